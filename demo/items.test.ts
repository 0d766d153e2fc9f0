import { describe, expect, test } from 'vitest'
import { categories, entries, type Item, type ItemState, items, length, times } from './documents.ts'

// The moment the documents were written for; README.md tells how the loader moves it.
const REFERENCE = Date.parse('2026-11-20T00:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const PRICE = { least: 50, most: 100_000_000 }

const COMMON_KEYS = [
  ...[
    'type',
    'id',
    'name',
    'detail',
    'identifier',
    'price',
    'proper_price',
    'stock',
    'visible',
    'sales_status',
  ],
  ...['item_tax_type', 'created_at', 'modified_at', 'images', 'variations', 'categories', 'options'],
  'quantity_limit',
]

/** Sum of a GTIN-13's digits with the weights 1 and 3 in turn; a valid code's sum is divisible by ten. */
function weightedSum(code: string): number {
  return [...code].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
}

function expectedStatus(item: Item, state: ItemState): string {
  const start = item.lottery?.application_start_at ?? state.sales_start_at
  const end = item.lottery?.application_end_at ?? state.sales_end_at
  if (start !== null && REFERENCE < Date.parse(start)) return 'item_waiting_for_sale'
  if (end !== null && REFERENCE >= Date.parse(end)) return 'item_end_of_sale'
  return 'item_now_on_sale'
}

function expectPrice(price: number): void {
  expect(Number.isInteger(price)).toBe(true)
  expect(price).toBeGreaterThanOrEqual(PRICE.least)
  expect(price).toBeLessThanOrEqual(PRICE.most)
}

describe.each(entries)('$data.name', ({ data: item, state }) => {
  const extra = ['digital', 'subscription', 'lottery'].filter(type => type === item.type)

  test('has exactly the members of its type', () => {
    expect(Object.keys(item).sort()).toEqual([...COMMON_KEYS, ...extra].sort())
    const given = item.type === 'subscription' ? ['repeat_price'] : []
    expect(Object.keys(state).sort()).toEqual(['own_stock', ...given, 'sales_end_at', 'sales_start_at'])
    expect(['normal', 'digital', 'takeout', 'subscription', 'lottery']).toContain(item.type)
    expect(['standard', 'reduced']).toContain(item.item_tax_type)
    expect(item.images).toEqual([])
  })

  test('stays within the limits of names, texts and codes', () => {
    for (const name of [
      item.name,
      ...item.variations.flatMap(({ name }) => (name === undefined ? [] : [name])),
    ]) {
      expect(name.trim()).not.toBe('')
      expect(length(name)).toBeLessThanOrEqual(255)
      expect(name).not.toContain('\n')
    }
    expect(item.detail.trim()).toBe(item.detail)
    expect(item.detail).toContain('\n')
    expect(length(item.detail)).toBeLessThanOrEqual(65_535)
    const codes = [item, ...item.variations].map(({ identifier }) => identifier)
    for (const code of codes) if (code !== null) expect(code).toMatch(/^[A-Za-z0-9_-]{1,50}$/)
    if (item.quantity_limit !== null) expect(item.quantity_limit).toSatisfy((n: number) => n >= 1 && n <= 100)
  })

  test('has a price, and only a draft has none', () => {
    if (item.price === null) {
      expect(item.visible).toBe(false)
      expect(item.proper_price).toBeNull()
      return
    }
    expectPrice(item.price)
    if (item.proper_price !== null) {
      expectPrice(item.proper_price)
      expect(item.proper_price).toBeGreaterThan(item.price)
    }
  })

  test('counts its stock', () => {
    const stocks = item.variations.map(variation => variation.stock)
    for (const stock of [state.own_stock, ...stocks])
      expect(stock).toSatisfy((n: number) => Number.isInteger(n) && n >= 0)
    expect(item.stock).toBe(
      stocks.length > 0 ? stocks.reduce((sum, stock) => sum + stock, 0) : state.own_stock,
    )
    if (item.type === 'digital') expect(item.variations).toEqual([])
  })

  test('has variations told apart by a name or a code', () => {
    for (const variation of item.variations) {
      expect(variation.name ?? variation.identifier).toBeTruthy()
      if (variation.barcode === null) continue
      // 20 to 29 are kept free for codes within one shop, so these belong to no product anywhere.
      expect(variation.barcode).toMatch(/^2\d{12}$/)
      expect(weightedSum(variation.barcode) % 10).toBe(0)
    }
  })

  test('has options a buyer can answer', () => {
    expect(item.options.length).toBeLessThanOrEqual(6)
    for (const option of item.options) {
      expect(option.name.trim()).not.toBe('')
      const common = ['id', 'name', 'required', 'option_type']
      if (option.option_type === 'select') {
        expect(Object.keys(option)).toEqual([...common, 'choices'])
        expect(option.choices?.length).toBeGreaterThanOrEqual(2)
        for (const choice of option.choices ?? []) expect(choice.extra_price).toBeGreaterThanOrEqual(0)
      } else {
        const own = ['option_variation_id', 'extra_price', 'max_length', 'free_text_description']
        expect(Object.keys(option)).toEqual([...common, ...own])
        expect(option.extra_price).toBeGreaterThanOrEqual(0)
        expect(option.max_length).toBeGreaterThanOrEqual(1)
      }
    }
  })

  test('was made within the year before the reference, and on sale when its periods say so', () => {
    const [created, modified] = [Date.parse(item.created_at), Date.parse(item.modified_at)]
    expect(created).toBeGreaterThan(REFERENCE - 366 * DAY)
    expect(modified).toBeGreaterThanOrEqual(created)
    expect(modified).toBeLessThanOrEqual(REFERENCE)
    expect(item.sales_status).toBe(expectedStatus(item, state))
  })

  test('changes no status within the day by which the loader can be early', () => {
    const bounds = times([state, item.lottery ?? null]).map(time => Date.parse(time))
    for (const bound of bounds) expect(bound < REFERENCE || bound >= REFERENCE + DAY).toBe(true)
  })

  test('lists its categories in tree order, only those linked directly', () => {
    const ranks = item.categories.map(({ id }) => categories.findIndex(category => category.id === id))
    expect(ranks.length).toBeGreaterThan(0)
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b))
  })
})

