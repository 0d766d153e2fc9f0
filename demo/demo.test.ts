import { describe, expect, test } from 'vitest'
import {
  categories,
  depth,
  documents,
  type Item,
  items,
  length,
  lines,
  type Summary,
  strings,
  text,
  times,
} from './documents.ts'

function expectUnique(ids: number[]): void {
  for (const id of ids) expect(Number.isSafeInteger(id) && id > 0, `id ${id}`).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
}

describe('the file', () => {
  test('is one JSON document a line, in LF, with a final newline', () => {
    expect(text.endsWith('}\n')).toBe(true)
    expect(text).not.toContain('\r')
    expect(text.codePointAt(0)).toBe('{'.codePointAt(0))
    for (const line of lines) expect(JSON.stringify(JSON.parse(line))).toBe(line)
  })

  test('holds the shop, then the categories, then the items', () => {
    const kinds = documents.map(document => document.kind)
    const ranks = kinds.map(kind => ['shop', 'category', 'item'].indexOf(kind))
    expect(ranks).not.toContain(-1)
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    expect(kinds.filter(kind => kind === 'shop')).toHaveLength(1)
    expect(items.length).toBeGreaterThanOrEqual(30)
    expect(items.length).toBeLessThanOrEqual(50)
  })

  test('has no character the API would refuse', () => {
    for (const string of documents.flatMap(strings)) {
      expect(string.isWellFormed()).toBe(true)
      expect(string, 'no character above U+FFFF').not.toMatch(/[\u{10000}-\u{10FFFF}]/u)
      // Line feeds stand in details and in the introduction; nothing else of the control characters does.
      expect(string, 'no control character').not.toMatch(/[^\n\P{Cc}]/u)
    }
  })

  test('gives every id once among its kind', () => {
    const options = items.flatMap(item => item.options)
    expectUnique(categories.map(category => category.id))
    expectUnique(items.map(item => item.id))
    expectUnique(items.flatMap(item => item.variations.map(variation => variation.id)))
    expectUnique(options.map(option => option.id))
    // The chosen value of a select and the entry of a form are told apart by one and the same kind of id.
    expectUnique(
      options.flatMap(option => [
        ...(option.choices ?? []).map(choice => choice.id),
        ...(typeof option.option_variation_id === 'number' ? [option.option_variation_id] : []),
      ]),
    )
  })

  test('writes every time in UTC to the second', () => {
    const all = documents.flatMap(times)
    expect(all.length).toBeGreaterThanOrEqual(2 * items.length)
    for (const time of all) {
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(new Date(time).toISOString()).toBe(time.replace('Z', '.000Z'))
    }
  })
})

test('the shop is reachable at no real address', () => {
  const shop = documents[0]
  if (shop?.kind !== 'shop') throw new Error('The first document is not the shop.')
  expect(shop.data).toMatchObject({ shop_id: 'demo', shop_url: 'http://127.0.0.1:3000/shops/demo' })
  expect(shop.data.mail_address).toMatch(/@example\.jp$/)
  expect(Object.values(shop.data.external_service_account)).toEqual(new Array(8).fill(null))
  expect(shop.state).toMatchObject({ payment_maintenance: false, block_list: [] })
})

// R-DEMO-3
test('what the law wants a seller to tell is told, and the shop has a look of its own', () => {
  const [shop] = documents
  if (shop?.kind !== 'shop') throw new Error('The first document is not the shop.')
  const told = Object.entries(shop.state.settings as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== null && value !== '',
  )
  expect(told.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      ...['legal_seller', 'legal_manager', 'legal_address', 'legal_telephone', 'legal_fees', 'legal_payment'],
      ...['legal_delivery', 'legal_returns', 'legal_offer_period', 'legal_requirements', 'privacy_policy'],
      ...['terms_of_use', 'bank_account', 'takeout_places', 'theme_accent', 'theme_typeface'],
    ]),
  )
  expect(JSON.stringify(shop.state.settings)).toContain('架空')
})

describe('categories', () => {
  test('stand in tree order, each right below its parent or a sibling of its branch', () => {
    const branch: number[] = []
    for (const category of categories) {
      const level = depth(category)
      expect(level - 1, category.name).toBeLessThanOrEqual(branch.length)
      branch.length = level - 1
      expect(category.parent?.id, category.name).toBe(branch.at(-1))
      branch.push(category.id)
    }
    expect(new Set(categories.map(depth))).toEqual(new Set([1, 2, 3]))
  })

  test('carry names within their limits, different from their siblings', () => {
    for (const { name } of categories) {
      expect(name.trim()).not.toBe('')
      expect(length(name)).toBeLessThanOrEqual(30)
    }
    const places = categories.map(({ name, parent }) => `${parent?.id ?? 0} ${name.normalize('NFKC').trim()}`)
    expect(new Set(places).size).toBe(categories.length)
  })

  test('are numbered from 1 without a gap', () => {
    const numbers = categories.map(category => category.number).sort((a, b) => a - b)
    expect(numbers).toEqual(categories.map((_, index) => index + 1))
  })

  test('are all in use, directly or by a child', () => {
    const used = new Set<number>()
    const use = (summary: Summary | null): void => {
      if (summary === null) return
      used.add(summary.id)
      use(summary.parent)
    }
    for (const item of items) item.categories.forEach(use)
    expect(categories.filter(category => !used.has(category.id)).map(category => category.name)).toEqual([])
  })

  test('have parents that agree with the documents of those parents', () => {
    const known = new Map(categories.map(({ id, name, parent }) => [id, { id, name, parent }]))
    for (const { parent } of categories) if (parent !== null) expect(parent).toEqual(known.get(parent.id))
    for (const summary of items.flatMap(item => item.categories))
      expect(summary).toEqual(known.get(summary.id))
  })
})

test('every case a shop knows is there', () => {
  const cases: Record<string, (item: Item) => boolean> = {
    normal: ({ type }) => type === 'normal',
    takeout: ({ type }) => type === 'takeout',
    'reduced tax': item => item.item_tax_type === 'reduced',
    'standard tax': item => item.item_tax_type === 'standard',
    sale: item => item.proper_price !== null,
    hidden: item => !item.visible && item.price !== null,
    draft: item => item.price === null,
    'out of stock': item => item.visible && item.stock === 0,
    'quantity limit': item => item.quantity_limit !== null,
    'no code': item => item.identifier === null,
    'variations by code alone': item => item.variations.some(variation => variation.name === undefined),
    barcodes: item => item.variations.some(variation => variation.barcode !== null),
    'several categories': item => item.categories.length > 1,
    'third level': item => item.categories.some(category => depth(category) === 3),
    'required select': item =>
      item.options.some(option => option.required && option.option_type === 'select'),
    'required form': item => item.options.some(option => option.required && option.option_type === 'form'),
    'choice at extra cost': item =>
      item.options.some(option => option.choices?.some(choice => choice.extra_price > 0)),
    'sale to come': item => item.type === 'normal' && item.sales_status === 'item_waiting_for_sale',
    'sale ended': item => item.type === 'normal' && item.sales_status === 'item_end_of_sale',
  }
  const absent = Object.entries(cases).filter(([, holds]) => !items.some(holds))
  expect(absent.map(([name]) => name)).toEqual([])
})
