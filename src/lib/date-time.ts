/** Date-times as the API reads and writes them: RFC 3339, written in UTC with second precision (R-TIME-1, R-TIME-2). */

const RFC_3339 =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/

/** `2026-11-20T01:02:03Z` */
export function writeDateTime(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`
}

/** A date-time that a schema has checked, as it would be written. Most are: to read these and to write them again changes nothing. */
export function inUtc(text: string): string {
  if (text.length === 20 && text[10] === 'T' && text[19] === 'Z') return text
  const time = readDateTime(text)
  if (time === undefined) throw new Error(`Not a date-time: ${text}`)
  return writeDateTime(time)
}

/** Reads a date-time with any offset, cut to its second; undefined when it is none, or outside the years 1 to 9999 in UTC. */
export function readDateTime(text: string): Date | undefined {
  const parts = RFC_3339.exec(text)
  if (parts === null) return undefined
  const part = (at: number) => Number(parts[at] ?? 0)
  const [year, month, day] = [part(1), part(2), part(3)]
  const [hour, minute, second] = [part(4), part(5), part(6)]
  const [offsetHour, offsetMinute] = [part(8), part(9)]
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined
  if (month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) return undefined
  const time = new Date(0)
  time.setUTCFullYear(year, month - 1, day)
  const offset = (offsetHour * 60 + offsetMinute) * (parts[7] === '-' ? -1 : 1)
  time.setUTCHours(hour, minute - offset, second)
  const utcYear = time.getUTCFullYear()
  return utcYear >= 1 && utcYear <= 9999 ? time : undefined
}

/** Reads the same to the millisecond. */
export function readMoment(text: string): Date | undefined {
  const [, fraction = ''] = /\.(\d+)/.exec(text) ?? []
  const second = readDateTime(text)
  return second && new Date(second.getTime() + Number(fraction.padEnd(3, '0').slice(0, 3)))
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The time cut to its second, as it is stored and compared. */
export function wholeSecond(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1000) * 1000)
}
