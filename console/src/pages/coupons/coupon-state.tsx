/** How a coupon stands, as a badge. */
import type { ReactNode } from 'react'
import type { Coupon } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import { type CouponState, couponState } from './coupon-draft.ts'
import { COUPON_WORDS } from './coupon-words.ts'

const TONES: Readonly<Record<CouponState, Tone>> = {
  ...{ off: 'neutral', ended: 'neutral', used_up: 'warning', not_yet: 'info', on: 'ok' },
}

/** As of now. */
export function CouponBadge({ coupon }: { readonly coupon: Coupon }): ReactNode {
  const words = useWords(COUPON_WORDS)
  const state = couponState(coupon, Date.now())
  return <StatusBadge tone={TONES[state]}>{words.states[state]}</StatusBadge>
}
