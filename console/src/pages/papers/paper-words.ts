/** The words of slips, receipts and invoices, and of the page that prints them. */
import { inBoth } from '../../language/in-both.ts'

/** What stands on paper is Japanese, whoever prints it: it goes to a buyer in Japan and to the tax office. */
export const ON_PAPER = {
  titles: { slip: '納品書', receipt: '領収書', invoice: '請求書' },
  number: '注文番号',
  issuedOn: '発行日',
  orderedOn: 'ご注文日',
  dispatchedOn: '発送日',
  paidOn: '領収日',
  to: '様',
  greeting: {
    slip: 'このたびはご注文いただき、ありがとうございます。下記のとおりお届けします。',
    receipt: '下記の金額を正に領収いたしました。',
    invoice: '下記のとおりご請求申し上げます。',
  },
  amount: { slip: '合計金額', receipt: '領収金額', invoice: 'ご請求金額' },
  purpose: '但し、お品代として',
  invoiceNumber: '登録番号',
  telephone: '電話',
  mail: 'メール',
  item: '品名',
  price: '単価',
  pieces: '数量',
  total: '金額',
  reduced: '※',
  reducedNote: '※は軽減税率（8%）対象です。',
  taxIncluded: '金額はすべて税込みです。',
  later: '後日発送',
  subtotal: '小計',
  charges: {
    shipping_fee: '送料',
    cod_fee: '代引手数料',
    charge: '追加料金',
    coupon: 'クーポン',
    coins: 'コイン',
    adjustment: '調整',
  },
  grandTotal: '合計',
  rate: (rate: number) => `${rate}%対象`,
  tax: '内消費税額',
  payment: '支払い方法',
  remark: '備考',
} as const

export const PAPER_WORDS = inBoth(
  {
    titles: { slip: 'Delivery slips', receipt: 'Receipts', invoice: 'Invoices' },
    description: 'A4, one order per sheet. The printed text is in Japanese.',
    back: 'Orders',
    menu: 'Print',
    print: 'Print',
    prices: 'With prices',
    none: 'No orders selected.',
    unknown: 'There is no such document.',
    noNumber:
      'Without a registration number in the settings, these are not qualified invoices. The tax for each rate is still shown.',
    toSettings: 'Settings',
    refused: 'Not printed',
    reasons: {
      not_found: 'there is no such order',
      cancelled: 'the order is cancelled',
      unpaid: 'not paid yet',
    },
    order: (key: string) => `Order ${key}`,
  },
  {
    titles: { slip: '納品書', receipt: '領収書', invoice: '請求書（適格請求書）' },
    description: 'A4で、注文ごとに印刷します。',
    back: '注文一覧',
    menu: '印刷',
    print: '印刷する',
    prices: '金額を載せる',
    none: '注文が選ばれていません。',
    unknown: 'そのような書類はありません。',
    noNumber:
      '設定に登録番号がないため、適格請求書（インボイス）にはなりません。税率ごとの消費税額は記載されます。',
    toSettings: '設定を開く',
    refused: '印刷しない注文',
    reasons: {
      not_found: '注文が見つかりません',
      cancelled: 'キャンセルされています',
      unpaid: 'まだ入金がありません',
    },
    order: key => `注文 ${key}`,
  },
)
