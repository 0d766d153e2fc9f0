/** What is said of sales, options, copies and imports of items, in both languages. */
import type { Detail } from './detail.ts'

export const CATALOGUE_DETAILS: readonly Detail[] = [
  [
    'The item is a digital item, whose file is its own.',
    'デジタル商品は、ファイルがその商品だけのものなので複製できません。',
  ],
  [
    'is a digital item, whose file is its own',
    'デジタル商品は、ファイルがその商品だけのものなので複製できません',
  ],
  ['belongs to an import that has {limit} items', '1回の取り込みの上限、{limit}点を超えます'],
  ['was imported already, or the import was undone', 'すでに取り込まれたか、取り込みが元に戻されました'],
  [
    'is not when the item was changed last: it has changed since it was shown',
    '表示した後に、商品が変更されています',
  ],
  [
    'cannot be changed while a sale is on: end it first',
    'セール中は変更できません。先にセールを終えてください',
  ],
  [
    'cannot be planned while a sale is on: end it first',
    'セール中は予定できません。先にセールを終えてください',
  ],
  ['is no category of the shop', 'このショップのカテゴリーではありません'],
  ['is required for a new item', '新しい商品では必須です'],
  [
    'This shop has no such import that is the last.',
    'この取り込みは、ショップの最後の取り込みではありません。',
  ],
  ['The item has variations: say which one.', 'バリエーションのある商品です。どれかを指定してください。'],
  ['A stock is {limit} at most.', '在庫は{limit}までです。'],
  ['is for an item that has a price', '価格のある商品だけで使えます'],
  ['must be lower than the regular price, {price}', '通常価格の{price}円より低くしてください'],
  ['must be later than starts_at', '開始より後にしてください'],
  ['must be later than now', '今より後にしてください'],
  [
    'needs a price of later deliveries, which else is that of the sale',
    '2回目以降の価格を指定してください。ないと、セール価格のままになります',
  ],
  ['must be an option of this item, named once', 'この商品のオプションを、1回だけ指定してください'],
  [
    'never changes: remove the option and add another',
    '変更できません。オプションを削除して、追加し直してください',
  ],
  ['is for a select only', '選択式のオプションだけで使えます'],
  ['is required for a select', '選択式のオプションでは必須です'],
  ['is for a form only', '記入式のオプションだけで使えます'],
  ['must be a choice of this option, named once', 'このオプションの選択肢を、1回だけ指定してください'],
  ['is the name of another choice', 'ほかの選択肢と同じ名前です'],
  ['is not for a lottery, which has its own times', '抽選販売の商品では使えません（応募期間があるため）'],
  ['The sale {fault}.', 'セール：{fault}。'],
  [
    'Categories have at most {limit} levels; below this parent there would be more.',
    'カテゴリーは{limit}階層までです。この親の下では超えてしまいます。',
  ],
  ['A category cannot stand below itself.', 'カテゴリーを、自分自身の下に移動することはできません。'],
  ['The parent has no such category to stand before.', '移動先の親に、このカテゴリーはありません。'],
  [
    'Your role in this shop does not allow {scope}.',
    'このショップでのあなたの役割では、{scope}は許可されていません。',
  ],
]
