/** What the API's words about orders are called by people who sell. */
import { type InBoth, inBoth } from '../../language/in-both.ts'
import type { Tone } from '../../ui/tone.ts'

type Terms = InBoth<Readonly<Record<string, string>>>

/** Statuses of an order. */
export const ORDER_STATUS: Terms = inBoth(
  {
    ordered: 'To be dispatched',
    unpaid: 'Awaiting payment',
    unshippable: 'Not ready to send',
    dispatched: 'Dispatched',
    shipping: 'On its way',
    arrived: 'Arrived',
    cancelled: 'Cancelled',
  },
  {
    ordered: '発送待ち',
    unpaid: '入金待ち',
    unshippable: '発送開始前',
    dispatched: '発送済み',
    shipping: '配送中',
    arrived: '配達完了',
    cancelled: 'キャンセル',
  },
)

/** Statuses of a line. */
export const LINE_STATUS: Terms = inBoth(
  { ordered: 'To be dispatched', dispatched: 'Dispatched', cancelled: 'Cancelled' },
  { ordered: '発送待ち', dispatched: '発送済み', cancelled: 'キャンセル' },
)

/** Ways to pay. */
export const PAYMENT_METHOD: Terms = inBoth(
  {
    creditcard: 'Credit card',
    cvs: 'Convenience store',
    bt: 'Bank transfer',
    service_bt: 'Bank transfer (service)',
    cod: 'Cash on delivery',
    carrier: 'Mobile carrier',
    paypal: 'PayPal',
    amazon_pay: 'Amazon Pay',
    paypay: 'PayPay',
    bnpl: 'Pay later (instalments)',
    atobarai: 'Pay later (invoice)',
  },
  {
    creditcard: 'クレジットカード',
    cvs: 'コンビニ払い',
    bt: '銀行振込',
    service_bt: '銀行振込（決済代行）',
    cod: '代金引換',
    carrier: 'キャリア決済',
    paypal: 'PayPal',
    amazon_pay: 'Amazon Pay',
    paypay: 'PayPay',
    bnpl: 'あと払い（分割）',
    atobarai: 'あと払い（請求書）',
  },
)

/** What has become of a payment. */
export const PAYMENT_STATUS: Terms = inBoth(
  {
    unpaid: 'Unpaid',
    paid: 'Paid',
    authorized: 'Authorised',
    captured: 'Captured',
    cancelled: 'Voided',
    refunded: 'Refunded',
  },
  {
    unpaid: '未入金',
    paid: '入金済み',
    authorized: '与信済み',
    captured: '売上確定',
    cancelled: '取消済み',
    refunded: '返金済み',
  },
)

/** Where an order came in. */
export const VIA: Terms = inBoth(
  { default: 'Online shop', app: 'App', instagram: 'Instagram' },
  { default: 'ネットショップ', app: 'アプリ', instagram: 'Instagram' },
)

/** The colour that goes with a status of an order or a line, besides its word. */
export const STATUS_TONE: Readonly<Record<string, Tone>> = {
  ordered: 'info',
  unpaid: 'warning',
  unshippable: 'neutral',
  dispatched: 'ok',
  shipping: 'ok',
  arrived: 'ok',
  cancelled: 'neutral',
}

/** The word for a value of the API, or the value itself where there is none yet. */
export function termOf(terms: Readonly<Record<string, string>>, value: string | null): string {
  return value === null ? '—' : (terms[value] ?? value)
}
