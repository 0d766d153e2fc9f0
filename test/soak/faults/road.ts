/** A road to a service that can be had fail in the ways of networks and of what stands on them. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'

/** How it is just now. */
export type Manner = 'passes' | 'refuses' | 'says nothing' | 'is slow' | 'lies'

/** The road, on a port of this machine. */
export interface Road extends AsyncDisposable {
  readonly port: number
  become(manner: Manner): Promise<void>
}

/** Milliseconds by which each piece of an answer comes later on a slow one. */
const SLOW_MS = 300

/** Passes on what comes to `port`. A road that lies answers `lie` to whatever it is asked. */
export async function openRoad(target: { readonly port: number; readonly lie: string }): Promise<Road> {
  const sockets = new Set<Socket>()
  let manner: Manner = 'passes'
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  /** In order, each piece as the road is when it comes. What is held back by silence never comes. */
  const pass = (from: Socket, to: Socket, isAnswer: boolean) => {
    let last = Promise.resolve()
    const next = (work: () => void) => {
      last = last.then(async () => {
        if (manner === 'is slow' && isAnswer) await delay(SLOW_MS)
        if (manner !== 'says nothing') work()
      })
    }
    from.on('data', piece => next(() => to.write(piece))).on('end', () => next(() => to.end()))
    from.on('close', () => next(() => to.destroy()))
  }
  const server = createServer(incoming => {
    keep(incoming)
    if (manner === 'says nothing') return
    if (manner === 'lies') return void incoming.on('data', () => incoming.write(target.lie))
    const outgoing = connect(target.port, '127.0.0.1')
    keep(outgoing)
    pass(incoming, outgoing, false)
    pass(outgoing, incoming, true)
  })
  const port = await freePort()
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const close = () => new Promise(resolve => server.close(resolve))
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  await listen()
  return {
    port,
    become: async wanted => {
      const was = manner
      manner = wanted
      // A machine that has vanished and one that has become slow leave connections as they are.
      if (wanted !== 'says nothing' && wanted !== 'is slow' && was !== 'is slow') breakAll()
      if (wanted === 'refuses') await close()
      if (was === 'refuses') await listen()
    },
    async [Symbol.asyncDispose]() {
      breakAll()
      if (manner !== 'refuses') await close()
    },
  }
}
