/** The words of the page of a buyer. */
import { inBoth } from '../../language/in-both.ts'

export const BUYER_WORDS = inBoth(
  {
    title: 'Customer',
    titleOf: (name: string) => name,
    back: (key: string) => `Order ${key}`,
    all: 'All orders of this customer',
    orders: 'Orders with this email address',
    totals: (orders: string, total: string, cancelled: string | null) =>
      `${orders === '1' ? '1 order' : `${orders} orders`}, ${total} in total${cancelled === null ? '' : ` (not counting ${cancelled} cancelled)`}`,
    noAddress: 'The order has no email address, so other orders by the same customer cannot be found.',
    page: (page: string) => `Page ${page}`,
    contact: 'Contact',
    asOf: 'As given in this order.',
    news: 'Newsletter',
    yes: 'Wanted',
    no: 'Not wanted',
    noMails: 'No emails to this customer yet.',
  },
  {
    title: '購入者',
    titleOf: name => `${name} 様`,
    back: key => `注文 ${key}`,
    all: 'この購入者の注文をすべて見る',
    orders: 'このメールアドレスの注文',
    totals: (orders, total, cancelled) =>
      `注文 ${orders}件、合計 ${total}${cancelled === null ? '' : `（キャンセル ${cancelled}件を除く金額）`}`,
    noAddress: 'この注文にはメールアドレスがないため、同じ購入者のほかの注文は分かりません。',
    page: page => `${page}ページ目`,
    contact: '連絡先',
    asOf: 'この注文の時点の内容です。',
    news: 'メールマガジン',
    yes: '希望する',
    no: '希望しない',
    noMails: 'この購入者へのメールはまだありません。',
  },
)
