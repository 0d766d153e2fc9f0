/** What came of a call of an operation, and how it is answered. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { goOnWith } from '../lib/at-once.ts'
import { isLargeAnswer } from '../lib/large-answer.ts'
import { matchesEtag } from './conditional.ts'
import { changeTagged } from './precondition.ts'
import { type Tagged, WithTag } from './tagged.ts'

/** What came of it. */
export interface Outcome {
  readonly status: number
  readonly body: unknown
  /** The tag of what it was about, where that has one and it is known. */
  readonly etag: string | undefined
}

/** What matters here of a declaration. */
interface Declared<Params> {
  readonly tagged?: Tagged<Params>
  readonly success: { readonly status: number }
}

/** Handles a call, of what has a tag on the condition that it names. What a handler knows at once is answered at once. */
export function outcomeOf<Params>(
  { tagged, success }: Declared<Params>,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => unknown,
): Outcome | Promise<Outcome> {
  const told = (answer: unknown, etag?: string) => {
    // That of the success, unless the handler has set another.
    const status = reply.statusCode === 200 ? success.status : reply.statusCode
    return answer instanceof WithTag
      ? { status, body: answer.body, etag: answer.etag }
      : { status, body: answer, etag }
  }
  if (tagged === undefined) return goOnWith(handle(), answer => told(answer))
  return changeTagged(tagged, request, handle).then(({ answer, etag }) => told(answer, etag))
}

/** Answers it; 304 where a GET is asked for what has changed only and it is as the caller knows it (R-HTTP-12). */
export function sendOutcome(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { status, body, etag }: Outcome,
): FastifyReply {
  reply.status(status)
  if (etag !== undefined) {
    reply.header('etag', etag)
    const asks = method === 'GET' || method === 'HEAD'
    if (asks && matchesEtag(headers['if-none-match'], etag)) return reply.status(304).send()
  }
  const isLarge = isLargeAnswer(body)
  if (isLarge) reply.header('content-length', body.bytes)
  // Whose answer is a file has said so.
  if ((isLarge || Buffer.isBuffer(body)) && !reply.hasHeader('content-type'))
    reply.header('content-type', 'application/json; charset=utf-8')
  return reply.send(body)
}
