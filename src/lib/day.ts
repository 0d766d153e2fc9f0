/** Calendar days, written `YYYY-MM-DD`, as people in Japan count them: days of Asia/Tokyo, which has no summer time. */

/** Tokyo is this far ahead of UTC, all year. */
const AHEAD_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** A day of the calendar, from 0001-01-01 to 9999-12-31. */
export type Day = string

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text && text >= '0001-01-01'
}

/** The day that it is in Tokyo at a time. */
export function dayInTokyo(time: Date): Day {
  return writeDay(time.getTime() + AHEAD_MS)
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
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(0)
  first.setUTCFullYear(year, month - 1 + months, 1)
  const last = new Date(first)
  last.setUTCFullYear(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)
  return writeDay(first.getTime() + (Math.min(date, last.getUTCDate()) - 1) * DAY_MS)
}

function midnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Beyond the calendar's ends stands its first or last day. */
function writeDay(time: number): Day {
  const first = midnight('0001-01-01')
  const last = midnight('9999-12-31')
  return new Date(Math.min(Math.max(time, first), last)).toISOString().slice(0, 10)
}
