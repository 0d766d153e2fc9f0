/** What the document says of all operations, in both languages. */
import type { Text } from './text.ts'

export const COMMON_TEXTS: readonly Text[] = [
  [
    'Others may change what you have read. Send the `ETag` of what you read as `If-Match` with a change of it: where it is another by now, nothing is changed, and the answer is 412 with the present tag.',
    '読んだものを、ほかの人が変更することがあります。変更するときは、読んだときの `ETag` を `If-Match` で送ってください。変わっていれば何も変更せず、今のタグとともに412を返します。',
  ],
  [
    'An `ETag` that is known already: when it still is the present one the answer is 304, without a body.',
    'すでに持っている `ETag`。今も同じであれば、本文なしの304を返します。',
  ],
  ['The tag of what this is about, as it is now.', '対象の今のタグ。'],
  [
    'The `ETag` of what is changed, as it was read, several of them, or `*`. When it is another by now nothing is changed, and the answer is 412.',
    '変更するものを読んだときの `ETag`（複数も可）、または `*`。変わっていれば何も変更せず、412を返します。',
  ],
  [
    'Items, categories, stock and the rest of a shop, over HTTP and JSON.',
    '商品、カテゴリー、在庫、注文など、ショップのすべてを扱うHTTPとJSONのAPIです。',
  ],
  [
    "Every call of a shop's program carries a personal access token: `Authorization: Bearer akn_…`. A token sees its own shop only; what belongs to another shop does not exist for it. What buyers ask of a shop, below `/shops/{shop_id}/api`, needs none. Amounts are whole yen, prices include tax, date-times are UTC.",
    'ショップのプログラムは、すべてのリクエストにトークンを付けます（`Authorization: Bearer akn_…`）。トークンで見えるのはそのショップだけで、ほかのショップのものは存在しないものとして扱われます。購入者が使う `/shops/{shop_id}/api` 以下には、トークンは要りません。金額は円の整数、価格は税込、日時はUTCです。',
  ],
  [
    'Whatever goes wrong is answered as `application/problem+json`. Branch on the status and `type`; `errors` names every violation at once with a JSON Pointer, and `instance` is what an operator needs to find the call in the log.',
    'うまくいかないときは `application/problem+json` で回答します。処理の分岐にはステータスと `type` を使ってください。`errors` は、誤りのある値をすべてJSON Pointerで示します。`instance` があれば、サーバーの管理者がログからリクエストを見つけられます。',
  ],
  [
    'An answer can be lost on its way. Send each POST and PUT with an `Idempotency-Key` of its own, and when no answer came send it again with the same key: it is carried out once, and answered as it was, for 24 hours.',
    '回答が途中で失われることがあります。POSTとPUTには、それぞれ別の `Idempotency-Key` を付けてください。回答が届かなかったときに同じキーで送り直すと、24時間は、実行は1回だけで、最初と同じ回答が返ります。',
  ],
  ['The operator of this server', 'このサーバーの管理者'],
  ['A personal access token with the scopes that the operation names.', '操作に書かれた権限を持つトークン。'],
  [
    'Branch on this and the status: `/errors/{domain}/{error}`.',
    '分岐にはこの値とステータスを使います。`/errors/{分野}/{エラー}` の形です。',
  ],
  ['Fixed for each type.', '種類ごとに決まっています。'],
  ['What is wrong here, and what would be right.', '何が正しくないか、どうすればよいか。'],
  [
    'Quote it to the operator: it names this one request in the log.',
    'サーバーの管理者に伝えてください。ログの中のこのリクエストを指します。',
  ],
  ['JSON Pointer (RFC 6901) to what is wrong.', '正しくないものを指すJSON Pointer（RFC 6901）。'],
  ['Every violation found, at most 1000.', '見つかった誤りのすべて（最大1000件）。'],
  ['A problem document (RFC 9457).', 'エラーの文書（RFC 9457）。'],
  ["The caller's own id of the request, or a new one.", '送信側の付けたリクエストのID、または新しいID。'],
  ['Seconds to wait.', '待つ秒数。'],
  [
    'What is left, `r`, for the next `t` seconds: `"token";r=0;t=42`. Also on answers that are none of 429.',
    '次の `t` 秒間に送れる残りの数 `r`（例：`"token";r=0;t=42`）。429以外の回答にもあります。',
  ],
  [
    'The limit: `q` requests in `w` seconds, such as `"token";q=6000;w=60`.',
    '`w` 秒間に `q` リクエストまでという上限（例：`"token";q=6000;w=60`）。',
  ],
  [
    'A name of your own for this call in visible ASCII, such as a new UUID. Sent again within 24 hours with the same key and body, the call is not carried out again, and is answered as it was.',
    'このリクエストに付ける名前。新しいUUIDなど、見えるASCII文字にします。24時間以内に同じキーと本文で送り直すと、もう一度実行されることはなく、最初と同じ回答が返ります。',
  ],
  [
    'On the answer to a call that was sent again: it is the one that was given, or lost, before.',
    '送り直されたリクエストへの回答に付きます。前に返した（または失われた）回答と同じものです。',
  ],
  ['Unchanged since the given ETag.', '送られたETagから変わっていません。'],
  ['Send it back as `If-None-Match`.', '`If-None-Match` で送り返してください。'],
  ['This server', 'このサーバー'],
  ['Bytes.', 'バイト数。'],
  ['Pixels.', 'ピクセル。'],
  ['Pixels of a side.', '1辺のピクセル数。'],
  ['Percent.', 'パーセント。'],
  ['`Accept`.', '`Accept`。'],
  [
    'What the shop sells: prices, stock, visibility and the order of the list.',
    'ショップの商品。価格、在庫、公開、並び順。',
  ],
  [
    'Sizes, colours and other variations of an item, each with a stock of its own.',
    'サイズや色など、商品のバリエーション。在庫はそれぞれにあります。',
  ],
  [
    'Where a picture is sent before it is added to an item. [The whole procedure](#tag/images), in three lines to copy, is with the images.',
    '商品に追加する前の画像の送り先。[手順の全体](#tag/images)は、コピーできる3行として画像の項にあります。',
  ],
  [
    'A tree of up to three levels, and which items stand where in it.',
    '3階層までのカテゴリーと、そこに登録された商品。',
  ],
  [
    'What was bought: found, shown, changed, dispatched and cancelled.',
    '注文の検索、表示、変更、発送、キャンセル。',
  ],
  ['The carriers that a dispatch can name.', '発送で指定できる配送会社。'],
  ['The shop that a token belongs to.', 'トークンの属するショップ。'],
  [
    'What buyers see of a shop, their carts and orders. No token is needed, and no account.',
    '購入者に見えるショップ、カート、注文。トークンもアカウントも要りません。',
  ],
  ['Show the user and the shop', 'ユーザーとショップの表示'],
  ['The shop that the token belongs to.', 'トークンの属するショップ。'],
  ['List delivery companies', '配送会社の一覧'],
  [
    'Ids and names never change, so that they can be mapped by either.',
    'IDと名前は変わらないため、どちらででも対応付けられます。',
  ],
]
