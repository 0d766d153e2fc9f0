/**
 * Which characters a string may have (R-TEXT-1, R-TEXT-3, R-TEXT-5), as regular expressions that JSON Schema can carry.
 * They leave out the control characters (C0, DEL, C1) and single surrogates, and mean the same with the `u` flag and
 * without: a character above U+FFFF is one of a class with it, and a pair of surrogates without.
 */

/** A rule for characters: the pattern, and what it asks for in words. */
export interface TextRule {
  readonly pattern: string
  readonly says: string
  /** Characters that the pattern itself allows at most, where it has an end. */
  readonly longest?: number
  /** Finds the first character that breaks the rule, for the message. */
  readonly breaks: RegExp
}

/**
 * White space, and what else shows nothing: characters of format, fillers in place of letters, variation selectors,
 * the Braille pattern without dots. In Unicode's terms Z, Cf and Default_Ignorable_Code_Point, and U+2800. A text of
 * these alone is blank. Those above U+FFFF cannot be written for regular expressions with the `u` flag and without;
 * names of items, variations and categories have none.
 */
const INVISIBLE =
  '[\\s\\u00AD\\u034F\\u0600-\\u0605\\u061C\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u115F\\u1160\\u17B4\\u17B5' +
  '\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\uFFF0-\\uFFFB]'

const BLANK = new RegExp(`^${INVISIBLE}*$`, 'u')

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

/** One line, with no characters above U+FFFF, not blank: names of items, variations and categories. */
export const NAME: TextRule = {
  pattern: `^(?!${INVISIBLE}+$)[ -~\\u00A0-\\uD7FF\\uE000-\\uFFFF]*$`,
  says: 'must be one line of text with at least one character that can be seen, and no control characters or characters above U+FFFF (such as emoji)',
  breaks: /[^ -~\u00A0-\uD7FF\uE000-\uFFFF]/u,
}

/** The same as it is read back: what was stored while white space alone was blank. */
export const STORED_NAME: TextRule = {
  ...NAME,
  pattern: '^(?!\\s+$)[ -~\\u00A0-\\uD7FF\\uE000-\\uFFFF]*$',
}

/** Several lines, with no characters above U+FFFF: the detail of an item. */
export const MULTI_LINE: TextRule = {
  pattern: '^[\\t\\n\\r -~\\u00A0-\\uD7FF\\uE000-\\uFFFF]*$',
  says: 'must have no control characters but tab, line feed and carriage return, and no characters above U+FFFF (such as emoji)',
  breaks: /[^\t\n\r -~\u00A0-\uD7FF\uE000-\uFFFF]/u,
}

/** One line of any characters, not blank: names of people, shops and tokens. */
export const LINE: TextRule = {
  pattern: `^(?!${INVISIBLE}+$)(?:[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])*$`,
  says: 'must be one line of text with at least one character that can be seen, and no control characters',
  breaks: /[^ -~\u00A0-\uD7FF\uE000-\u{10FFFF}]/u,
}

/** The same as it is read back: texts that enter by import. */
export const STORED_LINE: TextRule = {
  ...LINE,
  pattern:
    '^(?!\\s+$)(?:[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])*$',
}

/** One line of any characters, which may be blank: a second line of an address, where there often is none. */
export const OPEN_LINE: TextRule = {
  pattern: '^(?:[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])*$',
  says: 'must be one line of text, with no control characters',
  breaks: LINE.breaks,
}

/** Several lines of any characters: memos, comments, and texts that enter by import. */
export const TEXT: TextRule = {
  pattern:
    '^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])*$',
  says: 'must have no control characters but tab, line feed and carriage return',
  breaks: /[^\t\n\r -~\u00A0-\uD7FF\uE000-\u{10FFFF}]/u,
}

/** Whatever can be stored: words to search for. */
export const WELL_FORMED: TextRule = {
  pattern: '^(?:[^\\u0000\\uD800-\\uDFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])*$',
  says: 'must be well-formed Unicode without U+0000',
  breaks: /[\0\p{Cs}]/u,
}

/** Codes of items and variations, barcodes (R-ITEM-17). */
export const CODE: TextRule = {
  pattern: '^[A-Za-z0-9_-]*$',
  says: "must have only the letters A-Z and a-z, digits, '_' and '-'",
  breaks: /[^A-Za-z0-9_-]/u,
}

/** An id in a path: a whole number from 1, without leading zeros (R-HTTP-8). */
export const PATH_ID: TextRule = {
  pattern: '^[1-9][0-9]*$',
  says: 'must be a whole number of 1 or more, without leading zeros',
  breaks: /[^0-9]/u,
}

/** A telephone number as a destination has it (R-LIMIT-9). The empty string is left to `minLength`. */
export const TELEPHONE: TextRule = {
  pattern: '^(?:\\+?[0-9]+)?$',
  says: "must have only digits, after a '+' at most",
  breaks: /[^0-9+]/u,
}

