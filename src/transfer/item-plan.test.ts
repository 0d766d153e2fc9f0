import { describe, expect, test } from 'vitest'
import {
  categoryOf,
  formOf,
  itemOf,
  SUBSCRIPTION,
  selectOf,
  summaryOf,
  variationOf,
} from '../../test/integration/transfer/support/documents.ts'
import type { Loose } from '../../test/integration/transfer/support/shops.ts'
import { planItem, samePlan, samePlanButForIds } from './item-plan.ts'
import type { ItemDocument } from './schemas.ts'

function planOf(data: Loose, state?: Loose) {
  return planItem(itemOf(data, state) as unknown as ItemDocument)
}

describe('a plan', () => {
  test('has its times in UTC', () => {
    expect(planOf({ created_at: '2026-01-01T00:00:00.9+09:00' }).columns.created_at).toBe(
      '2025-12-31T15:00:00Z',
    )
  })

  test('has its sale, or none', () => {
    const sale = { price: 900, starts_at: '2026-07-01T00:00:00+09:00', ends_at: null, begun: false }
    expect(planOf({}, { sale }).sale).toEqual({ ...sale, starts_at: '2026-06-30T15:00:00Z' })
    expect([planOf({}).sale, planOf({}, { sale: null }).sale]).toEqual([null, null])
    expect(samePlanButForIds(planOf({}, { sale }), planOf({}))).toBe(false)
  })

  test('keeps the own stock aside where there are variations', () => {
    expect(planOf({ stock: 5 }).columns).toMatchObject({ own_stock: 5, variation_count: 0 })
    const variations = [variationOf(1, { stock: 5 })]
    expect(planOf({ stock: 5, variations }).columns).toMatchObject({ own_stock: 0, variation_count: 1 })
    expect(planOf({ stock: 5, variations }, { own_stock: 7 }).columns.own_stock).toBe(7)
  })

  // R-DOCUMENT-4
  test('ends a sale that is over without a period at the last change', () => {
    expect(planOf({ sales_status: 'item_end_of_sale' }).columns).toMatchObject({
      sales_start_at: null,
      sales_end_at: '2026-02-03T04:05:06Z',
    })
    expect(planOf({}).columns.sales_end_at).toBeNull()
  })

  test('takes a repeat price equal to the price for one that was never given', () => {
    const repeatPrice = (repeat_price: number | null) =>
      planOf({ type: 'subscription', subscription: { ...SUBSCRIPTION, repeat_price } }).columns.repeat_price
    expect([repeatPrice(1000), repeatPrice(900), repeatPrice(null)]).toEqual([null, 900, null])
  })

  // R-DOCUMENT-2
  test('has a repeat price that was given though it equals the price', () => {
    const sale = { price: 900, starts_at: null, ends_at: null, begun: false }
    const repeatPrice = (data: Loose, state?: Loose) =>
      planOf({ type: 'subscription', subscription: { ...SUBSCRIPTION, repeat_price: 1000 }, ...data }, state)
        .columns.repeat_price
    expect([repeatPrice({}, { repeat_price: 1000 }), repeatPrice({}, { repeat_price: null })]).toEqual([
      1000,
      null,
    ])
    // An item with a sale has one of its own, whatever the document says (R-SALE-1).
    expect([repeatPrice({}, { sale }), repeatPrice({ proper_price: 1200 })]).toEqual([1000, 1000])
    expect(repeatPrice({ type: 'normal', subscription: undefined }, { repeat_price: null })).toBeNull()
  })
})

describe('two plans', () => {
  const category = summaryOf(categoryOf(3, 'b', categoryOf(2, 'a')))
  const data = {
    variations: [variationOf(1), variationOf(2)],
    options: [selectOf(1, [1]), formOf(2, 2)],
    categories: [category, summaryOf(categoryOf(4, 'c'))],
  }
  const moved = {
    id: 99,
    variations: [variationOf(8, { name: 'V1' }), variationOf(7, { name: 'V2' })],
    options: [
      { ...selectOf(5, [1]), name: 'O1', choices: [{ id: 9, name: 'C1', extra_price: 0 }] },
      { ...formOf(6, 8), name: 'O2' },
    ],
    categories: [
      { ...summaryOf(categoryOf(4, 'c')), id: 40 },
      { id: 30, name: 'b', parent: { id: 20, name: 'a', parent: null } },
    ],
  }

  test('can be the same but for ids', () => {
    expect(samePlanButForIds(planOf(data), planOf(moved))).toBe(true)
    expect(samePlan(planOf(data), planOf(moved))).toBe(false)
    expect(samePlan(planOf(data), planOf(structuredClone(data)))).toBe(true)
  })

  test.each([
    ['name', { name: 'x' }],
    ['time', { modified_at: '2026-02-03T04:05:07Z' }],
    ['order of variations', { variations: [variationOf(2), variationOf(1)] }],
    ['value of a form', { options: [selectOf(1, [1]), formOf(2, null)] }],
    ['choices', { options: [selectOf(1, [1, 3]), formOf(2, 2)] }],
    ['categories', { categories: [category] }],
    [
      'names above a category',
      { categories: [{ ...category, parent: null }, summaryOf(categoryOf(4, 'c'))] },
    ],
  ])('differ by their %s', (_what, change) => {
    expect(samePlanButForIds(planOf(data), planOf({ ...data, ...change }))).toBe(false)
  })
})
