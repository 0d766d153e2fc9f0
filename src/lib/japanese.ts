/**
 * Amounts, days, telephone numbers and postal codes as Japanese readers write them: in mails, on papers, in storefronts and in the
 * console. Everything is told in Japan's time. Pure, and for the browser too.
 */

/** Made once: `toLocaleString` makes one each time, and a long paper has thousands of amounts. */
const NUMBERS = new Intl.NumberFormat('ja-JP')

/** `1,200`; numbers below zero keep their sign. */
export function numberInWords(value: number): string {
  return NUMBERS.format(value)
}

/** `1,200円`; amounts below zero keep their sign. */
export function yen(amount: number): string {
  return `${numberInWords(amount)}円`
}

/** `¥1,200`, as amounts stand in columns; `−¥500` below zero, with the sign that is as wide as a digit. */
export function yenInColumn(amount: number): string {
  return `${amount < 0 ? '−' : ''}¥${numberInWords(Math.abs(amount))}`
}

const DAYS = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
})

const TIMES = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment, or a date-time of the API such as `2026-11-20T01:02:03Z`, as `2026年11月20日(金) 10:02`. */
export function momentInWords(moment: Date | string): string {
  const time = new Date(moment)
  return `${DAYS.format(time)} ${TIMES.format(time)}`
}

/** A date of the API, such as `2026-11-25`, as `2026年11月25日(水)`. */
export function dayInWords(date: string): string {
  return DAYS.format(new Date(`${date}T00:00:00+09:00`))
}

/** A date of the API without its day of the week, as papers are dated: `2026年11月25日`. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${year}年${month}月${day}日`
}

/** A Japanese postal code with its mark and hyphen, 〒872-0471, however it was written; another country's as it is. */
export function postalCodeInWords(code: string): string {
  const [, area, place] = /^(\d{3})-?(\d{4})$/.exec(code) ?? []
  return area === undefined ? code : `〒${area}-${place}`
}

/** What is asked of a library of numbering plans; the console loads one when it needs it. */
export type NumberingPlans = Pick<
  typeof import('libphonenumber-js/min'),
  'isSupportedCountry' | 'parsePhoneNumberFromString'
>

/**
 * A telephone number with hyphens, such as 03-1234-5678, by the plan of its country (ISO 3166-1 alpha-2); with the calling code where
 * it was written so and is not Japan's. What no plan has stays as it was written.
 */
export function telephoneInWords(
  { isSupportedCountry, parsePhoneNumberFromString }: NumberingPlans,
  number: string,
  country: string,
): string {
  const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : 'JP')
  // The library finds numbers within texts, and would drop the words around them.
  if (parsed?.isValid() !== true || /\p{L}/u.test(number)) return number
  return number.startsWith('+') && parsed.country !== 'JP'
    ? parsed.formatInternational()
    : parsed.formatNational()
}
