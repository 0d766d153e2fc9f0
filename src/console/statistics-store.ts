/** Sums for the console's first page. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

/** Orders that were placed on a day of Japan and are not cancelled, whether they are paid or not, and their totals in yen. */
export interface DaySum {
  readonly day: string
  readonly orders: number
  readonly sales: number
}

const DAYS = reads<DaySum>(
  'console.sales_by_day',
  `select timezone(interval '9 hours', ordered_at)::date::text as day, count(*) as orders, sum(total)::bigint as sales
   from orders where shop_id = $1 and ordered_at >= $2 and ordered_at < $3 and status <> 'cancelled'
   group by 1`,
)

/** The days of a time on which there were orders, in any order. */
export function findSalesByDay(db: Connection, shopId: number, from: Date, to: Date): Promise<DaySum[]> {
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

/** What there is. */
export interface Totals {
  readonly items: number
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
     (select count(*) from items where shop_id = $1) as items,
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
