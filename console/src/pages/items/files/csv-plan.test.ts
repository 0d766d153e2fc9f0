import { describe, expect, test } from 'vitest'
import type { Item, ItemCategory } from '../../../api/types.ts'
import { planFile, readFile } from './csv-plan.ts'
import { headerRow, rowsOfItem } from './csv-rows.ts'

const category: ItemCategory = { id: 5, number: 1, name: '皿', parent: { id: 4, name: '器', parent: null } }
const base = {
  ...{
    type: 'normal',
    detail: '',
    proper_price: null,
    sales_status: 'item_now_on_sale',
    images: [],
    options: [],
  },
  ...{ item_tax_type: 'standard', quantity_limit: null, created_at: '2031-01-01T00:00:00Z' },
  modified_at: '2031-01-02T00:00:00Z',
}
const plain = {
  ...{ ...base, id: 1, name: '手ぬぐい', identifier: 'A-1', price: 1200, stock: 3, visible: true },
  ...{ variations: [], categories: [category] },
} as unknown as Item
const varied = {
  ...{
    ...base,
    id: 2,
    name: '湯呑み',
    identifier: null,
    price: 800,
    stock: 9,
    visible: false,
    categories: [],
  },
  variations: [
    { id: 21, name: '大', stock: 4, identifier: 'B-L', barcode: null },
    { id: 22, name: '小', stock: 5, identifier: null, barcode: '490' },
  ],
} as unknown as Item
const sale = { price: 900, starts_at: '2031-02-01T01:00:00Z', ends_at: null }
const stock = {
  ...{ items: [plain, varied], categories: [category], tax: 'reduced' },
  sales: new Map([[1, sale]]),
}

const plan = (...rows: readonly (readonly string[])[]) => planFile(readFile(rows).rows, stock)

test('a file that was just written changes nothing', () => {
  for (const language of ['ja', 'en'] as const) {
    const rows = [
      headerRow(language),
      ...[plain, varied].flatMap(item => rowsOfItem(item, language, stock.sales.get(item.id))),
    ]
    expect(rows).toHaveLength(4)
    expect(plan(...rows).map(({ itemId, changes, faults, body }) => [itemId, changes, faults, body])).toEqual(
      [
        [1, [], [], null],
        [2, [], [], null],
      ],
    )
  }
})

// R-CATALOGUE-11
describe('rows that are in another order, or left out', () => {
  const rich: Item = {
    ...varied,
    ...{ identifier: 'B', detail: '一行\n二行', quantity_limit: 2, categories: [category] },
  }
  const sales = new Map([[2, sale]])
  const [own = [], bare = []] = rowsOfItem(rich, 'ja', sale)
  const planRich = (...rows: readonly (readonly string[])[]) => {
    const [planned, ...others] = planFile(readFile([headerRow('ja'), ...rows]).rows, {
      ...{ ...stock, items: [plain, rich], sales },
    })
    expect(others).toEqual([])
    return planned
  }
  const withCell = (row: readonly string[], header: string, cell: string) =>
    row.with(headerRow('ja').indexOf(header), cell)

  test.each([
    ['reversed', [bare, own]],
    ['without the first', [bare]],
    ['without the second', [own]],
    ['with the same said twice', [withCell(bare, '公開', '非公開'), own]],
  ])('%s, they change nothing', (_, rows) => {
    expect(planRich(...rows)).toMatchObject({ itemId: 2, changes: [], faults: [], body: null })
  })

  test('what is changed in them is changed, of the item and of its variations', () => {
    const rows = [withCell(bare, '在庫', '7'), withCell(withCell(own, '価格', '900'), '説明文', '')]
    expect(planRich(...rows)?.body).toEqual({
      ...{ item_id: 2, modified_at: rich.modified_at, price: 900, detail: '' },
      variations: [{ variation_id: 22, stock: 7 }],
    })
    expect(planRich(withCell(bare, '在庫', '7'))?.body).toEqual({
      ...{ item_id: 2, modified_at: rich.modified_at },
      variations: [{ variation_id: 22, stock: 7 }],
    })
  })

  test('two that say different things of the item are told with both lines', () => {
    const faults = [{ line: 2, other: 3, column: 'price', why: 'differs', cell: '900' }]
    expect(planRich(withCell(bare, '価格', '900'), own)).toMatchObject({ faults, body: null })
  })
})

// R-CATALOGUE-11
test('categories come back whatever signs are in their names', () => {
  const names = ['器|皿', '器\\', '器>皿', '\\|', '皿']
  const categories: ItemCategory[] = names.map((name, at) => ({
    id: at + 10,
    number: at,
    name,
    parent: null,
  }))
  const below = { id: 20, number: 9, name: '皿|鉢', parent: { id: 12, name: '器>皿', parent: null } }
  const all = [...categories, below, category]
  const item: Item = { ...plain, categories: all }
  const rows = [headerRow('ja'), ...rowsOfItem(item, 'ja')]
  const read = (items: readonly Item[]) =>
    planFile(readFile(rows).rows, { ...stock, items, categories: all, sales: new Map() })
  expect(read([item])).toMatchObject([{ changes: [], faults: [], body: null }])
  const ids = all.map(({ id }) => id)
  expect(read([{ ...plain, categories: [] }])).toMatchObject([{ faults: [], body: { category_ids: ids } }])
})

