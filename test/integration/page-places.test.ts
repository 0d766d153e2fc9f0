/** Deep pages of lists, which are read from where an earlier one ended: always what stepping over all before them shows (R-LIST-10). */
import type pg from 'pg'
import { expect } from 'vitest'
import type { Connection } from '../../src/db/database.ts'
import { createItem } from '../../src/resources/items/commands/create-item.ts'
import { deleteItem } from '../../src/resources/items/commands/delete-item.ts'
import { moveItem } from '../../src/resources/items/commands/move-item.ts'
import { type FindPage, makePagePlaces } from '../../src/resources/items/page-places.ts'
import { findPage, type PageRequest } from '../../src/resources/items/page-store.ts'
import { PLAIN_ITEM, SEED_ITEMS } from '../support/api.ts'
import { createTestShop, type TestContext } from '../support/context.ts'
import { test } from '../support/fixture.ts'
import { PLAN_MODES, type PlanNode, planOf, wholeReads } from '../support/plans.ts'

const ITEMS = 3000

let context: TestContext
let outside: pg.Client
let shop: number
test.beforeAll(async ({ context: madeContext, outside: madeOutside }) => {
  context = madeContext
  outside = madeOutside
  shop = await createTestShop(context, 'walked')
  await outside.query(SEED_ITEMS, [shop, ITEMS])
  // Neighbours, so that each page is of this shop alone.
  await outside.query(SEED_ITEMS, [await createTestShop(context, 'other'), ITEMS])
  await outside.query('vacuum analyze items')
})

const LISTS = (['list_order', 'created', 'modified'] as const).flatMap(order =>
  (['asc', 'desc'] as const).flatMap(sort => [null, true].map(visible => ({ order, sort, visible }))),
)

const pageOf = (list: (typeof LISTS)[number], offset: number, limit = 100): PageRequest => ({
  ...list,
  ...{ categoryId: null, limit, offset },
})

/** Compares a page with what stepping over all before it shows. */
async function compare(places: FindPage, page: PageRequest): Promise<void> {
  const [seen, right] = [await places(context.db, shop, page), await findPage(context.db, shop, page)]
  expect([page, seen.map(({ id, version }) => [id, version])]).toEqual([
    page,
    right.map(({ id, version }) => [id, version]),
  ])
}

test('a walk through every list shows each item once, in its order', async () => {
  const places = makePagePlaces()
  for (const list of LISTS) {
    for (let offset = 900; offset <= ITEMS; offset += 100) await compare(places, pageOf(list, offset))
    // Not where one ended, and beyond the end.
    for (const offset of [1050, 1049, 2999, 3000, 50_000]) await compare(places, pageOf(list, offset, 7))
  }
})

test('whatever changes before a place, by whomever, what is read next is right', async () => {
  const places = makePagePlaces()
  const lists = LISTS
  const ids = async () =>
    (await findPage(context.db, shop, pageOf(lists[0] as never, 0, 100))).map(({ id }) => id)
  const [first = 0, second = 0, third = 0, ...others] = await ids()
  const changes: (() => Promise<unknown>)[] = [
    () => createItem(context, shop, PLAIN_ITEM),
    () => deleteItem(context, shop, first),
    () => moveItem(context, shop, second, { move_to: 'last' }),
    () => moveItem(context, shop, others[50] ?? 0, { move_to: 'before', neighbor_item_id: third }),
    () =>
      outside.query('update items set visible = not visible where shop_id = $1 and id = $2', [shop, third]),
    () => outside.query('delete from items where shop_id = $1 and id = any($2)', [shop, others.slice(0, 20)]),
    () =>
      outside.query('update items set modified_at = now() where shop_id = $1 and id = $2', [shop, second]),
    // In one transaction with a change of another shop, before it and after it.
    async () => {
      const elsewhere = await createTestShop(context, 'third')
      await outside.query('begin')
      await outside.query(SEED_ITEMS, [elsewhere, 2])
      await outside.query('delete from items where shop_id = $1 and id = $2', [shop, others[30]])
      await outside.query(SEED_ITEMS, [elsewhere, 2])
      await outside.query('commit')
    },
  ]
  for (const change of changes) {
    for (const list of lists) await compare(places, pageOf(list, 1500))
    await change()
    for (const list of lists) await compare(places, pageOf(list, 1600))
  }
})

