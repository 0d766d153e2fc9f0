/** Every control character: C0, DEL and C1. */
const control = /\p{Cc}/u
/** Those that a field of several lines takes. */
const lineControls = /[\t\n\r]/g

const length = (value: string) => [...value].length
const fourBytes = (value: string) => /[\u{10000}-\u{10ffff}]/u.test(value)

/** What shows nothing: white space, characters of format, fillers, variation selectors, Braille without dots. */
const visible = /[^\p{White_Space}\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufeff]/u

/** Whether a string may be a name of an item (R-TEXT-1, R-TEXT-3, R-TEXT-4, R-TEXT-5). */
export function allowedLine(value: string, most: number): boolean {
  const blank = !visible.test(value)
  return value.isWellFormed() && !blank && !control.test(value) && !fourBytes(value) && length(value) <= most
}

/** The same for a field of several lines, which may be empty. */
export function allowedText(value: string, most: number): boolean {
  return (
    value.isWellFormed() &&
    !control.test(value.replace(lineControls, '')) &&
    !fourBytes(value) &&
    length(value) <= most
  )
}

/** Strings of our own that have broken programs. */
export const hostileStrings = [
  ...'\u3164 \u115f \u1160 \uffa0 \u2800 \ufeff \u180e \u2060\u200b \ufe0f \u034f \u061c a\u200b'.split(' '),
  ...'\u0000 a\u0000b \ud800 \udc00 a\ud83d \ude00\ud83d \ud800\ud800\udc00 😀 a😀 \u{10ffff}'.split(' '),
  ...'𠮷野家 \u{1f1ef}\u{1f1f5} \ufffe \uffff \ufdd0 \ufffd \ue000 \uf8ff \u2028 \u2029a'.split(' '),
  ...'\t a\tb a\nb a\rb a\r\nb \u000b \u000c \u001b[31mred \u007f \u0080 \u0085 \u009f \u00a0'.split(' '),
  ...[
    '\u00a0a',
    ' ',
    '   ',
    '\u3000',
    '\u3000\u3000',
    '\u2003',
    '\u205f',
    '\u1680',
    '\u00a0\u3000 ',
    ' a',
    'a ',
    '\u3000a\u3000',
  ],
  ...'\u200b \u00ad \u2060 \u202eabc a\u0301 \u00e1 \uac00 \u1100\u1161 ｱｲｳ アイウ ㍿ ﬀ ẞ İ ı'.split(' '),
  ...[
    'が',
    'か\u3099',
    '葛\ufe00',
    '一',
    '\u302a',
    '%00',
    '%',
    '%s%n',
    '{0}',
    '#{x}',
    '$1',
    '\\',
    '\\u0000',
    "'",
    '"',
    '`',
    '--',
    "' or 1=1--",
  ],
  ...'<script> &amp; </textarea> null undefined true [] {} NaN 0 -1 1e3 __proto__ constructor'.split(' '),
  ...[
    'x'.repeat(255),
    'x'.repeat(256),
    'あ'.repeat(255),
    'あ'.repeat(256),
    'a\u0301'.repeat(127),
    'a\u0301'.repeat(128),
  ],
  ...[
    'x'.repeat(30),
    'x'.repeat(31),
    'あ'.repeat(30),
    'あ'.repeat(31),
    'か\u3099'.repeat(15),
    'か\u3099'.repeat(16),
  ],
]
