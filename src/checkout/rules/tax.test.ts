import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareByWeight } from './share.ts'
import { lineTax, type TaxedAmounts, taxByRate } from './tax.ts'

const NONE: TaxedAmounts = {
  ...{ shipping_fee: 0, cod_fee: 0, adjustment: { amount: 0 }, additional_charges: [] },
  coupon_discount: { amount: 0, note: null, allocates_balance_log: false },
  coin_discount: { amount: 0, note: null },
}

const goods = (total: number, rate = 10) => ({ total, consumption_tax_rate: rate })

const off = (amount: number): TaxedAmounts => ({
  ...NONE,
  coupon_discount: { ...NONE.coupon_discount, amount },
})

// R-TAX-1
test.for([
  [105, 'standard', 9],
  [105, 'reduced', 7],
  [1100, 'standard', 100],
  [108, 'reduced', 8],
  [0, 'standard', 0],
] as const)('the tax in a line of %i yen, %s, is %i', ([total, type, tax]) => {
  expect(lineTax(total, type)).toBe(tax)
})

// R-TAX-2
describe('the tax of an invoice', () => {
  test('is rounded once a rate: three lines of 105 yen have 28, though each shows 9', () => {
    expect(taxByRate([goods(105), goods(105), goods(105)], NONE)).toEqual([{ rate: 10, total: 315, tax: 28 }])
  })

  test('is told for each rate, the highest first, and fees are of the standard rate', () => {
    const amounts = { ...NONE, shipping_fee: 700, cod_fee: 330 }
    expect(taxByRate([goods(1080, 8), goods(105), goods(105)], amounts)).toEqual([
      { rate: 10, total: 1240, tax: 112 },
      { rate: 8, total: 1080, tax: 80 },
    ])
  })

  test('fees make a standard rate where all goods are reduced', () => {
    expect(taxByRate([goods(1080, 8)], { ...NONE, shipping_fee: 110 })).toEqual([
      { rate: 10, total: 110, tax: 10 },
      { rate: 8, total: 1080, tax: 80 },
    ])
    expect(taxByRate([goods(1080, 8)], NONE)).toEqual([{ rate: 8, total: 1080, tax: 80 }])
  })

  test('a rate that was taken off wholly is told with 0', () => {
    expect(taxByRate([goods(500), goods(0, 8)], off(500))).toEqual([
      { rate: 10, total: 0, tax: 0 },
      { rate: 8, total: 0, tax: 0 },
    ])
  })
})

// R-TAX-3
describe('discounts', () => {
  test('are shared among the goods by what each comes to', () => {
    expect(taxByRate([goods(2000), goods(1000, 8)], { ...off(300), shipping_fee: 500 })).toEqual([
      { rate: 10, total: 2300, tax: 209 },
      { rate: 8, total: 900, tax: 66 },
    ])
  })

  test('the yen that is left goes to the largest remainder, of equal ones to the first', () => {
    expect(shareByWeight(1, [1, 1, 1])).toEqual([1, 0, 0])
    expect(shareByWeight(2, [1, 2, 2])).toEqual([0, 1, 1])
    expect(shareByWeight(0, [])).toEqual([])
    expect(shareByWeight(5, [0, 0])).toEqual([0, 0])
  })

  test('parts are exact, none below 0 and none above its weight, at any amount', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
        const sum = each.reduce((total, weight) => total + weight, 0)
        const amount = Math.floor(sum * share)
        const parts = shareByWeight(amount, each)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(amount)
        expect(parts.every((part, index) => part >= 0 && part <= (each[index] ?? 0))).toBe(true)
      }),
    )
  })

  test('an adjustment in the buyer’s favour is a discount, one in the shop’s a charge', () => {
    const lessened = { ...NONE, shipping_fee: 500, adjustment: { amount: -1200 } }
    expect(taxByRate([goods(1000, 8)], lessened)).toEqual([
      { rate: 10, total: 300, tax: 27 },
      { rate: 8, total: 0, tax: 0 },
    ])
    expect(taxByRate([goods(1000, 8)], { ...NONE, adjustment: { amount: 110 } })).toEqual([
      { rate: 10, total: 110, tax: 10 },
      { rate: 8, total: 1000, tax: 74 },
    ])
  })
})

// R-TAX-4
test('what is paid at the rates sums up to the total of any order', () => {
  const yen = fc.nat({ max: 10_000_000 })
  fc.assert(
    fc.property(
      fc.array(fc.record({ total: yen, consumption_tax_rate: fc.constantFrom(10, 8) }), {
        minLength: 1,
        maxLength: 20,
      }),
      fc.record({
        shipping: yen,
        cod: yen,
        charge: fc.integer({ min: -1000, max: 1000 }),
        share: fc.nat({ max: 100 }),
      }),
      (lines, { shipping, cod, charge, share }) => {
        const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
        const discount = Math.floor((subtotal * share) / 100)
        const amounts: TaxedAmounts = {
          ...off(discount),
          ...{ shipping_fee: shipping, cod_fee: cod },
          additional_charges: [{ name: null, collected_fee: charge }],
        }
        const total = subtotal - discount + shipping + cod + charge
        fc.pre(total >= 0)
        const rates = taxByRate(lines, amounts)
        expect(rates.reduce((sum, rate) => sum + rate.total, 0)).toBe(total)
        for (const { rate, total: paid, tax } of rates) {
          expect(paid).toBeGreaterThanOrEqual(0)
          expect(tax).toBe(Math.floor((paid * rate) / (100 + rate)))
        }
      },
    ),
  )
})
