/** Requests that Node's parser refuses before they are any: answered as problems too, on the bare socket. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Problem, problemDocument } from './problems.ts'
import { newRequestId } from './request-id.ts'

const REASONS: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: new Problem(
    'request/headers-too-large',
    'The request line and headers may have 16 KiB together.',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem('request/timeout', 'The request did not arrive completely in time.'),
}
const MALFORMED = new Problem('request/malformed-request', 'This is no HTTP/1.1 request.')

/** Answers and closes the connection, unless the caller has closed it already. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = REASONS[error.code ?? ''] ?? MALFORMED
  const id = newRequestId()
  const body = JSON.stringify(problemDocument(problem, id))
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${id}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
