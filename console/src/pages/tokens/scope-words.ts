/** What scopes mean, in words. */
import { inBoth } from '../../language/in-both.ts'

/** Scopes by what they are about, in the order in which they are shown. */
export const SCOPE_GROUPS = [
  { name: 'user', scopes: ['user.read'] },
  {
    name: 'items',
    scopes: ['items.read', 'items.create', 'items.update', 'items.publish', 'items.delete'],
  },
  { name: 'categories', scopes: ['item_categories.write'] },
  { name: 'orders', scopes: ['orders.read', 'orders.update', 'orders.dispatch', 'orders.cancel'] },
  { name: 'files', scopes: ['files.write'] },
] as const

/** A group of scopes. */
export type ScopeGroup = (typeof SCOPE_GROUPS)[number]['name']

/** A scope. */
export type ScopeName = (typeof SCOPE_GROUPS)[number]['scopes'][number]

/** Choices made beforehand. */
export const PRESETS = {
  readOnly: ['user.read', 'items.read', 'orders.read'],
  stockSync: ['items.read', 'items.update'],
  shipping: ['orders.read', 'orders.dispatch'],
} as const satisfies Record<string, readonly ScopeName[]>

/** Every scope. */
export const ALL_SCOPES: readonly ScopeName[] = SCOPE_GROUPS.flatMap(({ scopes }) => scopes)

export const scopeWords = inBoth<{
  readonly groups: Readonly<Record<ScopeGroup, string>>
  readonly presets: Readonly<Record<keyof typeof PRESETS, string>>
  readonly scopes: Readonly<Record<ScopeName, readonly [does: string, more: string]>>
}>(
  {
    groups: { user: 'Shop', items: 'Items', categories: 'Categories', orders: 'Orders', files: 'Files' },
    presets: { readOnly: 'Read only', stockSync: 'Stock sync', shipping: 'Shipping' },
    scopes: {
      'user.read': ['See the shop', 'Its name, introduction, category and settings.'],
      'items.read': [
        'See items',
        'With variations, stock, pictures and categories. Most item operations need it.',
      ],
      'items.create': ['Add items', 'New items are private until they are published.'],
      'items.update': ['Change items', 'Stock, prices, texts, variations, pictures and the order in lists.'],
      'items.publish': ['Publish items and make them private', 'What customers can see.'],
      'items.delete': ['Delete items', 'Permanently. Orders keep what was bought.'],
      'item_categories.write': ['Change categories', 'The category tree, and which items are in it.'],
      'orders.read': ['See orders', 'With names, addresses and telephone numbers of customers.'],
      'orders.update': ['Change orders', 'Amounts, delivery address, preferred delivery date, memo.'],
      'orders.dispatch': ['Dispatch orders', 'Marks them as dispatched, and has the customer told.'],
      'orders.cancel': ['Cancel orders', 'Returns items to stock and refunds any payment.'],
      'files.write': ['Upload files', 'Needed to add pictures to items.'],
    },
  },
  {
    groups: {
      user: 'ショップ',
      items: '商品',
      categories: 'カテゴリー',
      orders: '注文',
      files: 'ファイル',
    },
    presets: { readOnly: '読み取りのみ', stockSync: '在庫連携', shipping: '出荷' },
    scopes: {
      'user.read': ['ショップ情報を見る', '店名、紹介文、業種、設定。'],
      'items.read': [
        '商品を見る',
        'バリエーション、在庫、画像、カテゴリーを含みます。商品のAPIのほとんどに必要です。',
      ],
      'items.create': ['商品を追加する', '追加した商品は、公開するまで表示されません。'],
      'items.update': ['商品を変更する', '在庫、価格、説明、バリエーション、画像、並び順。'],
      'items.publish': ['商品を公開・非公開にする', '購入者に見える商品を切り替えます。'],
      'items.delete': ['商品を削除する', '元に戻せません。注文の記録は残ります。'],
      'item_categories.write': ['カテゴリーを変更する', 'カテゴリーの階層と、商品の割り当て。'],
      'orders.read': ['注文を見る', '購入者の氏名、住所、電話番号を含みます。'],
      'orders.update': ['注文を変更する', '金額、お届け先、お届け希望日時、メモ。'],
      'orders.dispatch': ['発送済みにする', '購入者へのお知らせを含みます。'],
      'orders.cancel': ['注文をキャンセルする', '在庫を戻し、支払い済みの場合は返金します。'],
      'files.write': ['ファイルをアップロードする', '商品に画像を追加するときに必要です。'],
    },
  },
)
