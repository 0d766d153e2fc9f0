/** Finding orders: a page of summaries and how many there are in all, by one statement, so that both are of one moment. */
import type { Connection } from '../../db/database.ts'
import { reads, type Statement } from '../../db/statement.ts'
import { kindsOf } from './kinds.ts'
import { SEARCH_SORTS, type SearchSort } from './request-schemas.ts'
import { ORDER_STATUSES } from './schemas.ts'
import { foundOf, IN_TIME, OF_KINDS } from './search-page-store.ts'
import { monthsOf, partOfMonths, type SearchRequest, timesOf } from './search-request.ts'
import { type Asked, type Counted, isInSpan, spanOf, totalOf } from './span-store.ts'
import { byTokens, byWords } from './word-search-store.ts'

/** What a search found. */
export interface Found {
  /** With a bound on what is counted, and a keyword, at most that. */
  readonly total: number
  /** Which orders in which versions the page shows; empty when it shows none. */
  readonly state: string
  /** The summaries of the page, JSON with commas between; null when they are what is known already. */
  readonly orders: string | null
}

/**
 * How a search has to look: at times only, for a page near the beginning or for any; at status and way to pay, or at types and properties with or
 * without these, by time or by a day; or for words, which their tokens settle or not. All others get their totals from the counts; words count what they find. Those of
 * times only walk the orders by their time, all but words the indexes of the lists; by a day, the beginnings of the months are put together.
 */
const WAYS = ['first', 'all', 'status', 'kinds', 'day', 'day_kinds', 'tokens', 'words'] as const
type Way = (typeof WAYS)[number]

const OF_STATUS = 'and status = any($7) and ($8::text[] is null or payment_method = any($8))'

/** The same for the counts by status. */
const COUNTED_BY_STATUS =
  'and ($13::text[] is null or status = any($13)) and ($14::text[] is null or payment_method = any($14))'

/** Nulls last, among equals the newest first, then by key (R-SEARCH-8). */
const SORT_KEYS: Record<SearchSort, readonly string[]> = {
  ordered_desc: ['ordered_at desc', 'unique_key'],
  ordered_asc: ['ordered_at', 'unique_key'],
  scheduled_date_asc: ['scheduled_on nulls last', 'ordered_at desc', 'unique_key'],
  delivery_date_asc: ['delivery_date nulls last', 'ordered_at desc', 'unique_key'],
  payment_date_asc: ['paid_at nulls last', 'ordered_at desc', 'unique_key'],
}

/** Sorts that the orders themselves have an index for. */
const BY_TIME: readonly SearchSort[] = ['ordered_desc', 'ordered_asc']

interface FoundRow {
  readonly total: number
  /** Null when the page shows none. */
  readonly state: string | null
  readonly orders: string | null
}

/**
 * The page is chosen by what sorts it; only its own orders are opened, by a subquery each, whatever the planner believes of a limit.
 * What the counts tell is not walked to: of the days that have the page the others' orders are not looked at.
 */
function searchStatement(way: Way, sort: SearchSort): Statement<FoundRow> {
  const name = `orders.search.${way}.${sort}`
  const keys = SORT_KEYS[sort]
  const columns = keys.map(key => key.split(' ')[0]).join(', ')
  switch (way) {
    case 'first':
      return reads<FoundRow>(name, firstByTime(keys))
    case 'day':
      return reads<FoundRow>(name, byDay({ by: 'status', condition: COUNTED_BY_STATUS }, keys, columns))
    case 'day_kinds':
      return reads<FoundRow>(name, byDay({ by: 'kinds', condition: OF_KINDS }, keys, columns))
    case 'tokens':
      return reads<FoundRow>(name, byTokens(keys, columns, BY_TIME.includes(sort)))
    case 'words':
      return reads<FoundRow>(name, byWords(keys, columns, BY_TIME.includes(sort)))
    default:
      return reads<FoundRow>(name, byTime(way, sort === 'ordered_desc' ? 'desc' : 'asc', keys))
  }
}

