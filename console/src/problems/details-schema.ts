/** What is said where a value breaks the schema of a call, in both languages. */
import type { Detail } from './detail.ts'

export const SCHEMA_DETAILS: readonly Detail[] = [
  ['is required', '必須です'],
  ['is not known here', 'ここでは使えない項目です'],
  ['is not valid', '値が正しくありません'],
  ['does not have the form that it must have', '形式が正しくありません'],
  ['must be {kind}', '{kind}にしてください'],
  ['must be {limit} or more', '{limit}以上にしてください'],
  ['must be {limit} or less', '{limit}以下にしてください'],
  ['must be from {least} to {most}', '{least}から{most}までにしてください'],
  ['must be one of {values}', '次のいずれかにしてください：{values}'],
  ['must be one of {values}, or null', '次のいずれか、またはnullにしてください：{values}'],
  ['must not be empty', '入力してください'],
  ['must have at least {limit} characters', '{limit}文字以上にしてください'],
  ['must have at most {limit} characters', '{limit}文字以内にしてください'],
  ['must have at least {limit} entry', '{limit}件以上にしてください'],
  ['must have at least {limit} entries', '{limit}件以上にしてください'],
  ['must have at most {limit} entries', '{limit}件以内にしてください'],
  [
    'has with other arrays of this body more than {limit} entries',
    'ほかの配列と合わせて{limit}件を超えています',
  ],
  [
    'has more members and entries than this operation can take, or an object of more than 1000',
    '項目が多すぎます（1つのオブジェクトの項目は1000まで）',
  ],
  [
    'must have each entry once; entries {first} and {second} are equal',
    '同じ値は1回だけにしてください（{first}番目と{second}番目が同じです）',
  ],
  ['must have each {member} once', '同じ{member}は1回だけにしてください'],
  ['is given twice; give it once', '2回指定されています。1回だけにしてください'],
  ['is given {times} times; give it once', '{times}回指定されています。1回だけにしてください'],
  ['is required and must be one of {values}', '必須です。次のいずれかにしてください：{values}'],
  ['must have exactly one of {members}', '{members}のうち、ちょうど1つを指定してください'],
  ['{rule}; it has U+{code}', '{rule}（U+{code}が含まれています）'],
  ['must be an RFC 3339 date-time such as {example}', '{example}のようなRFC 3339の日時にしてください'],
  ['must be a day of the calendar such as {example}', '{example}のような、実在する日付にしてください'],
  ['must be a mail address such as {example}', '{example}のようなメールアドレスにしてください'],
  ['must be an http or https address', 'httpまたはhttpsのアドレスにしてください'],
  [
    'must be T and the 13 digits of a registered number, the first of which fits the others',
    'Tと13桁の登録番号にしてください（1桁目は検査用の数字です）',
  ],
  [
    'must be null or the data: address of a PNG, JPEG or WebP in base64',
    'nullか、PNG、JPEG、WebPのbase64によるdata:アドレスにしてください',
  ],
  ['must be an address such as {example}', '{example}のようなアドレスにしてください'],
  [
    'must be one line of text with at least one character that can be seen, and no control characters or characters above U+FFFF (such as emoji)',
    '見える文字を1文字以上含む1行にしてください（制御文字、絵文字などU+FFFFを超える文字は使えません）',
  ],
  [
    'must have no control characters but tab, line feed and carriage return, and no characters above U+FFFF (such as emoji)',
    'タブと改行以外の制御文字と、絵文字などU+FFFFを超える文字は使えません',
  ],
  [
    'must be one line of text with at least one character that can be seen, and no control characters',
    '見える文字を1文字以上含む1行にしてください（制御文字は使えません）',
  ],
  ['must be one line of text, with no control characters', '1行にしてください（制御文字は使えません）'],
  [
    'must have no control characters but tab, line feed and carriage return',
    'タブと改行以外の制御文字は使えません',
  ],
  ['must be well-formed Unicode without U+0000', 'U+0000を含まない、正しいUnicodeにしてください'],
  ["must have only the letters A-Z and a-z, digits, '_' and '-'", '使えるのは半角の英字、数字、_、-だけです'],
  [
    'must be a whole number of 1 or more, without leading zeros',
    '1以上の整数にしてください（先頭に0は付けません）',
  ],
  ["must have only digits, after a '+' at most", '数字だけにしてください（先頭の+は使えます）'],
  [
    'must be four digits: the hour of the start and the hour of the end, each from 00 to 23, such as 1214',
    '1214のように、開始と終了の時（それぞれ00から23）を続けた4桁にしてください',
  ],
  [
    'must be a time of the day from 00:00 to 23:59, such as 09:30',
    '09:30のように、00:00から23:59までの時刻にしてください',
  ],
  [
    'must be a colour of six digits of 0-9 and a-f after #, such as #1a6b4f',
    '#1a6b4fのように、#と6桁（0-9とa-f）の色にしてください',
  ],
  [
    "must have only the capital letters A-Z, digits, '_' and '-'",
    '使えるのは半角の英大文字、数字、_、-だけです',
  ],
  [
    'must be the 16 letters and digits of an order key, such as {example}',
    '{example}のような、16桁の英数字の注文キーにしてください',
  ],
  [
    'must be the 16 capital letters and digits of an order key, such as {example}',
    '{example}のような、16桁の英大文字と数字の注文キーにしてください',
  ],
  [
    "must be the key of a shop: 1 to 63 of the letters a-z, digits, '_' and '-'",
    'ショップのキーは、半角の英小文字、数字、_、-で1文字から63文字にしてください',
  ],
  [
    'must be the 22 letters and digits of a cart, as it was answered',
    '回答された22桁の英数字のカートIDにしてください',
  ],
  [
    'must be the two capital letters of a country, such as JP',
    'JPのような、国を表す英大文字2文字にしてください',
  ],
  [
    'must be a status such as 404, one of 2xx, 3xx, 4xx and 5xx, or failed',
    '404のようなステータス、2xx、3xx、4xx、5xx、failedのいずれかにしてください',
  ],
  ['must be more than that of the entry before', '1つ前の値より大きくしてください'],
  ['must be after the time of opening', '開店時刻より後にしてください'],
  ['must not overlap other hours of the day', 'ほかの時間帯と重ならないようにしてください'],
  [
    'must be null where amount is a number, and a number where amount is null',
    '金額と割引率は、どちらか一方だけを指定してください',
  ],
  ['must be after starts_at', '開始より後にしてください'],
]
