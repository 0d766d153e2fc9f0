/** The sentences with which mails begin: the place to change how a buyer or a shop is told (R-MAIL-2). */
import type { MailKind } from '../order.ts'

/** What happened, in the words for the buyer and for the shop. */
export interface Wording {
  readonly title: string
  readonly toBuyer: string
  readonly toShop: string
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
}

/** Of a dispatch of goods that the buyer has fetched. */
export const HANDED_OVER: Wording = {
  title: '商品お渡しのお知らせ',
  toBuyer: 'ご注文の商品をお渡しいたしました。',
  toShop: '次のご注文の商品をお渡ししました。',
}
