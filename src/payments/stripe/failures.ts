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
  const { code, decline_code } = error
  if (!isRefusal(error)) return undefined
  return { result: 'declined', reason: refusalOf(decline_code ?? code ?? 'refused') }
}

/** Whether Stripe has refused what was asked, and would again. */
export function isRefusal(error: unknown): boolean {
  // The same key with something else in it: what was done is what was asked for first.
  if (!isStripeError(error) || error.type === 'StripeIdempotencyError') return false
  return error.type === 'StripeCardError' || error.statusCode === 400 || error.statusCode === 404
}

/** Whether Stripe has answered that what was to be done failed there: it says so of its key for a day. */
export function isFailure(error: unknown): boolean {
  return isStripeError(error) && hasFailedAtStripe(error)
}

/** Whether Stripe does not let the program's key see something. */
export function isForbidden(error: unknown): boolean {
  return isStripeError(error) && SET_UP_WRONG.includes(error.type)
}

/** What is looked for; undefined where Stripe has no such object, as where it is one of another account, or of keys for tests. */
export async function ifThere<T>(look: Promise<T>): Promise<T | undefined> {
  try {
    return await look
  } catch (error) {
    const isMissing = isStripeError(error) && (error.statusCode === 404 || error.code === 'resource_missing')
    if (isMissing) return undefined
    throw error
  }
}

/** By its members: the class is known only where the library is loaded. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}
