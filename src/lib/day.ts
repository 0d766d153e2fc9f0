/** Calendar days, written `YYYY-MM-DD`, as people in Japan count them: days of Asia/Tokyo, which has no summer time. */

/** Tokyo is this far ahead of UTC, all year. */
const AHEAD_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** A day of the calendar, from 0001-01-01 to 9999-12-31. */
export type Day = string

/** Whether a text is a day that the calendar has. Counted here, since a search of orders asks three times, and a `Date` takes 1 µs. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const year = Number(text.slice(0, 4))
  const day = Number(text.slice(8))
  return year >= 1 && day >= 1 && day <= daysOf(year, Number(text.slice(5, 7)))
}

/** How many days a month has; none where there is no such month. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

let lastWritten = { count: 0, day: '1970-01-01' }

/** The day that it is in Tokyo at a time. The last one is kept: it is nearly always today that is asked for. */
export function dayInTokyo(time: Date): Day {
  const count = Math.floor((time.getTime() + AHEAD_MS) / DAY_MS)
  if (lastWritten.count !== count) lastWritten = { count, day: writeDay(count * DAY_MS) }
  return lastWritten.day
}

/** The hour and minute that it is in Tokyo at a time since 1970, such as 09:30. */
export function hourInTokyo(time: Date): string {
  const minutes = Math.floor(((time.getTime() + AHEAD_MS) % DAY_MS) / 60_000)
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** The moment at which a day begins in Tokyo. */
export function startOfDay(day: Day): Date {
  return new Date(midnight(day) - AHEAD_MS)
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return writeDay(midnight(day) + days * DAY_MS)
}

/**
 * The same day of the month so many months later, or earlier; the month's last where it has no such day (R-SEARCH-2).
 */
export function addMonths(day: Day, months: number): Day {
  const from = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const year = Math.floor((from + months) / 12)
  if (year < 1) return FIRST_DAY
  if (year > 9999) return LAST_DAY
  const month = from + months - year * 12 + 1
  const date = Math.min(Number(day.slice(8)), daysOf(year, month))
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`
}

function midnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

const FIRST_DAY: Day = '0001-01-01'
const LAST_DAY: Day = '9999-12-31'
const FIRST = midnight(FIRST_DAY)
const LAST = midnight(LAST_DAY)

/** Beyond the calendar's ends stands its first or last day. */
function writeDay(time: number): Day {
  return new Date(Math.min(Math.max(time, FIRST), LAST)).toISOString().slice(0, 10)
}