describe('items of a type', () => {
  const ofType = (type: string): Item[] => items.filter(item => item.type === type)

  test('digital items name a file', () => {
    expect(ofType('digital').length).toBeGreaterThan(0)
    for (const { digital } of ofType('digital')) {
      expect(digital?.file_ext).toMatch(/^[a-z0-9]+$/)
      expect(digital?.file_name.endsWith(`.${digital.file_ext}`)).toBe(true)
      expect(digital?.file_size).toBeGreaterThan(0)
    }
  })

  test('subscriptions repeat at their price or below it, in several rhythms', () => {
    const subscriptions = ofType('subscription').map(item => item.subscription!)
    for (const { price, subscription } of ofType('subscription')) {
      expect(subscription?.initial_price).toBe(price)
      expectPrice(subscription!.repeat_price)
      expect(subscription?.repeat_price).toBeLessThanOrEqual(price!)
    }
    expect(subscriptions.some(({ initial_price, repeat_price }) => repeat_price < initial_price)).toBe(true)
    expect(new Set(subscriptions.map(({ cycle_plan }) => cycle_plan)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(subscriptions.map(({ repeat_times }) => repeat_times)).size).toBeGreaterThanOrEqual(3)
  })

  test('lotteries are past, open and to come', () => {
    for (const { lottery } of ofType('lottery')) {
      const [start, end, announce] = times(lottery).map(time => Date.parse(time))
      expect(start!).toBeLessThan(end!)
      expect(end!).toBeLessThanOrEqual(announce!)
    }
    const statuses = ofType('lottery').map(item => item.sales_status)
    expect(new Set(statuses)).toEqual(
      new Set(['item_waiting_for_sale', 'item_now_on_sale', 'item_end_of_sale']),
    )
  })
})
