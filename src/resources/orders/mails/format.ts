/** What an order says beside amounts and days (`src/lib/japanese.ts`), in the words of a Japanese mail. */
import { dayInWords } from '../../../lib/japanese.ts'

/** Time zones that have a name of their own. */
const NAMED_TIME_ZONES: Readonly<Record<string, string>> = { '0812': '午前中' }

/** A delivery time zone, such as `1416`, as `14:00〜16:00`; what has no such form is told as it is. */
export function timeZoneInWords(timeZone: string): string {
  const hours = /^(\d\d)(\d\d)$/.exec(timeZone)
  return NAMED_TIME_ZONES[timeZone] ?? (hours ? `${hours[1]}:00〜${hours[2]}:00` : timeZone)
}

/** The wished day and time zone of a delivery in one line. */
export function deliveryInWords({
  delivery_date: date,
  delivery_time_zone: timeZone,
}: {
  readonly delivery_date: string | null
  readonly delivery_time_zone: string | null
}): string {
  if (date === null && timeZone === null) return '指定なし'
  return [
    date === null ? '日付の指定なし' : dayInWords(date),
    timeZone === null ? '時間帯の指定なし' : timeZoneInWords(timeZone),
  ].join(' ')
}

const PAYMENT_METHODS: Readonly<Record<string, string>> = {
  creditcard: 'クレジットカード決済',
  cvs: 'コンビニ決済',
  service_bt: '銀行振込',
  atobarai: '後払い決済',
  bnpl: 'あと払い',
  bt: '銀行振込',
  cod: '代金引換',
  carrier: 'キャリア決済',
  paypal: 'PayPal',
  amazon_pay: 'Amazon Pay',
  paypay: 'PayPay',
}

/** A way to pay; one that is not known here is told by its own name. */
export function paymentInWords(method: string): string {
  return PAYMENT_METHODS[method] ?? method
}

/** A person's name in the order in which the country writes it; empty when there is none. */
export function personName(
  { first, last }: { readonly first: string | null; readonly last: string | null },
  countryCode: string | null,
): string {
  const parts = countryCode === null || countryCode === 'JP' ? [last, first] : [first, last]
  return parts.flatMap(part => part?.trim() || []).join(' ')
}
