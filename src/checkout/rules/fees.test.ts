import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { line, method } from '../../../test/support/selling.ts'
import { planShipping, shippingOfOrder } from './fees.ts'

const OKINAWA = { prefecture: '沖縄県', chosen: null }
const TOKYO = { prefecture: '東京都', chosen: null }

const SIZES = [
  { name: '60', up_to: 10, fee: 800, prefecture_fees: [{ prefecture: '沖縄県', fee: 1500 }] },
  { name: '100', up_to: 30, fee: 1200, prefecture_fees: [] },
]

// R-SHIP-2
describe('the fee', () => {
  const table = method({ prefecture_fees: [{ prefecture: '沖縄県', fee: 1800 }], free_from: 5000 })

  test.for([
    ['東京都', 1000, 700],
    ['沖縄県', 1000, 1800],
    [null, 1000, 700],
    ['沖縄県', 4999, 1800],
    ['沖縄県', 5000, 0],
  ] as const)('to %s of goods for %i yen is %i', ([prefecture, total, fee]) => {
    expect(planShipping([line({ total })], [table], { prefecture, chosen: null }).fee).toBe(fee)
  })

  test('is one for all lines that go by a method', () => {
    expect(planShipping([line(), line({ item_id: 2, amount: 9 })], [table], TOKYO).fee).toBe(700)
  })

  test('is nothing where nothing is sent', () => {
    const plan = planShipping([line({ type: 'digital' }), line({ type: 'takeout' })], [table], TOKYO)
    expect(plan).toEqual({ parcels: [], fee: 0, unsendable: [] })
  })
})

// R-SHIP-3
describe('lines and methods', () => {
  const cool = method({ id: 2, name: 'クール便', fee: 1100, for_all_items: false })
  const frozen = line({ item_id: 2, bound: [{ method_id: 2, size: 1 }] })

  test('an item goes by what it is bound to, the others by what was chosen', () => {
    const plan = planShipping([line(), frozen], [method(), cool], TOKYO)
    expect(plan.parcels.map(({ name, lines, fee }) => [name, lines, fee])).toEqual([
      ['宅配便', [0], 700],
      ['クール便', [1], 1100],
    ])
    expect(plan.fee).toBe(1800)
  })

  test('one that is for bound items alone carries no others', () => {
    expect(planShipping([line()], [cool], TOKYO).unsendable).toEqual([0])
  })

  test('what no method carries is told, and what is off carries nothing', () => {
    const plan = planShipping([line(), frozen], [method(), { ...cool, active: false }], TOKYO)
    expect([plan.fee, plan.unsendable]).toEqual([700, [1]])
  })

  test('the chosen one comes first, and the shop’s order decides for the rest', () => {
    const express = method({ id: 3, name: '速達', fee: 2000 })
    const plan = planShipping([line()], [method(), express], { ...TOKYO, chosen: 3 })
    expect(plan.parcels.map(({ name }) => name)).toEqual(['速達'])
    expect(planShipping([line()], [method(), express], { ...TOKYO, chosen: 99 }).fee).toBe(700)
  })
})

// R-SHIP-4
describe('classes', () => {
  const sized = method({ classes: SIZES })
  const pieces = (amount: number, size: number) => [line({ amount, bound: [{ method_id: 1, size }] })]

  test.for([
    [1, 10, '東京都', 800, '宅配便（60）'],
    [1, 10, '沖縄県', 1500, '宅配便（60）'],
    [1, 11, '東京都', 1200, '宅配便（100）'],
    [3, 10, '東京都', 1200, '宅配便（100）'],
    [4, 10, '東京都', 2000, '宅配便（100、60）'],
    [7, 10, '東京都', 1200 * 2 + 800, '宅配便（100×2、60）'],
    [6, 10, '東京都', 2400, '宅配便（100×2）'],
  ] as const)('%i pieces of %i to %s cost %i', ([amount, size, prefecture, fee, name]) => {
    const plan = planShipping(pieces(amount, size), [sized], { prefecture, chosen: null })
    expect(plan.parcels.map(parcel => [parcel.fee, parcel.name])).toEqual([[fee, name]])
  })

  test('a piece that is larger than every box does not go', () => {
    expect(planShipping(pieces(1, 31), [sized], TOKYO).unsendable).toEqual([0])
  })

  test('an order takes 1,000 boxes of the largest at most', () => {
    expect(planShipping(pieces(1000, 30), [sized], TOKYO)).toMatchObject({ fee: 1_200_000, unsendable: [] })
    expect(planShipping(pieces(1001, 30), [sized], TOKYO).unsendable).toEqual([0])
  })

  test('are free from the amount, too', () => {
    expect(planShipping(pieces(9, 10), [{ ...sized, free_from: 0 }], OKINAWA).fee).toBe(0)
  })
})

