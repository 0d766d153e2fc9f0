/** From the body of a search to what is asked of the database (R-SEARCH-1, R-SEARCH-2, R-SEARCH-3). Pure. */
import type { Violation } from '../../http/problems.ts'
import { addMonths, type Day, dayInTokyo, isDay, startOfDay } from '../../lib/day.ts'
import { DEFAULT_PAGE } from './limits.ts'
import type { SearchOrders, SearchProperty, SearchSort } from './request-schemas.ts'
import type { OrderType, PaymentMethod } from './schemas.ts'
import { type SearchWord, searchWords } from './search-text.ts'

/** A search with everything filled in. Null is no filter. */
export interface SearchRequest {
  readonly words: readonly SearchWord[]
  /** The first and the last day of orders, in Japan. */
  readonly days: readonly [first: Day, last: Day]
  readonly statuses: readonly string[] | null
  readonly payments: readonly PaymentMethod[] | null
  readonly order_types: readonly OrderType[] | null
  readonly properties: readonly SearchProperty[] | null
  readonly sort: SearchSort
  readonly limit: number
  readonly page: number
  /** How many are counted at most; without it all are. */
  readonly most?: number
}

/** Fills in what was left out. The body keeps its schema, and its days make a range (`checkDays`). */
export function toSearchRequest(body: SearchOrders, now: Date): SearchRequest {
  return {
    words: searchWords(body.keyword ?? ''),
    days: daysOf(body, dayInTokyo(now)),
    statuses: filter(body.statuses),
    payments: filter(body.payments),
    order_types: filter(body.order_types),
    properties: filter(body.properties),
    sort: body.sort ?? 'ordered_desc',
    limit: body.limit ?? DEFAULT_PAGE,
    page: body.page ?? 1,
  }
}

/** An empty list is no filter (R-SEARCH-4). */
function filter<T>(values: readonly T[] | undefined): readonly T[] | null {
  return values === undefined || values.length === 0 ? null : values
}

/** From here on there is no day that is a year later. */
const LAST_YEAR: Day = '9999-01-01'

type DaysAsked = Pick<SearchOrders, 'ordered_from_date' | 'ordered_to_date'>

function daysOf({ ordered_from_date: from, ordered_to_date: to }: DaysAsked, today: Day): [Day, Day] {
  const last = to ?? today
  return [from ?? addMonths(last, -3), last]
}

/** What is wrong with the days of a search: they must be in order, and less than a year apart. None is wrong by itself. */
export function checkDays(asked: DaysAsked, today: Day): Violation[] {
  const { ordered_to_date: to } = asked
  const [first, last] = daysOf(asked, today)
  if (first > last) {
    const detail = `must not be after ${last}, ${to === undefined ? 'which is today' : 'the last day'}`
    return [{ pointer: '/ordered_from_date', detail }]
  }
  const end = addMonths(first, 12)
  if (last < end || first >= LAST_YEAR) return []
  return to === undefined
    ? [{ pointer: '/ordered_from_date', detail: `must be less than a year before ${last}, which is today` }]
    : [{ pointer: '/ordered_to_date', detail: `must be before ${end}, one year after the first day` }]
}

/** The same of a body that may break its schema, which tells of days that are none. */
export function checkBodyDays(body: unknown, now: Date): Violation[] {
  const { ordered_from_date: from, ordered_to_date: to } = body as Readonly<Record<string, unknown>>
  if (!isDayOrNone(from) || !isDayOrNone(to)) return []
  return checkDays(
    {
      ...(from === undefined ? {} : { ordered_from_date: from }),
      ...(to === undefined ? {} : { ordered_to_date: to }),
    },
    dayInTokyo(now),
  )
}

function isDayOrNone(value: unknown): value is Day | undefined {
  return value === undefined || (typeof value === 'string' && isDay(value))
}

/** The time of the first day's beginning, and that of the last day's end, which is no longer part of it. */
export function timesOf([first, last]: SearchRequest['days']): [from: Date, to: Date] {
  return [startOfDay(first), new Date(startOfDay(last).getTime() + DAY_MS)]
}

/** The months of UTC that the days reach into, written `202611`. */
export function monthsOf(days: SearchRequest['days']): string[] {
  const [from, to] = timesOf(days)
  const months: string[] = []
  const month = beginningOfMonth(from)
  for (; month < to; month.setUTCMonth(month.getUTCMonth() + 1)) {
    months.push(month.toISOString().replace(/^(.*)-(..)-.*$/, '$1$2'))
  }
  return months
}

/** What part of the time of these months the days are: above 0, at most 1. */
export function partOfMonths(days: SearchRequest['days']): number {
  const [from, to] = timesOf(days)
  const ends = beginningOfMonth(to)
  ends.setUTCMonth(ends.getUTCMonth() + 1)
  return (to.getTime() - from.getTime()) / (ends.getTime() - beginningOfMonth(from).getTime())
}

/** That of UTC; a day of Japan begins on the hour. */
function beginningOfMonth(time: Date): Date {
  const month = new Date(time)
  month.setUTCDate(1)
  month.setUTCHours(0)
  return month
}

const DAY_MS = 24 * 60 * 60 * 1000
