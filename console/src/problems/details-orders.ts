/** What is said of orders and of what happens to them, in both languages. */
import type { Detail } from './detail.ts'

export const ORDER_DETAILS: readonly Detail[] = [
  ['The order is {status}.', '注文は「{status}」です。'],
  ['The order has no such dispatch.', 'この発送は、注文にありません。'],
  [
    'The order is {status}, and nothing of it waits to be sent.',
    '注文は「{status}」で、発送を待つ商品はありません。',
  ],
  ['This shop has no such order.', 'この注文は、このショップにありません。'],
  ['must not be after {day}, which is today', '{day}（今日）以前にしてください'],
  ['must not be after {day}, the last day', '{day}（最後の日）以前にしてください'],
  [
    'must be less than a year before {day}, which is today',
    '{day}（今日）からさかのぼって1年未満にしてください',
  ],
  ['must be before {day}, one year after the first day', '{day}（最初の日の1年後）より前にしてください'],
  [
    "must be a telephone number of the destination's country, {country}",
    'お届け先の国（{country}）の電話番号にしてください',
  ],
  [
    "must be a postal code of the destination's country, {country}",
    'お届け先の国（{country}）の郵便番号にしてください',
  ],
  [
    'must be a Japanese postal code: seven digits, with or without a hyphen after the third',
    '872-0471のような、7桁の郵便番号にしてください',
  ],
  [
    'must be one of the 47 prefectures by its whole name, such as 東京都',
    '東京都のような、47都道府県の正式な名前にしてください',
  ],
  ['must be a postal code that Japan has', '実在する郵便番号にしてください'],
  [
    'must agree with the postal code, which lies in {prefecture}',
    '郵便番号（{prefecture}）と一致していません',
  ],
  [
    'must stay {value}: its lines are dispatched or cancelled',
    '発送済みかキャンセル済みの商品のため、{value}のままにしてください',
  ],
  ['must not be 0: an adjustment once made cannot be released', '一度加えた調整は、0に戻せません'],
  ['makes a line of more than {limit} yen', '1つの商品の合計が{limit}円を超えます'],
  [
    "must stay {value}: the order's fees are in its shipping lines",
    '送料は配送ごとに指定されているため、{value}のままにしてください',
  ],
  [
    "must be 1 or more: a line's shipping fee, now {value}, cannot be taken away",
    '商品の送料（今は{value}円）はなくせません。1以上にしてください',
  ],
  [
    'must stay {value}: line {line} is {status}',
    '明細{line}は「{status}」のため、{value}のままにしてください',
  ],
  ['must be {value}, the sum of the fees of the lines', '商品の送料の合計、{value}にしてください'],
  [
    'make a total of {total} yen; it must be {least} or more',
    '合計が{total}円になります。{least}円以上にしてください',
  ],
  ['make a total of more than {limit} yen', '合計が{limit}円を超えます'],
  [
    'Without the rest the discounts would make a total of {total} yen; change the amounts instead.',
    '残りをキャンセルすると、割引により合計が{total}円になります。代わりに金額を変更してください。',
  ],
  [
    'The order is {status}; only orders that await payment or dispatch can be cancelled.',
    '注文は「{status}」です。キャンセルできるのは、入金待ちか発送待ちの注文だけです。',
  ],
  [
    'A part of the order is dispatched, so it can no longer be cancelled as a whole.',
    '一部が発送済みのため、注文全体はキャンセルできません。',
  ],
  [
    'Too many PDFs are being made already. Try again in a moment.',
    'ほかのPDFを作成しています。少し待ってから、もう一度お試しください。',
  ],
  [
    'The PDF took too long to make. Choose fewer orders.',
    'PDFの作成に時間がかかりすぎました。注文を減らしてください。',
  ],
  [
    'The order is too long for a PDF; print it from its page.',
    '注文が長すぎるため、PDFにできません。書類のページから印刷してください。',
  ],
  [
    'The orders are too long for one PDF; choose fewer.',
    '注文が長すぎるため、1つのPDFにできません。注文を減らしてください。',
  ],
  ['There is no such paper of any of these orders.', '選んだ注文には、この書類がありません。'],
  ['is no order of this shop', 'このショップの注文ではありません'],
  ['is an order that is cancelled', 'キャンセルされた注文です'],
  ['is an order for which no money has come yet', 'まだ入金がない注文です'],
  ['Only cash on delivery is confirmed so.', 'この方法で確認できるのは、代金引換だけです。'],
  [
    'The order is {status}, and no cash is waited for.',
    '注文は「{status}」で、代金の受け取りを待っていません。',
  ],
  [
    'Only transfers and payments at a convenience store are confirmed by hand.',
    '手作業で入金を確認できるのは、銀行振込とコンビニ払いだけです。',
  ],
  ['The order is {status}, so it awaits no payment.', '注文は「{status}」で、入金を待っていません。'],
  [
    'The order is {status}; its destination can be changed only while a line awaits dispatch.',
    '注文は「{status}」です。お届け先を変更できるのは、発送待ちの商品がある間だけです。',
  ],
  [
    'The order is {status}; its delivery date and time can be changed only while a line awaits dispatch.',
    '注文は「{status}」です。配達の日時を変更できるのは、発送待ちの商品がある間だけです。',
  ],
  [
    'The order is {status}; its amounts can be changed only while a line awaits dispatch.',
    '注文は「{status}」です。金額を変更できるのは、発送待ちの商品がある間だけです。',
  ],
  [
    'The order has no destination, as nothing of it is sent, so it has no destination to change.',
    '発送する商品がないため、お届け先はありません。',
  ],
  [
    'The order has no destination, as nothing of it is sent, so it has no delivery date and time to change.',
    '発送する商品がないため、配達の日時はありません。',
  ],
  ['The order can be paid until {time}.', '注文の支払い期限は{time}です。'],
  ['The order has nothing that waits to be handed over.', 'お渡し待ちの商品はありません。'],
  [
    'The order is {status}, so no download of it can be made available.',
    '注文は「{status}」のため、ダウンロードを公開できません。',
  ],
  ['The order has no digital item that waits to be delivered.', '公開待ちのデジタル商品はありません。'],
  [
    'The order is {status}, so it cannot be {next} next.',
    '注文は「{status}」のため、「{next}」にはできません。',
  ],
  [
    'The time of the report must lie between the order and now.',
    '報告の日時は、注文から今までの間にしてください。',
  ],
  [
    'The order is cancelled; its mail address can no longer be changed.',
    '注文はキャンセル済みのため、メールアドレスは変更できません。',
  ],
  [
    'The mail address of an order can be changed {times} times, which has been done.',
    '注文のメールアドレスの変更は{times}回までです。上限に達しています。',
  ],
  [
    'The mail address is on the block list of the shop.',
    'このメールアドレスは、ショップのブロックリストにあります。',
  ],
  ['is on the block list of the shop', 'ショップのブロックリストにあります'],
  [
    'At least one line must stay; to cancel the whole order is another call.',
    '商品を1つ以上残してください。すべてをやめる場合は、注文をキャンセルしてください。',
  ],
  [
    'The amounts of an order can be changed {times} times, which has been done.',
    '注文の金額の変更は{times}回までです。上限に達しています。',
  ],
  [
    'An order paid by {method} can no longer change its amounts once its payment is made or over.',
    '支払い方法が「{method}」の注文は、支払いの完了後や終了後に金額を変更できません。',
  ],
  [
    'An order paid by {method} can only lower its total once it is authorised; this would raise it from {before} to {after} yen.',
    '支払い方法が「{method}」の注文は、与信後は合計を下げることしかできません。この変更では{before}円から{after}円に上がります。',
  ],
  [
    'Payments are under maintenance; {what} when it is over.',
    '決済はメンテナンス中です。終わってから操作してください。',
  ],
  ['must have at least one line', '商品を1つ以上にしてください'],
  ['must be greater than that of the line before', '1つ前の明細より大きくしてください'],
  ['must not be before shipping_start_on', '発送開始日以降にしてください'],
  [
    'must be 1 or more, as the line is not cancelled',
    'キャンセルされていない商品のため、1以上にしてください',
  ],
  ['names line {line}, which is {status}', '明細{line}は「{status}」です'],
  ['must not be that of another dispatch', 'ほかの発送と同じです'],
  ['must not be before that of the dispatch before', '1つ前の発送以降にしてください'],
  ['names line {line}, which the order does not have', '明細{line}は、この注文にありません'],
  ['names line {line} once more', '明細{line}が2回指定されています'],
  ['must be {value}, price times amount', '価格×数量の{value}にしてください'],
  ['must be {value}, the prices of the options times amount', 'オプションの価格×数量の{value}にしてください'],
  ['must be {value}, item_total plus option_total', '商品とオプションの合計、{value}にしてください'],
  [
    'must be {value}, the tax in the total, rounded down',
    '合計に含まれる税額（切り捨て）の{value}にしてください',
  ],
  [
    'must be {value}, as the fees are in shipping_lines',
    '送料は配送ごとに指定されているため、{value}にしてください',
  ],
  [
    'must be {value}, the pieces of the lines not cancelled',
    'キャンセルされていない商品の数、{value}にしてください',
  ],
  [
    'must be {value}, the totals of the lines not cancelled',
    'キャンセルされていない商品の合計、{value}にしてください',
  ],
  [
    'must be {value}, subtotal, fees and charges less the discounts, with the adjustment',
    '小計、送料、手数料から割引を引き、調整を加えた{value}にしてください',
  ],
  [
    'must be {value}, the fees that lines and shipping lines carry',
    '商品と配送の送料の合計、{value}にしてください',
  ],
  ['must be {value}, as the order is cancelled', 'キャンセル済みの注文のため、{value}にしてください'],
  ['must be {value}, that of the latest dispatch', '最新の発送の{value}にしてください'],
  ['must be {value}, as no line is dispatched', '発送済みの商品がないため、{value}にしてください'],
  [
    'must be {value}, that of the latest dispatch, or of the latest that gave one',
    '最新の発送（指定のあるもの）の{value}にしてください',
  ],
  ['must be {status}, as all its lines are', 'すべての商品と同じ「{status}」にしてください'],
  [
    'must be {status}, as all its lines are dispatched',
    'すべての商品が発送済みのため、「{status}」にしてください',
  ],
  ['must be {status}, as its payment is not made', '入金前のため、「{status}」にしてください'],
  [
    'must be {status}, as a line awaits dispatch and no payment is awaited',
    '発送待ちの商品があり、入金待ちではないため、「{status}」にしてください',
  ],
  ['must be a time, as the order is cancelled', 'キャンセル済みの注文のため、日時を指定してください'],
  ['must be null, as the order is not cancelled', 'キャンセルされていない注文のため、nullにしてください'],
  ['The order is under investigation and is not to be sent.', '注文は調査中のため、発送できません。'],
  [
    'The order is sent by the simplified shipping service, which dispatches it.',
    'かんたん発送の注文です。発送はサービスから通知されます。',
  ],
  [
    'The order is {status}; only ordered ones can be dispatched.',
    '注文は「{status}」です。発送できるのは、発送待ちの注文だけです。',
  ],
  ['The payment of the order was cancelled or refunded.', '注文の支払いは、取り消されたか返金されています。'],
  [
    'The order has only digital items, which are not sent: they count as dispatched once they are paid for and can be downloaded.',
    'デジタル商品だけの注文で、発送するものはありません。入金後、ダウンロードできるようになると発送済みになります。',
  ],
  ['names line {line}, which is {status} already', '明細{line}は、すでに「{status}」です'],
  ['names line {line}, which cannot be sent before {time}', '明細{line}は、{time}より前に発送できません'],
  ['must be left out: line {line} is handed over, not sent', '明細{line}は店頭渡しのため、指定できません'],
  ['must be one of {values}, or 0 for none', '次のいずれか、または指定なしの0にしてください：{values}'],
  ['needs a delivery_company_id beside it', '配送会社も指定してください'],
  [
    'must have only the letters A-Z and a-z, digits and hyphens',
    '使えるのは半角の英字、数字、ハイフンだけです',
  ],
  ['names line {line}, which is not to be fetched', '明細{line}は、店頭渡しの商品ではありません'],
  ['must list line {line}', '明細{line}も指定してください'],
  ['names option {option} once more', 'オプション{option}が2回指定されています'],
  ['names option {option}, which line {line} does not have', 'オプション{option}は、明細{line}にありません'],
  ['must list option {option}', 'オプション{option}も指定してください'],
  ['names the lines of a shipping line once more', '同じ配送の明細が2回指定されています'],
  [
    'names lines that are not exactly those of a shipping line of the order',
    '指定された明細が、注文の配送の単位と一致していません',
  ],
  ['must list the shipping line of the lines {lines}', '明細{lines}の配送も指定してください'],
  ['The order is under investigation and is not to be delivered.', '注文は調査中のため、引き渡せません。'],
  ['has no line left with an amount of 1 or more', '数量が1以上の商品が残りません'],
  ['must stay as it is', '変更できません'],
  [
    'must not raise the total from {before} to {after} yen',
    '合計を{before}円から{after}円に上げることはできません',
  ],
  ['The stock does not suffice for the quantities.', '在庫が足りません。'],
  ['needs {count} more in stock, where there are {stock}', '在庫があと{count}点必要です（今は{stock}点）'],
  [
    'The payment service did not answer in time. Whether the change was made will be found out; do not send it again, read the order in a minute.',
    '決済サービスの応答が間に合いませんでした。変更の結果を確かめています。もう一度送信せず、1分後に注文を確認してください。',
  ],
  [
    'The payment service gave no answer that can be understood. Whether the change was made will be found out; do not send it again, read the order in a minute.',
    '決済サービスの応答を読み取れませんでした。変更の結果を確かめています。もう一度送信せず、1分後に注文を確認してください。',
  ],
  [
    'The order was changed {times} times. It can still be dispatched or cancelled.',
    '注文は{times}回変更されました。発送とキャンセルは引き続きできます。',
  ],
  [
    'The payment of an earlier change of this order is still open. Read the order in a minute, then decide again.',
    'この注文の前の変更について、支払いの結果を待っています。1分後に注文を確認してください。',
  ],
  [
    'The payment service refused: {reason}. Nothing was changed.',
    '決済サービスに断られました（{reason}）。何も変更されていません。',
  ],
  [
    'It would be told by mail, and there may be {limit} mails {whose} in a day. Nothing was changed. There is room again after midnight in Japan.',
    'メールで知らせる変更ですが、1日のメールの上限（{whose}{limit}通）に達しています。何も変更されていません。日本時間の0:00を過ぎると送信できます。',
  ],
]
