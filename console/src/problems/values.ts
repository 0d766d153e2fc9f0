/** Words that the server puts into holes of details, by the name of the hole. All others, such as numbers and names, stay as they are. */
import { ORDER_STATUS, PAYMENT_METHOD } from '../pages/orders/order-terms.ts'
import { STRIPE_REASONS } from './stripe-reasons.ts'

const STATUS = { ...ORDER_STATUS.ja, active: '継続中', ended: '終了', paused: '休止中' }

const ITEM_TYPE = { normal: '通常', subscription: '定期便', lottery: '抽選', digital: 'デジタル' }

const SALE = {
  item_waiting_for_sale: '販売開始前',
  item_now_on_sale: '販売中',
  item_end_of_sale: '販売終了',
}

/** The Japanese for what stands in a hole of this name. */
export const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: STATUS,
  next: STATUS,
  type: ITEM_TYPE,
  actual: ITEM_TYPE,
  sale: SALE,
  last: SALE,
  method: { ...PAYMENT_METHOD.ja, 'unknown means': '不明' },
  whose: {
    'about this order': 'この注文について',
    "to the shop's own address": 'ショップのアドレス宛てに',
    'to this recipient': 'この宛先に',
    'of this shop': 'ショップ全体で',
  },
  reason: {
    'it is under maintenance': 'メンテナンス中のため',
    'the payment service could not be reached': '接続できないため',
    'declined, as the simulator was told to': 'シミュレーターの設定による拒否',
    'the source is none of the simulator': 'シミュレーターの支払い手段ではないため',
    'the buyer has not paid yet': '未払いのため',
    'the transaction is void': '取引が無効のため',
    'more than was authorised': '与信額を超えるため',
    'more than was captured': '売上額を超えるため',
    'money was captured already': '売上確定済みのため',
    'the source is none of Stripe’s': 'Stripeの支払い手段ではないため',
    'the payment is none of Stripe’s': 'Stripeでの支払いではないため',
    'the buyer was told another amount': '購入者に案内済みの金額と異なるため',
    'it was tried too often': '試した回数が上限に達したため',
  },
  why: STRIPE_REASONS,
  found: { 'an SVG': 'SVG', 'no image': '画像以外' },
  what: { 'another shop document was imported before': '別のショップの書類を取り込み済み' },
  kind: {
    'a string': '文字列',
    'an integer': '整数',
    'a number': '数値',
    'a boolean': 'trueかfalse',
    'an object': 'オブジェクト',
    'an array': '配列',
    null: 'null',
  },
}

/** Holes in which several such words can stand, and by what they are parted on either side. */
export const PARTED: Readonly<Record<string, readonly [en: string, ja: string]>> = {
  kind: [' or ', 'か'],
  members: [' and ', 'と'],
}

/** Holes in which another detail stands. */
export const NESTED: ReadonlySet<string> = new Set(['rule', 'fault', 'reason'])
