/** What the document says of orders, in both languages. */
import type { Text } from './text.ts'

export const ORDER_TEXTS: readonly Text[] = [
  [
    'The key may be in lower case. Answers an `ETag`: sent back as `If-None-Match`, an unchanged order is answered 304 without a body; sent as `If-Match` with a change of the order, nothing is changed when somebody else was faster.',
    'キーは小文字でも使えます。`ETag` を返します。`If-None-Match` で送り返すと、変わっていない注文には本文なしの304を返します。注文の変更に `If-Match` で付けると、ほかの人が先に変更したときは何も変更しません。',
  ],
  [
    'Counts up within the shop from 1 and is never used again.',
    'ショップごとに1から増える番号で、使い回されません。',
  ],
  ['Empty when there is none.', 'ないときは空です。'],
  [
    'Its members are null when no destination is registered.',
    'お届け先が登録されていないときは、項目がnullになります。',
  ],
  ['select or form today; more may come.', '今はselectかform。増えることがあります。'],
  [
    'Today one of ordered, unpaid, unshippable, dispatched, cancelled, shipping, arrived; more may come.',
    '今はordered（発送待ち）、unpaid（入金待ち）、unshippable（発送開始前）、dispatched（発送済み）、cancelled（キャンセル）、shipping（配送中）、arrived（配達完了）のいずれか。増えることがあります。',
  ],
  ['Show an order', '注文の表示'],
  ['The order.', '注文。'],
  ['Change the amounts of an order', '注文の金額の変更'],
  [
    'Sets prices, quantities, fees, coupon and adjustment in one call; every line that can be changed is listed. A quantity of 0 cancels a line. An order that is paid by transfer or at a convenience store can only drop what is left when a part was dispatched. Quantities move the stock, the payment follows the total, and a mail goes to shop and buyer. After a 5xx it is open whether it was done: do not send it again, fetch the order.',
    '価格、数量、送料や手数料、クーポン、調整額を、1つのリクエストで設定します。変更できる明細はすべて指定してください。数量を0にすると、明細がキャンセルされます。銀行振込かコンビニ払いの注文は、一部を発送した後は、残りをやめることだけができます。数量に合わせて在庫が動き、合計に合わせて支払いが変わり、ショップと購入者にメールが届きます。5xxのときは実行されたかどうかが分からないため、送り直さずに注文を読んでください。',
  ],
  ['Pieces; 0 cancels the line.', '個数。0にすると明細がキャンセルされます。'],
  ['Every option of the line.', '明細のすべてのオプション。'],
  ['Every line that can still be changed.', 'まだ変更できる、すべての明細。'],
  ['Every shipping line of the order; empty when it has none.', '注文のすべての配送。ないときは空にします。'],
  ['The fee of the whole order.', '注文全体の送料。'],
  ['A discount is negative.', '値引きは負の数です。'],
  ['The order as it is now.', '今の注文。'],
  [
    'It is done, but the order could not be read afterwards. Do not send it again; fetch the order.',
    '実行しましたが、その後の注文を読めませんでした。送り直さずに、注文を読んでください。',
  ],
  ['Search orders', '注文の検索'],
  [
    'Everything may be left out: `{}` answers the newest orders of the last three months. Days are those of Japan. Reads only.',
    'すべて省けます。`{}` は、直近3か月の新しい注文を返します。日付は日本のものです。読むだけで、何も変更しません。',
  ],
  [
    'Words, parted by white space, that must all be found: in the order key, names, mail address, telephone, address, items, what was chosen or written for their options, remark or memo. Width, case, kana and accents do not matter, nor whether a telephone number has its calling code.',
    '空白で区切った言葉のすべてを、注文キー、氏名、メールアドレス、電話番号、住所、商品、オプションの選択や記入、備考、メモから探します。全角と半角、大文字と小文字、かなの種類、アクセント、電話番号の国番号の有無は区別しません。',
  ],
  [
    'From 00:00 in Japan; three months before the last day if left out.',
    '日本時間の0:00から。省くと、最後の日の3か月前です。',
  ],
  [
    'To the end of that day in Japan; today if left out. At most a year in all.',
    '日本時間のその日の終わりまで。省くと今日です。期間は1年までです。',
  ],
  [
    'Statuses of orders. Any match; an empty list is no filter.',
    '注文の状態。いずれかに一致するものを返します。空の配列では絞り込みません。',
  ],
  [
    'Ways to pay. Any match; an empty list is no filter.',
    '支払い方法。いずれかに一致するものを返します。空の配列では絞り込みません。',
  ],
  [
    'Kinds of the lines. Any match; an empty list is no filter.',
    '明細の種類。いずれかに一致するものを返します。空の配列では絞り込みません。',
  ],
  [
    'What the order has. Any match; an empty list is no filter.',
    '注文にあるもの。いずれかに一致するものを返します。空の配列では絞り込みません。',
  ],
  ['A page of what was found, and how much that is in all.', '見つかった注文の1ページと、全体の件数。'],
  ["Change the buyer's mail address", '購入者のメールアドレスの変更'],
  [
    'Name and address stay. A mail goes to the old and the new address and to the shop. After a 5xx it is open whether it was done: do not send it again, fetch the order.',
    '氏名と住所はそのままです。前のアドレス、新しいアドレス、ショップにメールが届きます。5xxのときは実行されたかどうかが分からないため、送り直さずに注文を読んでください。',
  ],
  ['The buyer as recorded now.', '今の購入者。'],
  ['Change the destination', 'お届け先の変更'],
  [
    'The country stays. Postal code, prefecture and telephone must agree with it. A mail goes to shop and buyer. After a 5xx it is open whether it was done: do not send it again, fetch the order.',
    '国は変更できません。郵便番号、都道府県、電話番号は、その国のものにします。ショップと購入者にメールが届きます。5xxのときは実行されたかどうかが分からないため、送り直さずに注文を読んでください。',
  ],
  ['The prefecture, or the state.', '都道府県、または州。'],
  [
    'A space where there is none; empty only where the order has it so.',
    'ないときは空白1文字。空にできるのは、注文がもともと空のときだけです。',
  ],
  ["Digits, after a '+' at most.", '数字。先頭の「+」は使えます。'],
  ['The destination as recorded now.', '今のお届け先。'],
  ['Change the wished day and time of delivery', '配達の希望日時の変更'],
  [
    'A mail goes to shop and buyer. After a 5xx it is open whether it was done: do not send it again, fetch the order.',
    'ショップと購入者にメールが届きます。5xxのときは実行されたかどうかが分からないため、送り直さずに注文を読んでください。',
  ],
  [
    'From tomorrow in Japan to 60 days ahead; null for any day.',
    '日本時間の明日から60日後まで。指定なしはnullです。',
  ],
  ['Hour of the start and hour of the end; null for any time.', '開始と終了の時。指定なしはnullです。'],
  ['The delivery as recorded now.', '今の配送。'],
  ["Set the shop's memo", 'ショップのメモの設定'],
  [
    'Possible at any order. No mail is sent. After a 5xx it is open whether it was done: do not send it again, fetch the order.',
    'どの注文にも設定でき、メールは届きません。5xxのときは実行されたかどうかが分からないため、送り直さずに注文を読んでください。',
  ],
  ['Empty to delete the memo.', '空にするとメモを消します。'],
  ['The memo as recorded now.', '今のメモ。'],
  ['Mark lines of an order as dispatched', '注文の発送'],
  [
    'All lines or some. Lines of takeout items are handed over, so they take no delivery company and no tracking number. A payment that waits for the dispatch is confirmed, and a mail with the comment goes to the buyer. After a 5xx it is open whether it was done: do not send it again, fetch the order.',
    '明細のすべて、または一部を発送済みにします。店頭渡しの商品には、配送会社も追跡番号も指定できません。発送を待つ支払いが確定し、コメントの入ったメールが購入者に届きます。5xxのときは実行されたかどうかが分からないため、送り直さずに注文を読んでください。',
  ],
  ['The lines that were sent.', '発送した明細。'],
  ['As in the list of delivery companies; 0 is none.', '配送会社の一覧のID。0は指定なしです。'],
  ['Letters, digits and hyphens; needs a delivery company.', '英数字とハイフン。配送会社も必要です。'],
  ['Stands in the mail to the buyer.', '購入者へのメールに入ります。'],
  ['Cancel an order', '注文のキャンセル'],
  [
    'Possible while no line is dispatched; of an order that was paid by transfer or at a convenience store and dispatched in part, the rest is cancelled. The stock is given back unless `restock` is false, the payment is let go or given back, and a mail with the comment goes to shop and buyer. After a 5xx it is open whether it was done: do not send it again, fetch the order.',
    '発送済みの明細がない間だけキャンセルできます。銀行振込かコンビニ払いの注文で一部を発送したものは、残りがキャンセルされます。`restock` がfalseでなければ在庫が戻り、支払いは取り消されるか返金され、コメントの入ったメールがショップと購入者に届きます。5xxのときは実行されたかどうかが分からないため、送り直さずに注文を読んでください。',
  ],
  ['Stands in the mail to buyer and shop.', '購入者とショップへのメールに入ります。'],
  ['Whether the pieces go back into stock.', '在庫に戻すかどうか。'],
]
