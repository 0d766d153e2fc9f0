import { describe, expect } from 'vitest'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { settle } from '../../../src/db/pools.ts'
import { test } from '../../support/fixture.ts'
import '../../../src/console/sales-store.ts'
import '../../../src/console/search-store.ts'
import '../../../src/console/statistics-store.ts'
import { createTestShop } from '../../support/context.ts'
import { PLAN_MODES, planOf, rowsRead, wholeReads } from '../../support/plans.ts'

/** Orders of the large shop, over two years. Another shop has as many. */
const ORDERS = 8_000
const ITEMS = 5_000

let shop: number

test.beforeAll(async ({ context, outside }) => {
  for (const key of ['other', 'large']) {
    shop = await createTestShop(context, key)
    await outside.query(
      `insert into orders (shop_id, ordered_at, modified_at, total, unique_key, status, payment_method, order_types, properties,
         search_text, summary, detail, line_states)
       select $1, at, at, 1000, $2 || lpad(upper(to_hex(n)), 15, '0'), 'ordered', 'cod', '{}', '{}', '', '{}',
         json_build_object('via', 'default', 'lines', json_build_array(json_build_object(
           'item_id', n % 50, 'title', 'x', 'amount', 1, 'total', 1000, 'status', 'ordered'))), '[]'
       from generate_series(1, $3::int) n,
         lateral (select timestamptz '2026-11-20T00:00:00Z' - n * interval '2 hours' as at) moment`,
      [shop, key === 'large' ? 'L' : 'O', ORDERS],
    )
    await outside.query(
      `insert into items (shop_id, type, name, price, item_tax_type, visible, created_at, modified_at)
       select $1, 'normal', 'Item ' || n, 1200, 'standard', true, '2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'
       from generate_series(1, $2::int) n`,
      [shop, ITEMS],
    )
  }
  await outside.query('vacuum analyze')
  await settle(outside, SERVER_LIMITS)
})

// R-HOME-1, R-HOME-3: what the first page asks for does not grow with the shop's orders.
describe.each(PLAN_MODES)('%s plans', mode => {
  test('sales of two years are summed from the counts, and open no order', async ({ outside }) => {
    const nodes = await planOf(outside, 'console.sales_by_day', mode, [shop, '2024-12-01', '2026-11-20'])
    expect(wholeReads(nodes, ['orders'])).toEqual([])
    expect(nodes.some(node => node['Relation Name'] === 'orders')).toBe(false)
  })

  test('best sellers open so many orders at most', async ({ outside }) => {
    const values = [shop, '2024-12-01T00:00:00Z', 1_000, 10]
    const nodes = await planOf(outside, 'console.best_sellers', mode, values)
    expect(wholeReads(nodes, ['orders'])).toEqual([])
    expect(rowsRead(nodes, ['orders'])).toBeLessThanOrEqual(1_000)
  })

  test('a search opens no more items than it shows', async ({ outside }) => {
    const nodes = await planOf(outside, 'console.search_items', mode, [shop, ['xy'], [], 5])
    expect(wholeReads(nodes, ['items', 'item_words'])).toEqual([])
    expect(rowsRead(nodes, ['items'])).toBeLessThanOrEqual(5)
  })
})
