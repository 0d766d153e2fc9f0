/** Two batches of an import at once, and two imports at once: what comes in is what one after the other brings. */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { describe, expect, vi } from 'vitest'
import { openDatabase } from '../../../src/db/database.ts'
import { createItemCategory } from '../../../src/resources/item_categories/commands/create-item-category.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder } from '../../support/orders/build.ts'
import { categoryOf, itemOf, selectOf, summaryOf, variationOf } from './support/documents.ts'
import { withClient } from './support/rows.ts'
import { exported, imported, type Loose, numbers } from './support/shops.ts'

/** Documents of five batches. */
const MANY = 2000

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Ids do not ascend, so that the order is the file's own. */
const items = (count = MANY) =>
  range(count).map(index => itemOf({ id: 10_000 - index, name: `品 ${index}`, identifier: `code-${index}` }))

const keyOf = (index: number) => `ORDER${String(index).padStart(11, '0')}`

/** All of one moment: what tells them apart is the order of their rows. */
function orders(count = MANY): Loose[] {
  const { detail } = makeOrder()
  return range(count).map(index => ({ kind: 'order', data: { ...detail, unique_key: keyOf(index) } }))
}

async function column(client: pg.Client, sql: string, shopId: number): Promise<unknown[]> {
  return (await client.query({ text: sql, values: [shopId], rowMode: 'array' })).rows.flat()
}

/** The pool's connections within a transaction. */
const AT_WORK = `select pid, wait_event_type as waits from pg_stat_activity
  where datname = current_database() and application_name = 'akinai' and state <> 'idle' order by waits`

const ITEMS = 'select identifier from items where shop_id = $1 order by'
const ORDERS = 'select unique_key from orders where shop_id = $1 order by'

// R-IMPORT-1
describe('batches that go two at a time', () => {
  test('leave items and orders in the order of their documents', async ({ context, outside }) => {
    const shopId = await createTestShop(context, 'two-batches')
    const report = await imported(context, shopId, [...items(), ...orders()])
    expect(numbers(report)).toEqual({ read: 2 * MANY, imported: 2 * MANY, skipped: 0, refused: 0 })
    const codes = range(MANY).map(index => `code-${index}`)
    expect(await column(outside, `${ITEMS} id`, shopId)).toEqual(codes)
    expect(await column(outside, `${ITEMS} list_position`, shopId)).toEqual(codes)
    expect(await column(outside, `${ORDERS} id`, shopId)).toEqual(range(MANY).map(keyOf))
  })

  test('leave them so when the database refuses one of the first, whose others are taken one by one', async ({
    context,
    outside,
  }) => {
    const shopId = await createTestShop(context, 'one-by-one')
    // Stands for a rule of the database that the checks before it do not know.
    await outside.query(`alter table items add constraint no_such_name check (name <> 'unlucky')`)
    // The first two batches go alone.
    const documents = items(1600).map((item, index) =>
      index === 1190 ? { ...item, data: { ...item.data, name: 'unlucky' } } : item,
    )
    const report = await imported(context, shopId, documents)
    expect(numbers(report)).toEqual({ read: 1600, imported: 1599, skipped: 0, refused: 1 })
    const codes = range(1600).flatMap(index => (index === 1190 ? [] : `code-${index}`))
    expect(await column(outside, `${ITEMS} list_position`, shopId)).toEqual(codes)
  })

  test('take the first of two documents of one key, wherever the second stands', async ({ context }) => {
    const shopId = await createTestShop(context, 'first-of-two')
    const before = items(800)
    const [twin, other] = [before[399], itemOf({ id: 10_000 - 399, name: 'another' })]
    const report = await imported(context, shopId, [...before, other, ...items(1200).slice(800), twin ?? {}])
    expect(numbers(report)).toEqual({ read: 1202, imported: 1200, skipped: 1, refused: 1 })
    expect(report.refusals).toMatchObject([{ line: 801 }])
    expect((await exported(context, shopId)).filter(({ data }) => data.name === 'another')).toEqual([])
  })
})

