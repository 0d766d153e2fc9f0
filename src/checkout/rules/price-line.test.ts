import { describe, expect, test } from 'vitest'
import {
  askedLine,
  formOption,
  saleItem,
  selectOption,
  variation,
} from '../../../test/support/checkout/sale-items.ts'
import { MAX_LINE_TOTAL, MAX_VALUE_LENGTH } from '../limits.ts'
import type { AskedLine, SaleItem } from '../priced-line.ts'
import { priceLine } from './price-line.ts'

const NOW = new Date('2026-11-20T01:02:03Z')
const LATER = new Date('2026-11-20T01:02:04Z')
const EARLIER = new Date('2026-11-20T01:02:02Z')

/** Codes and pointers of what is wrong. */
function problemsOf(item: SaleItem | undefined, line: AskedLine = askedLine()): string[] {
  return priceLine(item, line, NOW).problems.map(({ code, pointer }) => `${code} ${pointer}`)
}

const choosing = (option_variation_id: number | null, value: string | null = null, option_id = 21) =>
  askedLine({ options: [{ option_id, option_variation_id, value }] })

const writing = (value: string | null, option_variation_id: number | null = null) =>
  askedLine({ options: [{ option_id: 22, option_variation_id, value }] })

// R-BUY-7, R-BUY-8
describe('a line that can be bought', () => {
  test('costs its pieces times the price, tax included', () => {
    const { line, problems } = priceLine(saleItem(), askedLine({ amount: 3 }), NOW)
    expect(problems).toEqual([])
    expect(line).toEqual({
      ...{ item_id: 1, variation_id: null, type: 'normal', title: '手ぬぐい', variation: null },
      ...{ item_identifier: 'T-1', variation_identifier: null, barcode: null },
      ...{ price: 1200, proper_price: null, options: [], unit_price: 1200, amount: 3 },
      ...{ item_total: 3600, option_total: 0, total: 3600, item_tax_type: 'standard' },
      ...{ subscription: null, announce_at: null },
    })
  })

  test('costs the price of the sale, and tells the regular one', () => {
    const { line } = priceLine(saleItem({ price: 900, proper_price: 1200 }), askedLine(), NOW)
    expect(line).toMatchObject({ price: 900, proper_price: 1200, total: 900 })
  })

  test('names the variation, by its code where it has no name', () => {
    const item = saleItem({ variations: [variation(11, 1, 'M'), variation(12, 1, null)] })
    const named = (id: number) => priceLine(item, askedLine({ variation_id: id }), NOW).line?.variation
    expect([named(11), named(12)]).toEqual(['M', 'code-12'])
  })

  test('adds the extra prices of its options to each piece', () => {
    const item = saleItem({ options: [selectOption([0, 150]), formOption()] })
    const options = [
      { option_id: 22, option_variation_id: null, value: '寿' },
      { option_id: 21, option_variation_id: 32, value: null },
    ]
    const { line, problems } = priceLine(item, askedLine({ amount: 2, options }), NOW)
    expect(problems).toEqual([])
    expect(line).toMatchObject({ unit_price: 1650, item_total: 2400, option_total: 900, total: 3300 })
    expect(line?.options).toEqual([
      { option_id: 21, option_variation_id: 32, name: 'のし', type: 'select', value: 'C32', price: 150 },
      { option_id: 22, option_variation_id: 41, name: '名入れ', type: 'form', value: '寿', price: 300 },
    ])
  })

  test('tells a subscription’s later price, a lottery’s day and the shipping methods of its item', () => {
    const series = saleItem({ type: 'subscription', repeat_times: 'unlimited', cycle_plan: 'monthly' })
    expect(priceLine(series, askedLine(), NOW).line?.subscription).toEqual({
      ...{ repeat_price: 1200, repeat_times: 'unlimited', cycle_plan: 'monthly' },
    })
    const cheaper = { ...series, repeat_price: 1000, shipping_method_ids: [7] }
    expect(priceLine(cheaper, askedLine(), NOW).line).toMatchObject({
      ...{ price: 1200, subscription: { repeat_price: 1000 }, shipping_method_ids: [7] },
    })
    const lottery = saleItem({
      ...{ type: 'lottery', own_stock: 0, application_start_at: EARLIER, application_end_at: LATER },
      scheduled_announce_at: LATER,
    })
    expect(problemsOf(lottery)).toEqual([])
    expect(priceLine(lottery, askedLine(), NOW).line?.announce_at).toEqual(LATER)
  })
})

