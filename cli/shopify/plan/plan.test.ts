import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../read/read-csv.ts'
import { planImport } from './plan.ts'
import type { PlanOptions } from './planned.ts'
import { parseDecimal } from './price.ts'

const DEFAULTS: PlanOptions = {
  rate: parseDecimal('1')!,
  variantPrices: 'split',
  html: 'text',
  categories: 'type',
  tax: 'standard',
  hidden: false,
  untracked: 0,
}

const HEADER =
  'Handle,Title,Body (HTML),Type,Tags,Published,Option1 Value,Option2 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Barcode,Gift Card'

function plan(options: Partial<PlanOptions>, ...lines: string[]) {
  return planImport(readCsv(Buffer.from([HEADER, ...lines].join('\n'))), { ...DEFAULTS, ...options })
}

describe('a product without variations', () => {
  test('is one item with its SKU and its stock', () => {
    const { products, notes } = plan(
      {},
      `tea,Tea,<p>Green</p>,Drinks,x,true,Default Title,,T-1,500,7,'490123,`,
    )
    expect(products[0]?.items).toEqual([
      {
        name: 'Tea',
        detail: 'Green',
        identifier: 'T-1',
        mark: expect.stringMatching(/^importing-[0-9a-f]{32}$/),
        price: 500,
        tax: 'standard',
        visible: true,
        stock: 7,
        variations: [],
        pictures: [],
        categories: ['Drinks'],
      },
    ])
    expect(notes.map(note => note.text)).toEqual([
      'has the barcode 490123, and an item without variations has none',
    ])
  })

  test('is known by its handle where it has no SKU', () => {
    expect(plan({}, 'tea,Tea,,,,,,,,500,,,').products[0]?.items[0]?.identifier).toBe('tea')
  })
})

// R-SHOPIFY-2
describe('a product with variations', () => {
  const lines = [
    'tee,Tee,,,,true,Red,S,T1,900,2,111,',
    'tee,,,,,,Red,M,T2,900,-1,222,',
    'tee,,,,,,Blue,S,T3,800,5,333,',
  ]

  test('is an item for each price by default, each with its own name, code and mark', () => {
    const items = plan({}, ...lines).products[0]?.items ?? []
    expect(items.map(item => [item.name, item.price, item.stock, item.variations.length])).toEqual([
      ['Tee (Red)', 900, 0, 2],
      ['Tee (Blue)', 800, 0, 1],
    ])
    expect(items[0]?.variations).toEqual([
      { name: 'Red / S', identifier: 'T1', barcode: '111', stock: 2 },
      { name: 'Red / M', identifier: 'T2', barcode: '222', stock: 0 },
    ])
    expect(new Set(items.flatMap(item => [item.identifier, item.mark])).size).toBe(4)
  })

  test('can be one item at the lowest price', () => {
    const { products, notes } = plan({ variantPrices: 'lowest' }, ...lines)
    expect(products[0]?.items.map(item => [item.name, item.price, item.identifier])).toEqual([
      ['Tee', 800, 'tee'],
    ])
    expect(notes.find(note => note.kind === 'price-lowest')?.text).toBe(
      'has 2 prices and took the lowest, 800 yen',
    )
  })

  test('can be refused when it has several prices', () => {
    expect(plan({ variantPrices: 'refuse' }, ...lines)).toMatchObject({
      products: [],
      refused: [
        {
          kind: 'several-prices',
          handle: 'tee',
          line: 2,
          reason: 'has variations of 2 prices, and an item has one',
        },
      ],
    })
    expect(plan({ variantPrices: 'refuse' }, ...lines.slice(0, 2)).refused).toEqual([])
  })

  test('is one item when its prices become one by rounding', () => {
    const { products } = plan({}, 'a,A,,,,,Red,,,60.1,,,', 'a,,,,,,Blue,,,60.4,,,')
    expect(products[0]?.items.map(item => [item.name, item.price])).toEqual([['A', 60]])
  })

  test('has at most 1000 of them', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => `a,A,,,,,Size ${index},,,100,,,`)
    expect(plan({}, ...rows(1000)).products[0]?.items[0]?.variations).toHaveLength(1000)
    expect(plan({}, ...rows(1001)).refused[0]).toMatchObject({ kind: 'too-many-variations' })
  })
})

describe('a product is refused', () => {
  test.each([
    ['a,A,,,,,Default Title,,,49,,,', 'price', 'line 2 stands: its price comes to 49 yen'],
    ['a,A,,,,,Default Title,,,100000001,,,', 'price', 'its price comes to 100000001 yen'],
    ['a,A,,,,,Default Title,,X,,,,', 'no-price', 'it has no price'],
    ['a,A,,,,,Default Title,,,free,,,', 'price', 'its price "free" is not a number'],
    ['a,A,,,,true,,,,,,,', 'no-price', 'has no row with a price'],
    [',A,,,,,Default Title,,,100,,,', 'no-handle', 'has no handle'],
  ])('%j: %s', (line, kind, reason) => {
    const { products, refused } = plan({}, line)
    expect(products).toEqual([])
    expect(refused).toEqual([
      expect.objectContaining({ kind, line: 2, reason: expect.stringContaining(reason) }),
    ])
  })

  test('whole when one of its prices cannot be, but not when that price is not used', () => {
    const lines = ['a,A,,,,,Red,,,60,,,', 'a,,,,,,Blue,,,200000000,,,']
    expect(plan({}, ...lines).refused[0]?.reason).toContain('line 3 stands')
    expect(plan({ variantPrices: 'lowest' }, ...lines).products[0]?.items[0]?.price).toBe(60)
  })
})