// R-IMPORT-2
test('the second of two batches is not in before the first: what is killed leaves the beginning of a file', async ({
  context,
  outside,
}) => {
  const shopId = await createTestShop(context, 'killed')
  const food = categoryOf(1, '食べもの')
  // The first two batches go alone.
  const isOfThird = (index: number) => index >= 800 && index < 1200
  const documents = items(1600).map((item, index) =>
    isOfThird(index) ? { ...item, data: { ...item.data, categories: [summaryOf(food)] } } : item,
  )
  await imported(context, shopId, [food])
  await outside.query('begin; select from item_categories for update')
  const importing = imported(context, shopId, documents)
  importing.catch(() => {})
  await withClient(context.address, async client => {
    // One waits for the category, the other for it.
    await vi.waitFor(
      async () =>
        expect((await client.query(AT_WORK)).rows).toMatchObject([{ waits: 'Client' }, { waits: 'Lock' }]),
      { timeout: 20_000 },
    )
    await client.query(`select pg_terminate_backend(pid, 5000) from (${AT_WORK}) a where waits = 'Lock'`)
  })
  await expect(importing).rejects.toThrow()
  await outside.query('rollback')
  expect(await column(outside, `${ITEMS} id`, shopId)).toEqual(range(800).map(index => `code-${index}`))
  const report = await imported(context, shopId, documents)
  expect(numbers(report)).toMatchObject({ imported: 800, skipped: 800 })
  expect(await column(outside, `${ITEMS} list_position`, shopId)).toEqual(
    range(1600).map(index => `code-${index}`),
  )
})

// R-IMPORT-2
describe('two imports of the same documents at once', () => {
  test.for([
    ['items', items(1200)],
    ['orders', orders(1200)],
  ] as const)('bring each of the %s once', async ([kind, documents], { context, outside }) => {
    const shopId = await createTestShop(context, `twice-${kind}`)
    await using stack = new AsyncDisposableStack()
    const db = openDatabase(context.address)
    stack.defer(() => db.close())
    const reports = await Promise.all([
      imported(context, shopId, documents),
      imported({ ...context, db }, shopId, documents),
    ])
    const [one, other] = reports.map(numbers)
    expect(one?.imported + other?.imported).toBe(documents.length)
    expect(one?.skipped + other?.skipped).toBe(documents.length)
    expect(await column(outside, `select count(*)::int from ${kind} where shop_id = $1`, shopId)).toEqual([
      documents.length,
    ])
    expect(numbers(await imported(context, shopId, documents))).toMatchObject({ skipped: documents.length })
  })
})

describe('an import and changes of the shop beside it', () => {
  test('of categories: each comes to its turn, and items are where they belong', async ({
    context,
    outside,
  }) => {
    const shopId = await createTestShop(context, 'beside-categories')
    const food = categoryOf(1, '食べもの')
    const documents = range(3000).map(index =>
      itemOf({
        ...{ id: index + 1, name: `品 ${index}`, stock: index, categories: [summaryOf(food)] },
        ...{
          variations: [variationOf(index + 1, { stock: index })],
          options: [selectOf(index + 1, [index + 1])],
        },
      }),
    )
    await imported(context, shopId, [food])
    let running = true
    const importing = imported(context, shopId, documents).finally(() => {
      running = false
    })
    let changes = 0
    while (running) {
      await createItemCategory(context, shopId, { name: `棚 ${changes}` })
      changes++
      await delay(20)
    }
    expect(numbers(await importing)).toMatchObject({ imported: 3000, refused: 0 })
    // Were batches to hold the tree one over the other, whoever changes it would wait for the last of them, and be refused after 10 s.
    expect(changes).toBeGreaterThan(3)
    const linked = 'select count(*)::int from item_category_links where shop_id = $1'
    expect(await column(outside, linked, shopId)).toEqual([3000])
  })
})
