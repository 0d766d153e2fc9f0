/** How long a checkout can be completed, and how long it is told of (R-CHECKOUT-10). Pure. */
import type { StoredCheckout } from './store.ts'

/** Hours after its last change for which a checkout can be completed. */
export const CHECKOUT_OPEN_HOURS = 24

/** Days for which one is still told of that was cancelled or has expired, and one that became an order. */
const CLOSED_KEPT_DAYS = 7
const COMPLETED_KEPT_DAYS = 30

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** When one that was changed then expires. */
export function expiresAt({ changed_at }: Pick<StoredCheckout, 'changed_at'>): Date {
  return new Date(changed_at.getTime() + CHECKOUT_OPEN_HOURS * HOUR_MS)
}

/** Whether one has expired: whose buyer is awaited, or whose payment is asked for, goes by that in place of it. */
export function isExpired(checkout: Pick<StoredCheckout, 'state' | 'changed_at'>, now: Date): boolean {
  return checkout.state === 'open' && now >= expiresAt(checkout)
}

/** The moment of a change, and until when the checkout is kept after it. */
export function changedNow(now: Date, isCompleted = false): { readonly now: Date; readonly keptUntil: Date } {
  const kept = isCompleted
    ? COMPLETED_KEPT_DAYS * DAY_MS
    : CLOSED_KEPT_DAYS * DAY_MS + CHECKOUT_OPEN_HOURS * HOUR_MS
  return { now, keptUntil: new Date(now.getTime() + kept) }
}
