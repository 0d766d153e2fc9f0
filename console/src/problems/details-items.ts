/** What is said of items, categories, pictures and files, in both languages. */
import type { Detail } from './detail.ts'

export const ITEM_DETAILS: readonly Detail[] = [
  ['This shop has no such item.', 'この商品は、このショップにありません。'],
  ['The item has no such variation.', 'このバリエーションは、商品にありません。'],
  ['The item has no such image.', 'この画像は、商品にありません。'],
  ['This shop has no such category.', 'このカテゴリーは、このショップにありません。'],
  [
    'A shop has at most {limit} items here; this one has as many.',
    '商品は、1つのショップにつき{limit}点までです。上限に達しています。',
  ],
  [
    'A shop has at most {limit} variations of its items here; this one has as many.',
    '商品のバリエーションは、1つのショップで合わせて{limit}までです。上限に達しています。',
  ],
  [
    '{member} is for items of type {type}; this item is of type {actual}.',
    '{member}は、種別が「{type}」の商品だけで使えます。この商品の種別は「{actual}」です。',
  ],
  ['application_end_at must be later than application_start_at.', '応募の終了は、開始より後にしてください。'],
  [
    'scheduled_announce_at must not be earlier than application_end_at.',
    '抽選結果の発表は、応募の終了以降にしてください。',
  ],
  [
    'The price is above the ceiling that this shop has set for itself.',
    '価格が、ショップで設定した上限を超えています。',
  ],
  ['A digital item cannot have variations.', 'デジタル商品にバリエーションは付けられません。'],
  [
    'An item has at most {limit} variations; this one has as many.',
    'バリエーションは、1つの商品につき{limit}までです。上限に達しています。',
  ],
  [
    'A digital item cannot be deleted: its buyers may still download it. Hide it instead.',
    'デジタル商品は、購入者がダウンロードするため削除できません。非公開にしてください。',
  ],
  [
    'The item has variations: send variations with the stock of each.',
    'バリエーションのある商品です。在庫はバリエーションごとに指定してください。',
  ],
  [
    'The item has no variations: send stock, the number for the item itself.',
    'バリエーションのない商品です。在庫は商品の数で指定してください。',
  ],
  [
    'A variation without a name must keep its identifier or its barcode.',
    '名前のないバリエーションには、商品コードかバーコードが必要です。',
  ],
  [
    'The type of an item never changes; this one is {type}.',
    '商品の種別は変更できません。この商品は「{type}」です。',
  ],
  [
    'An item has at most {limit} images; this one has as many. Delete one first: the file can still be used.',
    '画像は、1つの商品につき{limit}枚までです。先に1枚削除してください。送信したファイルはそのまま使えます。',
  ],
  [
    'Nothing was sent to the upload destination yet. Send the file there, then call again.',
    'アップロード先に、まだファイルが届いていません。送信してから、もう一度お試しください。',
  ],
  ['nothing was sent for it yet', 'まだファイルが届いていません'],
  [
    'This file_id is unknown, expired or used already. Ask for a new one with POST /api/files and send the file again.',
    'このファイルは、存在しないか、期限切れか、使用済みです。もう一度アップロードしてください（POST /api/files）。',
  ],
  ['unknown, expired or used already', '存在しないか、期限切れか、使用済みです'],
  ['An item cannot be its own neighbour.', '商品を、自分自身の前後に移動することはできません。'],
  ['is the moved item itself', '移動する商品自身です'],
  [
    'The list must name every image of the item; it lacks {ids}.',
    '商品のすべての画像を指定してください。足りないもの：{ids}',
  ],
  [
    'The list must name every variation of the item; it lacks {ids}.',
    '商品のすべてのバリエーションを指定してください。足りないもの：{ids}',
  ],
  ['lacks {ids}', '{ids}が足りません'],
  [
    'A category of this level is called {name} already.',
    '同じ階層に、{name}という名前のカテゴリーがあります。',
  ],
  ['This shop has no such parent category.', 'この親カテゴリーは、このショップにありません。'],
  [
    'Categories have at most {limit} levels; this parent is at the last.',
    'カテゴリーは{limit}階層までです。この親カテゴリーは最下層です。',
  ],
  [
    'A shop has at most {limit} categories; this one has as many.',
    'カテゴリーは、1つのショップにつき{limit}件までです。上限に達しています。',
  ],
  [
    'An item is linked to at most {limit} categories; this one is linked to as many.',
    '1つの商品を登録できるカテゴリーは{limit}件までです。上限に達しています。',
  ],
  ['A category cannot be its own neighbour.', 'カテゴリーを、自分自身の前後に移動することはできません。'],
  ['The neighbour has another parent.', '親の異なるカテゴリーの前後には移動できません。'],
  [
    'The body is no complete form of the type multipart/form-data.',
    '本文が、完全なmultipart/form-dataのフォームではありません。',
  ],
  ['A part of the form has no name.', 'フォームに、名前のない部分があります。'],
  ['Content-Encoding must be identity or left out.', 'Content-Encodingはidentityにするか、省いてください。'],
  ['Content-Type must be multipart/form-data.', 'Content-Typeはmultipart/form-dataにしてください。'],
  ['Content-Type lacks the boundary of the parts.', 'Content-Typeにboundaryがありません。'],
  ['The form has no member `file`.', 'フォームに`file`がありません。'],
  [
    'The form may have no other members than those of upload_fields and, after them, `file`.',
    'フォームには、upload_fieldsの項目と、その後の`file`だけを入れてください。',
  ],
  ['`{name}` stands in the form twice.', 'フォームに`{name}`が2回あります。'],
  ['`{name}` is longer than the one that was issued.', '`{name}`が、発行されたものより長くなっています。'],
  [
    '`{name}` is missing, or stands after `file`: all of upload_fields come before it.',
    '`{name}`がないか、`file`の後にあります。upload_fieldsはすべて`file`の前に入れてください。',
  ],
  ['`file` is empty.', '`file`が空です。'],
  [
    '`file` must be the last member of the form, and stand in it once.',
    '`file`は、フォームの最後に1回だけ入れてください。',
  ],
  ['`policy` is not one that this server issued.', '`policy`は、このサーバーが発行したものではありません。'],
  [
    'The policy has expired; ask for a new one.',
    'アップロードの期限が切れています。もう一度やり直してください。',
  ],
  [
    '`Content-Type` must be {type}, as it was issued.',
    '`Content-Type`は、発行されたとおり{type}にしてください。',
  ],
  [
    "The file's own Content-Type must be {type}, application/octet-stream or left out.",
    'ファイルのContent-Typeは、{type}かapplication/octet-streamにするか、省いてください。',
  ],
  [
    'This file was uploaded before. Ask for a new file_id to send another.',
    'このファイルはアップロード済みです。別のファイルを送信するには、新しいfile_idを取得してください。',
  ],
  ['The file may have at most {limit} bytes.', 'ファイルは{limit}バイト以内にしてください。'],
  [
    'The shop has {count} files that were announced or sent and are not used. Use them; what is not used is thrown away a day after it expires.',
    '使われていないファイルが{count}件あります。先に使ってください。使われないものは、期限の1日後に削除されます。',
  ],
  [
    'The shop has {count} MB of files that were announced or sent and are not used. Use them; what is not used is thrown away a day after it expires.',
    '使われていないファイルが{count} MBあります。先に使ってください。使われないものは、期限の1日後に削除されます。',
  ],
  [
    'Pictures cannot be worked on at the moment. Try again in a few seconds.',
    'ただ今、画像を処理できません。数秒後にもう一度お試しください。',
  ],
  [
    'Too many pictures are waiting to be made. Try again in a few seconds.',
    '画像の処理が混み合っています。数秒後にもう一度お試しください。',
  ],
  [
    'This image has as many sizes as are kept, and others are made for so many a minute only. Ask for its scaled_url or square_url.',
    'この画像のサイズは、保管できる数に達しています。scaled_urlかsquare_urlを使ってください。',
  ],
  ['There is no such image, or it was removed.', 'この画像は存在しないか、削除されました。'],
  [
    'The image has {count} bytes; the range starts behind them.',
    '画像は{count}バイトです。範囲の始まりが、それより後になっています。',
  ],
  ['{reason} The image itself can be fetched.', '{reason}元の画像は取得できます。'],
  [
    'This size of the image could not be made in time.',
    '指定したサイズの画像を、時間内に作成できませんでした。',
  ],
  ['The file is empty.', 'ファイルが空です。'],
]
