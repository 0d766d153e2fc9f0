/** Sums for the console's first page. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'
import type { Day } from '../lib/day.ts'
import { listFact } from '../resources/items/list-fact-store.ts'

/** Orders that were placed on a day of Japan and are not cancelled, whether they are paid or not, and their totals in yen. */
export interface DaySum {
  readonly day: string
  readonly orders: number
  readonly sales: number
}

const COUNTS = ['order_counts', 'order_count_changes']
  .map(
    table =>
      `select day, orders, sales from ${table} where shop_id = $1 and day between $2 and $3 and status <> 'cancelled'`,
  )
  .join(' union all ')

/** Of what is counted by day, status and way to pay: two years of a busy shop are some 10,000 rows, however many orders. */
const DAYS = reads<DaySum>(
  'console.sales_by_day',
  `select day::text as day, sum(orders)::int as orders, sum(sales)::bigint as sales from (${COUNTS}) counted
   group by day having sum(orders) <> 0`,
)

/** The days of a time, both ends included, on which there were orders, in any order. */
export function findSalesByDay(db: Connection, shopId: number, from: Day, to: Day): Promise<DaySum[]> {
  return db.query(DAYS, [shopId, from, to])
}

/** Calls of the API that were answered within an hour. */
export interface HourSum {
  readonly hour: Date
  readonly calls: number
  readonly client_errors: number
  readonly server_errors: number
}

const HOURS = reads<HourSum>(
  'console.calls_by_hour',
  'select hour, calls, client_errors, server_errors from api_call_counts where shop_id = $1 and hour >= $2',
)

/** The hours since a time in which there were calls, in any order. */
export function findCallsByHour(db: Connection, shopId: number, from: Date): Promise<HourSum[]> {
  return db.query(HOURS, [shopId, from])
}

/** What there is beside items. */
export interface Totals {
  /** Orders that wait for their money, and those that are to be sent: what the lists of these statuses count too. */
  readonly orders_unpaid: number
  readonly orders_to_send: number
  /** Mails that were tried in vain and are not tried any more. */
  readonly mails_given_up: number
  /** Calls of the API since a time that were answered 4xx or 5xx. */
  readonly requests_failed_today: number
}

const TOTALS = reads<Totals>(
  'console.totals',
  `with counted as (
     select status, orders from order_status_counts where shop_id = $1
     union all select status, orders from order_count_changes where shop_id = $1)
   select
     (select coalesce(sum(orders), 0)::bigint from counted where status = 'unpaid') as orders_unpaid,
     (select coalesce(sum(orders), 0)::bigint from counted where status = 'ordered') as orders_to_send,
     (select count(*) from mails where shop_id = $1 and state = 'dead') as mails_given_up,
     (select coalesce(sum(client_errors + server_errors), 0)::bigint from api_call_counts
      where shop_id = $1 and hour >= $2) as requests_failed_today`,
)

/** The totals of a shop; `today` is when the day began. */
export async function findTotals(db: Connection, shopId: number, today: Date): Promise<Totals> {
  const [row] = await db.query(TOTALS, [shopId, today])
  if (row === undefined) throw new Error('console.totals answered no row')
  return row
}

/** How many items there are. */
export const ITEM_COUNT = listFact<number>(
  'console.item_count',
  '(select count(*) from items where shop_id = $1)',
)