test('only what is in the file and differs is changed', () => {
  const [first, second] = plan(
    ['商品ID', '価格', '公開', '種類ID', '在庫', 'メモ'],
    ['1', '¥１,３００', '非公開', '', '', 'x'],
    ['2', '', '', '22', '7', ''],
  )
  expect(first).toMatchObject({
    name: '手ぬぐい',
    body: { item_id: 1, modified_at: plain.modified_at, price: 1300, visible: false },
  })
  expect(first?.changes).toEqual([
    { column: 'price', of: null, before: '1200', after: '1300' },
    { column: 'visible', of: null, before: 'true', after: 'false' },
  ])
  expect(second?.body).toEqual({
    item_id: 2,
    modified_at: plain.modified_at,
    variations: [{ variation_id: 22, stock: 7 }],
  })
  expect(readFile([['商品ID', 'メモ']]).unknown).toEqual(['メモ'])
})

test('items are known by their codes, and variations by theirs or their names', () => {
  const [first] = plan(['code', 'name'], ['A-1', '新しい名前'])
  expect(first?.body).toMatchObject({ item_id: 1, name: '新しい名前' })
  const [second] = plan(
    ['商品ID', '種類の名前', '種類コード', '在庫'],
    ['2', '', 'B-L', '1'],
    ['2', '小', '', '2'],
    ['2', '中', '', '3'],
  )
  expect(second?.body).toMatchObject({
    variations: [
      { variation_id: 21, stock: 1 },
      { variation_id: 22, identifier: undefined, stock: 2 },
      { variation_id: null, name: '中', stock: 3 },
    ].map(({ identifier: _, ...one }: Record<string, unknown>) => one),
  })
})

test('empty cells leave what must be there, and take away what need not', () => {
  const [first] = plan(['商品ID', '商品名', '価格', '商品コード', 'カテゴリー'], ['1', '', '', '', ''])
  expect(first?.body).toEqual({
    item_id: 1,
    modified_at: plain.modified_at,
    identifier: null,
    category_ids: [],
  })
})

test('what has no id and no known code is new', () => {
  const [first, second] = plan(
    ['商品名', '価格', '在庫', 'カテゴリー'],
    ['鉢', '700', '2', '器>皿'],
    ['名前だけ', '', '', ''],
  )
  expect(first).toMatchObject({
    itemId: null,
    body: {
      item_id: null,
      modified_at: null,
      name: '鉢',
      price: 700,
      stock: 2,
      category_ids: [5],
      item_tax_type: 'reduced',
    },
  })
  expect(second).toMatchObject({ body: null, faults: [{ line: 3, column: 'price', why: 'noPrice' }] })
})

test('what cannot be understood is told with its line and cell, and nothing of the item is done', () => {
  const wrong = (header: string, cell: string) =>
    plan(['商品ID', header], ['1', cell]).map(({ body, faults }) => [
      body,
      faults.map(({ line, column, why }) => [line, column, why]),
    ])
  expect(wrong('価格', 'ask')).toEqual([[null, [[2, 'price', 'notNumber']]]])
  expect(wrong('公開', 'maybe')).toEqual([[null, [[2, 'visible', 'notVisible']]]])
  expect(wrong('消費税', '5%')).toEqual([[null, [[2, 'item_tax_type', 'notTax']]]])
  expect(wrong('カテゴリー', '棚')).toEqual([[null, [[2, 'categories', 'noCategory']]]])
  expect(wrong('種類ID', '99')).toEqual([[null, [[2, 'variation_id', 'noVariation']]]])
  expect(plan(['商品ID', '価格'], ['99', '1'])[0]).toMatchObject({ body: null, faults: [{ why: 'noItem' }] })
  expect(plan(['商品ID', '在庫'], ['2', '3'])[0]).toMatchObject({
    body: null,
    faults: [{ why: 'noVariation' }],
  })
  expect(plan(['商品ID', '価格'], ['1', '5'], ['1', '6'])[0]).toMatchObject({
    faults: [{ line: 3, why: 'twice' }],
  })
})

test('sales to come are planned, changed and taken off, in the times of Japan', () => {
  const header = ['商品ID', '予定セール価格', 'セール開始', 'セール終了']
  const planned = (...cells: readonly string[]) => plan(header, cells)[0]
  expect(planned('1', '900', '2031/2/1 10:00', '')?.changes).toEqual([])
  expect(planned('1', '８５０円', '2031-02-01 10:00', '2031-02-08')).toMatchObject({
    body: {
      planned_sale: {
        price: 850,
        starts_at: '2031-02-01T10:00:00+09:00',
        ends_at: '2031-02-08T00:00:00+09:00',
      },
    },
    changes: [
      { column: 'sale_price', before: '900', after: '850' },
      { column: 'sale_ends_at', before: '', after: '2031-02-08 00:00' },
    ],
  })
  expect(planned('1', '', '', '')?.body).toMatchObject({ planned_sale: null })
  expect(planned('2', '', '', '')?.body).toBeNull()
  // Without the column of the price nothing is said of sales.
  expect(plan(['商品ID', 'セール開始'], ['1', ''])[0]?.body).toBeNull()
  expect(planned('2', '500', '', '')?.faults).toMatchObject([{ column: 'sale_starts_at', why: 'notTime' }])
  expect(planned('2', 'x', '2031-02-30', 'soon')?.faults.map(({ column, why }) => [column, why])).toEqual([
    ['sale_price', 'notNumber'],
    ['sale_starts_at', 'notTime'],
    ['sale_ends_at', 'notTime'],
  ])
})
