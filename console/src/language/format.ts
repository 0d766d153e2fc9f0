/** Numbers, money and times as people read them. All times are Japan's, whatever the browser's. */
import type { Language } from './in-both.ts'

const LOCALES: Readonly<Record<Language, string>> = { ja: 'ja-JP', en: 'en-GB' }
const JAPAN = 'Asia/Tokyo'

/** 12,345 */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value)
}

/** ¥12,345 */
export function formatYen(value: number, language: Language): string {
  // Japanese writes the sign at full width, which leaves a gap before the digits.
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'JPY',
    currencyDisplay: 'narrowSymbol',
  })
    .format(value)
    .replace('\uffe5', '¥')
}

/** Date and time to the minute, such as 2026/11/22 09:05; `seconds` adds them. */
export function formatTime(value: string, language: Language, seconds = false): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: JAPAN,
    year: 'numeric',
    month: language === 'ja' ? '2-digit' : 'short',
    // Of a style Japanese would write 9:05.
    ...{
      day: language === 'ja' ? '2-digit' : 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    },
    ...(seconds ? { second: '2-digit' } : {}),
  }).format(new Date(value))
}

/** Several names as one text: クレジットカード、銀行振込 */
export function formatList(names: readonly string[], language: Language): string {
  return names.join(language === 'ja' ? '、' : ', ')
}

/** The day alone, of a time or of a date such as 2026-11-21. */
export function formatDay(value: string, language: Language): string {
  const at = value.length === 10 ? new Date(`${value}T00:00:00+09:00`) : new Date(value)
  return new Intl.DateTimeFormat(LOCALES[language], { timeZone: JAPAN, dateStyle: 'medium' }).format(at)
}
