/**
 * Requests that a caller sends ahead on one connection (pipelining) are taken up one by one. Node gives all that come in
 * 64 KiB to the application at once, 2,400 small ones, before anybody else has a turn.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests that may wait on a connection behind the one that is answered. */
export const MAX_AHEAD = 100

/** With so many waiting nothing more is read. */
const ENOUGH_AHEAD = 8

/**
 * Begins a request when those before it on its connection are answered, and lets others have a turn between two of them.
 * A connection with more than `MAX_AHEAD` waiting is closed, after `onExcess`.
 */
export function answerInTurn({ server }: FastifyInstance, onExcess: (socket: Socket) => void): void {
  const [handle] = server.listeners('request') as RequestListener[]
  if (handle === undefined) throw new Error('There is nobody to handle requests')
  const ahead = new WeakMap<Socket, number>()
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Node gives a response its connection when those before it are written.
    if (response.socket !== null) return handle(request, response)
    const { socket } = request
    if (socket.destroyed) return
    const count = (ahead.get(socket) ?? 0) + 1
    ahead.set(socket, count)
    if (count > MAX_AHEAD) {
      onExcess(socket)
      socket.destroy()
      return
    }
    if (count === ENOUGH_AHEAD) socket.pause()
    response.once('socket', () => {
      setImmediate(() => {
        const left = (ahead.get(socket) ?? 1) - 1
        ahead.set(socket, left)
        if (socket.destroyed) return
        if (left === 0) socket.resume()
        handle(request, response)
      })
    })
  })
}
