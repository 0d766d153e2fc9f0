/** What storefronts say in Japanese of an order that there is. */
import { carrierName } from '../../resources/delivery_companies/companies.ts'
import type { OrderStatus } from '../../resources/orders/schemas.ts'

const STATUSES: Readonly<Record<OrderStatus, string>> = {
  unpaid: 'ご入金をお待ちしています',
  ordered: 'ご注文を承りました',
  unshippable: '発送の準備をお待ちください',
  dispatched: '発送しました',
  shipping: '配送中です',
  arrived: 'お届けしました',
  cancelled: 'キャンセルされました',
}

const LINES: Readonly<Record<string, string>> = {
  dispatched: '発送済み',
  cancelled: 'キャンセル',
}

/** How far the money is. */
const PAYMENTS = {
  unpaid: 'お支払い前',
  authorized: 'お手続き済み',
  paid: 'お支払い済み',
  ended: '取り消し済み',
}

export const ORDER_WORDS = {
  title: 'ご注文の状況',
  status: (status: string) => STATUSES[status as OrderStatus] ?? status,
  lineStatus: (status: string) => LINES[status],
  number: 'ご注文番号',
  orderedAt: 'ご注文日時',
  contents: 'ご注文の内容',
  payment: 'お支払い',
  paymentState: PAYMENTS,
  delivery: 'お届け',
  deliveryWish: 'ご希望',
  sentOn: (day: string) => `${day}に発送`,
  carrier: (id: number | null) => carrierName(id) ?? '配送会社',
  trackingNumber: 'お問い合わせ番号',
  track: '配送状況を見る',
  fetch: '店頭でのお受け取り',
  remark: 'ショップへのご連絡',
  fromShop: 'ショップからのご連絡',
  keepLink:
    'このページのアドレスは、ご注文の確認メールにも記載しています。ほかの方には知らせないでください。',
  ask: 'ご不明な点は、ご注文番号を添えてショップへお問い合わせください。',

  thanksTitle: 'ご注文ありがとうございます',
  thanksLead: 'ご注文を承りました。',
  mailTo: (address: string) => `確認メールを ${address} へお送りします。`,
  nextTitle: 'これからの流れ',
  next: {
    paid: '商品の準備ができ次第、発送します。発送のお知らせをメールでお送りします。',
    cod: '商品の準備ができ次第、発送します。お受け取りの際に、配達員へ代金をお支払いください。',
    awaited: 'お支払いを確認すると、メールでお知らせします。',
    sentThen: 'お支払いを確認した後に、商品を発送します。',
    fetched: 'ご指定の日時に、店頭でお受け取りください。ご注文番号をお知らせいただくとスムーズです。',
    downloaded: 'ダウンロード用のリンクを、メールでお送りします。',
  },
  seeOrder: 'ご注文の状況を見る',
  howToPay: 'お支払いのお願い',
  storeNumber: 'お支払い番号',
  storeHow: 'コンビニエンスストアのレジで「インターネット代金の支払い」と伝え、この番号をお知らせください。',
  simulatedStore: 'コンビニのレジ（決済シミュレーター）へ' as string | null,
  storePage: 'コンビニでのお支払い方法を見る',
  account: 'お振込先',
  accountHow: 'お振込人の名義は、ご注文者のお名前でお願いします。',
  amountToPay: 'お支払い金額',
  until: 'お支払い期限',
  untilNote: '期限を過ぎると、ご注文は自動的にキャンセルされます。',

  receipt: '領収書',
  invoice: '領収書（適格請求書）',
  printReceipt: '領収書を表示する',
  receiptLater: '領収書は、お支払いが済むとこのページから表示できます。',
  print: '印刷する、またはPDFとして保存するには、ブラウザーの「印刷」をお使いください。',
  addressee: '宛名',
  issue: '領収書を発行する',
  issueLead: '宛名を確かめて、領収書を発行してください。',
  issueAgain: '再発行する',
  issuedBefore: (day: string) =>
    `この領収書は${day}に発行済みです。もう一度発行すると、「再発行」と記載されます。`,
  otherAddressee: 'もう一度、または別の宛名で発行すると、「再発行」と記載されます。',
  reissued: '再発行',
  firstIssuedOn: (day: string) => `初回発行日 ${day}`,
  honorific: '様',
  received: '上記の金額を、正に領収いたしました。',
  forGoods: '但し お品代として',
  issuedOn: '発行日',
  paidOn: 'お支払い日',
  dealtOn: '取引年月日',
  rate: (rate: number) => `${rate}%対象`,
  taxOf: (rate: number) => `消費税（${rate}%）`,
  reducedNote: '※ は軽減税率（8%）の対象です。',
  registration: (number: string) => `登録番号 ${number}`,
  back: 'ご注文の状況へ戻る',
  breakdown: '内訳',
  paidBy: 'お支払い方法',
} as const