// R-SHIP-5
describe('an order tells of it', () => {
  const cool = method({ id: 2, name: 'クール便', fee: 1100, for_all_items: false })
  const frozen = line({ bound: [{ method_id: 2, size: 1 }] })

  test('one method with one fee: in its delivery, and the fee stands alone', () => {
    expect(shippingOfOrder(2, planShipping([line(), line()], [method()], TOKYO))).toEqual({
      shipping_method: '宅配便',
      lines: [
        { shipping_method: null, shipping_fee: 0 },
        { shipping_method: null, shipping_fee: 0 },
      ],
      shipping_lines: [],
    })
  })

  test('several: at the lines, whose first carries the fee', () => {
    const lines = [frozen, line(), frozen, line({ type: 'digital' })]
    const told = shippingOfOrder(4, planShipping(lines, [method(), cool], TOKYO))
    expect(told).toEqual({
      shipping_method: null,
      lines: [
        { shipping_method: 'クール便', shipping_fee: 1100 },
        { shipping_method: '宅配便', shipping_fee: 700 },
        { shipping_method: 'クール便', shipping_fee: 0 },
        { shipping_method: null, shipping_fee: 0 },
      ],
      shipping_lines: [],
    })
  })

  test('classes: in shipping lines, and nowhere else', () => {
    const sized = method({ id: 2, name: 'クール便', classes: SIZES, for_all_items: false })
    const told = shippingOfOrder(2, planShipping([line(), frozen], [method(), sized], TOKYO))
    expect(told.shipping_lines).toEqual([
      { lines: [0], shipping_method: '宅配便', shipping_fee: 700 },
      { lines: [1], shipping_method: 'クール便（60）', shipping_fee: 800 },
    ])
    expect(told.lines.every(one => one.shipping_fee === 0 && one.shipping_method === null)).toBe(true)
  })

  test('the fees of any order sum up, no line goes twice, and none is below 0', () => {
    const anyLine = fc.record({
      type: fc.constantFrom('normal', 'digital', 'takeout', 'subscription', 'lottery'),
      amount: fc.integer({ min: 1, max: 1000 }),
      total: fc.integer({ min: 0, max: 10_000_000 }),
      bound: fc.option(
        fc.uniqueArray(
          fc.record({ method_id: fc.integer({ min: 1, max: 4 }), size: fc.integer({ min: 1, max: 40 }) }),
          {
            selector: one => one.method_id,
          },
        ),
        { nil: null },
      ),
    })
    const anyMethod = fc.record({
      fee: fc.nat({ max: 3000 }),
      free_from: fc.option(fc.nat({ max: 100_000 }), { nil: null }),
      classes: fc.constantFrom([], SIZES),
      for_all_items: fc.boolean(),
      active: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.array(anyMethod, { maxLength: 4 }),
        fc.constantFrom('東京都', '沖縄県', null),
        fc.integer({ min: 1, max: 5 }),
        (some, ways, prefecture, chosen) => {
          const lines = some.map(one => line(one as Parameters<typeof line>[0]))
          const methods = ways.map((one, index) => method({ ...one, id: index + 1, name: `m${index}` }))
          const plan = planShipping(lines, methods, { prefecture, chosen })
          const told = shippingOfOrder(lines.length, plan)
          const carried = [...told.lines, ...told.shipping_lines].map(one => one.shipping_fee)
          expect(plan.fee).toBeGreaterThanOrEqual(0)
          if (told.shipping_lines.length > 0 || plan.parcels.length > 1) {
            expect(carried.reduce((sum, fee) => sum + fee, 0)).toBe(plan.fee)
          }
          const places = [...plan.parcels.flatMap(parcel => parcel.lines), ...plan.unsendable]
          const sent = lines.flatMap(({ type }, index) =>
            type === 'digital' || type === 'takeout' ? [] : [index],
          )
          expect(places.toSorted((a, b) => a - b)).toEqual(sent)
        },
      ),
    )
  })
})