// R-BUY-9
describe('a line is refused', () => {
  test.for<[string, SaleItem | undefined, AskedLine, string[]]>([
    ['of no item', undefined, askedLine(), ['unknown_item /item_id']],
    ['of a hidden item', saleItem({ visible: false }), askedLine(), ['unknown_item /item_id']],
    ['without a price', saleItem({ price: null }), askedLine(), ['no_price /item_id']],
    ['of a sold out item', saleItem({ own_stock: 0 }), askedLine(), ['sold_out /item_id']],
    ['before the sale', saleItem({ sales_start_at: LATER }), askedLine(), ['not_yet /item_id']],
    ['from the sale’s last moment on', saleItem({ sales_end_at: NOW }), askedLine(), ['ended /item_id']],
    ['of more than there are', saleItem({ own_stock: 2 }), askedLine({ amount: 3 }), ['fewer_left /amount']],
    [
      'over the limit',
      saleItem({ quantity_limit: 2 }),
      askedLine({ amount: 3 }),
      ['over_quantity_limit /amount'],
    ],
    [
      'of a download twice',
      saleItem({ type: 'digital' }),
      askedLine({ amount: 2 }),
      ['over_quantity_limit /amount'],
    ],
    [
      'without a variation',
      saleItem({ variations: [variation(11, 1)] }),
      askedLine(),
      ['variation_required /variation_id'],
    ],
    [
      'of another variation',
      saleItem(),
      askedLine({ variation_id: 11 }),
      ['unknown_variation /variation_id'],
    ],
    [
      'of a sold out variation',
      saleItem({ variations: [variation(11, 0), variation(12, 3)] }),
      askedLine({ variation_id: 11 }),
      ['sold_out /variation_id'],
    ],
    [
      'without a required option',
      saleItem({ options: [selectOption([0])] }),
      askedLine(),
      ['option_required /options'],
    ],
    ['with another item’s option', saleItem(), choosing(31), ['unknown_option /options/0/option_id']],
    [
      'with another option’s choice',
      saleItem({ options: [selectOption([0])] }),
      choosing(99),
      ['unknown_choice /options/0/option_variation_id'],
    ],
    [
      'without a choice',
      saleItem({ options: [selectOption([0])] }),
      choosing(null),
      ['choice_required /options/0/option_variation_id'],
    ],
    [
      'with a text for a choice',
      saleItem({ options: [selectOption([0])] }),
      choosing(31, 'free'),
      ['value_not_wanted /options/0/value'],
    ],
    [
      'with a blank text',
      saleItem({ options: [formOption()] }),
      writing(' '),
      ['value_required /options/0/value'],
    ],
    [
      'without a text',
      saleItem({ options: [formOption()] }),
      writing(null),
      ['value_required /options/0/value'],
    ],
    [
      'with too long a text',
      saleItem({ options: [formOption()] }),
      writing('𠮷𠮷𠮷𠮷𠮷𠮷'),
      ['value_too_long /options/0/value'],
    ],
    [
      'with another option’s number',
      saleItem({ options: [formOption()] }),
      writing('寿', 31),
      ['unknown_choice /options/0/option_variation_id'],
    ],
  ])('%s', ([, item, line, problems]) => {
    expect(problemsOf(item, line)).toEqual(problems)
  })

  test('of a hidden item in the very words of one that is not there', () => {
    expect(priceLine(saleItem({ visible: false }), askedLine(), NOW)).toEqual(
      priceLine(undefined, askedLine(), NOW),
    )
  })

  test('for everything that is wrong at once, and has its price where it can have one', () => {
    const item = saleItem({ own_stock: 1, quantity_limit: 1, options: [formOption()] })
    const { line, problems } = priceLine(item, { ...writing('長すぎる文字'), amount: 2 }, NOW)
    expect(problems.map(({ code }) => code)).toEqual(['over_quantity_limit', 'fewer_left', 'value_too_long'])
    expect(line?.total).toBe(3000)
  })

  test('when it comes to more than an order takes', () => {
    const item = saleItem({ price: 100_000_000, own_stock: 100_000, options: [selectOption([1e9, 9e8])] })
    expect(problemsOf(item, { ...choosing(31), amount: 1000 })).toEqual(['total_too_large /amount'])
    expect(priceLine(item, { ...choosing(32), amount: 1000 }, NOW).line?.total).toBe(MAX_LINE_TOTAL)
  })
})

test('a text is as long as its characters, and never longer than any cart takes', () => {
  const five = saleItem({ options: [formOption()] })
  expect(problemsOf(five, writing('𠮷𠮷𠮷𠮷𠮷', 41))).toEqual([])
  const open = saleItem({ options: [formOption({ max_length: null })] })
  expect(problemsOf(open, writing('字'.repeat(MAX_VALUE_LENGTH)))).toEqual([])
  expect(problemsOf(open, writing('字'.repeat(MAX_VALUE_LENGTH + 1)))).toEqual([
    'value_too_long /options/0/value',
  ])
})

test('the name of a choice may be sent along, and an option that is not required be left out', () => {
  expect(problemsOf(saleItem({ options: [selectOption([0])] }), choosing(31, 'C31'))).toEqual([])
  expect(problemsOf(saleItem({ options: [selectOption([0], false), formOption()] }))).toEqual([])
})
