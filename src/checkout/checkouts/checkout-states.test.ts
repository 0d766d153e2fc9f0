/** How far a checkout is, and until when. */
import { describe, expect, test } from 'vitest'
import { changedNow, expiresAt, isExpired } from './lifetime.ts'
import { statusOf } from './show-checkout.ts'
import type { CheckoutState } from './store.ts'

const CHANGED = new Date('2026-11-20T01:02:03Z')
const later = (ms: number) => new Date(CHANGED.getTime() + ms)
const DAY = 86_400_000

const at = (state: CheckoutState, orderable_until: Date | null = null) => ({
  state,
  changed_at: CHANGED,
  orderable_until,
})

// R-CHECKOUT-5, R-CHECKOUT-8
describe('what is seen of a state', () => {
  test.for<[CheckoutState, ready: string, open: string, aDayLater: string]>([
    ['open', 'ready', 'open', 'expired'],
    // Nobody who looks need know that somebody orders in this moment.
    ['completing', 'ready', 'ready', 'ready'],
    ['awaiting_buyer', 'awaiting_buyer', 'awaiting_buyer', 'awaiting_buyer'],
    ['completed', 'completed', 'completed', 'completed'],
    ['cancelled', 'cancelled', 'cancelled', 'cancelled'],
  ])('%s', ([state, ready, open, aDayLater]) => {
    expect(statusOf(at(state), true, CHANGED)).toBe(ready)
    expect(statusOf(at(state), false, CHANGED)).toBe(open)
    expect(statusOf(at(state), true, later(DAY))).toBe(aDayLater)
  })
})

// R-CHECKOUT-10
describe('its time', () => {
  test('is a day from the last change', () => {
    expect(expiresAt(at('open'))).toEqual(later(DAY))
    expect(isExpired(at('open'), later(DAY - 1))).toBe(false)
    expect(isExpired(at('open'), later(DAY))).toBe(true)
    expect(isExpired(at('awaiting_buyer'), later(DAY))).toBe(false)
  })

  // R-LOTTERY-6
  test('of a winner is over with the time to order', () => {
    expect(expiresAt(at('open', later(DAY / 2)))).toEqual(later(DAY / 2))
    expect(isExpired(at('open', later(DAY / 2)), later(DAY / 2))).toBe(true)
    expect(expiresAt(at('open', later(2 * DAY)))).toEqual(later(DAY))
  })

  test('is over a week after that, or thirty days after the order', () => {
    expect(changedNow(CHANGED)).toEqual({ now: CHANGED, keptUntil: later(8 * DAY) })
    expect(changedNow(CHANGED, true).keptUntil).toEqual(later(30 * DAY))
  })
})