/** A time zone of delivery: two hours of the day (R-DELIVERY-1). */
export const TIME_ZONE: TextRule = {
  pattern: '^(?:(?:[01][0-9]|2[0-3]){2})$',
  says: 'must be four digits: the hour of the start and the hour of the end, each from 00 to 23, such as 1214',
  longest: 4,
  breaks: /[^0-9]/u,
}

/** A time of the day. */
export const CLOCK_TIME: TextRule = {
  pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$',
  says: 'must be a time of the day from 00:00 to 23:59, such as 09:30',
  longest: 5,
  breaks: /[^0-9:]/u,
}

/** A colour as it is written for pages. */
export const COLOUR: TextRule = {
  pattern: '^#[0-9a-f]{6}$',
  says: 'must be a colour of six digits of 0-9 and a-f after #, such as #1a6b4f',
  longest: 7,
  breaks: /[^#0-9a-f]/u,
}

/** The code of a coupon as it is kept (R-COUPON-1). */
export const COUPON_CODE: TextRule = {
  pattern: '^[A-Z0-9_-]+$',
  says: "must have only the capital letters A-Z, digits, '_' and '-'",
  breaks: /[^A-Z0-9_-]/u,
}

/** An order's key, which callers may write in either case (R-ORDER-1). */
export const ORDER_KEY: TextRule = {
  pattern: '^[A-Za-z0-9]{16}$',
  says: 'must be the 16 letters and digits of an order key, such as 4F0K2M9XQ7B1ZC8T',
  longest: 16,
  breaks: /[^A-Za-z0-9]/u,
}

/** An order's key as it is written. */
export const STORED_ORDER_KEY: TextRule = {
  pattern: '^[A-Z0-9]{16}$',
  says: 'must be the 16 capital letters and digits of an order key, such as 4F0K2M9XQ7B1ZC8T',
  longest: 16,
  breaks: /[^A-Z0-9]/u,
}

/** A shop's key (R-CLI-2). */
export const SHOP_KEY: TextRule = {
  pattern: '^[a-z0-9][a-z0-9_-]{0,62}$',
  says: "must be the key of a shop: 1 to 63 of the letters a-z, digits, '_' and '-'",
  longest: 63,
  breaks: /[^a-z0-9_-]/u,
}

/** The id of a cart (R-CART-1). */
export const CART_ID: TextRule = {
  pattern: '^[0-9A-Za-z]{22}$',
  says: 'must be the 22 letters and digits of a cart, as it was answered',
  longest: 22,
  breaks: /[^0-9A-Za-z]/u,
}

/** The secret of a buyer's link: 131 bits of cryptographic randomness (R-PLACE-10). */
export const SECRET = /^[0-9A-Za-z]{22}$/

/** ISO 3166-1. */
export const COUNTRY_CODE: TextRule = {
  pattern: '^[A-Z]{2}$',
  says: 'must be the two capital letters of a country, such as JP',
  longest: 2,
  breaks: /[^A-Z]/u,
}

/** Statuses of answers by which logged requests are found. */
export const STATUS_FILTER: TextRule = {
  pattern: '^(?:[2345]xx|failed|[1-5][0-9][0-9])$',
  says: 'must be a status such as 404, one of 2xx, 3xx, 4xx and 5xx, or failed',
  longest: 6,
  breaks: /[^0-9a-z]/u,
}

const RULES: ReadonlyMap<string, TextRule> = new Map(
  [
    ...[NAME, STORED_NAME, MULTI_LINE, LINE, STORED_LINE, OPEN_LINE, TEXT, WELL_FORMED, CODE, PATH_ID],
    ...[
      TELEPHONE,
      TIME_ZONE,
      CLOCK_TIME,
      COLOUR,
      COUPON_CODE,
      ORDER_KEY,
      STORED_ORDER_KEY,
      COUNTRY_CODE,
      STATUS_FILTER,
      SHOP_KEY,
      CART_ID,
    ],
  ].map(rule => [rule.pattern, rule]),
)

/** The characters at most of a text with this pattern; undefined where it sets no end. */
export function longestOf(pattern: string): number | undefined {
  return RULES.get(pattern)?.longest
}

/** Says what a text breaks of the rule with this pattern, naming the first character at fault. */
export function explainPattern(pattern: string, text: unknown): string {
  const rule = RULES.get(pattern)
  if (rule === undefined) return 'does not have the form that it must have'
  const codePoint = faultyCharacter(pattern, text)
  if (codePoint === undefined) return rule.says
  return `${rule.says}; it has U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}

/** The first character of a text that the rule with this pattern does not allow, as its number; undefined where there is none. */
export function faultyCharacter(pattern: string, text: unknown): number | undefined {
  const found = typeof text === 'string' ? RULES.get(pattern)?.breaks.exec(text) : null
  return found?.[0].codePointAt(0)
}