/** Up to so many orders, the longest page, those before a page are stepped over: to learn from the counts on which days it lies takes 0.3 ms. */
const STEPPED_OVER = 200

/** A search by times only whose page is near the beginning. */
function firstByTime(keys: readonly string[]): string {
  return `with ${totalOf({ by: 'status', condition: '', days: 'some' })}
     ${foundOf(keys, `select ordered_at, unique_key, id, version from orders o where ${IN_TIME}`, '(select total from counted)', { versions: 'page' })}`
}

/** A search whose page lies on days that the counts tell. */
function byTime(way: 'all' | 'status' | 'kinds', sort: 'asc' | 'desc', keys: readonly string[]): string {
  const condition = { all: '', status: OF_STATUS, kinds: OF_KINDS }[way]
  const asked: Asked = {
    ...{ by: way === 'kinds' ? 'kinds' : 'status', condition, days: 'some', sort },
    ...{ limit: '$4', offset: '$5' },
  }
  const where = `${IN_TIME} and ${isInSpan('o.ordered_at', sort)}`
  const sources = {
    all: `select ordered_at, unique_key, id, version from orders o where ${where}`,
    status: `select ordered_at, unique_key from listed_orders o where ${where} ${OF_STATUS}`,
    kinds: ofEachKind(
      'ordered_at, unique_key',
      '(select least(begins_on, ends_on) from span)',
      '(select greatest(begins_on, ends_on) from span)',
      where,
    ),
  }
  return `with ${spanOf(asked)}
     ${foundOf(keys, sources[way], '(select total from counted)', {
       offset: '(select $5::int - before from span)',
       versions: way === 'all' ? 'page' : 'opened',
     })}`
}

/**
 * The orders of some days, the last included, that have the kinds. Each number of kinds has its place in the index: those that few orders have
 * are not looked for among all. The numbers are those of the months of these days, and of what was not summed up yet.
 */
function ofEachKind(columns: string, firstDay: string, lastDay: string, where: string): string {
  return `select found.* from (
       select kinds from order_kind_month_counts
       where shop_id = $1 and month >= date_trunc('month', ${firstDay})::date and month <= ${lastDay} ${OF_KINDS}
       union select kinds from order_count_changes where shop_id = $1 and day >= ${firstDay} and day <= ${lastDay} ${OF_KINDS}
     ) each cross join lateral (
       select ${columns} from listed_orders o where ${where} and o.kinds = each.kinds offset 0) found`
}

/** As the indexes by day begin. */
const MONTH = `date_trunc('month', timezone('UTC', o.ordered_at))`

/**
 * From so many on, $12, what is found is not sorted (0.4 µs each) but walked in the index of the day, from the beginning of each of the
 * months $11: where nearly all are found that is as many entries as the page has, a month. Of few the walk would see nearly all.
 */
const MANY = 100_000

/** The same of a search without filters, whose times are a third of their months or more: a page's end is then rarely farther than three times what would be sorted. */
const MANY_OF_ALL = 1000
const LEAST_OF_MONTHS = 1 / 3

/** How many a search by a day has to find to be walked ($12). */
function walkedFrom(request: SearchRequest): number {
  const { statuses, payments, order_types, properties, days } = request
  if ([statuses, payments, order_types, properties].some(filter => filter !== null)) return MANY
  return partOfMonths(days) >= LEAST_OF_MONTHS ? MANY_OF_ALL : MANY
}

/** Days of a year are of so many months at most. */
const MAX_MONTHS = 13

