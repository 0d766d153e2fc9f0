/** How long a cart stays (R-CART-6). Pure. */

/** Days without use after which a cart is gone. */
export const CART_KEPT_DAYS = 30

const HOUR_MS = 60 * 60 * 1000

/** A use is noted once in this time: looking into a cart is mostly no write. */
const NOTED_EVERY_MS = HOUR_MS

/** Carts that were noted as used before this are gone. The hour may have been used without a note. */
export function usedSince(now: Date): Date {
  return new Date(now.getTime() - CART_KEPT_DAYS * 24 * HOUR_MS - NOTED_EVERY_MS)
}

/** Whether a use now is to be noted. */
export function isToNote(usedAt: Date, now: Date): boolean {
  return now.getTime() - usedAt.getTime() >= NOTED_EVERY_MS
}
