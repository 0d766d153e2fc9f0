/**
 * Values that are refused, each with its description (R-LIMIT-2, R-TEXT-1, R-TEXT-3, R-TEXT-5, R-BODY-8, R-TIME-2,
 * R-ITEM-17).
 */
type Rows = [string, unknown][]

const notStrings: Rows = [
  ['a number', 1],
  ['true', true],
  ['a list', ['x']],
  ['an object', { name: 'x' }],
]

/** Names of items and variations; of categories as well but for the lengths. */
export const badCharacters: Rows = [
  ['empty', ''],
  ['a space', ' '],
  ['a no-break space', '\u00a0'],
  ['ideographic spaces', '\u3000\u3000'],
  ['mixed white space', ' \u2003\u205f\u1680'],
  ['a line separator alone', '\u2028'],
  ['an emoji', '😀'],
  ['an ideograph of plane 2', '𠮷'],
  ['the last code point', '\u{10ffff}'],
  ['the first 4-byte code point', 'a\u{10000}'],
  ['a lone high surrogate', 'a\ud800'],
  ['a lone low surrogate', '\udfffa'],
  ['two swapped surrogates', '\ude00\ud83d'],
  ['U+0000', 'a\u0000b'],
  ['a tab', 'a\tb'],
  ['a line feed', 'a\nb'],
  ['a carriage return', 'a\r'],
  ['an escape character', 'a\u001b[0m'],
  ['DEL', 'a\u007f'],
  ['U+0080', 'a\u0080'],
  ['U+0085', 'a\u0085b'],
  ['U+009F', 'a\u009f'],
  ['null', null],
  ...notStrings,
]

export const badNames: Rows = [
  ...badCharacters,
  ['256 characters', 'x'.repeat(256)],
  ['256 ideographs', '漢'.repeat(256)],
  ['256 with combining marks', `a${'\u0301'.repeat(255)}`],
]

export const badPrices: Rows = [
  ['49', 49],
  ['100000001', 100_000_001],
  ['0', 0],
  ['negative', -50],
  ['a fraction', 50.5],
  ['2^31', 2 ** 31],
  ['2^53', 2 ** 53],
  ['1e300', 1e300],
  ['a string', '1000'],
  ['an empty string', ''],
  ['true', true],
  ['a list', [1000]],
  ['an object', {}],
]

const notIdentifiers: Rows = [
  ['empty', ''],
  ['a space', ' '],
  ['51 characters', 'a'.repeat(51)],
  ['with a space', 'a b'],
  ['with a line feed at the end', 'abc\n'],
  ['with a dot', 'a.b'],
  ['with a slash', 'a/b'],
  ['with an accent', 'é'],
  ['Japanese', '商品'],
  ['full-width', 'ＡＢＣ'],
  ['full-width digits', '１２'],
  ['an emoji', '😀'],
  ['with U+0000', 'a\u0000'],
  ['a lone surrogate', '\ud800'],
]

/** Identifiers and barcodes. */
export const badIdentifiers: Rows = [...notIdentifiers, ...notStrings]

export const badQuantityLimits: Rows = [
  ['0', 0],
  ['101', 101],
  ['negative', -1],
  ['a fraction', 1.5],
  ['a string', '1'],
  ['empty', ''],
  ['true', true],
  ['a list', []],
  ['2^53', 2 ** 53],
]

/** Date-times that are none. */
export const badDateTimes: unknown[] = [
  ...'2026-02-30T00:00:00Z 2025-02-29T00:00:00Z 2100-02-29T00:00:00Z 2026-13-01T00:00:00Z 2026-00-10T00:00:00Z'.split(
    ' ',
  ),
  ...'2026-04-31T00:00:00Z 2026-01-00T00:00:00Z 2026-01-01T24:00:00Z 2026-01-01T00:60:00Z 2026-01-01T00:00:61Z'.split(
    ' ',
  ),
  ...'2026-01-01T00:00:00 2026-01-01 2026-01-01T00:00Z 2026-01-01T00:00:00+0900 2026-01-01T00:00:00+09'.split(
    ' ',
  ),
  ...'2026-01-01T00:00:00+24:00 2026-01-01T00:00:00+09:60 2026-01-01T00:00:00.Z 2026-1-1T00:00:00Z'.split(
    ' ',
  ),
  ...'20260101T000000Z 26-01-01T00:00:00Z 12026-01-01T00:00:00Z +002026-01-01T00:00:00Z -2026-01-01T00:00:00Z'.split(
    ' ',
  ),
  ...'now infinity epoch tomorrow 1767225600 2026-W01-1T00:00:00Z 2026-01-01T00:00:00ZZ'.split(' '),
  ...[
    '',
    ' 2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z ',
    '2026-01-01T00:00:00Z\n',
    '２０２６-01-01T00:00:00Z',
  ],
  ...['2026-01-01T00:00:00\u221209:00', '2026-01-01T00:00:00Z\u0000', null, 0, 1_767_225_600, true, [], {}],
]
