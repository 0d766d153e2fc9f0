import { expect, test } from 'vitest'
import type { Coupon } from '../../api/types.ts'
import { couponBody, couponState, draftOfCoupon, NEW_COUPON } from './coupon-draft.ts'

const coupon: Coupon = {
  ...{ id: 3, used: 2, code: 'HARU', name: '春の割引', amount: null, percent: 10, minimum: 3000 },
  ...{ starts_at: '2027-03-01T00:00:00Z', ends_at: null, max_uses: 100, max_uses_per_buyer: 1, active: true },
}

test('what was not changed means what it meant', () => {
  const { id, used, ...body } = coupon
  expect(couponBody(draftOfCoupon(coupon))).toEqual({ ...body, starts_at: '2027-03-01T09:00:00+09:00' })
  const odd = { ...coupon, starts_at: '2027-03-01T00:00:59Z', amount: 300, percent: null }
  expect(couponBody(draftOfCoupon(odd))).toMatchObject({
    ...{ starts_at: '2027-03-01T09:00:59+09:00', amount: 300, percent: null },
  })
})

test('what is typed is read as buyers’ codes and people’s numbers are', () => {
  const typed = { ...NEW_COUPON, code: ' ｎａｔｓｕ-10 ', value: '１０', minimum: '5,000', maxUses: '' }
  expect(couponBody(typed)).toMatchObject({
    ...{ code: 'NATSU-10', percent: 10, amount: null, minimum: 5000, max_uses: null, max_uses_per_buyer: 1 },
  })
  expect(couponBody({ ...typed, kind: 'amount', value: '' })).toMatchObject({ amount: '', percent: null })
})

test.for([
  [{}, 'on'],
  [{ active: false, max_uses: 2 }, 'off'],
  [{ max_uses: 2 }, 'used_up'],
  [{ starts_at: '2027-04-02T00:00:00Z' }, 'not_yet'],
  [{ ends_at: '2027-04-01T00:00:00Z', max_uses: 2 }, 'ended'],
  [{ ends_at: '2027-04-01T00:00:01Z' }, 'on'],
] as const)('%j: %s', ([over, state]) => {
  expect(couponState({ ...coupon, ...over }, Date.parse('2027-04-01T00:00:00Z'))).toBe(state)
})
