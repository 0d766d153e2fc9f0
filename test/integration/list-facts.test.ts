/** What follows from all items of a shop, which is worked out again only when the list has changed (`list-fact-store.ts`). */
import { expect } from 'vitest'
import { ITEM_COUNT } from '../../src/console/statistics-store.ts'
import type { Connection } from '../../src/db/database.ts'
import { createItem } from '../../src/resources/items/commands/create-item.ts'
import { deleteItem } from '../../src/resources/items/commands/delete-item.ts'
import { rememberFact } from '../../src/resources/items/list-fact-store.ts'
import { setOwnStock, setVisible } from '../../src/resources/items/store.ts'
import { SITEMAP_FILES } from '../../src/storefront/sitemap-store.ts'
import { PLAIN_ITEM, SEED_ITEMS } from '../support/api.ts'
import { createTestShop } from '../support/context.ts'
import { test } from '../support/fixture.ts'
import { PLAN_MODES, planOf, rowsRead } from '../support/plans.ts'

/** A connection that counts for how many of its statements the fact was worked out. */
function watched(db: Connection) {
  const seen = { workedOut: 0 }
  const query: Connection['query'] = async (statement, values) => {
    const rows = await db.query(statement, values)
    seen.workedOut += rows.filter(row => (row as { fact: object | null }).fact !== null).length
    return rows
  }
  return { seen, db: { query } }
}

test('of each shop it is right after every change of its list, and not worked out again without one', async ({
  context,
}) => {
  const [shop, other] = [await createTestShop(context, 'counted'), await createTestShop(context, 'beside')]
  const { seen, db } = watched(context.db)
  const [count, files] = [rememberFact(db, ITEM_COUNT), rememberFact(db, SITEMAP_FILES)]
  const both = async (id = shop) => [await count(id), await files(id)]
  const now = context.clock.now()
  const add = async () => {
    const id = await createItem(context, shop, PLAIN_ITEM)
    await setVisible(context.db, shop, id, true, now)
    return id
  }

  expect(await both()).toEqual([0, []])
  const [first, second] = [await add(), await add()]
  expect(await both()).toEqual([2, [first]])
  expect(seen.workedOut).toBe(4)
  await setOwnStock(context.db, shop, first, 12, now)
  await createItem(context, other, PLAIN_ITEM)
  expect(await both()).toEqual([2, [first]])
  expect(seen.workedOut).toBe(4)
  await setVisible(context.db, shop, first, false, now)
  expect(await both()).toEqual([2, [second]])
  await deleteItem(context, shop, second)
  expect(await both()).toEqual([1, []])
  expect((await both(other))[0]).toBe(1)
  expect(seen.workedOut).toBe(10)
})

test('files of a sitemap begin at every five thousandth item that is shown', async ({ context, outside }) => {
  const shop = await createTestShop(context, 'mapped')
  await outside.query(SEED_ITEMS, [shop, 12_000])
  const { rows } = await outside.query<{ id: number }>(
    'select id from items where shop_id = $1 and visible order by id',
    [shop],
  )
  const begins = rows.filter((_, index) => index % 5000 === 0).map(({ id }) => id)
  expect(begins.length).toBeGreaterThan(1)
  expect(await rememberFact(context.db, SITEMAP_FILES)(shop)).toEqual(begins)
})

test.for(PLAN_MODES)(
  '%s plans: a file of a sitemap reads its own items',
  async (mode, { context, outside }) => {
    const shop = await createTestShop(context, `planned-${mode}`)
    await outside.query(SEED_ITEMS, [shop, 12_000])
    await outside.query('vacuum analyze items')
    const [begins, ends] = await rememberFact(context.db, SITEMAP_FILES)(shop)
    const nodes = await planOf(outside, 'storefront.list_visible', mode, [shop, begins, ends])
    expect(rowsRead(nodes, ['items'])).toBeLessThanOrEqual(2 * 5000)
  },
)
