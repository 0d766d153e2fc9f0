/** Times of Japan, as `datetime-local` has them and as the API does. Pure. */

const JAPAN_MS = 9 * 60 * 60 * 1000

/** For a field: minutes, and seconds where there are some. Empty for null. */
export function japanTime(time: string | null): string {
  if (time === null) return ''
  const text = new Date(Date.parse(time) + JAPAN_MS).toISOString()
  return text.slice(17, 19) === '00' ? text.slice(0, 16) : text.slice(0, 19)
}

/** For the API; null for an empty field. */
export function sentTime(text: string): string | null {
  if (text === '') return null
  return `${text.length === 16 ? `${text}:00` : text}+09:00`
}
