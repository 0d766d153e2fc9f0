/** Answers of calls with a key in the form in which they are kept. */
import type { Outcome } from '../outcome.ts'
import { type Problem, problemDocument } from '../problems.ts'
import type { KeptAnswer } from './key-store.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** What an operation answers, as it is kept. */
export function successOf({ status, body, ...told }: Outcome): KeptAnswer {
  const etag = told.etag ?? null
  if (body === undefined) return { status, contentType: null, body: Buffer.alloc(0), sealed: false, etag }
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  return { status, contentType: JSON_TYPE, body: bytes, sealed: false, etag }
}

/** A refusal as it is kept. */
export function problemAnswer(problem: Problem, requestId: string): KeptAnswer {
  const body = Buffer.from(JSON.stringify(problemDocument(problem, requestId)))
  const { status, headers } = problem
  return { status, contentType: 'application/problem+json', body, sealed: false, etag: headers.etag ?? null }
}

/** A success with these bytes of JSON, or with none, as it is kept. */
export function successAnswer(status: number, body: Buffer, etag: string | null): KeptAnswer {
  return { status, contentType: body.length === 0 ? null : JSON_TYPE, body, sealed: false, etag }
}
