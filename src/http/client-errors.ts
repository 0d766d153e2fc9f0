/** Requests that Node's parser refuses before they are any: answered as problems too, on the bare socket. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { closeLingering, dropRest } from './lingering-close.ts'
import { STATUS_CODES } from './node-http.ts'
import { Problem, problemDocument } from './problems.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { RequestIds } from './request-id.ts'

type ClientError = Error & { readonly code?: string }

/** What the server that answers keeps: where it logs, and how its requests are called. */
export interface AnsweringServer {
  readonly log: FastifyBaseLogger
  readonly idOf: RequestIds
  /** Undefined: nothing is limited. */
  rates(): RateLimiter | undefined
}

const malformed = (detail: string) => new Problem('request/malformed-request', detail)

const TWO_LENGTHS = malformed(
  'The body needs one length: Content-Length once, or Transfer-Encoding: chunked.',
)
const NO_CHUNK = malformed('The body is not in chunks as Transfer-Encoding: chunked has them.')
const BAD_HEADER = malformed('A header has a name or value with characters that are not allowed there.')

const REASONS: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: new Problem(
    'request/headers-too-large',
    'The request line and headers may have 16 KiB together.',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem('request/timeout', 'The request did not arrive completely in time.'),
  HPE_INVALID_METHOD: malformed('The request starts with no method that HTTP knows.'),
  HPE_INVALID_VERSION: malformed('The request line must end with HTTP/1.1 or HTTP/1.0, and with CR and LF.'),
  HPE_INVALID_URL: malformed('The request line needs a path without spaces, with other characters as %XX.'),
  HPE_INVALID_HEADER_TOKEN: BAD_HEADER,
  HPE_INVALID_CONTENT_LENGTH: malformed('Content-Length must be a whole number of bytes.'),
  HPE_UNEXPECTED_CONTENT_LENGTH: TWO_LENGTHS,
  HPE_INVALID_TRANSFER_ENCODING: malformed(
    'Transfer-Encoding must be chunked, without Content-Length beside it, or left out.',
  ),
  HPE_INVALID_CHUNK_SIZE: NO_CHUNK,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: malformed('The chunks of the body carry more than 16 KiB of extensions.'),
}
const MALFORMED = malformed('This is no HTTP/1.1 request.')

/**
 * Answers and closes the connection, unless the caller has closed it already. Answers to complete requests before it
 * go first.
 */
export function answerClientError(error: ClientError, socket: Socket, server: AnsweringServer): void {
  if (error.code === 'ECONNRESET') return void socket.destroy()
  if (socket.writableEnded || socket.destroyed) return
  const earlier = answerOnItsWay(socket)
  if (earlier?.req.complete) {
    dropRest(socket)
    earlier.once('close', () => answerClientError(error, socket, server))
    return
  }
  const problem = REASONS[error.code ?? ''] ?? MALFORMED
  const answer = () => {
    if (!earlier?.headersSent) sendOn(socket, problem, earlier?.req, server)
    closeLingering(socket)
  }
  const delay = server.rates()?.delayOf(undefined, { ip: socket.remoteAddress ?? '' }) ?? 0
  if (delay === 0) answer()
  else {
    dropRest(socket)
    setTimeout(answer, delay).unref()
  }
}

/** Node keeps it at the socket, and looks there itself before it answers on one. */
function answerOnItsWay(socket: Socket & { _httpMessage?: ServerResponse | null }): ServerResponse | null {
  return socket._httpMessage ?? null
}

/** Writes a problem on a connection that has no request for it. */
export function sendOn(
  socket: Socket,
  problem: Problem,
  request: IncomingMessage | undefined,
  { log, idOf }: AnsweringServer,
): void {
  const id = idOf(request)
  const body = JSON.stringify(problemDocument(problem, id))
  log.info({ reqId: id, status: problem.status, problem: problem.type }, 'refused before it was a request')
  if (socket.destroyed) return
  socket.write(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${id}`,
      ...Object.entries(problem.headers).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Tells a caller whose request came to a halt so, and closes the connection. */
export function answerTimeout(socket: Socket, server: AnsweringServer): void {
  answerClientError(Object.assign(new Error('halted'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket, server)
}