test('what is not committed is not counted, and nobody waits for it', async () => {
  const places = makePagePlaces()
  const list = LISTS[0] as (typeof LISTS)[number]
  await compare(places, pageOf(list, 1100))
  const [gone] = await findPage(context.db, shop, pageOf(list, 10, 1))
  await outside.query('begin')
  await outside.query('delete from items where shop_id = $1 and id = $2', [shop, gone?.id])
  await compare(places, pageOf(list, 1200))
  const made = await createItem(context, shop, PLAIN_ITEM)
  expect(made).toBeGreaterThan(0)
  await compare(places, pageOf(list, 1200))
  await outside.query('commit')
  await compare(places, pageOf(list, 1300))
})

test('a shop is deleted with its items', async () => {
  const gone = await createTestShop(context, 'gone')
  await outside.query(SEED_ITEMS, [gone, 3])
  await outside.query('delete from shops where id = $1', [gone])
  const { rows } = await outside.query('select 1 from item_list_changes where shop_id = $1', [gone])
  expect(rows).toEqual([])
})

/** Rows that the nodes at the bottom handed on. */
const rowsRead = (nodes: readonly PlanNode[]) =>
  nodes
    .filter(({ Plans }) => Plans === undefined)
    .reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1), 0)

test('from a place a page reads its own rows only', async () => {
  const { rows } = await outside.query<{ changes: string; with_touches: string }>(
    `select sum(changes)::text as changes, sum(changes + touches)::text as with_touches from item_list_changes where shop_id = $1`,
    [shop],
  )
  for (const mode of PLAN_MODES) {
    for (const { order, sort, visible } of LISTS) {
      const name = ['items.deep_page', order, sort, visible === null ? 'all' : 'visible'].join('.')
      const edge = order === 'list_order' ? ['0', '9000000000000000000'] : ['epoch', '2100-01-01']
      const at = edge[sort === 'asc' ? 0 : 1]
      const nodes = await planOf(outside, name, mode, [
        ...[shop, 20, 2000, order === 'modified' ? rows[0]?.with_touches : rows[0]?.changes, at, 0, 0],
        ...(visible === null ? [] : [visible]),
      ])
      expect(wholeReads(nodes, ['items'])).toEqual([])
      // Every other item is visible; each has its version looked up.
      expect([name, rowsRead(nodes)]).toEqual([name, expect.toSatisfy((read: number) => read < 120)])
    }
  }
})

test('a list that is stepped through much is marked, and a page anywhere in it begins at a mark', async () => {
  const asked: { readonly name: string; readonly values: readonly unknown[] }[] = []
  const db: Connection = {
    query: (statement, values = []) => {
      asked.push({ name: statement.name, values })
      return context.db.query(statement, values)
    },
  }
  for (const list of LISTS) {
    const places = makePagePlaces(0)
    const isMarked = () => asked.some(({ name }) => name.startsWith('items.list_marks'))
    asked.length = 0
    // From behind, so that no page begins where one ended.
    for (let turn = 0; turn < 2000 && !isMarked(); turn++)
      await places(db, shop, pageOf(list, list.visible === null ? 2990 - (turn % 90) : 1480 - (turn % 90), 1))
    expect([list, isMarked()]).toEqual([list, true])
    await compare(places, pageOf(list, 2500))
    for (const offset of [1000, 1001, 1234, 1499, 2000, 2750, 5000])
      await compare(places, pageOf(list, offset))
    asked.length = 0
    await places(db, shop, pageOf(list, 1321))
    // From the mark at 1000, or from where a page ended behind it.
    const [, , , changes, , , skipped] = asked[0]?.values ?? []
    expect(changes).toEqual(expect.any(String))
    expect(skipped).toBeLessThanOrEqual(321)
  }
})
