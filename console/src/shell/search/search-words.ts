/** The words of the search of everything. */
import { inBoth } from '../../language/in-both.ts'

export const searchWords = inBoth(
  {
    open: 'Find anything',
    title: 'Search',
    label: 'Search for',
    placeholder: 'Order, item, customer, token, setting, page',
    close: 'Close the search',
    none: 'Nothing found',
    nothingYet: 'Enter a name, a number, an email address or a request ID.',
    groups: {
      pages: 'Pages',
      orders: 'Orders',
      buyers: 'Customers',
      items: 'Items',
      tokens: 'Tokens',
      requests: 'Requests',
      settings: 'Settings',
    },
    hidden: 'private',
    failed: 'Some things could not be searched',
    found: (count: string) => (count === '1' ? '1 found' : `${count} found`),
  },
  {
    open: 'すべてを探す',
    title: '検索',
    label: '探すもの',
    placeholder: '注文、商品、購入者、トークン、設定、ページ',
    close: '検索を閉じる',
    none: '見つかりませんでした',
    nothingYet: '名前、番号、メールアドレス、リクエストIDなどを入力してください。',
    groups: {
      pages: 'ページ',
      orders: '注文',
      buyers: '購入者',
      items: '商品',
      tokens: 'トークン',
      requests: 'リクエスト',
      settings: '設定',
    },
    hidden: '非公開',
    failed: '一部を検索できませんでした',
    found: count => `${count}件見つかりました`,
  },
)
