import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeOrder } from '../../../../test/support/orders/build.ts'
import { MAX_YEN } from '../limits.ts'
import { amountsOf, carriedFees, itemCount, lineTotals } from './amounts.ts'
import { taxOf } from './tax.ts'

// R-ORDER-5
describe('the tax in a total', () => {
  test.each([
    [1100, 10, 100],
    [1099, 10, 99],
    [108, 8, 8],
    [107, 8, 7],
    [1, 10, 0],
    [0, 10, 0],
    [1000, 0, 0],
    [MAX_YEN, 10, 90_909_090_909],
  ])('of %i yen at %i percent is %i', (total, rate, tax) => {
    expect(taxOf(total, rate)).toBe(tax)
  })

  test('is exact for every total that an order can have', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_YEN }), fc.integer({ min: 0, max: 100 }), (total, rate) => {
        expect(taxOf(total, rate)).toBe(Number((BigInt(total) * BigInt(rate)) / BigInt(100 + rate)))
      }),
    )
  })
})

// R-ORDER-5
test('options cost as many times as there are pieces', () => {
  const line = { price: 1000, amount: 3, consumption_tax_rate: 8, options: [{ price: 50 }, { price: 7 }] }
  expect(lineTotals(line)).toEqual({
    item_total: 3000,
    option_total: 171,
    total: 3171,
    consumption_total_tax: 234,
  })
})

// R-ORDER-6
test('the total has every part of the amounts, with its sign', () => {
  const { amounts } = makeOrder().detail
  const lines = [
    { status: 'ordered', total: 3000 },
    { status: 'dispatched', total: 400 },
    { status: 'cancelled', total: 9999 },
  ] as const
  expect(
    amountsOf(lines, {
      ...amounts,
      shipping_fee: 500,
      cod_fee: 330,
      coupon_discount: { ...amounts.coupon_discount, amount: 100 },
      coin_discount: { amount: 20, note: null },
      adjustment: { amount: -3 },
      service_charge: { collected_fee: 77, fee_type: 'service' },
      additional_charges: [
        { name: 'x', collected_fee: 1000 },
        { name: null, collected_fee: null },
      ],
    }),
  ).toMatchObject({ subtotal: 3400, total: 3400 + 500 + 330 - 100 - 20 - 3 + 1000 })
})

test('pieces and fees count while a line is not cancelled', () => {
  const { lines } = makeOrder({
    lines: [
      { amount: 2, shipping_fee: 10 },
      { amount: 3, shipping_fee: 100, status: 'dispatched' },
      { amount: 5, shipping_fee: 1000, status: 'cancelled' },
    ],
  }).detail
  expect(itemCount(lines)).toBe(5)
  expect(carriedFees(lines, [])).toBe(110)
  const sized = [
    { order_line_ids: [301, 303], shipping_method: null, shipping_fee: 700 },
    { order_line_ids: [303], shipping_method: null, shipping_fee: 7000 },
  ]
  expect(carriedFees(lines, sized)).toBe(810)
})
