/**
 * Where callers come in when several processes serve on one port. The overseer accepts every connection and passes it on, so
 * that a process can leave without one that the system has accepted for it being lost, as it would with SO_REUSEPORT, and
 * so that all get as many: of 80 that came to one socket which three processes accepted from, one had 47 and another 14 (docs/decisions/022-growth.md).
 */
import { createServer, type Server, type Socket } from 'node:net'
import type { Config } from '../config.ts'
import { explainPort } from '../lib/port.ts'

/** Milliseconds that a connection is held for a process that is yet to come. */
const HELD_MS = 10_000

/** The port, taken. */
export interface Door extends Disposable {
  readonly port: number
  /** Whom connections are given to. Answers whether it was taken; what was not is held, and given again by `giveAgain`. */
  open(give: (socket: Socket) => boolean): void
  /** Gives these, and what is held, to whoever takes them now. */
  giveAgain(unserved: readonly Socket[]): void
}

/** Takes the port, as root where that is wanted. `named` starts the sentence that says why it cannot. */
export async function openDoor({ host, port, connectionLimits }: Config, named: string): Promise<Door> {
  let give: (socket: Socket) => boolean = () => false
  const held = new Set<Socket>()
  function take(socket: Socket): void {
    if (socket.destroyed || give(socket)) return
    if (held.size >= connectionLimits.most) return void socket.destroy()
    held.add(socket)
    const timer = setTimeout(() => socket.destroy(), HELD_MS)
    socket.once('close', () => {
      clearTimeout(timer)
      held.delete(socket)
    })
  }

  const server: Server = createServer(
    { pauseOnConnect: true, allowHalfOpen: true, noDelay: true },
    socket => {
      socket.on('error', () => {})
      take(socket)
    },
  )
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  await listening.catch(async (error: unknown) => {
    throw await explainPort(error, { host, port }, named)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    open: taker => {
      give = taker
    },
    giveAgain: unserved => {
      for (const socket of unserved) take(socket)
      for (const socket of held) {
        if (give(socket)) held.delete(socket)
      }
    },
    [Symbol.dispose]: () => {
      server.close()
      for (const socket of held) socket.destroy()
    },
  }
}
