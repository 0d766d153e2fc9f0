/** What a coupon takes off, or why it does not (R-COUPON-2 to R-COUPON-4). Pure. */
import { writeDateTime } from '../../lib/date-time.ts'
import type { CouponColumns } from '../../selling/coupon-store.ts'
import type { Refusal } from './quote-line.ts'

/** Why a coupon is refused. */
type CouponFault = 'unknown' | 'not_yet' | 'ended' | 'used_up' | 'below_minimum' | 'used_by_buyer'

/** A coupon with how often it was used: by all, and by this buyer. */
export interface JudgedCoupon extends CouponColumns {
  readonly used: number
  readonly used_by_buyer: number
}

/** `amounts.coupon_discount` of the order, or the refusal. */
export type CouponVerdict =
  | { readonly discount: { readonly amount: number; readonly note: string }; readonly refusal: null }
  | { readonly discount: null; readonly refusal: Refusal<CouponFault> }

/** A code as it is kept, from what a buyer types: full-width letters, small ones and spaces around do not matter. */
export function couponCode(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase()
}

/**
 * Judges a coupon at a time, for goods that come to `subtotal`. Undefined stands for a code that the shop has not, and one
 * that is off counts as that. The first thing that speaks against it is told.
 */
export function judgeCoupon(
  coupon: JudgedCoupon | undefined,
  { now, subtotal }: { readonly now: Date; readonly subtotal: number },
): CouponVerdict {
  const refusal = refusalOf(coupon, now, subtotal)
  if (coupon === undefined || refusal !== null) {
    return { discount: null, refusal: refusal ?? UNKNOWN }
  }
  const off = coupon.percent === null ? (coupon.amount ?? 0) : percentOf(subtotal, coupon.percent)
  return { discount: { amount: Math.min(off, subtotal), note: coupon.name }, refusal: null }
}

const UNKNOWN: Refusal<CouponFault> = { code: 'unknown', detail: 'is no coupon of this shop' }

function refusalOf(
  coupon: JudgedCoupon | undefined,
  now: Date,
  subtotal: number,
): Refusal<CouponFault> | null {
  if (coupon === undefined || !coupon.active) return UNKNOWN
  const { starts_at, ends_at, max_uses, max_uses_per_buyer, minimum } = coupon
  if (starts_at !== null && now < starts_at) {
    return { code: 'not_yet', detail: `can be used from ${writeDateTime(starts_at)}` }
  }
  if (ends_at !== null && now >= ends_at) {
    return { code: 'ended', detail: `could be used until ${writeDateTime(ends_at)}` }
  }
  if (max_uses !== null && coupon.used >= max_uses) {
    return { code: 'used_up', detail: 'was used as often as it can be' }
  }
  if (max_uses_per_buyer !== null && coupon.used_by_buyer >= max_uses_per_buyer) {
    return { code: 'used_by_buyer', detail: 'was used with this mail address as often as it can be' }
  }
  if (subtotal < minimum) return { code: 'below_minimum', detail: `wants goods of ${minimum} yen or more` }
  return null
}

/** Rounded down. */
function percentOf(yen: number, percent: number): number {
  return Math.floor((yen * percent) / 100)
}
