import { describe, expect, test } from 'vitest'
import {
  categoryOf,
  DIGITAL,
  formOf,
  itemOf,
  LOTTERY,
  SUBSCRIPTION,
  selectOf,
  shopOf,
  summaryOf,
  variationOf,
} from '../../test/integration/transfer/support/documents.ts'
import { readDocument } from './document.ts'

/** The pointers of what is wrong, or the kind of a document that is right. */
function faultsOf(document: unknown): string | string[] {
  const read = readDocument(typeof document === 'string' ? document : JSON.stringify(document))
  return 'violations' in read ? read.violations.map(({ pointer }) => pointer) : read.kind
}

function detailsOf(document: unknown): string[] {
  const read = readDocument(typeof document === 'string' ? document : JSON.stringify(document))
  return 'violations' in read ? read.violations.map(({ detail }) => detail) : []
}

const KINDS = '"shop", "category", "item", "order", "subscription", "draw", "application", "file"'

describe('the envelope', () => {
  test.each(['', '{', 'nul', '{"kind":"item"} x', '\uFEFF{}x', '{"a":1,}', "{'kind':1}"])(
    '%j is no JSON',
    text => {
      expect(readDocument(text)).toEqual({
        kind: null,
        violations: [{ pointer: '', detail: 'must be JSON' }],
      })
    },
  )

  test.each(['1', 'null', '[]', '"item"', 'true'])('%s is no object', text => {
    expect(faultsOf(text)).toEqual([''])
  })

  test.each([
    ['orders', `must be one of ${KINDS}`],
    [7, `must be one of ${KINDS}`],
    [undefined, `is required, one of ${KINDS}`],
  ])('the kind %j', (kind, detail) => {
    expect(readDocument(JSON.stringify({ kind, data: {} }))).toMatchObject({
      violations: [{ pointer: '/kind', detail }],
    })
  })

  test('a prototype in it is refused, at any depth', () => {
    expect(detailsOf('{"kind":"item","data":{"__proto__":{"a":1}}}')[0]).toContain('__proto__')
    expect(detailsOf('{"kind":"item","data":{"a":[{"constructor":{"prototype":1}}]}}')[0]).toContain(
      '__proto__',
    )
  })

  test('nesting without end is told, not fallen over', () => {
    const deep = `{"kind":"category","data":{"id":1,"name":"a","number":1,"parent":${'{"id":1,"name":"a","parent":'.repeat(100_000)}null${'}'.repeat(100_000)}}}`
    expect(faultsOf(deep)).toEqual(['/data/parent/parent/parent'])
  })

  // R-DOCUMENT-1
  test('unknown members are refused where they stand', () => {
    expect(faultsOf({ ...itemOf(), extra: 1 })).toEqual(['/extra'])
    expect(faultsOf(itemOf({ 'a/b~c': 1 }))).toEqual(['/data/a~1b~0c'])
    expect(faultsOf(itemOf({}, { stock: 1 }))).toEqual(['/state/stock'])
    expect(faultsOf({ ...categoryOf(1, 'a'), state: { a: 1 } })).toEqual(['/state/a'])
  })
})

