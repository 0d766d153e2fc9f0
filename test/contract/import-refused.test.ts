import { beforeAll, expect, test } from 'vitest'
import {
  categoryDocument,
  documentId,
  type ImportResult,
  importText,
  itemDocument,
  variationOf,
} from './support/documents.ts'
import { listCategories, listItems, newCategory, newItem } from './support/makers.ts'
import type { Item } from './support/shapes.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

describeWithCli('a line that is refused', () => {
  const item = (over: Record<string, unknown>, state: Record<string, unknown> = {}) =>
    JSON.stringify(itemDocument(over as Partial<Item>, state))
  const category = (over: Record<string, unknown>) => {
    const document = categoryDocument('x', 90)
    return JSON.stringify({ ...document, data: { ...document.data, ...over } })
  }
  const without = (name: string) => {
    const document = itemDocument()
    return JSON.stringify({ ...document, data: { ...document.data, [name]: undefined } })
  }
  const unknownCategory = [{ id: documentId(), name: 'nowhere', parent: null }]

  /** The line, and the pointer within it when one can be named. */
  const rows: [string, string, string | undefined][] = [
    ['no JSON', '{"kind":"item",', undefined],
    ['a number', '5', undefined],
    ['a list', '[]', undefined],
    ['no kind', '{"data":{}}', '/kind'],
    ['a kind unknown', '{"kind":"thing","data":{}}', '/kind'],
    ['no data', '{"kind":"item"}', '/data'],
    ['data null', '{"kind":"item","data":null}', '/data'],
    ['an unknown member', item({}).replace('{', '{"extra":1,'), '/extra'],
    ['no name', without('name'), '/data/name'],
    ['an empty name', item({ name: '' }), '/data/name'],
    ['a name with a 4-byte character', item({ name: '😀' }), '/data/name'],
    ['a name of 256 characters', item({ name: 'x'.repeat(256) }), '/data/name'],
    ['a name with U+0000', item({ name: 'a\u0000' }), '/data/name'],
    ['a lone surrogate', item({ name: 'a\ud800' }), '/data/name'],
    ['detail of 65536 characters', item({ detail: 'x'.repeat(65_536) }), '/data/detail'],
    ['a type unknown', item({ type: 'service' }), '/data/type'],
    ['a price below the bound', item({ price: 49 }), '/data/price'],
    ['a price as a string', item({ price: '100' }), '/data/price'],
    ['a tax unknown', item({ item_tax_type: 'none' }), '/data/item_tax_type'],
    ['an identifier with a space', item({ identifier: 'a b' }), '/data/identifier'],
    ['a limit of 0', item({ quantity_limit: 0 }), '/data/quantity_limit'],
    ['negative stock', item({ stock: -1 }), '/data/stock'],
    ['a date that is none', item({ created_at: '2024-02-30T00:00:00Z' }), '/data/created_at'],
    [
      'a variation with an empty name',
      item({ variations: [variationOf({ name: '' })] }),
      '/data/variations/0/name',
    ],
    [
      'a variation with a bad code',
      item({ variations: [variationOf(), variationOf({ barcode: 'ä' })] }),
      '/data/variations/1/barcode',
    ],
    [
      '1001 variations',
      item({ variations: Array.from({ length: 1001 }, () => variationOf()) }),
      '/data/variations',
    ],
    [
      'seven options',
      item({
        options: Array.from({ length: 7 }, () => ({
          id: documentId(),
          name: 'o',
          required: false,
          option_type: 'select',
          choices: [],
        })),
      }),
      '/data/options',
    ],
    [
      'an option type unknown',
      item({ options: [{ id: 1, name: 'o', required: false, option_type: 'radio' }] }),
      '/data/options/0/option_type',
    ],
    ['digital without its object', item({ type: 'digital' }), '/data/digital'],
    ['a lottery without its object', item({ type: 'lottery' }), '/data/lottery'],
    ['a subscription without its object', item({ type: 'subscription' }), '/data/subscription'],
    ['waiting for sale without a period', item({ sales_status: 'item_waiting_for_sale' }), undefined],
    ['a category that is not there', item({ categories: unknownCategory }), undefined],
    ['a period of the state that is no time', item({}, { sales_start_at: 'soon' }), '/state/sales_start_at'],
    ['a category name of 31 characters', category({ name: 'x'.repeat(31) }), '/data/name'],
    ['a category whose parent is not there', category({ parent: unknownCategory[0] }), undefined],
  ]
  let result: ImportResult
  let shop: Shop
  let before: unknown
  const good = rows.map(() => itemDocument())

  beforeAll(async () => {
    shop = await newShop()
    await newItem({}, shop)
    await newCategory({}, shop)
    before = [await listItems('', shop), await listCategories(shop)]
    // Each bad line stands between two good ones.
    const lines = rows.flatMap(([, line], index) => [line, JSON.stringify(good[index])])
    result = await importText(shop, `${lines.join('\n')}\n`)
  })

  test.for(rows.map((row, index) => ({ name: row[0], pointer: row[2], line: 2 * index + 1 })))(
    '$name',
    ({ pointer, line }) => {
      const told = result.refused.filter(each => each.line === line)
      expect(told.length).toBeGreaterThan(0)
      for (const { reason } of told) expect(String(reason).length).toBeGreaterThan(5)
      if (pointer !== undefined) expect(told.map(each => each.pointer)).toContain(pointer)
    },
  )

  // R-IMPORT-1
  test('fails the import, and leaves the lines beside it whole', async () => {
    expect(result.code).toBe(1)
    expect(result.refused.filter(each => each.line % 2 === 0)).toEqual([])
    const items = await listItems('limit=100', shop)
    const [mine, ...taken] = items
    expect(taken.map(each => each.name)).toEqual(good.map(each => each.data.name))
    expect([[mine], await listCategories(shop)]).toEqual(before)
  })

  // R-IMPORT-9
  test('may hold bytes that are no UTF-8', async () => {
    const own = await newShop()
    const bad = Buffer.concat([
      Buffer.from('{"kind":"item","data":{"name":"'),
      Buffer.from([0xff]),
      Buffer.from('"}}\n'),
    ])
    const { code, refused } = await importText(own, bad)
    expect([code, refused.map(each => each.line)]).toEqual([1, [1]])
    expect(await listItems('', own)).toEqual([])
  })
})
