import{n as e,r as t,t as n}from"./Stack-1blq1Kc2.js";import{I as r,Ot as i,St as a,X as o,a as s,f as c,o as l,u}from"./use-session-CR-inw7h.js";import{$ as d,D as ee,G as f,J as p,S as m,T as h,at as g,i as _,o as v,u as y}from"./index-DrzsPh2n.js";import{t as b}from"./api-call-DT4tbHIe.js";import{n as x,t as S}from"./code-block-DLtsLllA.js";import{t as C}from"./pretty-body-DdTapR3R.js";import{t as w}from"./in-both-Dv2Qtb7v.js";import{a as T,n as E,r as D}from"./request-table-aYyCuKvN.js";import{t as O}from"./status-badge-DpYQ4GST.js";import{t as k}from"./IconPlayerPlay-CEAO8Bxf.js";import{t as A}from"./ask-dialog-IXFuUn4-.js";var j=i(a(),1),M='# エラー\n\nうまくいかなかったリクエストには、`application/problem+json`（[RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)）で回答します。英語版は [errors.md](errors.md) です。\n\n```json\n{\n  "type": "/errors/items/invalid-body",\n  "title": "Invalid item request body",\n  "status": 400,\n  "detail": "/price must be 50 or more.",\n  "instance": "/requests/mT3kq0fXo1Zs.7w",\n  "errors": [{ "detail": "must be 50 or more", "pointer": "/price" }]\n}\n```\n\n- 処理の分岐には `status` と `type` を使ってください。この2つはAPIの約束です。`title` は種類ごとに決まっています。`detail` は人が読むための文で、言い回しが変わることがあります。\n- `errors` には、誤りのある値がすべて（最初の1000件まで）入ります。`pointer` は [JSON Pointer](https://www.rfc-editor.org/rfc/rfc6901) で、`/price` は本文の `price`、`/limit` はクエリの `limit`、空文字列は本文全体を指します。\n- `instance` は、このリクエストの名前です。`X-Request-Id` と同じもので、1文字から128文字の英数字、`.`、`_`、`-` で自分の `X-Request-Id` を送ると、それが使われます。管理画面の「リクエスト」で見つかり、サーバーのログには `reqId` として残ります。\n- 断られたリクエストは、何も変更していません。\n\n誤りがいくつもあるときは、パスとメソッド、トークン、権限、本文の形式、大きさ、JSON、パスのID、本文やクエリの値、存在しないもの、最後にショップの決まり、の順で、最初に当てはまるものを伝えます。\n\nもう一度送るとき：`429` と `503` は `Retry-After` の秒数を待ってから、`408`、`502`、`504` は間隔を広げながら送ってください。`POST` と `PUT` に `Idempotency-Key` を付けておけば、同じキーで何度送っても1回だけ実行されます（[rules/keys.md](rules/keys.md)）。ほかの状態は、内容を変えないかぎり同じ回答になります。\n\n## リクエスト\n\n### `/errors/request/malformed-body`\n\n**400、本文を読み取れません。** 本文が空か、正しいJSONやUTF-8ではないか、途中で終わっているか、`__proto__` や `constructor.prototype` という項目があります。JSONのライブラリーで書き出したオブジェクトを送ってください。\n\n### `/errors/request/invalid-params`\n\n**400、パスのIDが正しくありません。** パスのIDが、先頭に0の付かない1以上の整数ではありません。IDは回答にあるものをそのまま使ってください（正しい形でも存在しないIDは404になります）。注文キーは16桁の英数字です。\n\n### `/errors/request/invalid-query`\n\n**400、検索条件が正しくありません。** この操作にないパラメーターか、2回指定されたパラメーターか、使えない値があります。`errors` がそれぞれを示します。トークンはクエリではなく、`Authorization` ヘッダーで送ってください。\n\n### `/errors/request/not-found`\n\n**404、このパスは存在しません。** このパスの操作はありません。`/docs/` のAPIリファレンスと比べてください。先頭の `/api` と、末尾の余分な `/` に気を付けてください。\n\n### `/errors/request/method-not-allowed`\n\n**405、このメソッドは使えません。** パスは正しいものの、このメソッドは使えません。使えるものは `Allow` ヘッダーにあります。\n\n### `/errors/request/timeout`\n\n**408、リクエストが時間内に届きませんでした。** リクエストが30秒以内に届かず（アップロードは5分、途切れは30秒まで）、接続を閉じました。本文の長さが実際より大きく指定されていないか、回線が遅くないかを確かめて、もう一度送ってください。\n\n### `/errors/request/body-too-large`\n\n**413、本文が大きすぎます。** 本文は1 MiB（1,048,576バイト）までです。リクエストを分けてください。在庫とバリエーションは、何回かに分けて送れます。\n\n### `/errors/request/unsupported-media-type`\n\n**415、本文の形式が違います。** 本文のある操作には `Content-Type: application/json` が必要です。`charset` は `utf-8` か指定なしにし、gzipなどの `Content-Encoding` は使わないでください。\n\n### `/errors/request/range-not-satisfiable`\n\n**416、範囲が正しくありません。** `Range` の始まりが、画像の終わりより後です。画像のバイト数は `Content-Range` にあります。\n\n### `/errors/request/rate-limited`\n\n**429、リクエストが多すぎます。** リクエストは、1つのトークンで1分に6,000件、トークンなしでは1つのアドレスで600件、パスワードは30回までです（サーバーの管理者が変更できます）。`Retry-After` が待つ秒数です。どの回答にもある `RateLimit` の `r` が残りの数なので、その前に間隔を空けられます。\n\n### `/errors/request/too-many-connections`\n\n**429、同時接続が多すぎます。** 同時接続は、1つのアドレスで400までです（サーバーの管理者が変更できます）。リクエストのたびに接続を開かず、使い回してください（keep-alive）。プロキシを通る場合は、サーバーの管理者がそのプロキシを設定する必要があります。\n\n### `/errors/request/invalid-idempotency-key`\n\n**400、Idempotency-Keyが正しくありません。** `Idempotency-Key` が2回送られたか、空か、255文字を超えるか、空白など、見えるASCII以外の文字があります。リクエストごとに新しいUUIDを使ってください。\n\n### `/errors/request/idempotency-key-required`\n\n**400、Idempotency-Keyが必要です。** 購入手続きの完了には、新しいUUIDなど、そのリクエストだけの `Idempotency-Key` が必要です。回答が届かなくても、もう一度たずねることができ、二重に購入されません。\n\n### `/errors/request/idempotency-key-in-use`\n\n**409、同じIdempotency-Keyのリクエストを処理中です。** 同じキーの最初のリクエストを処理しているか、決済サービスの回答を待っています。`Retry-After` の秒数を待ってから、同じキーと本文で送ると、最初のリクエストの回答を受け取れます。\n\n### `/errors/request/idempotency-key-reused`\n\n**422、Idempotency-Keyが別の内容で使われています。** このキーは24時間以内に別の本文で使われ、回答済みです。今回は何も実行していません。リクエストごとに別のキーを付け、もう一度送るときは最初と1バイトも違わない本文にしてください。\n\n### `/errors/request/invalid-if-match`\n\n**400、If-Matchが正しくありません。** `If-Match` は、`*` か、ETagにあった `"12-3"` のような二重引用符のタグを、カンマで区切ったものにしてください。回答の `ETag` を、引用符ごとそのまま送ります（例：`If-Match: "12-3-item_now_on_sale"`）。\n\n### `/errors/request/precondition-failed`\n\n**412、ほかの変更が先に行われました。** 変更するものが、リクエストの `If-Match` の示すものから変わっています。ほかの人が先に変更しました。何も変更していません。読み直して今の内容から判断し、そのときのタグで変更を送ってください。この回答の `ETag` がそのタグです。`Idempotency-Key` を付けるときは、別のリクエストになるため、別のキーにしてください（[rules/matching.md](rules/matching.md)）。\n\n### `/errors/request/precondition-required`\n\n**428、変更の元になる版の指定が必要です。** このショップは、変更の元になる版の指定を求めています（設定 `require_if_match`）。変更するものを読み、その回答の `ETag` を `If-Match` で送ってください。`If-Match: *` は、今の内容にかかわらず変更することを示します。\n\n### `/errors/request/malformed-request`\n\n**400、HTTPとして正しくないリクエストです。** HTTP/1.1のリクエストではありません。TLSのないポートへTLSで接続した、ヘッダーに改行がある、本文の長さが2つある、`Host` がない、または2つある、などの場合で、`detail` が示します。接続は閉じられます。ほかのサイトからの利用を許可しているサーバーでは、プリフライトではない `OPTIONS` も含みます。\n\n### `/errors/request/expectation-failed`\n\n**417、Expectヘッダーに対応できません。** `Expect` が `100-continue` 以外です。指定しないでください。\n\n### `/errors/request/headers-too-large`\n\n**431、ヘッダーが大きすぎます。** リクエスト行とヘッダーは、合わせて16 KiBまでです。Cookieを減らすか、アドレスを短くしてください。\n\n## トークン\n\n### `/errors/auth/unauthenticated`\n\n**401、有効なトークンがありません。** トークンがないか、書き誤り、存在しないもの、無効化されたもの、期限切れのものです。`Authorization: Bearer akn_…` を送ってください。新しいトークンは、管理画面か `npx akinai token create --shop KEY --name NAME --scopes all` で作成できます。\n\n### `/errors/auth/forbidden`\n\n**403、トークンの権限が足りません。** トークンは有効ですが、権限が足りません。足りない権限は `detail` に、必要な権限は `WWW-Authenticate` ヘッダーにあります。トークンの権限は変更できないため、必要な権限で作り直してください。\n\n## 商品\n\n### `/errors/items/invalid-body`\n\n**400、商品の内容に誤りがあります。** 商品についての本文に、使えない項目、足りない項目、型や範囲の違う値があります。`errors` がすべてを示します。決まりは `/docs/` のAPIリファレンスにあります。数値を文字列で送ることはできません。\n\n### `/errors/items/not-found`\n\n**404、商品が見つかりません。** このIDの商品は、トークンのショップにないか、削除されました。並べ替えでは、隣の商品（最初の10,000点のうち）を指すこともあります。\n\n### `/errors/items/variation-not-found`\n\n**404、バリエーションが見つかりません。** 商品はありますが、このIDのバリエーションはありません。変更されていることがあるので、商品を読み直してください。\n\n### `/errors/items/image-not-found`\n\n**404、商品の画像が見つかりません。** 商品はありますが、このIDの画像はありません。変更されていることがあるので、商品を読み直してください。\n\n### `/errors/items/write-rejected`\n\n**422、商品を保存できません。** それぞれの値は正しいものの、この商品やショップでは使えません。ショップの上限を超える価格、種別の違う商品の項目、種別の変更、順序の合わない抽選の日時、バリエーションのある商品そのものの在庫（またはその逆）、1,001個目のバリエーション、デジタル商品の削除などです。`detail` が決まりを示します。\n\n### `/errors/items/invalid-list-order`\n\n**422、商品の並べ替えが正しくありません。** 商品を、自分自身の前後に移動しようとしています。隣には別の商品を指定してください。\n\n### `/errors/items/invalid-variation-order`\n\n**422、バリエーションの並べ替えが正しくありません。** 新しい並び順に、商品のすべてのバリエーションがそろっていません。追加されていることがあるので読み直し、すべてのIDを送ってください。\n\n### `/errors/items/image-limit-exceeded`\n\n**422、商品の画像が上限に達しています。** 画像はすでに20枚あります。1枚削除してください。送信したファイルは、期限まではその後で追加できます。\n\n### `/errors/items/invalid-file-id`\n\n**422、ファイルを使えません。** この `file_id` は、このショップに発行されていないか、60分を過ぎたか、使用済みです。`POST /api/files` で新しいものを取得し、ファイルを送り直してください。\n\n### `/errors/items/file-not-uploaded`\n\n**422、ファイルが届いていません。** `file_id` は正しいものの、アップロード先に何も届いていません。`upload_fields` をすべて付けてファイルを送り、204を待ってから、もう一度リクエストしてください。\n\n### `/errors/items/file-content-mismatch`\n\n**422、画像ファイルに問題があります。** ファイルが指定された形式の画像ではないか、壊れているか、全コマの合計が5,000万画素を超えています。`detail` が示します。新しいアップロード先を取得し、正しい画像を実際の `content_type` で送ってください。\n\n## カテゴリー\n\n### `/errors/item_categories/invalid-body`\n\n**400、カテゴリーの内容に誤りがあります。** カテゴリーについての本文に、使えない項目、足りない項目、型や範囲の違う値があります。`errors` がすべてを示します。\n\n### `/errors/item_categories/not-found`\n\n**404、カテゴリーが見つかりません。** このIDのカテゴリーは、トークンのショップにないか、削除されました。並べ替えでは、隣のカテゴリーを指すこともあります。\n\n### `/errors/item_categories/write-rejected`\n\n**422、カテゴリーを保存できません。** カテゴリーの階層で許可されていません。親が存在しないかすでに3階層目である、同じ階層に同じ名前（全角と半角、前後の空白の違いは区別しません）がある、カテゴリーが1,000件ある、商品がすでに100件に登録されている、のいずれかです。\n\n### `/errors/item_categories/invalid-list-order`\n\n**422、カテゴリーの並べ替えが正しくありません。** カテゴリーは、同じ親を持つカテゴリーの前後にだけ移動できます。そのような隣を指定してください。\n\n## 注文\n\n### `/errors/orders/invalid-body`\n\n**400、注文の内容に誤りがあります。** 注文についての本文に、使えない項目、足りない項目、型や範囲の違う値があります。検索では、日付の前後が逆の場合と、1年を超える場合も含みます。`errors` がすべてを示します。\n\n### `/errors/orders/not-found`\n\n**404、注文が見つかりません。** このキーの注文は、トークンのショップにありません。キーは回答にあるもの（16桁の英数字）をそのまま使ってください。\n\n### `/errors/orders/update-rejected`\n\n**422、注文を変更できません。** それぞれの値は正しいものの、今の注文では変更できません。状態や支払い方法による制限、明細やオプションの過不足、低すぎる合計、下げることしかできない合計、在庫の不足、ブロックされたアドレス、郵便番号との不一致、選べない日時、変更回数の上限、決済サービスの拒否、処理中の別の変更などです。`detail` が決まりを、`errors` が値を示します。もう一度試す前に、注文を読み直してください。\n\n### `/errors/orders/not-dispatchable`\n\n**422、発送できない注文です。** 発送できる状態の注文ではありません。キャンセル、発送済み、入金前、支払いの取消や返金、発送期間や抽選結果の前、発送するもののないデジタル商品だけ、のいずれかで、`detail` が示します。\n\n### `/errors/orders/easy-delivery-not-dispatchable`\n\n**422、かんたん発送の注文は、ここでは発送できません。** かんたん発送の注文は、サービスが発送を通知します。\n\n### `/errors/orders/payment-maintenance`\n\n**422、決済はメンテナンス中です。** 決済サービスのメンテナンス中は、お金の動きを伴う発送、キャンセル、金額の変更、ダウンロードの提供ができません。何も変更されていません。後でもう一度お試しください。\n\n### `/errors/orders/dispatch-suspended`\n\n**422、発送が保留されています。** 注文は調査中のため、保留されています。商品の発送もダウンロードの提供もせず、サーバーの管理者に確認してください。\n\n### `/errors/orders/invalid-order-lines`\n\n**422、明細の指定が正しくありません。** `order_line_ids` に、この注文にない明細、2回指定された明細、キャンセルか発送済みの明細、まだ発送できない明細（発送期間の前、抽選結果の前）があります。`errors` がそれぞれを示します。発送待ちの明細は、注文を読んで確かめてください。\n\n### `/errors/orders/invalid-delivery`\n\n**422、配送会社か追跡番号が正しくありません。** 配送会社が `GET /api/delivery_companies` にないか、配送会社のない追跡番号か、英数字とハイフン以外の文字があります。店頭渡しの商品に指定された場合も含みます。\n\n### `/errors/orders/dispatch-rejected`\n\n**422、発送できませんでした。** 注文は発送できる状態でしたが、支払いを確定できませんでした。決済サービスに断られたか、別の変更を処理しています。何も変更されていません。`detail` を確かめ、注文を読み直してください。\n\n## メール\n\n### `/errors/mails/limit-reached`\n\n**429、メールが1日の上限に達しています。** メールで知らせる変更ですが、この注文、この宛先、このショップのいずれかで、1日のメールの上限に達しています。何も変更されていません。`Retry-After` は、日本時間で翌日になるまでの秒数です。メモなど、知らせのない変更はそのままできます。\n\n## ファイルと画像\n\n### `/errors/files/invalid-body`\n\n**400、ファイルの内容に誤りがあります。** `POST /api/files` の本文に、使えない項目、足りない項目、正しくない値があります。`errors` がすべてを示します。\n\n### `/errors/files/invalid-upload`\n\n**400、アップロードのフォームが正しくありません。** アップロード先に届いたものが、`upload_fields` のすべてと、その後の空でない `file` を持つ `multipart/form-data` ではないか、途中で終わっています。何も保存していません。フォームを送り直してください。\n\n### `/errors/files/upload-refused`\n\n**403、アップロードが許可されていません。** フォームの `policy` が、このサーバーの発行したものではないか、変更されたか、期限切れか、ファイルと違う形式を指しています。`POST /api/files` で新しいアップロード先を取得してください。\n\n### `/errors/files/already-uploaded`\n\n**409、アップロード済みのファイルです。** このアップロード先は、1つのファイルを受け取り済みです。そのファイルを使うか、別のアップロード先を取得してください。\n\n### `/errors/files/file-too-large`\n\n**413、ファイルが大きすぎます。** 画像は10 MiB（10,485,760バイト）までです。小さくしてください。\n\n### `/errors/files/too-many-unused`\n\n**422、使われていないファイルが多すぎます。** 使われていないファイルが、上限（1,000件、または合計1 GiB）に達しています。`POST /api/items/{id}/images` で使ってください。使われないものは、期限の1日後に削除されます。\n\n### `/errors/images/not-found`\n\n**404、画像が見つかりません。** このアドレスの画像はないか、なくなりました。アドレスの幅が1から2048までの整数ではない場合も含みます。画像のアドレスは、商品を読んで確かめてください。\n\n### `/errors/images/busy`\n\n**503、画像の処理が混み合っています。** 画像の作成が混み合っているか、この画像のサイズが保管できる数に達しています。`Retry-After` の秒数を待ってください。`scaled_url` と `square_url` は、いつでも使えます。\n\n## 購入\n\nトークンなしで使う操作のエラーです。\n\n### `/errors/shops/not-found`\n\n**404、ショップが見つかりません。** アドレスの `/shops/` の後のキーを持つショップはありません。キーは小文字です。\n\n### `/errors/carts/invalid-body`\n\n**400、カートの内容に誤りがあります。** `lines` がないか、100件までの一覧ではないか、使えない項目や正しくない値があります。`errors` がすべてを示します。購入できるかどうかは、カートの `problems` が伝えます。\n\n### `/errors/carts/not-found`\n\n**404、カートが見つかりません。** このIDのカートは、このショップにないか、30日間使われていません。同じ内容で新しいカートを作成してください。\n\n### `/errors/carts/limit-reached`\n\n**429、カートが上限に達しています。** このショップのカートが、サーバーの管理者の決めた上限に達しています。30日間使われないカートは、1時間ごとに片付けられます。\n\n### `/errors/subscriptions/not-found`\n\n**404、定期便が見つかりません。** このキーの定期便は、このショップにありません。メールのリンクか、注文の `subscription_secret` を使ってください。\n\n### `/errors/subscriptions/invalid-body`\n\n**400、定期便の変更内容に誤りがあります。** 送られた購入者、お届け先、カードの内容が、この操作の形式に合っていません。`errors` が項目を示します。何も変更していません。\n\n### `/errors/subscriptions/change-rejected`\n\n**422、定期便を変更できません。** 定期便は停止したか終了したため、変更できません。もう一度利用するには、商品を注文し直してください。\n\n### `/errors/applications/not-found`\n\n**404、応募が見つかりません。** この応募は、このショップにありません。メールのリンクを使ってください。\n\n### `/errors/applications/already-applied`\n\n**422、すでに応募されています。** このメールアドレスから、この商品への応募があり、抽選を待っています。応募は1つのアドレスにつき1回です。\n\n### `/errors/applications/closed`\n\n**422、応募を使った注文はできません。** 今の応募では、この操作はできません。抽選前、落選、取り下げ、注文済み、期限切れのいずれかで、`detail` が示します。\n\n### `/errors/applications/limit-reached`\n\n**429、応募が上限に達しています。** この商品の抽選を待つ応募が、上限に達しています。\n\n### `/errors/downloads/not-found`\n\n**404、ダウンロードが見つかりません。** ダウンロードのリンクではないか、途中で切れています。メールか、注文の `downloads` のリンクを使ってください。\n\n### `/errors/downloads/ended`\n\n**410、ダウンロードは終了しています。** ダウンロードの回数が上限に達したか、期限を過ぎたか、注文がキャンセルされたか、ショップが取り下げました。`detail` が示します。ショップにお問い合わせください。\n\n### `/errors/checkouts/invalid-body`\n\n**400、購入手続きの内容に誤りがあります。** 使えない項目か、形の違う値があります。`errors` がすべてを示します。新しい購入手続きには `cart_id` と `lines` のどちらかを指定します。価格は送りません。`customer` と `payment` は省けますが、nullで取り消すことはできません。内容の問題は、購入手続きの `problems` が伝えます。\n\n### `/errors/checkouts/not-found`\n\n**404、購入手続きが見つかりません。** このIDの購入手続きは、このショップにないか、すでに片付けられました。完了しなかったものは最後の変更の8日後、完了したものは30日後になくなります。注文は残ります。\n\n### `/errors/checkouts/changed`\n\n**409、購入手続きの内容が変わりました。** 合計が `expected_total` から変わりました（価格、送料、クーポンなど）。購入は行われていません。`errors` が変わった値を、`checkout` が今の購入手続きを示します。購入者に見せ、新しい `amounts.total` と新しいキーで完了してください。\n\n### `/errors/checkouts/in-progress`\n\n**409、購入手続きを処理中です。** 別のリクエストで完了の処理をしているか、支払いの結果を待っています。`Retry-After` の秒数を待ってから確認してください。\n\n### `/errors/checkouts/not-ready`\n\n**422、購入手続きはまだ完了できません。** 足りないもの、できないものがあります。`errors` が `/customer`、`/payment/method`、`/lines/0/item_id` のように示します。同じことを、注文の前から `problems` が伝えます。\n\n### `/errors/checkouts/out-of-stock`\n\n**422、在庫が足りません。** ほかの購入者が先だったため、`errors` の示す商品の在庫が足りません。購入も支払いも行われていません。残っている数で、新しい購入手続きをしてください。\n\n### `/errors/checkouts/closed`\n\n**422、購入手続きは終わっています。** 購入手続きが取り消されたか、24時間変更がなかったか、すでに注文になっています。新しい購入手続きをしてください。\n\n### `/errors/checkouts/payment-declined`\n\n**422、支払いが断られました。** 決済サービスに断られたか、決済のメンテナンス中です。`detail` が示します。購入は行われず、在庫は戻っています。同じ購入手続きで、新しいキーを付け、合わせて10回まで別の支払い方法を試せます。\n\n### `/errors/checkouts/shop-closed`\n\n**422、ショップは販売を休止しています。** ショップは表示されていますが、現在は販売を休止しています（`able_to_business` がfalse）。\n\n### `/errors/checkouts/limit-reached`\n\n**429、購入手続きが上限に達しています。** このショップの注文になっていない購入手続きが、サーバーの管理者の決めた上限に達しています。使われていないものは、1時間ごとに片付けられます。\n\n## ショップのページ\n\nページの上では日本語のページで伝えます。ここにあるのは、ログに残る種類です。\n\n### `/errors/storefront/invalid-form`\n\n**400、フォームの内容を読み取れません。** フォームの項目がページのものより多いか、保存できない文字があります。ショップのページから送ってください。\n\n### `/errors/storefront/cross-site`\n\n**403、ほかのサイトからのフォームは受け付けません。** ブラウザーの情報（`Origin`、`Sec-Fetch-Site`）によると、フォームは別のサイトのページから送られました。何もしていません。プロキシを通る場合は、`AKINAI_BASE_URL` を購入者の見るアドレスにしてください。\n\n## ショップ\n\n### `/errors/user/not-found`\n\n**404、ショップが見つかりません。** トークンのショップは削除されました。サーバーの管理者に、別のショップのトークンを頼んでください。\n\n## 管理画面\n\n`/console` のページだけが受け取ります。プログラムはトークンでAPIを使います。\n\n### `/errors/console/invalid-body`\n\n**400、入力内容に誤りがあります。** 足りない項目、使えない項目、正しくない値があります。`errors` がすべてを示します。\n\n### `/errors/console/signed-out`\n\n**401、サインインしていません。** サインインしていないか、サインインが終わっています（30日の経過、7日間の未使用、サインアウト、パスワードの変更）。アカウントが削除された場合も含みます。もう一度サインインしてください。\n\n### `/errors/console/wrong-credentials`\n\n**401、メールアドレスかパスワードが違います。** このメールアドレスとパスワードの組み合わせはありません。どちらが違うかはお伝えしません。忘れたパスワードは、サーバーの管理者が `npx akinai user password ADDRESS` で置き換えられます。\n\n### `/errors/console/wrong-second-factor`\n\n**401、コードかパスキーが違います。** コードが違うか、30秒以上ずれているか、使用済みです。または、パスキーがこのアカウントのものではないか、最後の確認に対応していません。どちらの代わりにもリカバリーコードを使えます。失った手段は、サーバーの管理者が `npx akinai user second-factor ADDRESS --remove` で取り除けます。\n\n### `/errors/console/sign-in-expired`\n\n**401、サインインの期限が切れました。** サインインの最初の段階が、別のブラウザーか5分以上前のものか、その後でパスワードや2段階認証が変わりました。最初からやり直してください。\n\n### `/errors/console/confirmation-needed`\n\n**403、ご本人の確認が必要です。** この操作には、ご本人であることの5分以内の確認が必要です。パスワードかパスキーを `/console/api/confirmation` に送ってから、もう一度リクエストしてください。管理画面のページは自動で行います。\n\n### `/errors/console/password-change-needed`\n\n**403、パスワードの変更が必要です。** パスワードがプログラムかオーナーによって作られ、ほかの人が見ています。できるのは、パスワードの変更（`PUT /console/api/password`）だけです。最初のサインインのときに、ページがたずねます。\n\n### `/errors/console/not-allowed`\n\n**403、この役割では許可されていません。** サインインしていますが、このショップでの役割では許可されていません。必要な権限は `detail` にあります。役割は、ショップのオーナーが変更できます。\n\n### `/errors/console/cross-site`\n\n**403、管理画面以外からの操作は受け付けません。** ヘッダー `x-akinai-console` がないか、ブラウザーの情報によると別のサイトのページからのリクエストです。`Host` を変えるプロキシを通る場合は、`AKINAI_BASE_URL` を、実際に開くアドレスにしてください。\n\n### `/errors/console/not-found`\n\n**404、見つかりません。** この番号のトークン、リクエスト、メールはショップにないか、この認証手段はアカウントにありません。なくなった場合も含みます。\n\n### `/errors/console/rejected`\n\n**422、変更できません。** 形は正しいものの、短すぎるパスワードなど、決まりによって変更できません。`detail` が決まりを示します。何も変更されていません。\n\n### `/errors/console/too-many-attempts`\n\n**429、サインインの試行が多すぎます。** このメールアドレスか、このネットワークからのパスワードの間違いが続いたか、サインインが混み合っています。以前サインインしたことのあるブラウザーは、ほかの人の間違いに妨げられません。`Retry-After` の秒数を待ってください。\n\n## サーバー\n\n### `/errors/internal/unexpected`\n\n**500、サーバーで問題が起きました。** サーバーの不具合です。途中まで実行されたものはありません。`instance` をサーバーの管理者に伝えてください。原因が、このIDでログに残っています。不具合の報告をお願いします。\n\n### `/errors/internal/bad-gateway`\n\n**502、サーバー内部の接続に問題が起きました。** サーバーは動いていますが、データベースに接続できないか、必要なサービスの回答を読み取れませんでした。少し待ってからもう一度送ってください。変更は、接続が切れる前に行われ、支払いが済んでいることもあります。同じ `Idempotency-Key` で送れば一度だけ行われます。付けていなければ、先に今の内容を読んでください。サーバーの管理者は `npx akinai doctor` で調べられ、直ると `/readyz` が200を返します。\n\n### `/errors/internal/shutting-down`\n\n**503、サーバーを停止しています。** サーバーは始めた処理だけを終え、新しいリクエストを受け付けません。`Retry-After` の秒数を待ち、新しい接続で送ってください。\n\n### `/errors/internal/not-ready`\n\n**503、サーバーの準備ができていません。** サーバーにリクエストを送るべきでないあいだ、`/readyz` がこう答えます。`checks` の `server`、`database`、`migrations` が、それぞれ `ok` か、何が悪いかを示します（`disk` と `replica` も示しますが、それだけではこの回答になりません）。データベースがプログラムより古い、または新しいときは、新しいほうのプログラムを起動すると揃います。ほかのリクエストには、できるかぎり答えます。\n\n### `/errors/internal/overloaded`\n\n**503、サーバーが混み合っています。** サーバーの処理できる量か、このショップの順番待ちの上限を超えているか、同じものを変更するほかの呼び出しに何度も先を越されました。`Retry-After` の秒数を待ち、同時に送る数を減らしてください。注文と支払いのようにいくつかのことを順に行うものは、初めの分が済んでいることもあります。同じ `Idempotency-Key` で送るか、先に今の内容を読んでください。\n\n### `/errors/internal/insufficient-storage`\n\n**507、サーバーの空き容量が足りません。** サーバーのディスクの空きがわずかで、新しいものを保存できません。注文の変更と閲覧はできます。後でもう一度送ってください。サーバーの管理者は `/metrics` と `akinai doctor` で確かめられます。\n\n### `/errors/internal/gateway-timeout`\n\n**504、処理が時間内に終わりませんでした。** 処理が10秒を超えました。多くの場合、別のリクエストが同じ商品を長く処理しているか、決済サービスの回答がありません。後者では、注文が変更されたかどうかを数分以内に確かめます。データベースの応答が途絶えたときは、変更が行われていることもあります。もう一度送る前に今の内容を読むか、同じ `Idempotency-Key` で送ってください。\n',N=`# Errors

Whatever goes wrong is answered as \`application/problem+json\` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)):

\`\`\`json
{
  "type": "/errors/items/invalid-body",
  "title": "Invalid item request body",
  "status": 400,
  "detail": "/price must be 50 or more.",
  "instance": "/requests/mT3kq0fXo1Zs.7w",
  "errors": [{ "detail": "must be 50 or more", "pointer": "/price" }]
}
\`\`\`

- Branch on \`status\` and \`type\`. They are part of the API; \`title\` is fixed for each type, and \`detail\` is for people and
  may be worded differently tomorrow.
- \`errors\` is there when single values are at fault. It names all of them at once (the first 1000), each with a
  [JSON Pointer](https://www.rfc-editor.org/rfc/rfc6901): \`/price\` is the member \`price\` of the body, \`/limit\` the query
  parameter \`limit\`, an empty pointer the body as a whole.
- \`instance\` names this one request. It is also the answer's \`X-Request-Id\`; send an \`X-Request-Id\` of your own (1 to 128
  letters, digits, \`.\`, \`_\` and \`-\`) and it is kept. An operator finds it in the log as \`reqId\`.
- A refused call has changed nothing.

Of several things that are wrong the first of this order is told: the path and method, the token, its scopes, the media
type, the size, the JSON, the path's ids, the body's or query's values, what is missing, what has changed since it was read
(\`If-Match\`), and at last the rules of the shop.

The simplest way to be safe is to send each POST and PUT with an \`Idempotency-Key\` of its own: then it can be sent again with the
same key until there is an answer, and is carried out once ([rules/keys.md](rules/keys.md)). Without a key:

When to send a call again: after 429 and 503 when \`Retry-After\` has passed; after 408, 502 and 504 with a growing pause in between. A call that reads, or that sets
something to a given value, can simply be sent again. After a failed call that adds something, look first whether it is
there: the answer may have been lost, not the work. The other statuses answer the same until the call is changed.

## Requests

### \`/errors/request/malformed-body\`

**400, Malformed request body.** The body is empty, no valid JSON, no valid UTF-8, ended too early, or has a member called
\`__proto__\` or \`constructor.prototype\`. Send a JSON object, written by a JSON library.

### \`/errors/request/invalid-params\`

**400, Invalid path parameters.** An id in the path is not a whole number from 1, written without leading zeros. Take ids
from answers as they are. (A well-formed id that belongs to nothing is a 404.) The key of an order is 16 letters and digits.

### \`/errors/request/invalid-query\`

**400, Invalid query parameters.** A parameter is unknown to this operation, stands there twice, or has a value that is not
allowed. \`errors\` names each one. A token is never a query parameter: it belongs in the \`Authorization\` header.

### \`/errors/request/not-found\`

**404, Route not found.** No operation has this path. Compare it with the reference at \`/docs/\`; mind the \`/api\` at the start
and a slash too many at the end.

### \`/errors/request/method-not-allowed\`

**405, Method not allowed.** The path is right, but not with this method. The \`Allow\` header lists those that are.

### \`/errors/request/timeout\`

**408, Request timeout.** The request did not arrive completely within 30 seconds (an upload: 5 minutes, with pauses of 30
seconds at most), and the connection was closed. Look for a body that is announced longer than it is, or a slow line, and
send it again.

### \`/errors/request/body-too-large\`

**413, Request body too large.** A body may have 1 MiB (1,048,576 bytes). Split the call: stock and variations can be sent
in several.

### \`/errors/request/unsupported-media-type\`

**415, Unsupported media type.** An operation with a body wants \`Content-Type: application/json\`, with \`charset=utf-8\` or no
charset, and no \`Content-Encoding\` such as gzip.

### \`/errors/request/range-not-satisfiable\`

**416, Range not satisfiable.** The \`Range\` starts behind the end of the image; \`Content-Range\` tells how many bytes it has.

### \`/errors/request/rate-limited\`

**429, Too many requests.** A token has 6,000 requests a minute, an address without one 600, and 30 passwords, unless the
operator has set other numbers. \`Retry-After\` says in how many seconds to go on; \`RateLimit\` on every answer tells how many
are left (\`r\`), so that a program can slow down before.

### \`/errors/request/too-many-connections\`

**429, Too many connections.** An address may have 400 connections at once, unless the operator has set another number. Use
connections again (keep-alive) in place of opening one for each call. If you come by a proxy, the operator has to name it.

### \`/errors/request/invalid-idempotency-key\`

**400, Invalid idempotency key.** \`Idempotency-Key\` was sent twice, or is empty, longer than 255 characters, or has others than visible
ASCII, such as a space. A new UUID for each call is a good one.

### \`/errors/request/idempotency-key-required\`

**400, Idempotency key required.** Completing a checkout needs an \`Idempotency-Key\`, a name of its own such as a new UUID: an
answer that was lost can then be asked for again, and nothing is bought twice.

### \`/errors/request/idempotency-key-in-use\`

**409, Idempotency key in use.** The first call with this key is still under way, or waits for a payment service. Wait as long as
\`Retry-After\` says and send the call again, with the same key and body: you get the answer of the first.

### \`/errors/request/idempotency-key-reused\`

**422, Idempotency key reused.** The key came with another body in the last 24 hours, and that call was answered. Nothing was done now.
Give each call a key of its own, and send a call again with exactly the bytes of the first time.

### \`/errors/request/invalid-if-match\`

**400, Invalid If-Match.** The header is neither \`*\` nor a list of tags in double quotes with commas between. Send the \`ETag\` of an
answer as it is, quotes included: \`If-Match: "12-3-item_now_on_sale"\`.

### \`/errors/request/precondition-failed\`

**412, Precondition failed.** What is to be changed is not as the \`If-Match\` of the call says: somebody else was faster. Nothing was
changed. Read it again, decide again by what it is now, and send the change with the tag that comes with it; the \`ETag\` of this
answer is that tag. With an \`Idempotency-Key\` that is another call, and takes another key ([rules/matching.md](rules/matching.md)).

### \`/errors/request/precondition-required\`

**428, Precondition required.** The shop wants every change to say what it is based on (its setting \`require_if_match\`). Read what is
to be changed, and send the \`ETag\` of that answer as \`If-Match\`; \`If-Match: *\` says that it is meant whatever is there.

### \`/errors/request/malformed-request\`

**400, Malformed HTTP request.** What arrived is no HTTP/1.1 request: often TLS spoken to a port that has none, a header with
a line break in it, a body with two lengths, no \`Host\` or two; \`detail\` says which. The connection is closed. On a server that
lets other origins call, also an \`OPTIONS\` that is no preflight.

### \`/errors/request/expectation-failed\`

**417, Expectation failed.** \`Expect\` names something else than \`100-continue\`. Leave it out.

### \`/errors/request/headers-too-large\`

**431, Request headers too large.** The request line and the headers may have 16 KiB together. Send fewer cookies or a
shorter address.

## Tokens

### \`/errors/auth/unauthenticated\`

**401, Unauthenticated.** There is no token, or one that is mistyped, unknown, revoked or expired; \`detail\` says which as far
as it may. Send \`Authorization: Bearer akn_…\`. The operator makes a new token with
\`npx akinai token create --shop KEY --name NAME --scopes all\` and sees the state of the old ones with
\`npx akinai token list --shop KEY\`.

### \`/errors/auth/forbidden\`

**403, Forbidden.** The token is good but lacks a scope. \`detail\` names the missing ones, the \`WWW-Authenticate\` header all that
the call needs. Scopes of a token never change: make a new one with them.

## Items

### \`/errors/items/invalid-body\`

**400, Invalid item request body.** The body of a call about items has members that are unknown, missing or of a wrong type
or range. \`errors\` names them all; the reference at \`/docs/\` has the rules. Numbers are not accepted as strings.

### \`/errors/items/not-found\`

**404, Item not found.** The shop of your token has no item with this id, or has it no longer. In a call that changes the list
order it can also mean the neighbour, which must be among the first 10,000 items.

### \`/errors/items/variation-not-found\`

**404, Item variation not found.** The item exists but has no variation with this id. Read the item again: its variations may
have changed since.

### \`/errors/items/image-not-found\`

**404, Item image not found.** The item exists but has no image with this id. Read the item again: its images may have changed
since.

### \`/errors/items/write-rejected\`

**422, Item write rejected.** Each value is fine by itself, but not for this item or this shop: a price above the shop's own
ceiling, members of another type of item, a changed type, dates of a lottery in a wrong order, stock for the item where its
variations have it (or the other way round), a 1001st variation, a digital item to be deleted. \`detail\` names the rule.

### \`/errors/items/invalid-list-order\`

**422, Invalid item list order.** An item was to be placed before or after itself. Name another item as its neighbour.

### \`/errors/items/invalid-variation-order\`

**422, Invalid item variation order.** The new order does not name every variation of the item. Read the variations again,
since one may have been added, and send all their ids.

### \`/errors/items/image-limit-exceeded\`

**422, Item image limit exceeded.** The item has 20 images. Delete one; the file that was sent can then still be added, until
it expires.

### \`/errors/items/invalid-file-id\`

**422, Invalid file reference.** The \`file_id\` was never issued to this shop, is more than 60 minutes old, or was used already.
Ask for a new one with \`POST /api/files\` and send the file again.

### \`/errors/items/file-not-uploaded\`

**422, File not uploaded.** The \`file_id\` is good, but nothing has arrived at its upload destination. Send the file there with
all \`upload_fields\`, wait for the 204, then call again.

### \`/errors/items/file-content-mismatch\`

**422, File content mismatch.** What was sent is not the kind of picture that was declared, is damaged, or has more than 50
million pixels over all its frames. \`detail\` says which. Ask for a new destination and send a sound file with its true
\`content_type\`.

## Categories

### \`/errors/item_categories/invalid-body\`

**400, Invalid item category request body.** The body of a call about categories has members that are unknown, missing or of
a wrong type or range. \`errors\` names them all.

### \`/errors/item_categories/not-found\`

**404, Item category not found.** The shop of your token has no category with this id, or has it no longer. In a call that
changes the order it can also mean the neighbour.

### \`/errors/item_categories/write-rejected\`

**422, Item category write rejected.** The category tree does not allow it: the parent does not exist or is at the third level
already, a sibling has the same name (compared without regard to full or half width and to white space at the ends), the shop
has 1,000 categories, or the item is linked to 100.

### \`/errors/item_categories/invalid-list-order\`

**422, Invalid item category list order.** A category can only be placed beside another one with the same parent. Name such a
neighbour.

## Orders

### \`/errors/orders/invalid-body\`

**400, Invalid order request body.** The body of a call about orders has members that are unknown, missing or of a wrong type or
range; in a search also dates in the wrong order or more than a year apart. \`errors\` names them all.

### \`/errors/orders/not-found\`

**404, Order not found.** The shop of your token has no order with this key. Take keys from answers as they are: 16 letters and
digits.

### \`/errors/orders/update-rejected\`

**422, Order update rejected.** Each value is fine by itself, but not for this order as it is now: its status or the way it is
paid forbids the change, lines or options are missing or not the order's, a total is too low or may only go down, the stock
does not suffice, the address is blocked or does not agree with its postal code, the day or time cannot be chosen, the order
was changed as often as it may be, the payment service refused, or an earlier change of the order is still with it. \`detail\`
names the rule and \`errors\` the values. Read the order again before the next attempt.

### \`/errors/orders/not-dispatchable\`

**422, Order not dispatchable.** The order is not in a state to be sent: it is cancelled, sent already, not paid yet, its
payment was cancelled or refunded, all that waits in it is before its shipping window or the result of its lottery, or it
has only digital goods, which nobody sends. \`detail\` says which.

### \`/errors/orders/easy-delivery-not-dispatchable\`

**422, Simplified shipping order not dispatchable.** The order goes out by the simplified shipping service, which reports its
dispatch by itself.

### \`/errors/orders/payment-maintenance\`

**422, Payment under maintenance.** The payment service is under maintenance, so that orders can neither be dispatched nor
cancelled, and no amounts change, nor downloads become available, for which it would have to move money. Nothing was
changed. Try again later.

### \`/errors/orders/dispatch-suspended\`

**422, Dispatch suspended.** The order is under investigation and held back. Neither send the goods nor make downloads
available; ask the operator.

### \`/errors/orders/invalid-order-lines\`

**422, Invalid order lines.** \`order_line_ids\` has an id that is not one of the order's lines, stands there twice, or belongs
to a line that is cancelled, dispatched already, or cannot be sent yet: before the first day of its shipping window, or
before the result of its lottery. \`errors\` names each. Read the order for the lines that wait.

### \`/errors/orders/invalid-delivery\`

**422, Invalid delivery.** The carrier is not one of \`GET /api/delivery_companies\`, or the tracking number came without a
carrier or has characters other than letters, digits and hyphens; or either was given for goods that are handed over at
the shop.

### \`/errors/orders/dispatch-rejected\`

**422, Dispatch rejected.** The order could be dispatched, but its payment could not be confirmed: the payment service refused,
or an earlier change of the order is still with it. Nothing was changed. \`detail\` says which; read the order again before the
next attempt.

## Mails

### \`/errors/mails/limit-reached\`

**429, Limit of mails reached.** The change would be told by mail, and there were as many mails about this order, to this
recipient or of this shop today as there may be. Nothing was changed. \`Retry-After\` says in how many seconds the next day
begins in Japan. What tells nobody, such as the memo, goes on.

## Files and pictures

### \`/errors/files/invalid-body\`

**400, Invalid file request body.** The body of \`POST /api/files\` has members that are unknown, missing or of a wrong value.
\`errors\` names them all.

### \`/errors/files/invalid-upload\`

**400, Invalid upload form.** What was sent to the upload destination is no \`multipart/form-data\` with every one of the
\`upload_fields\` and, after them, one member \`file\` that is not empty; or it ended too early. Nothing was kept: send the form
again.

### \`/errors/files/upload-refused\`

**403, Upload refused.** The form's policy was not issued by this server, was changed, has expired, or names another content
type than the file has. Ask for a new destination with \`POST /api/files\`.

### \`/errors/files/already-uploaded\`

**409, File already uploaded.** This destination has taken its one file. Use that file, or ask for another destination.

### \`/errors/files/file-too-large\`

**413, File too large.** A picture may have 10 MiB (10,485,760 bytes). Make it smaller.

### \`/errors/files/too-many-unused\`

**422, Too many unused files.** The shop has announced, or sent, as many files as it may without using them: 1,000 of them, or
1 GiB together. Use them with \`POST /api/items/{id}/images\`; what is not used is thrown away a day after it expired.

### \`/errors/images/not-found\`

**404, Image not found.** No item shows a picture at this address, or not any more; or the width in the address is no whole
number from 1 to 2048. Read the item for its images' addresses.

### \`/errors/images/busy\`

**503, Too many images in the making.** More pictures wait to be made than the server can make in good time; or this one has as
many sizes as are kept, and others are made for so many a minute only. \`Retry-After\` says in how many seconds to try again.
\`scaled_url\` and \`square_url\` are always to be had.

## Buying

Whoever asks for these needs no token.

### \`/errors/shops/not-found\`

**404, Shop not found.** No shop has the key that stands in the address behind \`/shops/\`. Keys are written in small letters.

### \`/errors/carts/invalid-body\`

**400, Invalid cart request body.** \`lines\` is missing or is no list of at most 100, or a line has a member that is unknown or of
a wrong value; \`errors\` names them all. Whether something can be bought is no question of form: the cart's \`problems\` tell it.

### \`/errors/carts/not-found\`

**404, Cart not found.** This shop has no cart with this id, or it was not used for 30 days. Make a new one with the same
lines.

### \`/errors/carts/limit-reached\`

**429, Limit of carts reached.** The buyers of this shop have as many carts as its operator allows. Carts that nobody used for 30
days make room, by the hour.

### \`/errors/subscriptions/not-found\`

**404, Subscription not found.** This shop has no subscription with this secret, or key. Take the link from the mail, or
\`subscription_secret\` from the order.

### \`/errors/subscriptions/invalid-body\`

**400, Invalid subscription request body.** What was sent of buyer, address or card has not the form that the operation takes. Errors
name the members; nothing was changed.

### \`/errors/subscriptions/change-rejected\`

**422, Subscription change rejected.** The subscription was stopped or has ended; nothing of it can be changed. To have the item
again, order it again. Where it is the new address or the new card that cannot be, errors name them: what was there before
stays.

### \`/errors/applications/not-found\`

**404, Application not found.** This shop has no application with this secret. Take the link from the mail.

### \`/errors/applications/already-applied\`

**422, Applied already.** There is an application for this item with this mail address, which waits for the draw. Each mailbox can
have one.

### \`/errors/applications/closed\`

**422, Application closed.** What was asked for cannot be done with the application as it is: it is not drawn yet, has lost, was
withdrawn, is ordered already, or its time is over. \`detail\` says which.

### \`/errors/applications/limit-reached\`

**429, Limit of applications reached.** As many applications wait for the draw of this item as there can be.

### \`/errors/downloads/not-found\`

**404, Download not found.** This is no link to a download, or not the whole of one. Take it from the mail, or from \`downloads\`
of the order.

### \`/errors/downloads/ended\`

**410, Download ended.** The file was downloaded as often as it may, its time is over, its order was cancelled, or the shop has
taken it away: \`detail\` says which. Ask the shop.
### \`/errors/checkouts/invalid-body\`

**400, Invalid checkout request body.** A member is unknown, or has a value of a wrong form; \`errors\` names them all. A new
checkout has one of \`cart_id\` and \`lines\`. Prices are never sent. \`customer\` and \`payment\` can be left out, not taken back
with null. What is well formed and cannot be is no question of form: the checkout's \`problems\` tell it.

### \`/errors/checkouts/not-found\`

**404, Checkout not found.** This shop has no checkout with this id, or none any more: one that was not completed is gone 8 days
after its last change, one that was 30 days after. The order stays.

### \`/errors/checkouts/changed\`

**409, Checkout changed.** All together costs something else than \`expected_total\`: a price, a fee or a coupon is another by now.
Nothing was bought. \`errors\` says what was and what is, and \`checkout\` is the checkout as it is now: show it to the buyer, and
complete it with the new \`amounts.total\` and a new key.

### \`/errors/checkouts/in-progress\`

**409, Checkout in progress.** The checkout is being completed by another call, or its payment is still open. Look at it again when
\`Retry-After\` has passed.

### \`/errors/checkouts/not-ready\`

**422, Checkout not ready.** Something is missing or cannot be: \`errors\` points into the checkout, such as \`/customer\`,
\`/payment/method\` or \`/lines/0/item_id\`. Its \`problems\` tell the same before anybody orders.

### \`/errors/checkouts/out-of-stock\`

**422, Out of stock.** There is too little left of the lines that \`errors\` points to, since others were faster. Nothing was bought
and nothing was charged. Make a new checkout with what there is.

### \`/errors/checkouts/closed\`

**422, Checkout closed.** The checkout was cancelled, was not changed for 24 hours, is a winner's whose time to order is over, or is an order
already, which can only be asked for again. Make a new one.

### \`/errors/checkouts/payment-declined\`

**422, Payment declined.** The payment service refused, or nothing can be paid while payments are under maintenance; \`detail\` says
which. Nothing was bought and the pieces are back in stock. Another way to pay can be tried with the same checkout and a new key,
ten times in all.

### \`/errors/checkouts/shop-closed\`

**422, Shop closed.** The shop shows itself and sells nothing at present (\`able_to_business\` is false).

### \`/errors/checkouts/limit-reached\`

**429, Limit of checkouts reached.** The buyers of this shop have as many checkouts that are no order as its operator allows. Those
that were left alone make room, by the hour.

## Storefronts

What goes wrong on a page is told as a page, in Japanese; these are its types in the log.

### \`/errors/storefront/invalid-form\`

**400, Invalid form of a storefront.** The form has more members than any page's, or a character that cannot be stored. Send it from
the shop's page.

### \`/errors/storefront/cross-site\`

**403, Form of another site.** The form was sent by a page of another site, by what the browser says of it (\`Origin\`,
\`Sec-Fetch-Site\`). Nothing was done. Behind a proxy, \`AKINAI_BASE_URL\` must be the address that buyers see.

## The shop

### \`/errors/user/not-found\`

**404, User not found.** The shop that the token was made for has been deleted. Ask the operator for a token of another shop.

## The console

Only the page at \`/console\` meets these; programs call the API with a token.

### \`/errors/console/invalid-body\`

**400, Invalid console request body.** A member is missing, unknown, or has a value that is not allowed; \`errors\` names them
all.

### \`/errors/console/signed-out\`

**401, Signed out.** There is no session: nobody signed in, the session ended (after 30 days, after 7 days without use, by
signing out, or by a change of the password), or the account was deleted. Sign in again.

### \`/errors/console/wrong-credentials\`

**401, Wrong mail address or password.** Nobody signs in with this address and this password. It is not told which of the two
is wrong. Forgotten passwords are replaced by the operator: \`npx akinai user password ADDRESS\`.

### \`/errors/console/wrong-second-factor\`

**401, Wrong second factor.** The code is wrong, over a step of 30 seconds off, or was used already; or the passkey is not
one of the account, did not sign what was asked last, or did not make sure of its person where that is wanted. A recovery
code works in place of either; an operator takes lost factors away: \`npx akinai user second-factor ADDRESS --remove\`.

### \`/errors/console/sign-in-expired\`

**401, Sign-in expired.** The first step of this sign-in was taken in another browser, over 5 minutes ago, or counts no more
since the password or the factors are others now. Begin anew.

### \`/errors/console/confirmation-needed\`

**403, Confirmation needed.** The call wants proof from the last 5 minutes that it is still the person of the session. Send
the password or a passkey to \`/console/api/confirmation\`, and then this call again; the page does so by itself.

### \`/errors/console/password-change-needed\`

**403, Password change needed.** The password was made by the program or by an owner, and so somebody else has seen it. It opens
nothing but its own change, by \`PUT /console/api/password\`; the page asks for it at the first sign-in.

### \`/errors/console/not-allowed\`

**403, Not allowed to this role.** The person is signed in, but the role in the shop does not open this. \`detail\` names what it
takes; an owner of the shop can change roles.

### \`/errors/console/cross-site\`

**403, Cross-site request.** The call lacks the header \`x-akinai-console\`, or the browser says that another site's page made
it. Behind a proxy that changes the \`Host\` header, \`AKINAI_BASE_URL\` has to be the address that people open.

### \`/errors/console/not-found\`

**404, Not found in the console.** The shop has no token, call or mail with this number, or the account no such second
factor, or not any more.

### \`/errors/console/rejected\`

**422, Console change rejected.** What was asked for is well formed, but a rule stands against it, such as a new password that
is too short. \`detail\` names the rule. Nothing was changed.

### \`/errors/console/too-many-attempts\`

**429, Too many attempts to sign in.** Too many passwords were wrong for this mail address or from this network, or too many
people are being signed in at this moment. A browser in which the person was signed in before is not held up by others. \`Retry-After\` says in how many seconds to try again.

## The server

### \`/errors/internal/unexpected\`

**500, Unexpected internal error.** A fault of ours. Nothing was half done. Tell the operator the \`instance\`: the log has the
cause under this id. Please report it.

### \`/errors/internal/bad-gateway\`

**502, Internal processing inconsistency.** The server runs but cannot reach its database, or what it depends on gave no
answer that can be understood. While the database moves to another machine that lasts for some seconds. Try again in a moment, after \`Retry-After\` where there is one. A call that changes something may have been carried out before
the connection broke, and its payment have been made: send it with its \`Idempotency-Key\`, which does it once, or read first what it was about. Operators: \`npx akinai doctor\` says what is wrong, and \`/readyz\` answers 200 when all is well again.

### \`/errors/internal/shutting-down\`

**503, Server shutting down.** The server finishes what it has begun and takes nothing new. \`Retry-After\` says in how many
seconds to try again, on a new connection.

### \`/errors/internal/not-ready\`

**503, Server not ready.** \`/readyz\` answers so while the server should get no calls: \`checks\` says of each of \`server\`,
\`database\` and \`migrations\` whether it is \`ok\` or what is wrong with it, and of \`disk\` and \`replica\`, which keep nobody from serving. A database that is \`older\` or \`newer\` than the
program is brought up to date by a start of the newer program. Other calls are answered as well as can be.

### \`/errors/internal/overloaded\`

**503, Server overloaded.** More is asked of the server than it can do, or more by this shop than it may have waiting at once,
or other calls that write the same came before this one again and again. Send the call again when \`Retry-After\` has passed, and fewer at the same time. What does several
things one after the other, such as an order and its payment, may have done the first: send it with its \`Idempotency-Key\`, or read first what it was about.

### \`/errors/internal/insufficient-storage\`

**507, Insufficient storage.** The server's disk is nearly full, so nothing new is stored; orders can still be changed, and
everything can be read. Try again later; the operator sees it in \`/metrics\` and by \`akinai doctor\`.

### \`/errors/internal/gateway-timeout\`

**504, Internal processing timed out.** The work took longer than 10 seconds, mostly because another call held the same item
for long, or because the payment service did not answer; then it is found out within minutes whether the change of the order
was made. A database that says nothing more may have carried the call out. Read the resource before you send it again, or send it with its \`Idempotency-Key\`.
`;function P(e,t){let n=e.split(`
`),r=n.indexOf(`### \`/errors/${t}\``);if(r<0)return[];let i=n.slice(r+1),a=i.findIndex(e=>/^#{1,3} /.test(e));return i.slice(0,a<0?void 0:a).join(`
`).split(/\n{2,}/).map(e=>e.trim()).filter(e=>e!==``&&!e.startsWith("```")).map(F)}function F(e){return/^[-*] /.test(e)?{kind:`list`,entries:e.split(/\n(?=[-*] )/).map(e=>I(e.replace(/^[-*] /,``)))}:{kind:`text`,spans:I(e)}}function I(e){return e.replaceAll(/\s+/g,` `).replaceAll(/(。(?:\*\*)?) /g,`$1`).replaceAll(/\[([^\]]+)\]\([^)]+\)/g,`$1`).split(/(`[^`]+`|\*\*[^*]+\*\*)/).filter(e=>e!==``).map(e=>e.startsWith("`")?{kind:`code`,text:e.slice(1,-1)}:e.startsWith(`**`)?{kind:`bold`,text:e.slice(2,-2)}:{kind:`plain`,text:e})}function L(e,t){let n=t.split(`?`,1)[0]?.split(`/`)??[];return`/docs#tag/${n.find(e=>e===`variations`||e===`images`)??n[2]??``}/${e}`}var R=w({list:`Requests`,title:`Request`,facts:`Overview`,time:`Time`,status:`Status`,duration:`Duration`,token:`Token`,noToken:`Console`,operation:`Operation`,noOperation:`None`,requestId:`Request id`,problem:`What went wrong`,alike:`Requests with this problem`,docs:`API reference for this request`,sent:`Request body`,answered:`Response body`,noSent:`There is no request body, or it was not kept.`,noAnswered:`There is no response body, or it was not kept.`,masked:`Secrets and personal data are masked, and long bodies are shortened. Bodies are kept for up to seven days.`,again:`Send this request again`,run:`Run it again`,runTitle:`Run this request again?`,runText:`It will change the shop once more, in your name and with your permissions rather than the token’s.`,runNot:`Back`,answer:`Response`,noAnswer:`Done. There is no response body.`,inLog:`Show it in the log`,notAgain:`This request cannot be run from here: part of it is masked, shortened or was not kept.`},{list:`リクエスト`,title:`リクエスト`,facts:`概要`,time:`日時`,status:`ステータス`,duration:`所要時間`,token:`トークン`,noToken:`管理画面`,operation:`オペレーション`,noOperation:`該当なし`,requestId:`リクエストID`,problem:`何が起きたか`,alike:`同じエラーのリクエスト`,docs:`このAPIのリファレンス`,sent:`リクエスト本文`,answered:`レスポンス本文`,noSent:`リクエスト本文がないか、保存されていません。`,noAnswered:`レスポンス本文がないか、保存されていません。`,masked:`秘密情報と個人情報は伏せ字にし、長い本文は途中で省略しています。本文の保存は最長7日間です。`,again:`同じリクエストをもう一度送る`,run:`もう一度実行`,runTitle:`このリクエストをもう一度実行しますか？`,runText:`ショップがもう一度変更されます。トークンではなく、あなたの名前と権限で実行されます。`,runNot:`キャンセル`,answer:`レスポンス`,noAnswer:`完了しました。レスポンス本文はありません。`,inLog:`ログで見る`,notAgain:`一部が伏せ字になっているか、省略または保存されていないため、ここからは実行できません。`}),z=o(),B={ja:M,en:N};function V({call:{operation:e,path:n},problem:r}){let i=l(R),{language:a}=s(),o=(0,j.useMemo)(()=>P(B[a],r),[a,r]);return(0,z.jsxs)(`section`,{className:T.explained,"aria-labelledby":`problem-title`,children:[(0,z.jsx)(d,{order:2,id:`problem-title`,fz:`md`,children:i.problem}),(0,z.jsxs)(`code`,{children:[`/errors/`,r]}),(0,z.jsx)(`div`,{children:o.map(e=>(0,z.jsx)(te,{block:e},JSON.stringify(e)))}),(0,z.jsxs)(t,{gap:`lg`,mt:`sm`,children:[(0,z.jsx)(g,{component:f,href:`/requests?problem=${encodeURIComponent(r)}`,size:`sm`,children:i.alike}),(0,z.jsx)(g,{href:e===null?`/docs`:L(e,n),target:`_blank`,rel:`noreferrer`,size:`sm`,children:i.docs})]})]})}function te({block:e}){return e.kind===`text`?(0,z.jsx)(`p`,{children:(0,z.jsx)(H,{spans:e.spans})}):(0,z.jsx)(`ul`,{children:e.entries.map(e=>(0,z.jsx)(`li`,{children:(0,z.jsx)(H,{spans:e})},JSON.stringify(e)))})}function H({spans:e}){return e.map(({kind:e,text:t},n)=>{let r=`${n} ${t}`;return e===`code`?(0,z.jsx)(`code`,{children:t},r):e===`bold`?(0,z.jsx)(`strong`,{children:t},r):t})}function U({call:e}){let t=l(R),{language:n}=s(),r=[[t.status,(0,z.jsx)(O,{tone:D(e.status),children:e.status},`status`)],[t.time,(0,z.jsx)(`time`,{dateTime:e.at,children:y(e.at,n,!0)},`time`)],[t.duration,E(e.duration_ms,n)],[t.token,(0,z.jsx)(W,{call:e},`token`)],[t.operation,(0,z.jsx)(G,{call:e},`operation`)],[t.requestId,(0,z.jsx)(`code`,{className:T.problem,children:e.request_id},`id`)]];return(0,z.jsx)(`dl`,{className:T.facts,"aria-label":t.facts,children:r.map(([e,t])=>(0,z.jsxs)(`div`,{children:[(0,z.jsx)(`dt`,{children:e}),(0,z.jsx)(`dd`,{children:t})]},e))})}function W({call:{token:e}}){let t=l(R);return e===null?t.noToken:(0,z.jsx)(g,{component:f,href:`/requests?token=${e.id}`,children:e.name})}function G({call:{operation:e,path:t}}){let n=l(R);return e===null?n.noOperation:(0,z.jsx)(g,{href:L(e,t),target:`_blank`,rel:`noreferrer`,children:e})}var K=[`GET`,`POST`,`PUT`,`DELETE`];function q({method:e}){return K.find(t=>t===e)??`GET`}var J=/[•…]/,Y=/^\/api\/(items|item_categories|files)([/?]|$)/;function X({method:e,path:t,request_body:n}){return!t.startsWith(`/api/`)||J.test(decodeURIComponent(t.replaceAll(/%(?![0-9A-Fa-f]{2})/g,``)))?!1:n===null?e!==`POST`&&e!==`PUT`:Y.test(t)&&!J.test(n)&&Z(n)}function Z(e){try{return JSON.parse(e),!0}catch{return!1}}function Q({call:t,sent:i}){let a=l(R),[o,s]=(0,j.useState)(!1),u=h({call:()=>c(q(t),t.path,i),refresh:[`/console/api/requests`,`/api/`],showsProblem:!0,onDone:()=>s(!1),onTheirs:()=>s(!1)});if(!X(t))return(0,z.jsx)(r,{size:`sm`,c:`dimmed`,children:a.notAgain});let d=q(t)===`GET`;return(0,z.jsxs)(n,{align:`flex-start`,gap:`sm`,children:[(0,z.jsx)(e,{variant:`default`,leftSection:(0,z.jsx)(k,{size:18,"aria-hidden":!0}),loading:u.isPending&&!o,onClick:()=>{u.reset(),d?u.mutate():s(!0)},children:a.run}),u.isSuccess&&(0,z.jsx)(S,{title:a.answer,code:u.data===void 0?a.noAnswer:JSON.stringify(u.data,null,2),maxHeight:`32rem`,wrap:!0}),u.error&&!o&&(0,z.jsx)($,{error:u.error}),(0,z.jsx)(A,{opened:o,title:a.runTitle,text:a.runText,action:{...u,error:null},confirm:a.run,leave:a.runNot,onClose:()=>s(!1),children:u.error&&(0,z.jsx)($,{error:u.error})})]})}function $({error:e}){let t=l(R),r=e instanceof u?e.requestId:void 0;return(0,z.jsxs)(n,{gap:`xs`,children:[(0,z.jsx)(m,{error:e}),r!==void 0&&(0,z.jsx)(f,{href:`/requests?request_id=${encodeURIComponent(r)}`,children:t.inLog})]})}function ne(){let e=l(R),{id:t=``}=p(),{data:r,error:i}=ee(`/console/api/requests/${encodeURIComponent(t)}`,{fresh:1/0}),a={href:`/requests`,label:e.list};return r===void 0?(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(_,{title:e.title,back:a}),i===null?(0,z.jsx)(v,{rows:8}):(0,z.jsx)(m,{error:i})]}):(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(_,{title:`${r.method} ${r.path}`,back:a}),(0,z.jsxs)(n,{gap:`xl`,children:[(0,z.jsx)(U,{call:r}),r.problem!==null&&(0,z.jsx)(V,{call:r,problem:r.problem}),(0,z.jsx)(re,{call:r}),(0,z.jsx)(ie,{call:r})]})]})}function re({call:e}){let t=l(R),n=[{title:t.sent,body:e.request_body,none:t.noSent},{title:t.answered,body:e.response_body,none:t.noAnswered}];return(0,z.jsxs)(`div`,{children:[(0,z.jsx)(`div`,{className:T.bodies,children:n.map(({title:e,body:t,none:n})=>(0,z.jsx)(`section`,{"aria-label":e,children:t===null?(0,z.jsx)(x,{title:e,text:n}):(0,z.jsx)(S,{title:e,code:C(t),maxHeight:`32rem`,wrap:!0})},e))}),(0,z.jsx)(r,{size:`sm`,c:`dimmed`,mt:`sm`,children:t.masked})]})}function ie({call:e}){let{method:t,path:r,request_body:i}=e,a=l(R),o=i===null?void 0:ae(i);return(0,z.jsxs)(n,{gap:`md`,children:[(0,z.jsx)(Q,{call:e,sent:o}),(i===null||o!==void 0)&&(0,z.jsx)(b,{shown:!0,title:a.again,method:t,path:r,body:o})]})}function ae(e){try{return JSON.parse(e)}catch{return}}export{ne as RequestPage};