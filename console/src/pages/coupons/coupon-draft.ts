/** A coupon while somebody writes it, and how it stands. Pure. */
import type { Coupon } from '../../api/types.ts'
import { typedNumber, typedNumberOrNone } from '../../ui/typed-number.ts'

/** Where coupons are read and written. */
export const COUPONS_PATH = '/console/api/coupons'

/** What the fields hold. Times are those of Japan, as `datetime-local` has them. */
export interface CouponDraft {
  readonly code: string
  readonly name: string
  readonly kind: 'amount' | 'percent'
  readonly value: string
  readonly startsAt: string
  readonly endsAt: string
  readonly minimum: string
  readonly maxUses: string
  readonly maxUsesPerBuyer: string
  readonly active: boolean
}

/** What a new coupon begins as. */
export const NEW_COUPON: CouponDraft = {
  ...{ code: '', name: '', kind: 'percent', value: '', startsAt: '', endsAt: '', minimum: '0' },
  ...{ maxUses: '', maxUsesPerBuyer: '1', active: true },
}

/** The body of a call. */
export type CouponBody = Omit<Coupon, 'id' | 'used'>

const JAPAN_MS = 9 * 60 * 60 * 1000

/** The fields of a coupon that there is. */
export function draftOfCoupon(coupon: Coupon): CouponDraft {
  const { code, name, amount, percent, minimum, max_uses, max_uses_per_buyer, active } = coupon
  return {
    ...{ code, name, active, minimum: String(minimum) },
    kind: amount === null ? 'percent' : 'amount',
    value: String(amount ?? percent ?? ''),
    startsAt: localTime(coupon.starts_at),
    endsAt: localTime(coupon.ends_at),
    maxUses: String(max_uses ?? ''),
    maxUsesPerBuyer: String(max_uses_per_buyer ?? ''),
  }
}

/** Minutes are enough to show; a time that was set to the second by command is sent as it was unless it is touched. */
function localTime(time: string | null): string {
  if (time === null) return ''
  const text = new Date(Date.parse(time) + JAPAN_MS).toISOString()
  return text.slice(17, 19) === '00' ? text.slice(0, 16) : text.slice(0, 19)
}

/** What the server gets. A code is kept in capitals, whatever it is typed in. */
export function couponBody(draft: CouponDraft): CouponBody {
  const value = typedNumber(draft.value)
  return {
    code: draft.code.normalize('NFKC').trim().toUpperCase(),
    name: draft.name.trim(),
    amount: draft.kind === 'amount' ? value : null,
    percent: draft.kind === 'percent' ? value : null,
    starts_at: sentTime(draft.startsAt),
    ends_at: sentTime(draft.endsAt),
    minimum: typedNumber(draft.minimum),
    max_uses: typedNumberOrNone(draft.maxUses),
    max_uses_per_buyer: typedNumberOrNone(draft.maxUsesPerBuyer),
    active: draft.active,
  }
}

function sentTime(text: string): string | null {
  if (text === '') return null
  return `${text.length === 16 ? `${text}:00` : text}+09:00`
}

/** How a coupon stands; the first of these that fits. */
export type CouponState = 'off' | 'ended' | 'used_up' | 'not_yet' | 'on'

/** At a time, for a buyer who never used it. */
export function couponState(coupon: Coupon, now: number): CouponState {
  const { active, starts_at, ends_at, max_uses, used } = coupon
  if (!active) return 'off'
  if (ends_at !== null && now >= Date.parse(ends_at)) return 'ended'
  if (max_uses !== null && used >= max_uses) return 'used_up'
  return starts_at !== null && now < Date.parse(starts_at) ? 'not_yet' : 'on'
}
