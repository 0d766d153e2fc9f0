/** What happens to bodies that are refused, and to callers that ask first whether to send theirs. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A caller gets to read the answer once it has sent so much more, or tried for so long; most see it much sooner. */
const MAX_DISCARDED = 64 * 1024 * 1024
const MAX_DISCARDING_MS = 30_000

/**
 * Reads and drops what still comes of a body. To close the connection instead would make the caller's machine throw
 * the answer away with it (RFC 9112, 9.6). Who goes on for too long is cut off.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  let left = MAX_DISCARDED
  // Of an answered request Node does not tell that its connection was closed, so the timer may outlive it.
  const timer = setTimeout(() => request.destroy(), MAX_DISCARDING_MS).unref()
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  request.once('end', () => clearTimeout(timer))
  request.on('error', () => {})
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