function byDay(counted: Pick<Counted, 'by' | 'condition'>, keys: readonly string[], columns: string): string {
  const order = keys.join(', ')
  // `offset 0` keeps the conditions out of the walk: for them the planner would take another index, and sort the month. A branch for
  // each month, so that they are merged as they are walked: all together are walked as far as the page.
  const walks = Array.from(
    { length: MAX_MONTHS },
    (_, index) => `(select ${columns} from (
         select * from listed_orders o where o.shop_id = $1 and ${MONTH} = ($11::timestamp[])[${index + 1}] order by ${order} offset 0
       ) o where ${IN_TIME} ${OF_KINDS} order by ${order})`,
  )
  const few = ofEachKind(
    columns,
    '(select first_day from bounds)',
    '(select after_day - 1 from bounds)',
    IN_TIME,
  )
  return `with ${totalOf({ ...counted, days: 'some' })}
     ${foundOf(
       keys,
       `select * from (
          select * from (select * from (${walks.join(' union all ')}) merged order by ${order} limit $4 offset $5) walked
          where (select total from counted) >= $12::bigint
          union all
          select ${columns} from (${few}) few where (select total from counted) < $12::bigint
        ) walked_or_sorted`,
       '(select total from counted)',
       { offset: `(select case when total < $12::bigint then $5::int else 0 end from counted)` },
     )}`
}

function fits(way: Way, sort: SearchSort): boolean {
  return way === 'tokens' || way === 'words' || BY_TIME.includes(sort) === !way.startsWith('day')
}

const STATEMENTS = new Map(
  WAYS.flatMap(way =>
    SEARCH_SORTS.filter(sort => fits(way, sort)).map(
      sort => [`${way} ${sort}`, searchStatement(way, sort)] as const,
    ),
  ),
)

/** Searches the orders of a shop. */
export async function searchOrders(
  db: Connection,
  shopId: number,
  request: SearchRequest,
  knownState: string | null = null,
): Promise<Found> {
  const way = wayOf(request)
  const chosen = STATEMENTS.get(`${way} ${request.sort}`)
  if (chosen === undefined) throw new Error('No statement for this search')
  const { statuses, payments, order_types, properties, words } = request
  const unsettled = words.filter(word => !word.exact)
  const kinds = [order_types, properties, statuses, payments].map(kindsOf)
  const tokens = () => [...new Set(words.flatMap(word => word.tokens))]
  const months = () => monthsOf(request.days).map(beginningOf)
  const values: Record<Way, () => readonly unknown[]> = {
    first: () => [],
    all: () => [],
    status: () => [statuses ?? ORDER_STATUSES, payments],
    kinds: () => kinds,
    day: () => [...kinds, months(), walkedFrom(request), statuses, payments],
    day_kinds: () => [...kinds, months(), walkedFrom(request)],
    tokens: () => [...kinds, tokens(), monthsInOrder(request)],
    words: () => [
      ...kinds,
      ...[unsettled.map(word => word.text), unsettled.map(word => word.number)],
      ...[tokens(), monthsInOrder(request)],
      request.most ?? null,
    ],
  }
  const { limit, page } = request
  const [row] = await db.query(chosen, [
    ...[shopId, ...timesOf(request.days), limit, (page - 1) * limit, knownState],
    ...values[way](),
  ])
  const state = row?.state ?? ''
  return { total: row?.total ?? 0, state, orders: row?.orders ?? (state === '' ? '' : null) }
}

function wayOf(request: SearchRequest): Way {
  const { words, order_types, properties, statuses, payments, sort, limit, page, most } = request
  if (words.length > 0) return most === undefined && words.every(word => word.exact) ? 'tokens' : 'words'
  const byKinds = order_types !== null || properties !== null
  if (!BY_TIME.includes(sort)) return byKinds ? 'day_kinds' : 'day'
  if (byKinds) return 'kinds'
  if (statuses !== null || payments !== null) return 'status'
  return page * limit <= STEPPED_OVER ? 'first' : 'all'
}

/** The months of a search, as its page goes through them. */
function monthsInOrder({ days, sort }: SearchRequest): string[] {
  const months = monthsOf(days)
  return sort === 'ordered_desc' ? months.toReversed() : months
}

/** `202611` as the index has it. The first day of all begins in Japan while it is the year 0 in UTC, which PostgreSQL calls the one before 1. */
function beginningOf(month: string): string {
  const [year, day] = [month.slice(0, 4), `${month.slice(4)}-01`]
  return year === '0000' ? `0001-${day} BC` : `${year}-${day}`
}
