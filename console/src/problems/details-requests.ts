/** What is said of requests, tokens and the server itself, in both languages. */
import type { Detail } from './detail.ts'

export const REQUEST_DETAILS: readonly Detail[] = [
  [
    'If-Match must be * or tags in double quotes with commas between, as an ETag told them, such as "{tag}".',
    'If-Matchは、*か、ETagにあった"{tag}"のような二重引用符のタグをカンマで区切ったものにしてください。',
  ],
  [
    'This shop wants every change to say what it is based on: read what is to be changed, and send its ETag as If-Match.',
    'このショップでは、変更の元になる版の指定が必要です。変更するものを読み、そのETagをIf-Matchで送ってください。',
  ],
  [
    'It is not as the If-Match of this call says, and nothing was changed. Read it again: the ETag here is its present one.',
    'ほかの人が先に変更したため、何も変更していません。今の内容を読み直してください。',
  ],
  ['{count} violations; see errors.', '{count}か所に誤りがあります。'],
  ['{count} or more violations; see errors.', '{count}か所以上に誤りがあります。'],
  ['Not ready: {checks}.', '準備ができていません：{checks}。'],
  [
    'This server is about to stop. Try again in a moment.',
    'サーバーはまもなく停止します。少し待ってからもう一度お試しください。',
  ],
  ['Content-Type must be application/json.', 'Content-Typeはapplication/jsonにしてください。'],
  [
    'Content-Type must be application/x-www-form-urlencoded.',
    'Content-Typeはapplication/x-www-form-urlencodedにしてください。',
  ],
  ['The form has more than {limit} members.', 'フォームの項目が{limit}を超えています。'],
  ['The form has U+0000.', 'フォームにU+0000が含まれています。'],
  [
    'Only a page of this shop may send this form.',
    'このフォームを送信できるのは、このショップのページだけです。',
  ],
  ['The charset must be utf-8.', 'charsetはutf-8にしてください。'],
  [
    'Large bodies come too fast. Send the next in {seconds} s.',
    '大きな本文が短い間に続いています。{seconds}秒後に送信してください。',
  ],
  ['The body comes in too many small chunks.', '本文が細かく分割されすぎています。'],
  ['The body ended before it was complete.', '本文が途中で終わっています。'],
  ['The request did not arrive completely in time.', 'リクエストが時間内に届きませんでした。'],
  ['The body may have at most {limit} bytes.', '本文は{limit}バイト以内にしてください。'],
  ['The body is empty; send a JSON object.', '本文が空です。JSONのオブジェクトを送信してください。'],
  ['The body is not valid UTF-8.', '本文が正しいUTF-8ではありません。'],
  [
    'The body has a __proto__ or constructor.prototype member.',
    '本文に__proto__またはconstructor.prototypeという項目があります。',
  ],
  ['The body is not valid JSON.', '本文が正しいJSONではありません。'],
  [
    'The body needs one length: Content-Length once, or Transfer-Encoding: chunked.',
    '本文の長さを1つだけ指定してください（Content-Lengthを1回、またはTransfer-Encoding: chunked）。',
  ],
  [
    'The body is not in chunks as Transfer-Encoding: chunked has them.',
    '本文がTransfer-Encoding: chunkedの形式になっていません。',
  ],
  [
    'A header has a name or value with characters that are not allowed there.',
    'ヘッダーの名前か値に、使えない文字があります。',
  ],
  ['The request starts with no method that HTTP knows.', 'リクエストがHTTPのメソッドで始まっていません。'],
  [
    'The request line must end with HTTP/1.1 or HTTP/1.0, and with CR and LF.',
    'リクエスト行は、HTTP/1.1またはHTTP/1.0とCR LFで終わらせてください。',
  ],
  [
    'The request line needs a path without spaces, with other characters as %XX.',
    'リクエスト行には、空白を含まず、ほかの文字を%XXで表したパスが必要です。',
  ],
  ['Content-Length must be a whole number of bytes.', 'Content-Lengthはバイト数の整数にしてください。'],
  [
    'Transfer-Encoding must be chunked, without Content-Length beside it, or left out.',
    'Transfer-Encodingはchunkedだけが使えます。Content-Lengthと一緒には使えません。',
  ],
  [
    'The chunks of the body carry more than 16 KiB of extensions.',
    '本文のチャンク拡張が16 KiBを超えています。',
  ],
  ['This is no HTTP/1.1 request.', 'HTTP/1.1のリクエストではありません。'],
  [
    'The request line and headers may have 16 KiB together.',
    'リクエスト行とヘッダーは、合わせて16 KiB以内にしてください。',
  ],
  ['An address may have {limit} connections at once.', '同時接続は、1つのアドレスにつき{limit}までです。'],
  ['The server has as many connections as it can serve.', 'サーバーの接続数が上限に達しています。'],
  [
    'Too many pages of this shop wait to be made. Look again in a moment.',
    'このショップのページの作成待ちが多すぎます。少し待ってから、もう一度表示してください。',
  ],
  [
    'OPTIONS answers preflights, which have the headers Origin and Access-Control-Request-Method.',
    'OPTIONSは、OriginとAccess-Control-Request-Methodのヘッダーがあるプリフライトにだけ回答します。',
  ],
  [
    'The store of files could not be used. Try again in a moment.',
    'ファイルの保管先を使えませんでした。少し待ってからもう一度お試しください。',
  ],
  [
    'The work took longer than its time limit, and what was not done by then was undone. Fetch the resource before you send the call again.',
    '処理が制限時間を超えたため、終わっていなかった分は取り消されました。もう一度送信する前に、今の内容を確かめてください。',
  ],
  [
    'Too many calls of this shop wait for the database already. Send fewer at the same time.',
    'このショップのリクエストが多く、データベースの順番を待っています。同時に送信する数を減らしてください。',
  ],
  [
    'Whoever made this call was removed while it was on its way.',
    'リクエストの処理中に、送信した人のアカウントまたはトークンが削除されました。',
  ],
  [
    'Others write the same at this moment, and came before this call again and again. Try again in a moment.',
    '同じものを変更するほかのリクエストに、何度も先を越されました。少し待ってからもう一度お試しください。',
  ],
  [
    'Others write the same at this moment, and came before this call again and again. Look whether the change was made before you send it again, or send it with the same Idempotency-Key.',
    '同じものを変更するほかのリクエストに、何度も先を越されました。変更が行われたかどうかを確かめてから、もう一度お試しください。',
  ],
  [
    'The database could not be reached. Try again in a moment.',
    'データベースに接続できませんでした。少し待ってからもう一度お試しください。',
  ],
  [
    'The database could not be reached, or was lost on the way. Look whether the change was made before you send it again, or send it with the same Idempotency-Key.',
    'データベースに接続できなかったか、処理の途中で接続が切れました。変更が行われたかどうかを確かめてから、もう一度お試しください。',
  ],
  [
    'The database gave no answer in time. Try again in a moment.',
    'データベースから時間内に応答がありませんでした。少し待ってからもう一度お試しください。',
  ],
  [
    'The database gave no answer in time. Look whether the change was made before you send it again, or send it with the same Idempotency-Key.',
    'データベースから時間内に応答がありませんでした。変更が行われたかどうかを確かめてから、もう一度お試しください。',
  ],
  [
    'Something went wrong on our side. Quote the instance to the operator.',
    'サーバーで問題が起きました。リクエストIDをサーバーの管理者にお伝えください。',
  ],
  ['An HTTP/1.1 request needs the header Host.', 'HTTP/1.1のリクエストには、Hostヘッダーが必要です。'],
  ['A request may have the header Host once.', 'Hostヘッダーは、リクエストに1つだけ付けられます。'],
  ['Expect may say 100-continue, or must be left out.', 'Expectは100-continueだけが使えます。'],
  [
    'The disk of this server is nearly full. Nothing was stored. Orders can still be changed, and everything can be read.',
    'サーバーのディスクの空きがわずかです。何も保存されていません。注文の変更と閲覧は引き続きできます。',
  ],
  [
    'The metrics need the token that the operator has set.',
    'メトリクスには、サーバーの管理者が設定したトークンが必要です。',
  ],
  [
    'Without a token of their own the metrics are for callers on the same machine only, and this call came by a proxy. The operator can set one (AKINAI_METRICS_TOKEN).',
    '専用のトークンがない場合、メトリクスは同じマシンからだけ見られます。このリクエストはプロキシを経由しています。トークンはサーバーの管理者が設定できます（AKINAI_METRICS_TOKEN）。',
  ],
  [
    'The server can be reached from other machines, so that its metrics need a token of their own. The operator can set one (AKINAI_METRICS_TOKEN).',
    'このサーバーにはほかのマシンから接続できるため、メトリクスには専用のトークンが必要です。サーバーの管理者が設定できます（AKINAI_METRICS_TOKEN）。',
  ],
  [
    'A token has {limit} requests a minute. The next are taken in {seconds} s.',
    '1つのトークンのリクエストは、1分に{limit}件までです。{seconds}秒後に受け付けます。',
  ],
  [
    'An address has {limit} requests a minute without a valid token. The next are taken in {seconds} s.',
    '有効なトークンのないリクエストは、1つのアドレスにつき1分に{limit}件までです。{seconds}秒後に受け付けます。',
  ],
  [
    'An address has {limit} refused cards and unknown codes an hour. The next are taken in {seconds} s.',
    '1つのアドレスから1時間に試せるのは、決済会社に断られたカードと存在しないクーポンコードを合わせて{limit}件までです。次に受け付けるのは{seconds}秒後です。',
  ],
  [
    'An address has {limit} requests a minute to the shops of this server. The next are taken in {seconds} s.',
    'ショップへのリクエストは、1つのアドレスにつき1分に{limit}件までです。{seconds}秒後に受け付けます。',
  ],
  [
    'An address can try {limit} passwords a minute. The next are taken in {seconds} s.',
    'パスワードを試せるのは、1つのアドレスにつき1分に{limit}回までです。{seconds}秒後に受け付けます。',
  ],
  [
    'No route has this path; the reference is at /docs.',
    'このパスは存在しません。一覧は/docsのAPIリファレンスにあります。',
  ],
  [
    '{method} is not allowed here; allowed: {methods}.',
    'ここでは{method}を使えません。使えるもの：{methods}',
  ],
  [
    'This call must have an Idempotency-Key, a name of its own such as a new UUID: sent again with it, it is carried out once.',
    'Idempotency-Keyが必要です。新しいUUIDなど、このリクエストだけの名前を付けると、もう一度送信しても1回だけ実行されます。',
  ],
  [
    'Idempotency-Key must be sent once, with 1 to 255 visible ASCII characters and no space, such as a UUID.',
    'Idempotency-Keyは、UUIDなど、空白を含まないASCII文字1文字から255文字で、1回だけ送信してください。',
  ],
  [
    'The first call with this Idempotency-Key is still under way. Send this one again in a moment, with the same key.',
    '同じIdempotency-Keyの最初のリクエストを処理しています。少し待ってから、同じキーでもう一度送信してください。',
  ],
  [
    'This Idempotency-Key came with another body before. Send each call with a key of its own, and the same body again with the same key.',
    'このIdempotency-Keyは、別の本文で使われています。リクエストごとに別のキーを付け、もう一度送信するときは同じ本文と同じキーにしてください。',
  ],
  [
    'As many answers are kept for calls with an Idempotency-Key of this shop as may be, each for 24 hours. Send the call later, or without a key.',
    'このショップのIdempotency-Keyの保管数（24時間分）が上限に達しています。後で送信するか、キーなしで送信してください。',
  ],
  [
    'The token lacks the scope {lacking}; this call needs {needed}.',
    'このトークンには権限 {lacking} がありません。必要な権限：{needed}',
  ],
  [
    'Your role in this shop lacks the scope {lacking}; this call needs {needed}.',
    'このショップでのあなたの役割には権限 {lacking} がありません。必要な権限：{needed}',
  ],
  [
    'Send a personal access token: Authorization: Bearer <token>.',
    'トークンを送信してください（Authorization: Bearer <token>）。',
  ],
  [
    'The Authorization header must read: Bearer <token>, with a whole token (akn_ and 46 letters and digits) that this server has made, and that was not revoked and has not expired.',
    'AuthorizationヘッダーはBearer <token>としてください。トークン（akn_と46桁の英数字）は、このサーバーで発行され、無効化されておらず、期限内のものに限ります。',
  ],
  ['The shop of this token does not exist any more.', 'このトークンのショップは、もう存在しません。'],
  ['The message is not signed by the payment service.', '決済サービスの署名がありません。'],
  ['No payment service of this name sends messages here.', 'この名前の決済サービスはありません。'],
  ['Nobody comes back by this address.', 'この戻り先アドレスは使われていません。'],
  ['There is no such shop.', 'このショップは存在しません。'],
  ['This shop has no such file.', 'このファイルは、このショップにありません。'],
  ['This shop has no such page.', 'このページは、このショップにありません。'],
  ['There is no such postal code.', 'この郵便番号は存在しません。'],
]
