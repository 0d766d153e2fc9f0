/** What happens to bodies that are refused, and to callers that ask first whether to send theirs. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { cutInTime, discard, lingerOnClose } from './lingering-close.ts'

/**
 * Lets every answer arrive that is given before the body was read, whoever gives it: what is left of the body is read
 * and dropped, within the same bounds, `mostMs` among them, on a connection that stays open as on one that ends.
 */
export function discardUnreadBodies(app: FastifyInstance, mostMs: number): void {
  lingerOnClose(app, { wait: (ip, bytes) => app.rates?.waitToDiscard(ip, bytes) ?? 0, mostMs })
  app.addHook('onSend', ({ raw }, _reply, _payload, done) => {
    if (raw.complete === false && hasBody(raw)) discardBody(raw)
    done()
  })
}

/** Node calls a request complete a moment after it was begun, even where no body comes. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function discardBody(request: IncomingMessage): void {
  const { socket } = request
  discard(request, socket)
  request.once('end', cutInTime(socket)).on('error', () => {})
  request.resume()
}

/**
 * Callers that wait (`Expect: 100-continue`, as curl does from 1 MiB) are told to go on only after the route, the token
 * and the headers were checked, not by Node at once: what is refused then costs no transfer.
 */
export function continueAfterChecks(app: FastifyInstance): void {
  const waiting = new WeakSet<IncomingMessage>()
  app.server.on('checkContinue', (request, response) => {
    waiting.add(request)
    app.server.emit('request', request, response)
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (waiting.has(request.raw)) reply.raw.writeContinue()
    done(null, payload)
  })
}
