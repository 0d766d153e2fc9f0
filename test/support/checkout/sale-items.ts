/** Items as the rules of buying see them, and lines that ask for them. */
import fc from 'fast-check'
import type { AskedLine, SaleItem } from '../../../src/checkout/priced-line.ts'
import type { ItemOptionDetail } from '../../../src/resources/items/schemas.ts'

/** A plain item that can be bought. */
export function saleItem(over: Partial<SaleItem> = {}): SaleItem {
  return {
    ...{ id: 1, version: 1, type: 'normal', name: '手ぬぐい', identifier: 'T-1', visible: true },
    ...{ price: 1200, proper_price: null, item_tax_type: 'standard', quantity_limit: null, own_stock: 10 },
    ...{ sales_start_at: null, sales_end_at: null, application_start_at: null, application_end_at: null },
    ...{ scheduled_announce_at: null, repeat_price: null, repeat_times: null, cycle_plan: null },
    ...{ variations: [], options: [] },
    ...over,
  }
}

/** A line for it. */
export function askedLine(over: Partial<AskedLine> = {}): AskedLine {
  return { item_id: 1, variation_id: null, amount: 1, options: [], ...over }
}

/** A variation. */
export function variation(id: number, stock: number, name: string | null = `V${id}`) {
  return { id, stock, name, identifier: `code-${id}`, barcode: null }
}

/** An option to choose from, whose choices have these extra prices and the ids 31, 32, … */
export function selectOption(extraPrices: readonly number[], required = true, id = 21): ItemOptionDetail {
  return {
    ...{ id, name: 'のし', required, option_type: 'select' },
    choices: extraPrices.map((extra_price, index) => ({
      id: 31 + index,
      name: `C${31 + index}`,
      extra_price,
    })),
  }
}

/** An option to write into. */
export function formOption(
  over: Partial<Extract<ItemOptionDetail, { option_type: 'form' }>> = {},
): ItemOptionDetail {
  return {
    ...{ id: 22, name: '名入れ', required: false, option_type: 'form', option_variation_id: 41 },
    ...{ extra_price: 300, max_length: 5, free_text_description: null },
    ...over,
  }
}

const stock = fc.integer({ min: 0, max: 30 })
const yen = fc.integer({ min: 50, max: 100_000_000 })

/** Items 1 to 3 of any kind that can be sold or not. */
export const anyItem: fc.Arbitrary<SaleItem> = fc
  .record({
    id: fc.integer({ min: 1, max: 3 }),
    type: fc.constantFrom('normal', 'takeout', 'digital', 'subscription', 'lottery'),
    price: fc.option(yen, { freq: 5 }),
    visible: fc.constantFrom(true, true, true, false),
    own_stock: stock,
    quantity_limit: fc.option(fc.integer({ min: 1, max: 100 })),
    stocks: fc.oneof(fc.constant<number[]>([]), fc.array(stock, { maxLength: 2 })),
    extras: fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 2 }),
    required: fc.constantFrom(false, false, true),
    hasForm: fc.boolean(),
  })
  .map(({ stocks, extras, required, hasForm, ...columns }) => {
    const isSeries = columns.type === 'subscription'
    const isLottery = columns.type === 'lottery'
    return saleItem({
      ...columns,
      variations: stocks.map((left, index) => variation(11 + index, left)),
      options: [selectOption(extras, required), ...(hasForm ? [formOption()] : [])],
      ...(isSeries ? { repeat_times: 'unlimited', cycle_plan: 'monthly' } : {}),
      ...(isLottery ? { application_start_at: new Date(0), application_end_at: new Date(8e12) } : {}),
    })
  })

/** Lines for items 1 to 4 with ids that these may have. */
export const anyLine: fc.Arbitrary<AskedLine> = fc.record({
  item_id: fc.integer({ min: 1, max: 4 }),
  variation_id: fc.constantFrom(null, null, 11, 12, 13),
  amount: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 }) },
    fc.integer({ min: 1, max: 1000 }),
  ),
  options: fc.oneof(
    fc.constant([]),
    fc.uniqueArray(
      fc.oneof(
        fc.record({
          option_id: fc.constant(21),
          option_variation_id: fc.constantFrom(31, 32, 33, null),
          value: fc.constantFrom(null, 'C31'),
        }),
        fc.record({
          option_id: fc.constantFrom(22, 23),
          option_variation_id: fc.constantFrom(null, 41),
          value: fc.constantFrom(null, '', '寿', '長すぎる名入れ'),
        }),
      ),
      { selector: ({ option_id }) => option_id, maxLength: 3 },
    ),
  ),
})
