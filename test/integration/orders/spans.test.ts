import { expect } from 'vitest'
import { foldCounts } from '../../../src/resources/orders/fold-counts-store.ts'
import { listAll, listByStatus } from '../../../src/resources/orders/list-store.ts'
import type { SearchOrders } from '../../../src/resources/orders/request-schemas.ts'
import { timesOf, toSearchRequest } from '../../../src/resources/orders/search-request.ts'
import { searchOrders } from '../../../src/resources/orders/search-store.ts'
import { insertOrders, lockOrder, saveOrder } from '../../../src/resources/orders/store.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder } from '../../support/orders/build.ts'

const ORDERS = 600
/** One every 18 hours over fifteen months; every twentieth is placed at the moment at which a day or a month of Japan begins. */
const FIRST = Date.parse('2025-09-20T15:00:00Z')
const NOW = new Date('2026-12-31T00:00:00Z')

const keyOf = (index: number) => `SPAN${String(index).padStart(12, '0')}`

async function seed(context: TestContext, shopId: number): Promise<void> {
  const orders = Array.from({ length: ORDERS }, (_, index) => {
    const at = FIRST + index * 18 * 3_600_000
    const month = new Date(at).toISOString().slice(0, 7)
    return {
      importedDigest: null,
      order: makeOrder({
        unique_key: keyOf(index),
        ordered_at:
          index % 20 === 0 ? `${month}-01T15:00:00Z` : new Date(at).toISOString().replace('.000Z', 'Z'),
        method: index % 3 ? 'cod' : null,
        shop_memo: index % 7 ? '' : 'memo',
        remark: index % 50 ? null : 'note',
      }),
    }
  })
  await context.db.transaction(tx => insertOrders(tx, shopId, orders, NOW))
}

/** Changes the status, the memo and the time of some. */
async function change(context: TestContext, shopId: number, from: number): Promise<void> {
  for (let index = from; index < ORDERS; index += 23) {
    await context.db.transaction(async tx => {
      const held = await lockOrder(tx, shopId, keyOf(index))
      if (held === undefined) throw new Error('The order is gone')
      const { detail } = held.order
      const status = index % 2 ? ('cancelled' as const) : ('dispatched' as const)
      const ordered_at = index % 3 ? detail.ordered_at : '2026-02-28T14:59:59Z'
      const shop_memo = { ...detail.shop_memo, text: index % 5 ? 'changed' : '' }
      await saveOrder(
        tx,
        shopId,
        held.id,
        { ...held.order, detail: { ...detail, status, ordered_at, shop_memo } },
        NOW,
      )
    })
  }
}

const RANGES = [
  ['2025-10-01', '2026-09-30'],
  ['2025-10-02', '2026-10-01'],
  ['2025-12-31', '2026-03-01'],
  ['2026-02-01', '2026-02-28'],
  ['2026-02-05', '2026-02-20'],
  ['2026-02-28', '2026-02-28'],
  ['2027-01-01', '2027-02-01'],
] as const

const FILTERS: readonly SearchOrders[] = [
  {},
  { statuses: ['dispatched', 'cancelled'] },
  { payments: ['cod'] },
  { properties: ['has_order_remark'] },
  { properties: ['has_order_remark', 'has_remark'], order_types: ['normal'] },
  { properties: ['has_reserved_easy_delivery'] },
  { properties: ['has_order_remark'], statuses: ['cancelled'] },
  { order_types: ['normal'], payments: ['cod'] },
  { properties: ['has_order_remark'], statuses: ['ordered', 'dispatched'], payments: ['cod', 'bt'] },
]