// R-SHOPIFY-3
describe('texts', () => {
  test('are made fit, and the report says how', () => {
    const { products, notes } = plan(
      {},
      `a,${'x'.repeat(256)},Hot 🔥,,,,Default Title,,,100,,,`,
      'b,🎉,,,,,Default Title,,,100,,,',
    )
    expect(products.map(product => product.items[0]?.name)).toEqual(['x'.repeat(255), 'b'])
    expect(products[0]?.items[0]?.detail).toBe('Hot')
    expect(notes.map(note => [note.kind, note.line])).toEqual([
      ['name-cut', 2],
      ['four-byte', 2],
      ['four-byte', 3],
      ['name-missing', 3],
    ])
  })

  test('of a refused product leave no note', () => {
    expect(plan({}, 'a,🎉,,,,,Default Title,,,1,,,').notes).toEqual([])
  })
})

describe('categories', () => {
  const line = 'a,A,,Ｔea ,"one, two,,one",,Default Title,,,100,,,'

  test('come from the type, from the tags, or not at all', () => {
    const of = (categories: PlanOptions['categories']) =>
      plan({ categories }, line).products[0]?.items[0]?.categories
    expect(of('type')).toEqual(['Ｔea'])
    expect(of('tags')).toEqual(['one', 'two'])
    expect(of('none')).toEqual([])
  })

  test('that the API takes for one have one spelling', () => {
    const { products } = plan({}, line, 'b,B,,Tea,,,Default Title,,,100,,,')
    expect(products.map(product => product.items[0]?.categories)).toEqual([['Ｔea'], ['Ｔea']])
  })

  test('are cut at 30 characters, lose what they cannot hold, and are at most 100 of an item', () => {
    const tags = Array.from({ length: 101 }, (_, index) => `t${index}`).join(',')
    const { products, notes } = plan(
      {},
      `a,A,,${'x'.repeat(31)},,,Default Title,,,100,,,`,
      'b,B,,🎉,,,Default Title,,,100,,,',
    )
    expect(products.map(product => product.items[0]?.categories)).toEqual([['x'.repeat(30)], []])
    expect(notes.map(note => note.kind)).toEqual(['category-changed', 'category-left-out'])
    const tagged = plan({ categories: 'tags' }, `a,A,,,"${tags}",,Default Title,,,100,,,`)
    expect(tagged.products[0]?.items[0]?.categories).toHaveLength(100)
    expect(tagged.notes[0]?.text).toBe('has 101 categories; the first 100 were taken')
  })
})

test('products are shown as in the old shop, unless told otherwise; gift cards are not', () => {
  const lines = ['a,A,,,,true,,,,100,,,', 'b,B,,,,false,,,,100,,,', 'c,C,,,,true,,,,100,,,true']
  const visible = (hidden: boolean) =>
    plan({ hidden }, ...lines).products.map(product => product.items[0]?.visible)
  expect(visible(false)).toEqual([true, false, false])
  expect(visible(true)).toEqual([false, false, false])
})

const DATA = new URL('../../../../shared/data/', import.meta.url)
const isAbsent = !existsSync(DATA)
if (isAbsent) console.info('Skipped: the plan of real exports, since ../shared/data is absent.')

describe.skipIf(isAbsent)('real exports', () => {
  const planFile = (name: string, rate: string) =>
    planImport(readCsv(readFileSync(new URL(name, DATA))), { ...DEFAULTS, rate: parseDecimal(rate)! })

  test('the sports shop: every product and every variant row', () => {
    const { products, refused, hasQuantities } = planFile(
      'shopify-store-a/sports-shop-products.csv.gz',
      '150',
    )
    const items = products.flatMap(product => product.items)
    expect([products.length, refused.length, items.length, hasQuantities]).toEqual([1610, 0, 1631, false])
    expect(items.reduce((count, item) => count + item.variations.length, 0)).toBe(4979)
    expect(new Set(items.map(item => item.identifier)).size).toBe(1631)
    expect(new Set(items.map(item => item.price))).toEqual(new Set([1499, 899]))
  })

  test('the sports shop at rate 1: all are refused', () => {
    const { products, refused } = planFile('shopify-store-a/sports-shop-products.csv.gz', '1')
    expect([products.length, refused.length]).toEqual([0, 1610])
  })

  test('the demo shops', () => {
    const apparel = planFile('shopify-demo/apparel.csv', '1')
    expect([apparel.products.length, apparel.refused.map(({ line }) => line)]).toEqual([18, [13, 18]])
    const jewelery = planFile('shopify-demo/jewelery.csv', '150')
    expect([jewelery.products.length, jewelery.refused.length]).toEqual([20, 0])
  })
})
