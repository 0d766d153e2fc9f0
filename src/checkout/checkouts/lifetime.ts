/** How long a checkout can be completed, and how long it is told of (R-CHECKOUT-10). Pure. */
import type { StoredCheckout } from './store.ts'

/** Hours after its last change for which a checkout can be completed. */
export const CHECKOUT_OPEN_HOURS = 24

/** Days for which one is still told of that was cancelled or has expired, and one that became an order. */
const CLOSED_KEPT_DAYS = 7
const COMPLETED_KEPT_DAYS = 30

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** What it depends on how long one lasts. */
export type Lasting = Pick<StoredCheckout, 'state' | 'changed_at' | 'orderable_until'>

/** When one expires that is left as it is: a winner's with the time to order at the latest (R-LOTTERY-6). */
export function expiresAt({ changed_at, orderable_until }: Omit<Lasting, 'state'>): Date {
  const unchanged = new Date(changed_at.getTime() + CHECKOUT_OPEN_HOURS * HOUR_MS)
  return orderable_until !== null && orderable_until < unchanged ? orderable_until : unchanged
}

/** Whether one has expired: whose buyer is awaited, or whose payment is asked for, goes by that in place of it. */
export function isExpired(checkout: Lasting, now: Date): boolean {
  return checkout.state === 'open' && now >= expiresAt(checkout)
}

/** The moment of a change, and until when the checkout is kept after it. */
export function changedNow(now: Date, isCompleted = false): { readonly now: Date; readonly keptUntil: Date } {
  const kept = isCompleted
    ? COMPLETED_KEPT_DAYS * DAY_MS
    : CLOSED_KEPT_DAYS * DAY_MS + CHECKOUT_OPEN_HOURS * HOUR_MS
  return { now, keptUntil: new Date(now.getTime() + kept) }
}
