/** Coupons between their rows and what is sent and shown, where times are texts. Pure. */
import { readDateTime, writeDateTime } from '../lib/date-time.ts'
import { pick } from '../lib/members.ts'
import type { CouponColumns } from './coupon-store.ts'
import type { CouponSettings } from './schemas.ts'

/** What is kept of what was sent; its schema has checked the times. */
export function couponColumns(settings: CouponSettings): CouponColumns {
  const { starts_at, ends_at } = settings
  return { ...settings, starts_at: timeOf(starts_at), ends_at: timeOf(ends_at) }
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : (readDateTime(text) ?? null)
}

/** What can be set of a coupon, as it is shown. */
export function couponSettings(columns: CouponColumns): CouponSettings {
  return {
    ...pick(columns, ['code', 'name', 'amount', 'percent']),
    starts_at: columns.starts_at && writeDateTime(columns.starts_at),
    ends_at: columns.ends_at && writeDateTime(columns.ends_at),
    ...pick(columns, ['minimum', 'max_uses', 'max_uses_per_buyer', 'active']),
  }
}
