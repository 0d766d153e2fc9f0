const hour = 3_600_000

/** The day in Japan, some days from now. */
export function jstDay(days = 0): string {
  return new Date(Date.now() + 9 * hour + days * 24 * hour).toISOString().slice(0, 10)
}

/** The UTC instant of a wall-clock time in Japan. */
export function jstTime(day: string, time: string): string {
  return new Date(Date.parse(`${day}T${time}Z`) - 9 * hour).toISOString().replace('.000Z', 'Z')
}

/** The same day some months before, or the last of that month (R-SEARCH-2). */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}
