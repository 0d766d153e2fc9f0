import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coupon, line } from '../../../test/support/selling.ts'
import { couponCode, judgeCoupon } from './coupons.ts'
import { quoteAmounts } from './quote-amounts.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const at = (subtotal: number, now = NOW) => ({ now, subtotal })

// R-COUPON-2
test.for([
  [' haru-10 ', 'HARU-10'],
  ['ｈａｒｕ＿１', 'HARU_1'],
  ['HARU', 'HARU'],
] as const)('%j is the code %j', ([typed, code]) => {
  expect(couponCode(typed)).toBe(code)
})

// R-COUPON-3
describe('a coupon takes off', () => {
  test.for([
    [{}, 1000, 100],
    [{}, 99, 99],
    [{}, 0, 0],
    [{ amount: null, percent: 15 }, 1099, 164],
    [{ amount: null, percent: 100 }, 1099, 1099],
    [{ amount: null, percent: 1 }, 99, 0],
  ] as const)('%j of %i yen: %i', ([over, subtotal, amount]) => {
    expect(judgeCoupon(coupon(over), at(subtotal)).discount).toEqual({ amount, note: '春の割引' })
  })

  test('never more than the goods come to, and the total is never below the fees', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
        fc.array(fc.nat({ max: 100_000_000 }), { maxLength: 5 }),
        (amount, percent, totals) => {
          const lines = totals.map(total => line({ total }))
          const subtotal = totals.reduce((sum, total) => sum + total, 0)
          const { discount } = judgeCoupon(coupon({ amount, percent }), at(subtotal))
          const amounts = quoteAmounts({ lines, shippingFee: 700, codFee: 330, coupon: discount })
          expect(amounts.coupon_discount.amount).toBeLessThanOrEqual(subtotal)
          expect(amounts.total).toBe(subtotal - amounts.coupon_discount.amount + 1030)
          expect(amounts.total).toBeGreaterThanOrEqual(1030)
          expect(Number.isInteger(amounts.total)).toBe(true)
        },
      ),
    )
  })
})

// R-COUPON-4
describe('a coupon is refused', () => {
  const second = (text: string) => new Date(text)
  test.for([
    ['unknown', undefined],
    ['unknown', coupon({ active: false })],
    ['not_yet', coupon({ starts_at: second('2026-11-20T03:00:01Z') })],
    [null, coupon({ starts_at: NOW })],
    ['ended', coupon({ ends_at: NOW })],
    [null, coupon({ ends_at: second('2026-11-20T03:00:01Z') })],
    ['used_up', coupon({ max_uses: 5, used: 5 })],
    [null, coupon({ max_uses: 5, used: 4 })],
    ['used_by_buyer', coupon({ max_uses_per_buyer: 1, used_by_buyer: 1 })],
    [null, coupon({ max_uses_per_buyer: 2, used_by_buyer: 1 })],
    ['below_minimum', coupon({ minimum: 1001 })],
    [null, coupon({ minimum: 1000 })],
    ['ended', coupon({ ends_at: NOW, max_uses: 1, used: 1, minimum: 9999 })],
  ] as const)('as %s: %j', ([code, one]) => {
    const verdict = judgeCoupon(one, at(1000))
    expect(verdict.refusal?.code ?? null).toBe(code)
    expect(verdict.discount === null).toBe(code !== null)
  })
})

// R-QUOTE-1
test('the amounts of a quote are those of an order without what buyers are not asked for', () => {
  const lines = [line({ total: 2000 }), line({ total: 500 })]
  expect(quoteAmounts({ lines, shippingFee: 700, codFee: 330, coupon: { amount: 250, note: '春' } })).toEqual(
    {
      subtotal: 2500,
      shipping_fee: 700,
      cod_fee: 330,
      total: 3280,
      coupon_discount: { amount: 250, note: '春', allocates_balance_log: false },
      coin_discount: { amount: 0, note: null },
      adjustment: { amount: 0 },
      service_charge: { collected_fee: 0, fee_type: 'service' },
      additional_charges: [],
    },
  )
  expect(quoteAmounts({ lines: [], shippingFee: 0, codFee: 0, coupon: null })).toMatchObject({
    total: 0,
    coupon_discount: { amount: 0, note: null },
  })
})