// R-DOCUMENT-1
describe('items', () => {
  test('of every type are taken, with links of any shape', () => {
    expect(faultsOf(itemOf({ _links: 'whatever' }, {}))).toBe('item')
    expect(faultsOf(itemOf({ type: 'takeout' }))).toBe('item')
    expect(faultsOf(itemOf({ type: 'digital', digital: DIGITAL }))).toBe('item')
    expect(faultsOf(itemOf({ type: 'subscription', subscription: SUBSCRIPTION }))).toBe('item')
    expect(faultsOf(itemOf({ type: 'lottery', lottery: LOTTERY }))).toBe('item')
  })

  test('have the members of their type and of no other', () => {
    expect(faultsOf(itemOf({ type: 'digital' }))).toEqual(['/data/digital'])
    expect(faultsOf(itemOf({ type: 'lottery', subscription: SUBSCRIPTION, lottery: LOTTERY }))).toEqual([
      '/data/subscription',
    ])
    expect(faultsOf(itemOf({ type: 'bundle' }))).toEqual(['/data/type'])
    expect(faultsOf(itemOf({ type: undefined }))).toEqual(['/data/type'])
    expect(faultsOf(itemOf({ type: { toString: 1, valueOf: 1 } }))).toEqual(['/data/type'])
    expect(faultsOf({ kind: 'item', data: [] })).toEqual(['/data'])
    expect(faultsOf({ kind: 'item' })).toEqual(['/data'])
  })

  test('tell everything at once', () => {
    expect(
      faultsOf(itemOf({ name: '', price: 49, created_at: '2026-02-30T00:00:00Z', visible: 'yes' })),
    ).toEqual(expect.arrayContaining(['/data/name', '/data/price', '/data/created_at', '/data/visible']))
  })

  test.each([
    ['name', '', 'x'],
    ['name', '  ', ' x'],
    ['name', 'x'.repeat(256), '坂'.repeat(255)],
    ['name', '😀', 'ﾊﾝｶｸ'],
    ['name', 'a\nb', 'a b'],
    ['detail', null, ''],
    ['detail', '\u0000', 'a\r\n\tb'],
    ['detail', 'x'.repeat(65_536), 'x'.repeat(65_535)],
    ['identifier', '', 'A_-9'],
    ['identifier', 'x'.repeat(51), 'x'.repeat(50)],
    ['price', 49, 50],
    ['price', 100_000_001, 100_000_000],
    ['price', '1000', null],
    ['price', 1000.5, 1000],
    ['stock', -1, 0],
    ['quantity_limit', 101, 100],
    ['quantity_limit', 0, 1],
    ['sales_status', 'on_sale', 'item_end_of_sale'],
    ['item_tax_type', 'zero', 'reduced'],
    ['id', 0, 1],
    ['id', 9_007_199_254_740_992, 9_007_199_254_740_991],
    ['created_at', '2026-01-01', '2026-01-01t00:00:00.5+09:00'],
  ])('%s: not %j, but %j', (member, wrong, right) => {
    expect(faultsOf(itemOf({ [member]: wrong }))).toEqual([`/data/${member}`])
    expect(faultsOf(itemOf({ [member]: right }))).toBe('item')
  })

  // R-LIMIT-3
  test('have their parts within the limits', () => {
    const many = <T>(count: number, make: (id: number) => T): T[] =>
      Array.from({ length: count }, (_, index) => make(index + 1))
    const image = (id: number) => ({
      id,
      url: 'https://a.example/1',
      scaled_url: 'http://b/1',
      square_url: 'http://c/1',
    })
    expect(faultsOf(itemOf({ variations: many(1000, variationOf) }))).toBe('item')
    expect(faultsOf(itemOf({ variations: many(1001, variationOf) }))).toEqual(['/data/variations'])
    expect(faultsOf(itemOf({ images: many(20, image) }))).toBe('item')
    expect(faultsOf(itemOf({ images: many(21, image) }))).toEqual(['/data/images'])
    expect(faultsOf(itemOf({ options: many(7, id => formOf(id, null)) }))).toEqual(['/data/options'])
    expect(faultsOf(itemOf({ categories: many(101, id => summaryOf(categoryOf(id, `c${id}`))) }))).toEqual([
      '/data/categories',
    ])
  })

  test('have parts that are told apart', () => {
    expect(faultsOf(itemOf({ variations: [variationOf(1), variationOf(1)] }))).toEqual([
      '/data/variations/1/id',
    ])
    expect(faultsOf(itemOf({ options: [selectOf(1, [5, 5])] }))).toEqual(['/data/options/0/choices/1/id'])
  })

  test('have options of one of two kinds', () => {
    expect(faultsOf(itemOf({ options: [selectOf(1, []), formOf(2, 9)] }))).toBe('item')
    expect(faultsOf(itemOf({ options: [{ ...selectOf(1, []), max_length: 1 }] }))).toEqual([
      '/data/options/0/max_length',
    ])
    expect(
      faultsOf(itemOf({ options: [{ id: 1, name: 'x', required: true, option_type: 'form' }] })),
    ).toContain('/data/options/0/extra_price')
    expect(faultsOf(itemOf({ options: [{ id: 1 }] }))).toEqual(['/data/options/0/option_type'])
    expect(faultsOf(itemOf({ options: [{ ...selectOf(1, []), name: '名入れ🖋' }] }))).toBe('item')
  })

  test.each(['javascript:alert(1)', '/images/1.png', 'http://', 'file:///etc/passwd', 'https://a b/'])(
    '%s is no address of an image',
    url => {
      const image = { id: 1, url, scaled_url: 'https://a.example', square_url: 'https://a.example' }
      expect(detailsOf(itemOf({ images: [image] }))).toEqual(['must be an http or https address'])
    },
  )

  test('leave the name of a variation out, but never null', () => {
    const { name: _, ...nameless } = variationOf(1, { identifier: 'A' })
    expect(faultsOf(itemOf({ variations: [nameless] }))).toBe('item')
    expect(faultsOf(itemOf({ variations: [variationOf(1, { name: null })] }))).toEqual([
      '/data/variations/0/name',
    ])
  })
})

describe('categories and shops', () => {
  test('a category stands on one of three levels', () => {
    const top = categoryOf(1, 'a')
    const second = categoryOf(2, 'b', top)
    const third = categoryOf(3, 'c', second)
    expect([top, second, third].map(faultsOf)).toEqual(['category', 'category', 'category'])
    expect(faultsOf(categoryOf(4, 'd', third))).toEqual(['/data/parent/parent/parent'])
    expect(faultsOf(categoryOf(1, 'x'.repeat(31)))).toEqual(['/data/name'])
    expect(faultsOf(categoryOf(1, 'a', null, 0))).toEqual(['/data/number'])
  })

  test('a shop is taken with its key and address, or without', () => {
    expect(faultsOf(shopOf())).toBe('shop')
    expect(
      faultsOf(
        shopOf(
          { shop_id: 'x', shop_url: 'http://x' },
          { settings: { price_ceiling: 50 }, block_list: ['🏴'] },
        ),
      ),
    ).toBe('shop')
    expect(faultsOf(shopOf({ shop_name: ' ' }, { settings: { price_ceiling: 49 } }))).toEqual([
      '/data/shop_name',
      '/state/settings/price_ceiling',
    ])
    expect(faultsOf(shopOf({ external_service_account: { x_id: 'a' } }))).toEqual([
      '/data/external_service_account/x_id',
    ])
  })
})
