/** The sentences with which mails begin: the place to change how a buyer or a shop is told (R-MAIL-2). */
import type { MailKind } from '../order.ts'

/** What happened, in the words for the buyer and for the shop. */
export interface Wording {
  readonly title: string
  readonly toBuyer: string
  readonly toShop: string
  /** The heading for the shop, where it is another. */
  readonly titleToShop?: string
}

/** By what happened; the details are told by `compose.ts` and `sections.ts`. */
export const WORDINGS: Readonly<Record<MailKind, Wording>> = {
  update_order: {
    title: 'ご注文金額の変更のお知らせ',
    toBuyer: 'ご注文の金額・数量などを、次のとおり変更いたしました。',
    toShop: '次のご注文の金額・数量などが変更されました。',
  },
  update_order_customer: {
    title: 'メールアドレスの変更のお知らせ',
    toBuyer:
      'ご注文のご連絡先を、このメールアドレスに変更いたしました。今後のお知らせは、このアドレスにお送りします。',
    toShop: '次のご注文で、購入者のメールアドレスが変更されました。',
  },
  update_order_shipping: {
    title: 'お届け先の変更のお知らせ',
    toBuyer: 'ご注文のお届け先を、次のとおり変更いたしました。',
    toShop: '次のご注文のお届け先が変更されました。',
  },
  update_order_delivery: {
    title: 'お届け希望日時の変更のお知らせ',
    toBuyer: 'ご注文のお届け希望日時を、次のとおり変更いたしました。',
    toShop: '次のご注文のお届け希望日時が変更されました。',
  },
  dispatch_order: {
    title: '商品発送のお知らせ',
    toBuyer: 'ご注文の商品を発送いたしました。到着まで、今しばらくお待ちください。',
    toShop: '次のご注文の商品が発送されました。',
  },
  cancel_order: {
    title: 'ご注文キャンセルのお知らせ',
    toBuyer: '次のご注文をキャンセルいたしました。',
    toShop: '次のご注文がキャンセルされました。',
  },
  place_order: {
    title: 'ご注文ありがとうございます',
    toBuyer: '次の内容でご注文を承りました。',
    titleToShop: '新しいご注文のお知らせ',
    toShop: '新しいご注文がありました。',
  },
  receive_payment: {
    title: 'ご入金のお知らせ',
    toBuyer: 'ご注文の代金のご入金を確認いたしました。',
    toShop: '次のご注文の代金が入金されました。',
  },
  remind_payment: {
    title: 'お支払い期限のお知らせ',
    toBuyer:
      'ご注文のお支払いの期限が近づいています。期限を過ぎますと、ご注文は自動的にキャンセルとなります。',
    toShop: '次のご注文のお支払いの期限が近づいています。',
  },
  expire_order: {
    title: 'お支払い期限切れによるキャンセルのお知らせ',
    toBuyer: 'お支払いの期限を過ぎましたので、次のご注文をキャンセルいたしました。',
    toShop: '次のご注文は、お支払いの期限を過ぎたため、キャンセルされました。',
  },
}

/** Of a dispatch of goods that the buyer has fetched. */
export const HANDED_OVER: Wording = {
  title: '商品お渡しのお知らせ',
  toBuyer: 'ご注文の商品をお渡しいたしました。',
  toShop: '次のご注文の商品をお渡ししました。',
}
