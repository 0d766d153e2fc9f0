import { describe, expect } from 'vitest'
import { createItemCategory } from '../../../src/resources/item_categories/commands/create-item-category.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { categoryOf, itemOf, shopOf, summaryOf, variationOf } from './support/documents.ts'
import { withClient } from './support/rows.ts'
import { exported, imported, type Loose } from './support/shops.ts'

let context: TestContext
test.beforeAll(({ context: madeContext }) => {
  context = madeContext
})

let shops = 0
async function refusalsOf(
  lines: readonly (Loose | string)[],
  shopId?: number,
): Promise<[number, string | null, string][]> {
  shops += 1
  const report = await imported(context, shopId ?? (await createTestShop(context, `shop${shops}`)), lines)
  return report.refusals.map(({ line, kind, pointer }) => [line, kind, pointer])
}

test('what is wrong is told with its line, kind and pointer, and what is right goes in', async () => {
  const shopId = await createTestShop(context, 'mixed')
  const food = categoryOf(1, '食べもの')
  const told: unknown[] = []
  const lines = [
    shopOf(),
    '',
    '{"kind":"item",',
    food,
    { kind: 'order', data: [] },
    itemOf({ id: 1, categories: [summaryOf(food)] }),
    itemOf({ id: 2, price: 1, name: 'a\u0000' }),
    itemOf({ id: 3, stock: 5, variations: [variationOf(1, { stock: 4 })] }),
    `   ${JSON.stringify(itemOf({ id: 4, name: 'last' }))}\r`,
  ]
  const report = await imported(context, shopId, lines, { onRefused: refusal => told.push(refusal) })
  expect(report).toEqual({
    ...{ read: 8, imported: 4, skipped: 0, refused: 4, line: 9, refusals_left_out: 0 },
    by_kind: {
      shop: { read: 1, imported: 1, skipped: 0, refused: 0 },
      unknown: { read: 1, imported: 0, skipped: 0, refused: 1 },
      category: { read: 1, imported: 1, skipped: 0, refused: 0 },
      order: { read: 1, imported: 0, skipped: 0, refused: 1 },
      item: { read: 4, imported: 2, skipped: 0, refused: 2 },
    },
    refusals: [
      { line: 3, kind: null, pointer: '', reason: 'must be JSON' },
      { line: 5, kind: 'order', pointer: '/data', reason: 'must be an object' },
      { line: 7, kind: 'item', pointer: '/data/name', reason: expect.stringContaining('it has U+0000') },
      { line: 7, kind: 'item', pointer: '/data/price', reason: 'must be 50 or more' },
      {
        line: 8,
        kind: 'item',
        pointer: '/data/stock',
        reason: 'must be 4, the sum of the stocks of the variations',
      },
    ],
  })
  expect(told).toEqual(report.refusals)
  expect((await exported(context, shopId)).map(({ data }) => data.id !== undefined && data.name)).toEqual([
    false,
    '食べもの',
    '湯のみ',
    'last',
  ])
})

// R-IMPORT-7
describe('categories', () => {
  test('need a parent that is there', async () => {
    const absent = categoryOf(9, 'absent')
    expect(await refusalsOf([categoryOf(1, 'a', absent), categoryOf(2, 'b')])).toEqual([
      [1, 'category', '/data/parent'],
    ])
  })

  test('need a name that is free on their level, as siblings compare names', async () => {
    const a = categoryOf(1, 'ガ')
    expect(await refusalsOf([a, categoryOf(2, ' ｶﾞ '), categoryOf(3, 'ガ', a)])).toEqual([
      [2, 'category', '/data/name'],
    ])
  })

  test('need a number that is free, and later ones do not meet it', async () => {
    const shopId = await createTestShop(context, 'numbers')
    expect(await refusalsOf([categoryOf(1, 'a', null, 70), categoryOf(2, 'b', null, 70)], shopId)).toEqual([
      [2, 'category', '/data/number'],
    ])
    await createItemCategory(context, shopId, { name: 'made by hand' })
    expect((await exported(context, shopId)).slice(1).map(({ data }) => data.number)).toEqual([70, 71])
  })

  test('are at most a thousand', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => categoryOf(index + 1, `c${index}`))
    expect(await refusalsOf(many)).toEqual([[1001, 'category', '']])
  })

  test('that are refused take what is below them along', async () => {
    const wrong = categoryOf(1, '😀')
    expect(
      await refusalsOf([wrong, categoryOf(2, 'b', wrong), itemOf({ categories: [summaryOf(wrong)] })]),
    ).toEqual([
      [1, 'category', '/data/name'],
      [2, 'category', '/data/parent/name'],
      [3, 'item', '/data/categories/0/name'],
    ])
  })
})

describe('items', () => {
  test('name categories that are there', async () => {
    const a = categoryOf(1, 'a')
    const lines = [
      a,
      itemOf({ categories: [summaryOf(categoryOf(2, 'b')), summaryOf(a), summaryOf(categoryOf(3, 'a', a))] }),
    ]
    expect(await refusalsOf(lines)).toEqual([
      [2, 'item', '/data/categories/0'],
      [2, 'item', '/data/categories/2'],
    ])
  })

  // R-IMPORT-7
  test('find a category by its path of names where its id is unknown', async () => {
    const shopId = await createTestShop(context, 'paths')
    const top = await createItemCategory(context, shopId, { name: '食べもの' })
    await createItemCategory(context, shopId, { name: '米', parent_id: top })
    const rice = { id: 77, name: '米', parent: { id: 76, name: '食べもの', parent: null } }
    expect(await refusalsOf([itemOf({ categories: [rice] })], shopId)).toEqual([])
    const item = (await exported(context, shopId)).at(-1)
    expect(item?.data.categories).toMatchObject([
      { name: '米', parent: { id: top, name: '食べもの', parent: null } },
    ])
  })

  test('name no category twice under two ids', async () => {
    const a = categoryOf(1, 'a')
    expect(
      await refusalsOf([a, itemOf({ categories: [summaryOf(a), { id: 5, name: 'a', parent: null }] })]),
    ).toEqual([[2, 'item', '/data/categories/1']])
  })
})

test('a document that only the database refuses takes no others with it', async () => {
  const shopId = await createTestShop(context, 'strict')
  await withClient(context.address, async client => {
    // Stands for a rule of the database that the checks before it do not know.
    await client.query(`alter table items add constraint no_such_name check (name <> 'unlucky')`)
  })
  const items = Array.from({ length: 30 }, (_, index) =>
    itemOf({ id: index + 1, name: index === 12 ? 'unlucky' : `N${index}` }),
  )
  const report = await imported(context, shopId, items)
  expect(report).toMatchObject({
    ...{ imported: 29, refused: 1 },
    refusals: [{ line: 13, kind: 'item', pointer: '', reason: 'cannot be stored (no_such_name)' }],
  })
  expect((await exported(context, shopId)).slice(1).map(({ data }) => data.name)).toEqual(
    items.map(({ data }) => data.name).filter(name => name !== 'unlucky'),
  )
})

test('a file of nothing but errors keeps the report within bounds', async () => {
  const lines = Array.from({ length: 12_000 }, () => '!')
  const report = await imported(context, await createTestShop(context, 'errors'), lines)
  expect(report).toMatchObject({ read: 12_000, refused: 12_000, refusals_left_out: 2000 })
  expect(report.refusals).toHaveLength(10_000)
})
