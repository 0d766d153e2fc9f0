/**
 * SQL for what the counts of orders tell: how many are found, and on which days a page of them lies. Months that are asked for whole are
 * one row each (a status, a way to pay), the days at both ends and those of the months in which the page begins and ends are looked at
 * one by one: of a year 2,000 rows and not 17,000. What was not summed up yet counts as well, so that all is exact in each snapshot.
 */

/** Counts by what narrows a search. */
const COUNTS = {
  status: { days: 'order_counts', months: 'order_month_counts' },
  kinds: { days: 'order_kind_counts', months: 'order_kind_month_counts' },
} as const

/** What is counted, and of which days. */
export interface Counted {
  readonly by: keyof typeof COUNTS
  /** Begins with `and` where there is one; of columns that the counts have. */
  readonly condition: string
  /** Whether the days between the times $2 and $3 are asked for, or all. */
  readonly days: 'some' | 'all'
}

/** A page of what is counted. */
export interface Asked extends Counted {
  readonly sort: 'asc' | 'desc'
  /** SQL for how many the page has at most, and how many stand before it. */
  readonly limit: string
  readonly offset: string
}

/** The first day that is asked for, the first that is not any more, and the months between that are asked for whole. */
const BOUNDS = {
  some: `select first_day, after_day, (date_trunc('month', first_day - 1) + interval '1 month')::date as first_month,
           date_trunc('month', after_day)::date as after_month
         from (select timezone(interval '9 hours', $2::timestamptz)::date, timezone(interval '9 hours', $3::timestamptz)::date) asked (first_day, after_day)`,
  all: `select date '-infinity' as first_day, date 'infinity' as after_day, date '-infinity' as first_month,
          date 'infinity' as after_month`,
} as const

const bound = (sql: string) => `(select ${sql} from bounds)`

/** What changes and was not summed up yet; a day of a month that is asked for whole counts for that. */
const CHANGED_PART = `case when day >= ${bound('first_month')} and day < ${bound('after_month')}
             then date_trunc('month', day)::date else day end`

/** How many are found in parts of the time, months or days, of which each can have many rows. */
function countsOf({ by, condition }: Counted): string {
  const { days, months } = COUNTS[by]
  const between = (column: string, from: string, to: string) =>
    `shop_id = $1 and ${column} >= ${bound(from)} and ${column} < ${bound(to)} ${condition}`
  return `select month as part, orders from ${months} where ${between('month', 'first_month', 'after_month')}
           union all
           select day, orders from ${days} where ${between('day', 'first_day', 'least(first_month, after_day)')}
           union all
           select day, orders from ${days} where ${between('day', 'greatest(first_month, after_month)', 'after_day')}
           union all
           select ${CHANGED_PART}, orders from order_count_changes where ${between('day', 'first_day', 'after_day')}`
}

/** CTEs `bounds` and `counted`: in the last, `total` is how many are found. */
export function totalOf(asked: Counted): string {
  return `bounds as materialized (${BOUNDS[asked.days]}),
       counted as materialized (select coalesce(sum(orders), 0)::bigint as total from (${countsOf(asked)}) counts)`
}

/**
 * The same, and `span` with one row: the days on which a page begins and ends (`begins_on`, `ends_on`), and how many
 * of those found stand `before` the first of these days. All are null where there is no page.
 */
export function spanOf(asked: Asked): string {
  const { by, condition, sort, limit, offset } = asked
  const counts = [COUNTS[by].days, 'order_count_changes'].map(
    table =>
      `select day, orders from ${table} where shop_id = $1 and day >= part.part and day < part.after_part ${condition}`,
  )
  const running = `part.before + sum(sum(orders)) over (order by day ${sort})`
  return `bounds as materialized (${BOUNDS[asked.days]}),
       parts as materialized (
         select part, sum(orders) as orders, sum(sum(orders)) over (order by part ${sort}) as upto from (${countsOf(asked)}) counts group by part),
       counted as materialized (select coalesce(sum(orders), 0)::bigint as total from parts),
       wanted as (
         select true as is_first, ${offset}::bigint + 1 as nth union all select false, least(${offset}::bigint + ${limit}, total) from counted),
       edges as materialized (
         select wanted.*, inside.* from wanted cross join lateral (
           select part, upto - orders as before,
             case when part >= ${bound('first_month')} and part < ${bound('after_month')}
               then (part + interval '1 month')::date else part + 1 end as after_part
           from parts where upto >= wanted.nth order by part ${sort} limit 1) inside),
       edge_days as materialized (
         select part.part, by_day.* from (select distinct part, before, after_part from edges) part cross join lateral (
           select day, ${running} - sum(orders) as before, ${running} as upto from (${counts.join(' union all ')}) counts group by day) by_day),
       found as (
         select edges.is_first, on_day.day, on_day.before from edges cross join lateral (
           select day, before from edge_days
           where part = edges.part and upto >= edges.nth order by day ${sort} limit 1) on_day),
       span as materialized (
         select max(day) filter (where is_first) as begins_on, max(day) filter (where not is_first) as ends_on,
           (max(before) filter (where is_first))::bigint as before from found)`
}

/** SQL for a condition: an order whose time is `column` was placed on one of the days of `span`. */
export function isInSpan(column: string, sort: 'asc' | 'desc'): string {
  const [first, last] = sort === 'asc' ? ['begins_on', 'ends_on'] : ['ends_on', 'begins_on']
  return `${column} >= (select timezone(interval '9 hours', ${first}::timestamp) from span)
         and ${column} < (select timezone(interval '9 hours', (${last} + 1)::timestamp) from span)`
}
