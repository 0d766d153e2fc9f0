/** Fills a shop with many orders: those of the demo shop, copied under other keys over a year. */
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { openDatabase } from '../../src/db/database.ts'
import { NO_STATE, type Order } from '../../src/resources/orders/order.ts'
import { insertOrders } from '../../src/resources/orders/store.ts'
import { type BenchShop, checkpoint } from './bench-shop.ts'

/** The day on which the last order was placed, in UTC. Searches name their days, whatever day it is. */
const LAST_DAY = '2026-10-31'

/** The keys of the orders: a number with letters before it. */
export function orderKey(number: number): string {
  return `BENCHORD${String(number).padStart(8, '0')}`
}

/** Two-character keywords of which some orders have each: family names, places, things, from one in twelve to one in 150. */
export const KEYWORDS = ['佐藤', '鈴木', '渡辺', '東京', '札幌', '珈琲', '手ぬ', '土鍋', '勅使', '梅干']

/** Adds orders until the shop has so many. A million take some 15 minutes. */
export async function seedOrders({ address, shopId, query }: BenchShop, count: number): Promise<void> {
  const templates = await insertTemplates(address, shopId)
  const columns = await query(
    `select column_name as name from information_schema.columns where table_name = 'orders' and is_identity = 'NO'`,
  )
  const names = columns.map(({ name }) => String(name))
  const values = names.map(name => CHANGED[name] ?? `t.${name}`)
  const step = 10_000
  for (let first = 0; first < count; first += step) {
    await query(
      `insert into orders (${names.join(', ')})
       select ${values.join(', ')}
       from (select n, 'BENCHORD' || lpad(n::text, 8, '0') as key, timestamptz '${LAST_DAY} 14:59:59Z' - n * interval '1 year' / $2 as at
         from generate_series($3::int, $4::int) n) c
       join lateral (select * from orders where shop_id = $1 and id = $5::int + c.n % $6::int) t on true`,
      [shopId, count, first, Math.min(first + step, count) - 1, templates.firstId, templates.count],
    )
  }
  await query('delete from orders where shop_id = $1 and id < $2', [
    shopId,
    templates.firstId + templates.count,
  ])
  await query('truncate order_counts, order_count_changes')
  await query(
    `insert into order_counts select shop_id, timezone(interval '9 hours', ordered_at)::date, status, payment_method, count(*)
     from orders group by 1, 2, 3, 4`,
  )
  await query('vacuum (analyze)')
  await checkpoint(address)
}

/** What a copy has of its own. */
const CHANGED: Readonly<Record<string, string>> = {
  unique_key: 'c.key',
  ordered_at: 'c.at',
  detail: 'replace(t.detail::text, t.unique_key, c.key)::json',
  summary: 'replace(t.summary::text, t.unique_key, c.key)::json',
  search_text: 'replace(t.search_text, lower(t.unique_key), lower(c.key))',
}

async function insertTemplates(
  address: pg.ClientConfig & { host: string; port: number; user: string; database: string },
  shopId: number,
): Promise<{ firstId: number; count: number }> {
  const file = new URL('../../demo/orders.ndjson', import.meta.url)
  const documents = readFileSync(file, 'utf8').trimEnd().split('\n')
  const orders = documents.map(text => ({ order: toOrder(JSON.parse(text)), importedDigest: null }))
  const db = openDatabase(address)
  try {
    const ids = await db.transaction(tx =>
      insertOrders(tx, shopId, orders, new Date(`${LAST_DAY}T15:00:00Z`)),
    )
    return { firstId: Math.min(...ids), count: ids.length }
  } finally {
    await db.close()
  }
}

function toOrder({ data }: { data: Order['detail'] }): Order {
  const lines = data.lines.map(({ id }) => ({
    ...{ id, stock_item_id: null, stock_variation_id: null, item_type: 'normal' as const },
    ...{ stock_taken: 0, downloadable: false, announce_at: null },
  }))
  return { detail: data, state: NO_STATE, lines }
}
