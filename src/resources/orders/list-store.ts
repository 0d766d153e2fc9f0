/**
 * Orders as lists show them that know no period: of a status, of a buyer, or all. They are walked in the order of an index,
 * so that a first page costs the same whatever number of orders there is.
 */
import type { Connection } from '../../db/database.ts'
import { reads, type Statement } from '../../db/statement.ts'
import type { OrderSummary } from './present.ts'
import { type Asked, isInSpan, spanOf } from './span-store.ts'

/** A page of a list, in one of the two orders of time. */
export interface ListedPage {
  readonly order: 'desc' | 'asc'
  readonly limit: number
  readonly offset: number
}

interface PageRow {
  readonly summary: OrderSummary
}

/** What a list is chosen from: $1 is the shop, $4 the status or the buyer. Among orders of one moment `tie` decides. */
const LISTS = {
  all: { from: 'orders', id: 'id', where: '', tie: { desc: 'unique_key asc', asc: 'unique_key desc' } },
  status: {
    ...{ from: 'listed_orders', id: 'order_id', where: 'and status = $4' },
    tie: { desc: 'order_id desc', asc: 'order_id asc' },
  },
  buyer: {
    ...{ from: 'listed_orders', id: 'order_id', where: 'and buyer = $4' },
    tie: { desc: 'order_id desc', asc: 'order_id asc' },
  },
} as const

/** The page is chosen first, from the index alone where that can be; only its own orders are opened. */
function pageStatement(list: keyof typeof LISTS, order: ListedPage['order']): Statement<PageRow> {
  const { from, id, where, tie } = LISTS[list]
  return reads<PageRow>(
    `orders.list_${list}.${order}`,
    `select (select s.summary from orders s where s.shop_id = $1 and s.id = page.id) as summary
     from (select ${id} as id, ordered_at from ${from} where shop_id = $1 ${where}
       order by ordered_at ${order}, ${tie[order]} limit $2 offset $3) page`,
  )
}

/** From so many on, what stands before a page is told by the counts by day instead of walked: 1.2 µs an order. */
const DEEP = 2000

/** The days of a list that have a deep page, as a search by time finds them; of all years. */
function deepStatement(list: 'all' | 'status', order: ListedPage['order']): Statement<PageRow> {
  const { from, id, where, tie } = LISTS[list]
  const asked: Asked = {
    ...{ by: 'status', condition: where, days: 'all', sort: order },
    ...{ limit: '$2', offset: '$3' },
  }
  return reads<PageRow>(
    `orders.list_deep_${list}.${order}`,
    `with ${spanOf(asked)}
     select (select s.summary from orders s where s.shop_id = $1 and s.id = page.id) as summary
     from (select ${id} as id, ordered_at from ${from} where shop_id = $1 ${where} and ${isInSpan('ordered_at', order)}
       order by ordered_at ${order}, ${tie[order]} limit $2 offset (select $3::int - before from span)) page`,
  )
}

const DEEP_ALL = { desc: deepStatement('all', 'desc'), asc: deepStatement('all', 'asc') }
const DEEP_STATUS = { desc: deepStatement('status', 'desc'), asc: deepStatement('status', 'asc') }
const ALL = { desc: pageStatement('all', 'desc'), asc: pageStatement('all', 'asc') }
const STATUS = { desc: pageStatement('status', 'desc'), asc: pageStatement('status', 'asc') }
const BUYER = pageStatement('buyer', 'desc')

/** A page of all orders of a shop. */
export async function listAll(db: Connection, shopId: number, page: ListedPage): Promise<OrderSummary[]> {
  return summariesOf(
    await db.query((page.offset < DEEP ? ALL : DEEP_ALL)[page.order], [shopId, page.limit, page.offset]),
  )
}

/** A page of the orders that have a status. */
export async function listByStatus(
  db: Connection,
  shopId: number,
  status: string,
  page: ListedPage,
): Promise<OrderSummary[]> {
  return summariesOf(
    await db.query((page.offset < DEEP ? STATUS : DEEP_STATUS)[page.order], [
      shopId,
      page.limit,
      page.offset,
      status,
    ]),
  )
}

/** A page of the orders with a mail address, in whatever letters it was written; the newest first. */
export async function listByBuyer(
  db: Connection,
  shopId: number,
  mailAddress: string,
  { limit, offset }: Pick<ListedPage, 'limit' | 'offset'>,
): Promise<OrderSummary[]> {
  return summariesOf(await db.query(BUYER, [shopId, limit, offset, mailAddress.toLowerCase()]))
}

function summariesOf(rows: readonly PageRow[]): OrderSummary[] {
  return rows.map(({ summary }) => summary)
}

const FIND_SUMMARY = reads<PageRow>(
  'orders.find_summary',
  'select summary from orders where shop_id = $1 and unique_key = $2',
)

/** What a list shows of an order, by its key in either case: not its lines, of which there can be megabytes. */
export async function findSummary(
  db: Connection,
  shopId: number,
  uniqueKey: string,
): Promise<OrderSummary | undefined> {
  const [row] = await db.query(FIND_SUMMARY, [shopId, uniqueKey.toUpperCase()])
  return row?.summary
}

/** How many orders have a status. */
export interface StatusCount {
  readonly status: string
  readonly orders: number
}

const COUNTS = reads<StatusCount>(
  'orders.count_by_status',
  `select status, sum(orders)::bigint as orders from (
     select status, orders from order_status_counts where shop_id = $1
     union all select status, orders from order_count_changes where shop_id = $1) counts
   group by status`,
)

/** How many orders have each status, of those that any have; as of this moment. */
export function countByStatus(db: Connection, shopId: number): Promise<StatusCount[]> {
  return db.query(COUNTS, [shopId])
}

/** What a buyer's orders come to. */
export interface BuyerTotals {
  readonly orders: number
  readonly cancelled: number
  /** Yen of those that are not cancelled, whether they are paid or not. */
  readonly total: number
}

const BUYER_TOTALS = reads<BuyerTotals>(
  'orders.buyer_totals',
  `select count(*) as orders, count(*) filter (where status = 'cancelled') as cancelled,
     coalesce(sum(total) filter (where status <> 'cancelled'), 0)::bigint as total
   from listed_orders where shop_id = $1 and buyer = $2`,
)

/** The totals of a mail address, in whatever letters; all 0 of one that no order has. */
export async function findBuyerTotals(
  db: Connection,
  shopId: number,
  mailAddress: string,
): Promise<BuyerTotals> {
  const [row] = await db.query(BUYER_TOTALS, [shopId, mailAddress.toLowerCase()])
  if (row === undefined) throw new Error('orders.buyer_totals answered no row')
  return row
}
