/** What an error of Stripe's library says of an operation. */
import type { Stripe } from '#stripe'
import type { Outcome } from '../gateway.ts'
import { hasFailedAtStripe } from './calls.ts'
import { refusalOf } from './refusals.ts'

/** Mistakes in how the program is set up, of which the operation knows nothing. */
const SET_UP_WRONG: readonly (string | undefined)[] = ['StripeAuthenticationError', 'StripePermissionError']

/**
 * How it has ended; undefined where that is open: no answer, trouble at Stripe, the same key at work just now, a wrong key of ours, or
 * too many calls where it was asked for before (`isNew` is false).
 */
export function outcomeOfError(error: unknown, isNew: boolean): Outcome | undefined {
  if (!isStripeError(error) || SET_UP_WRONG.includes(error.type)) return undefined
  if (error.type === 'StripeRateLimitError' || error.statusCode === 429) {
    return isNew ? { result: 'maintenance' } : undefined
  }
  const { code, decline_code, statusCode } = error
  const isRefused = error.type === 'StripeCardError' || statusCode === 400 || statusCode === 404
  // The same key with something else in it: what was done is what was asked for first.
  if (!isRefused || error.type === 'StripeIdempotencyError') return undefined
  return { result: 'declined', reason: refusalOf(decline_code ?? code ?? 'refused') }
}

/** Whether Stripe has answered that what was to be done failed there: it says so of its key for a day. */
export function isFailure(error: unknown): boolean {
  return isStripeError(error) && hasFailedAtStripe(error)
}

/** Whether Stripe does not let the program's key see something. */
export function isForbidden(error: unknown): boolean {
  return isStripeError(error) && SET_UP_WRONG.includes(error.type)
}

/** By its members: the class is known only where the library is loaded. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}
