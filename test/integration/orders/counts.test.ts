import { expect } from 'vitest'
import { foldCounts } from '../../../src/resources/orders/fold-counts-store.ts'
import { ANY_KIND, kindsOf, ORDER_KINDS } from '../../../src/resources/orders/kinds.ts'
import { SEARCH_PROPERTIES } from '../../../src/resources/orders/request-schemas.ts'
import { ORDER_STATUSES, ORDER_TYPES, PAYMENT_METHODS } from '../../../src/resources/orders/schemas.ts'
import { insertOrders, lockOrder, saveOrder } from '../../../src/resources/orders/store.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder } from '../../support/orders/build.ts'
import { withClient } from '../transfer/support/rows.ts'

/** By day or month, status and way to pay, by status alone, by kinds, and one by one: what the tables say, and what the orders are. */
async function counted(context: TestContext): Promise<{ told: unknown[]; true: unknown[] }> {
  return await withClient(context.address, async client => {
    const told = await client.query(
      `select shop_id, day::text, status, payment_method, sum(orders)::int as orders
       from (select shop_id, day, status, payment_method, orders from order_counts
         union all select shop_id, day, status, payment_method, orders from order_count_changes) c
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
    const byMonth = await client.query(
      `select shop_id, month::text, status, payment_method, sum(orders)::int as orders
       from (select * from order_month_counts union all
         select shop_id, date_trunc('month', day)::date, status, payment_method, orders from order_count_changes) c
       group by 1, 2, 3, 4 having sum(orders) <> 0 order by 1, 2, 3, 4`,
    )
    const actualByMonth = await client.query(
      `select shop_id, date_trunc('month', ordered_at + interval '9 hours')::date::text as month, status, payment_method,
         count(*)::int as orders
       from orders group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    )
    const byKinds = await client.query(
      `select shop_id, unit, day::text, kinds::text, sum(orders)::int as orders from (
         select 'day' as unit, * from order_kind_counts union all select 'month', * from order_kind_month_counts
         union all select unit, shop_id, date_trunc(unit, day)::date, kinds, orders
           from order_count_changes, unnest(array['day', 'month']) unit) c
       group by 1, 2, 3, 4 having sum(orders) <> 0 order by 1, 2, 3, 4`,
    )
    const actualByKinds = await client.query(
      `select shop_id, unit, date_trunc(unit, ordered_at + interval '9 hours')::date::text as day,
         order_kinds(order_types, properties, status, payment_method)::text as kinds, count(*)::int as orders
       from orders, unnest(array['day', 'month']) unit group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    )
    const listed = await client.query(
      `select shop_id, order_id, ordered_at, status, buyer, unique_key, payment_method, scheduled_on, delivery_date, paid_at, total,
         kinds::text
       from listed_orders order by shop_id, order_id`,
    )
    const words = await client.query(
      `select shop_id, order_id, ordered_at, paid_at, kinds::text, scheduled_on, delivery_date, unique_key, rtrim(search_text) <> '' as has_words,
         octet_length(search_text) >= 2048 as is_aside
       from order_words order by shop_id, order_id`,
    )
    const actualWords = await client.query(
      `select shop_id, id as order_id, ordered_at, paid_at, order_kinds(order_types, properties, status, payment_method)::text as kinds,
         scheduled_on, delivery_date, unique_key, true as has_words, true as is_aside
       from orders order by shop_id, id`,
    )
    const orders = await client.query(
      `select shop_id, id as order_id, ordered_at, status, lower(detail -> 'customer' ->> 'mail_address') as buyer,
         unique_key, payment_method, scheduled_on, delivery_date, paid_at, total::bigint,
         order_kinds(order_types, properties, status, payment_method)::text as kinds
       from orders order by shop_id, id`,
    )
    return {
      told: [told.rows, byStatus.rows, byMonth.rows, byKinds.rows, listed.rows, words.rows],
      true: [
        actual.rows,
        actualByStatus.rows,
        actualByMonth.rows,
        actualByKinds.rows,
        orders.rows,
        actualWords.rows,
      ],
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
    const [text, ordered_at] = [pick(['', 'memo']), pick(['2026-10-31T14:59:59Z', '2026-10-31T15:00:00Z'])]
    await context.db
      .transaction(async tx => {
        const held = await lockOrder(tx, shopId, key)
        if (held === undefined) throw new Error('The order is gone')
        const { shop_memo } = held.order.detail
        const detail = { ...held.order.detail, status, ordered_at, shop_memo: { ...shop_memo, text } }
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
})

// R-SEARCH-5, R-SEARCH-6, R-SEARCH-7
test('each type, property, status and way to pay of orders has a bit of its own, the same in the database', async ({
  outside,
}) => {
  const lists = [ORDER_TYPES, SEARCH_PROPERTIES, ORDER_STATUSES, PAYMENT_METHODS] as const
  const kindsOfOrder = async (...values: unknown[]) => {
    const { rows } = await outside.query('select order_kinds($1, $2, $3, $4) as kinds', values)
    return Number(rows[0].kinds)
  }
  const bits: number[] = []
  for (const [name, bit] of ORDER_KINDS) {
    const has = lists.map(list => ((list as readonly string[]).includes(name) ? name : null))
    const [type, property, status, method] = has
    const kinds = await kindsOfOrder(type ? [type] : [], property ? [property] : [], status, method)
    expect([name, kinds]).toEqual([name, ANY_KIND + bit])
    bits.push(bit)
  }
  expect(new Set(bits).size).toBe(lists.flat().length)
  expect(Math.max(...bits)).toBeLessThan(ANY_KIND)
  const all = [...ORDER_TYPES, ...SEARCH_PROPERTIES, 'ordered', 'cod']
  expect(await kindsOfOrder(ORDER_TYPES, SEARCH_PROPERTIES, 'ordered', 'cod')).toBe(ANY_KIND + kindsOf(all))
  expect(await kindsOfOrder([], [], 'of another age', 'barter')).toBe(kindsOf(null))
})

test('a shop is deleted with its counts, summed up or not', async ({ context, outside }) => {
  const shopId = await createTestShop(context, 'gone')
  for (const unique_key of ['GONE000000000001', 'GONE000000000002']) {
    const order = makeOrder({ unique_key })
    await context.db.transaction(tx =>
      insertOrders(tx, shopId, [{ order, importedDigest: null }], context.clock.now()),
    )
    if (unique_key.endsWith('1')) await foldCounts(context.db)
  }
  await outside.query('delete from shops where id = $1', [shopId])
  for (const table of [
    'changes',
    'counts',
    'status_counts',
    'month_counts',
    'kind_counts',
    'kind_month_counts',
    'words',
  ]) {
    const name = table === 'changes' ? 'order_count_changes' : `order_${table}`
    const { rows } = await outside.query(`select count(*)::int as left from ${name} where shop_id = $1`, [
      shopId,
    ])
    expect([name, rows]).toEqual([name, [{ left: 0 }]])
  }
})