// R-SEARCH-1, R-SEARCH-2, R-SEARCH-12
test('pages of any length and any time come one behind the other, whatever was summed up of the counts', async ({
  context,
  outside,
}) => {
  const shopId = await createTestShop(context, 'spans')
  await seed(context, await createTestShop(context, 'other'))
  await seed(context, shopId)

  const compare = async () => {
    for (const [ordered_from_date, ordered_to_date] of RANGES)
      for (const filter of FILTERS)
        for (const sort of ['ordered_desc', 'ordered_asc'] as const) {
          const asked = { ...filter, ordered_from_date, ordered_to_date, sort }
          expect([asked, await walk(asked)]).toEqual([asked, await plainly(asked)])
        }
  }

  const walk = async (asked: SearchOrders) => {
    const limit = 37
    const pages: string[] = []
    for (let page = 1; ; page++) {
      const { total, orders } = await searchOrders(
        context.db,
        shopId,
        toSearchRequest({ ...asked, limit, page }, NOW),
      )
      const found = JSON.parse(`[${orders}]`) as { unique_key: string }[]
      pages.push(...found.map(({ unique_key }) => unique_key))
      expect(found).toHaveLength(Math.max(0, Math.min(limit, total - (page - 1) * limit)))
      if (page * limit >= total + limit) return pages
    }
  }

  const plainly = async (asked: SearchOrders) => {
    const { days, statuses, payments, order_types, properties, sort } = toSearchRequest(asked, NOW)
    const { rows } = await outside.query<{ unique_key: string }>(
      `select unique_key from orders where shop_id = $1 and ordered_at >= $2 and ordered_at < $3
         and ($4::text[] is null or status = any($4)) and ($5::text[] is null or payment_method = any($5))
         and ($6::text[] is null or order_types && $6) and ($7::text[] is null or properties && $7)
       order by ordered_at ${sort === 'ordered_asc' ? 'asc' : 'desc'}, unique_key`,
      [shopId, ...timesOf(days), statuses, payments, order_types, properties],
    )
    return rows.map(({ unique_key }) => unique_key)
  }

  await foldCounts(context.db)
  await change(context, shopId, 5)
  await compare()
  await foldCounts(context.db)
  await change(context, shopId, 11)
  await compare()
}, 300_000)

// R-WORK-1
test('a word of which only some are counted shows the page that counting all shows', async ({ context }) => {
  const shopId = await createTestShop(context, 'words')
  await seed(context, shopId)
  for (const keyword of ['te', 'note', 'hanako'])
    for (const [ordered_from_date, ordered_to_date] of RANGES)
      for (const sort of ['ordered_desc', 'ordered_asc', 'delivery_date_asc'] as const)
        for (const [limit, page, most] of [
          [2, 1, 3],
          [5, 2, 11],
          [20, 3, 61],
          [200, 1, 1001],
        ] as const) {
          const asked = toSearchRequest(
            { keyword, ordered_from_date, ordered_to_date, sort, limit, page },
            NOW,
          )
          const all = await searchOrders(context.db, shopId, asked)
          const some = await searchOrders(context.db, shopId, { ...asked, most })
          expect([asked, some]).toEqual([asked, { ...all, total: Math.min(all.total, most) }])
        }
})

// R-WORK-1
test('a page deep in a list of all years is the one that stepping over tells', async ({
  context,
  outside,
}) => {
  const shopId = await createTestShop(context, 'deep')
  await seed(context, shopId)
  // So deep a page begins at a day: 2,000 orders more, on three days of two months.
  await outside.query(
    `insert into orders (shop_id, unique_key, ordered_at, modified_at, total, status, order_types, properties, search_text, summary, detail, line_states)
     select shop_id, 'MORE' || lpad(n::text, 12, '0'), timestamptz '2026-01-31 02:00Z' + n % 3 * interval '1 day', modified_at, total,
       status, order_types, properties, '', json_build_object('unique_key', 'MORE' || lpad(n::text, 12, '0')), detail, line_states
     from orders, generate_series(1, 2200) n where shop_id = $1 and unique_key = $2`,
    [shopId, keyOf(1)],
  )
  const [counted] = (
    await outside.query<{ status: string; orders: number }>(
      'select status, count(*)::int as orders from orders where shop_id = $1 group by 1',
      [shopId],
    )
  ).rows
  if (counted === undefined) throw new Error('There are no orders')
  for (const order of ['desc', 'asc'] as const) {
    const { rows } = await outside.query<{ id: number; unique_key: string }>(
      `select id, unique_key from orders where shop_id = $1 order by ordered_at ${order}, unique_key ${order === 'asc' ? 'desc' : 'asc'}`,
      [shopId],
    )
    for (const offset of [2000, 2001, 2399, counted.orders - 1, counted.orders, 10_000]) {
      const page = { order, limit: 50, offset }
      const expected = rows.slice(offset, offset + 50).map(({ unique_key }) => unique_key)
      expect((await listAll(context.db, shopId, page)).map(({ unique_key }) => unique_key)).toEqual(expected)
      const ofStatus = await listByStatus(context.db, shopId, counted.status, page)
      expect(ofStatus).toHaveLength(expected.length)
    }
  }
})
