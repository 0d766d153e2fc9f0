/** What is said of the lines of a shop's document, in both languages. */
import type { Detail } from './detail.ts'

export const IMPORT_DETAILS: readonly Detail[] = [
  [
    'must be there of one that is active, and of no other',
    '継続中のものだけで必須です（ほかでは使えません）',
  ],
  ['must have a number and pieces each', 'それぞれに番号と個数が必要です'],
  ['must be numbers of entries', '応募の番号にしてください'],
  ['must name the draw in which it was decided', '当落の決まった抽選を指定してください'],
  ['is no item of the shop', 'このショップの商品ではありません'],
  ['is no variation of the item', 'この商品のバリエーションではありません'],
  ['is no draw of the shop', 'このショップの抽選ではありません'],
  ['is no digital item of the shop', 'このショップのデジタル商品ではありません'],
  ['does not follow the part before it', '前の部分に続いていません'],
  ['has another length than this part of the file has', 'ファイルのこの部分と長さが違います'],
  ['is the digest of other bytes', '別の内容のダイジェストです'],
  [
    'differs from what the shop has already under this key: file of item {item}',
    '同じキーですでにあるものと異なります：商品{item}のファイル',
  ],
  [
    'must be {value}, the sum of the stocks of the variations',
    'バリエーションの在庫の合計、{value}にしてください',
  ],
  [
    'must be {value}, as own_stock of state, since there are no variations',
    'バリエーションがないため、stateのown_stockと同じ{value}にしてください',
  ],
  ['must not be earlier than created_at', '作成日時（created_at）以降にしてください'],
  ['must be later than sales_start_at', '販売開始（sales_start_at）より後にしてください'],
  ['is required for sales_status item_waiting_for_sale', '販売開始前の商品では必須です'],
  [
    'does not agree with the period of sale, which asks for {sale}',
    '販売期間と一致していません（「{sale}」になるはずです）',
  ],
  [
    'does not agree with the period of sale, which asks for {sale} or later, up to {last}',
    '販売期間と一致していません（「{sale}」から「{last}」までになるはずです）',
  ],
  ['must be {value}, as price', '価格と同じ{value}にしてください'],
  [
    'must be null or {price}, as repeat_price of the subscription',
    'null、または定期便の2回目以降の価格と同じ{price}にしてください',
  ],
  [
    'must be {price}, as repeat_price of the subscription',
    '定期便の2回目以降の価格と同じ{price}にしてください',
  ],
  ['must be false, as there is no proper_price', '通常価格がないため、falseにしてください'],
  ['must be empty for a digital item', 'デジタル商品では空にしてください'],
  ['must be in lower case', '小文字にしてください'],
  [
    'is required for a variation without identifier and barcode',
    '商品コードもバーコードもないバリエーションでは必須です',
  ],
  ['is the id of another choice or value of this item', 'この商品のほかの選択肢と同じIDです'],
  ['is no line of the order', 'この注文の明細ではありません'],
  ['must not be earlier than ordered_at', '注文日時（ordered_at）以降にしてください'],
  [
    'must not have a __proto__ or constructor.prototype member',
    '__proto__やconstructor.prototypeという項目は使えません',
  ],
  ['must be JSON', '正しいJSONにしてください'],
  ['must be an object with kind, data and state', 'kind、data、stateのあるオブジェクトにしてください'],
  ['is required, one of {values}', '必須です。次のいずれかにしてください：{values}'],
  ['is the number of the category {name}', 'カテゴリー{name}の番号です'],
  ['names what is no shipping method of the shop: {name}', 'このショップにない配送方法です：{name}'],
  [
    'names a shipping method that has {limit} items already: {name}',
    '配送方法の商品が、すでに上限の{limit}点あります：{name}',
  ],
  ['is no category of the shop: {name}', 'このショップにないカテゴリーです：{name}'],
  ['is the same category of the shop as one before it', '前に指定されたものと同じカテゴリーです'],
  ['cannot be stored ({cause})', '保存できません（{cause}）'],
  ['is for a shop that is not there any more', 'もう存在しないショップ宛てです'],
  [
    'differs from what the shop has already under this key: {what}',
    '同じキーですでにあるものと異なります：{what}',
  ],
  ['has {count} more faults', 'ほかに{count}か所の誤りがあります'],
]
