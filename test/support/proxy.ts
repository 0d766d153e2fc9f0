/** A road to the tests' PostgreSQL that can be closed and opened again: what a network or a stopped server does. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** The road. */
export interface TcpProxy {
  readonly port: number
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>
  /** Takes connections as ever, and passes nothing on any more: what a machine that has vanished does. */
  silence(): void
  /** Takes connections again, at the same port, and passes on what comes by new ones. */
  mend(): Promise<void>
}

/** Listens on a free port of this machine and passes everything on. */
export async function startProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let silent = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer(incoming => {
    if (silent) return keep(incoming)
    const outgoing = target.host.startsWith('/')
      ? connect(join(target.host, `.s.PGSQL.${target.port}`))
      : connect(target.port, target.host)
    keep(incoming)
    keep(outgoing)
    incoming.pipe(outgoing).pipe(incoming)
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
  })
  const port = await freePort()
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen()
  return {
    port,
    cut: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    silence: () => {
      silent = true
      for (const socket of sockets) socket.unpipe()
    },
    mend: async () => {
      if (!silent) return listen()
      silent = false
      for (const socket of sockets) socket.destroy()
    },
  }
}
