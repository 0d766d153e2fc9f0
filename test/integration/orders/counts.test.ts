import { expect } from 'vitest'
import { ORDER_STATUSES } from '../../../src/resources/orders/schemas.ts'
import { foldCounts } from '../../../src/resources/orders/search-store.ts'
import { insertOrders, lockOrder, saveOrder } from '../../../src/resources/orders/store.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder } from '../../support/orders/build.ts'
import { withClient } from '../transfer/support/rows.ts'

/** By day, status and way to pay, by status alone, and one by one: what the tables say, and what the orders are. */
async function counted(context: TestContext): Promise<{ told: unknown[]; true: unknown[] }> {
  return await withClient(context.address, async client => {
    const told = await client.query(
      `select shop_id, day::text, status, payment_method, sum(orders)::int as orders
       from (select * from order_counts union all select * from order_count_changes) c
       group by 1, 2, 3, 4 having sum(orders) <> 0 order by 1, 2, 3, 4`,
    )
    const actual = await client.query(
      `select shop_id, (ordered_at + interval '9 hours')::date::text as day, status, payment_method, count(*)::int as orders
       from orders group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    )
    const byStatus = await client.query(
      `select shop_id, status, sum(orders)::int as orders from (select * from order_status_counts
         union all select shop_id, status, orders from order_count_changes) c
       group by 1, 2 having sum(orders) <> 0 order by 1, 2`,
    )
    const actualByStatus = await client.query(
      'select shop_id, status, count(*)::int as orders from orders group by 1, 2 order by 1, 2',
    )
    const listed = await client.query('select * from listed_orders order by shop_id, order_id')
    const orders = await client.query(
      `select shop_id, id as order_id, ordered_at, status, lower(detail -> 'customer' ->> 'mail_address') as buyer,
         unique_key, payment_method, scheduled_on, delivery_date, paid_at, total::bigint
       from orders order by shop_id, id`,
    )
    return {
      told: [told.rows, byStatus.rows, listed.rows],
      true: [actual.rows, actualByStatus.rows, orders.rows],
    }
  })
}

// R-SEARCH-12, R-WORK-1
test('the counts are right after any number of writers and folders at once, and after a change was undone', async ({
  context,
}) => {
  const shopIds = [await createTestShop(context, 'one'), await createTestShop(context, 'two')]
  const keys = Array.from({ length: 30 }, (_, index) => `COUNTED${String(index).padStart(9, '0')}`)
  for (const shopId of shopIds) {
    const orders = keys.map((unique_key, index) => {
      const ordered_at = `2026-11-1${index % 3}T14:59:5${index % 10}Z`
      return {
        order: makeOrder({ unique_key, ordered_at, method: index % 4 ? 'cod' : null }),
        importedDigest: null,
      }
    })
    await context.db.transaction(tx => insertOrders(tx, shopId, orders, context.clock.now()))
  }
  let seed = 1
  const pick = <T>(values: readonly T[]): T => {
    seed = (seed * 48_271) % 2_147_483_647
    return values[seed % values.length] as T
  }
  class Undone extends Error {}
  const change = async (undo: boolean) => {
    const [shopId, key, status] = [pick(shopIds), pick(keys), pick(ORDER_STATUSES)]
    await context.db
      .transaction(async tx => {
        const held = await lockOrder(tx, shopId, key)
        if (held === undefined) throw new Error('The order is gone')
        const detail = { ...held.order.detail, status }
        await saveOrder(tx, shopId, held.id, { ...held.order, detail }, context.clock.now())
        if (undo) throw new Undone()
      })
      .catch(error => {
        if (!(error instanceof Undone)) throw error
      })
  }
  const writer = async () => {
    for (let round = 0; round < 25; round++) await change(round % 5 === 0)
  }
  const folder = async () => {
    for (let round = 0; round < 15; round++) await foldCounts(context.db)
  }
  await Promise.all([...Array.from({ length: 8 }, writer), folder(), folder()])
  const before = await counted(context)
  expect(before.told).toEqual(before.true)
  await foldCounts(context.db)
  const after = await counted(context)
  expect(after.told).toEqual(after.true)
  await withClient(context.address, async client => {
    const { rows } = await client.query('select count(*)::int as left from order_count_changes')
    expect(rows).toEqual([{ left: 0 }])
  })
}, 120_000)
