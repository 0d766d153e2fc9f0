/** What a call is told whose key cannot be taken. */
import { Problem } from '../problems.ts'

/** While the first call with the key is under way (R-KEY-6). */
export function inUse(): Problem {
  return new Problem(
    'request/idempotency-key-in-use',
    'The first call with this Idempotency-Key is still under way. Send this one again in a moment, with the same key.',
    { headers: { 'retry-after': '1' } },
  )
}

/** Of another call with the key (R-KEY-5). */
export function reused(): Problem {
  return new Problem(
    'request/idempotency-key-reused',
    'This Idempotency-Key came with another body before. Send each call with a key of its own, and the same body again with the same key.',
  )
}

/** Where a shop has as many answers kept as it may (R-KEY-8). */
export function tooManyKept(): Problem {
  return new Problem(
    'request/rate-limited',
    'As many answers are kept for calls with an Idempotency-Key of this shop as may be, each for 24 hours. Send the call later, or without a key.',
    { headers: { 'retry-after': '60' } },
  )
}
