/** Fills a shop with many orders: those of the demo shop, copied under other keys and for other buyers over a year. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import pg from '#pg'
import { openDatabase } from '../../src/db/database.ts'
import { NO_STATE, type Order } from '../../src/resources/orders/order.ts'
import { insertOrders } from '../../src/resources/orders/store.ts'
import { type BenchShop, checkpoint } from './bench-shop.ts'

/** When the last order was placed, where nothing else is said. Searches name their days, whatever day it is. */
const LAST = new Date('2026-10-31T14:59:59Z')

/** The year before it, and its last three months, as a search names them. */
export const YEAR = { ordered_from_date: '2025-11-01', ordered_to_date: '2026-10-31' }
export const QUARTER = { ordered_from_date: '2026-08-01', ordered_to_date: '2026-10-31' }

/** Orders of a buyer, about; one order of so many is of the shop's own address, as those from the telephone are. */
const PER_BUYER = 5
const TELEPHONE_EVERY = 500
const TELEPHONE_MAIL = 'telephone@bench.example'

/** The keys of the orders: a number with letters before it. */
export function orderKey(number: number): string {
  return `BENCHORD${String(number).padStart(8, '0')}`
}

/** Two-character keywords of which some orders have each: family names, places, things, from one in twelve to one in 150. */
export const KEYWORDS = ['佐藤', '鈴木', '渡辺', '東京', '札幌', '珈琲', '手ぬ', '土鍋', '勅使', '梅干']

/** What orders stand in. They are added without the indexes, which are made in the end. */
const TABLES = ['orders', 'listed_orders', 'order_words']

/** Orders of one statement. */
const STEP = 10_000

/** Statements at a time: as many as the processor has cores. */
const WRITERS = availableParallelism()

/** Adds orders to a shop that has none until it has so many, over the year before `last`: a million take some 5 minutes of two cores and 5.5 GB. */
export async function seedOrders(shop: BenchShop, count: number, last: Date = LAST): Promise<void> {
  const { address, shopId, query } = shop
  const templates = await insertTemplates(address, shopId, last)
  const indexes = await query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [TABLES],
  )
  for (const { name } of indexes) await query(`drop index ${name}`)
  // Each would note every statement's orders to be summed up by a job; what they keep is summed up below.
  await query('alter table orders disable trigger user')
  await query('alter table orders enable trigger orders_words_added')
  await query(`truncate listed_orders, ${COUNTS.join(', ')}`)
  await addCopies(shop, count, last, templates)
  const templatesEnd = templates.firstId + templates.count
  await query('delete from orders where shop_id = $1 and id < $2', [shopId, templatesEnd])
  await query('delete from order_words where shop_id = $1 and order_id < $2', [shopId, templatesEnd])
  await query('alter table orders enable trigger user')
  await query(`set maintenance_work_mem = '1GB'`)
  for (const { made } of indexes) await query(String(made))
  // Not in the text of the index: migration 0044.
  await query('alter index order_words_by_token alter column 1 set statistics 0')
  await sumUp(query)
  await query('vacuum (analyze)')
  await checkpoint(address)
}

async function addCopies(
  { address, shopId, query }: BenchShop,
  count: number,
  last: Date,
  templates: { readonly firstId: number; readonly count: number },
): Promise<void> {
  const columns = await query(
    `select column_name as name from information_schema.columns where table_name = 'orders' and is_identity = 'NO'`,
  )
  const names = columns.map(({ name }) => String(name))
  const values = names.map(name => CHANGED[name] ?? `t.${name}`)
  const add = `with added as (
       insert into orders (${names.join(', ')})
       select ${values.join(', ')}
       from (select n, 'BENCHORD' || lpad(n::text, 8, '0') as key, $7::timestamptz - n * interval '1 year' / $2 as at
         from generate_series($3::int, $4::int) n) c
       join lateral (select *, summary->'customer'->>'mail_address' as mail from orders
         where shop_id = $1 and id = $5::int + c.n % $6::int) t on true
       join lateral (select split_part(search_text, e'\\n', 1) as words from order_words where shop_id = t.shop_id and order_id = t.id) w on true
       cross join lateral (select case when c.n % ${TELEPHONE_EVERY} = 0 then '${TELEPHONE_MAIL}'
         else c.n / $6::int % $8::int || '.' || t.mail end as mail) b
       returning *)
     insert into listed_orders select shop_id, id, ordered_at, status,
       coalesce(lower(left(summary->'customer'->>'mail_address', 255)), ''), unique_key, payment_method, scheduled_on,
       delivery_date, paid_at, total, order_kinds(order_types, properties, status, payment_method) from added`
  const buyers = Math.ceil(count / templates.count / PER_BUYER)
  let next = 0
  const write = async () => {
    const client = new pg.Client(address)
    await client.connect()
    await client.query('set synchronous_commit = off')
    while (next < count) {
      const first = next
      next += STEP
      const end = Math.min(next, count) - 1
      await client.query(add, [
        ...[shopId, count, first, end, templates.firstId, templates.count, last, buyers],
      ])
    }
    await client.end()
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
}

const COUNTS = [
  ...['order_counts', 'order_count_changes', 'order_status_counts', 'order_month_counts'],
  ...['order_kind_counts', 'order_kind_month_counts'],
]

/** What the triggers would have written, in the form to which the program's own job brings it. */
async function sumUp(query: BenchShop['query']): Promise<void> {
  await query(
    `insert into order_counts (shop_id, day, status, payment_method, orders, sales)
     select shop_id, timezone(interval '9 hours', ordered_at)::date, status, payment_method, count(*), sum(total)
     from listed_orders group by 1, 2, 3, 4`,
  )
  await query(
    'insert into order_status_counts select shop_id, status, sum(orders) from order_counts group by 1, 2',
  )
  await query(
    `insert into order_month_counts
     select shop_id, date_trunc('month', day), status, payment_method, sum(orders) from order_counts group by 1, 2, 3, 4`,
  )
  await query(
    `insert into order_kind_counts
     select shop_id, timezone(interval '9 hours', ordered_at)::date, kinds, count(*) from listed_orders group by 1, 2, 3`,
  )
  await query(
    `insert into order_kind_month_counts
     select shop_id, date_trunc('month', day), kinds, sum(orders) from order_kind_counts group by 1, 2, 3`,
  )
}

/** What a copy has of its own. */
const CHANGED: Readonly<Record<string, string>> = {
  unique_key: 'c.key',
  ordered_at: 'c.at',
  detail: 'replace(replace(t.detail::text, t.unique_key, c.key), t.mail, b.mail)::json',
  summary: 'replace(replace(t.summary::text, t.unique_key, c.key), t.mail, b.mail)::json',
  search_text: 'replace(replace(w.words, lower(t.unique_key), lower(c.key)), lower(t.mail), lower(b.mail))',
}

async function insertTemplates(
  address: pg.ClientConfig & { host: string; port: number; user: string; database: string },
  shopId: number,
  last: Date,
): Promise<{ firstId: number; count: number }> {
  const file = new URL('../../demo/orders.ndjson', import.meta.url)
  const documents = readFileSync(file, 'utf8').trimEnd().split('\n')
  const orders = documents.map(text => ({ order: toOrder(JSON.parse(text)), importedDigest: null }))
  const db = openDatabase(address)
  try {
    const ids = await db.transaction(tx => insertOrders(tx, shopId, orders, last))
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
