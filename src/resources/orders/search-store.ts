/** Finding orders: a page of summaries and how many there are in all, by one statement, so that both are of one moment. */
import type { Connection } from '../../db/database.ts'
import { reads, type Statement } from '../../db/statement.ts'
import { kindsOf } from './kinds.ts'
import { SEARCH_SORTS, type SearchSort } from './request-schemas.ts'
import { ORDER_STATUSES } from './schemas.ts'
import { monthsOf, type SearchRequest, timesOf } from './search-request.ts'
import { type Asked, type Counted, isInSpan, spanOf, totalOf } from './span-store.ts'

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

/** $1 shop, $2 from, $3 to, $4 limit, $5 offset, $6 the state of a page that is known; then what the way needs. */
const IN_TIME = 'o.shop_id = $1 and o.ordered_at >= $2 and o.ordered_at < $3'

const OF_STATUS = 'and status = any($7) and ($8::text[] is null or payment_method = any($8))'

/** Any of the types $7, of the properties $8, of the statuses $9 and of the ways to pay $10. */
const OF_KINDS =
  'and kinds & $7::bigint <> 0 and kinds & $8::bigint <> 0 and kinds & $9::bigint <> 0 and kinds & $10::bigint <> 0'

/** The same for the counts by status. */
const COUNTED_BY_STATUS =
  'and ($12::text[] is null or status = any($12)) and ($13::text[] is null or payment_method = any($13))'

/** The words that their tokens do not settle, $11 and $12, are looked for in the text, which is fetched once for all of them. */
const HAS_WORDS = `(cardinality($11::text[]) = 0 or not exists (
       select from (select o.search_text || '' as whole offset 0) as searched,
         unnest($11::text[], $12::text[]) as word (text, number)
       where strpos(searched.whole, word.text) = 0 and strpos(searched.whole, word.number) = 0))`

/**
 * The orders of a month that have all tokens. `offset 0` keeps the other conditions out: by any other index than that of tokens
 * the text of every order would have to be taken apart.
 */
const withTokens = (tokens: string, month: string) => `(
     select * from order_words
     where search_tokens(shop_id, ordered_at, rtrim(search_text))
       @> array(select concat($1::int, '/', ${month}, '/', token) from unnest(${tokens}::text[]) as token)
     offset 0) o`

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

/**
 * Where tokens settle the words and all finds are counted: by time, the finds of each of the months $12 are counted, and those of the months that have the
 * page are visited once more, so that 100,000 finds are neither kept nor sorted. By a day, they are.
 */
function byTokens(keys: readonly string[], columns: string, byTime: boolean): string {
  const found = `${withTokens('$11', 'months.month')} where ${IN_TIME} ${OF_KINDS}`
  const months = 'unnest($12::text[]) with ordinality as months (month, nth)'
  if (!byTime)
    return `with hit as materialized (select hits.* from ${months} cross join lateral (select ${columns} from ${found}) hits)
     ${foundOf(keys, 'select * from hit', '(select count(*) from hit)')}`
  return `with in_months as materialized (select month, nth, (select count(*) from ${found}) as orders from ${months}),
     running as materialized (select month, orders, sum(orders) over (order by nth) as upto from in_months)
     ${foundOf(
       keys,
       `select hits.* from running months cross join lateral (select ${columns} from ${found}) hits
        where upto > $5::int and upto - orders < $4::int + $5::int`,
       '(select coalesce(sum(orders), 0)::bigint from in_months)',
       {
         offset: '$5::int - coalesce((select min(upto - orders)::int from running where upto > $5::int), 0)',
       },
     )}`
}

/**
 * Places in $14 of the months that are looked through together, in the order of the page: where only $15 are counted, the later ones are looked
 * through only when the earlier ones have not as many.
 */
const MONTHS_TOGETHER = ['1:1', '2:4', '5:13']

/**
 * Of what has the tokens, what has the words. Where only $15 are counted, in the order of the page and until as many are found: texts are
 * fetched, 5 µs each. What is sorted are pointers to them.
 */
function byWords(keys: readonly string[], columns: string, byTime: boolean): string {
  const parts = (byTime ? MONTHS_TOGETHER : ['1:13']).map((months, index) => {
    const earlier = Array.from({ length: index }, (_, nth) => `(select count(*) from hit_${nth})`)
    const few = index === 0 ? '' : `and ${earlier.join(' + ')} < coalesce($15::int, ${MAX_INT})`
    return `hit_${index} as materialized (
       select * from (
         select ${columns}, o.search_text from unnest(($14::text[])[${months}]) as months (month)
           cross join lateral ${withTokens('$13', 'months.month')}
         where ${IN_TIME} ${OF_KINDS} ${few}
         order by ${keys.join(', ')} offset 0) o
       where ${HAS_WORDS} limit $15::int)`
  })
  const hits = parts.map((_, index) => `select * from hit_${index}`).join(' union all ')
  return `with ${parts.join(', ')}, hit as (${hits})
     ${foundOf(keys, 'select * from hit', '(select least(count(*), $15::int) from hit)')}`
}

const MAX_INT = 2 ** 31 - 1

/**
 * The rest of a statement: the page of what `source` selects, behind `offset` of it. Its orders are opened for their versions, unless the page has
 * them: 2 µs each.
 */
function foundOf(
  keys: readonly string[],
  source: string,
  total: string,
  { offset = '$5', versions = 'opened' }: { offset?: string; versions?: 'opened' | 'page' } = {},
): string {
  const order = keys.map(key => `page.${key}`).join(', ')
  const opened = (what: string) =>
    `(select ${what} from orders s where s.shop_id = $1 and s.unique_key = page.unique_key)`
  return `, page as materialized (${source} order by ${keys.join(', ')} limit $4 offset ${offset}),
     shown as materialized (
       select string_agg(${versions === 'page' ? "page.id || '-' || page.version" : opened("s.id || '-' || s.version")}, ',' order by ${order}) as state
       from page)
     select ${total} as total, shown.state, case when shown.state is distinct from $6::text then (
       select string_agg(${opened('s.summary::text')}, ',' order by ${order}) from page) end as orders
     from shown`
}

/** As the indexes by day begin. */
const MONTH = `date_trunc('month', timezone('UTC', o.ordered_at))`

/**
 * From so many on, what is found is not sorted (0.4 µs each) but walked in the index of the day, from the beginning of each of the
 * months $11: where nearly all are found that is as many entries as the page has, a month. Of few the walk would see nearly all.
 */
const MANY = 100_000

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
          where (select total from counted) >= ${MANY}
          union all
          select ${columns} from (${few}) few where (select total from counted) < ${MANY}
        ) walked_or_sorted`,
       '(select total from counted)',
       { offset: `(select case when total < ${MANY} then $5::int else 0 end from counted)` },
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
    day: () => [...kinds, months(), statuses, payments],
    day_kinds: () => [...kinds, months()],
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

/** `202611` as the index has it. */
function beginningOf(month: string): string {
  return `${month.slice(0, 4)}-${month.slice(4)}-01`
}
