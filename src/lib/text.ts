/**
 * Which characters a string may have (decision 0.4), as regular expressions that JSON Schema can carry.
 * They leave out the control characters (C0, DEL, C1) and single surrogates, and mean the same with the `u` flag and
 * without: a character above U+FFFF is one of a class with it, and a pair of surrogates without.
 */

/** A rule for characters: the pattern, and what it asks for in words. */
export interface TextRule {
  readonly pattern: string
  readonly says: string
  /** Finds the first character that breaks the rule, for the message. */
  readonly breaks: RegExp
}

/** One line, with no characters above U+FFFF, not blank: names of items, variations and categories. */
export const NAME: TextRule = {
  pattern: '^(?!\\s+$)[ -~\\u00A0-\\uD7FF\\uE000-\\uFFFF]*$',
  says: 'must be one line of text with at least one character that is no white space, and no control characters or characters above U+FFFF (such as emoji)',
  breaks: /[^ -~\u00A0-\uD7FF\uE000-\uFFFF]/u,
}

/** Several lines, with no characters above U+FFFF: the detail of an item. */
export const MULTI_LINE: TextRule = {
  pattern: '^[\\t\\n\\r -~\\u00A0-\\uD7FF\\uE000-\\uFFFF]*$',
  says: 'must have no control characters but tab, line feed and carriage return, and no characters above U+FFFF (such as emoji)',
  breaks: /[^\t\n\r -~\u00A0-\uD7FF\uE000-\uFFFF]/u,
}

/** One line of any characters, not blank: names of people, and texts that enter by import. */
export const LINE: TextRule = {
  pattern:
    '^(?!\\s+$)(?:[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])*$',
  says: 'must be one line of text with at least one character that is no white space, and no control characters',
  breaks: /[^ -~\u00A0-\uD7FF\uE000-\u{10FFFF}]/u,
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

/** Codes of items and variations, barcodes (decision 2.8). */
export const CODE: TextRule = {
  pattern: '^[A-Za-z0-9_-]*$',
  says: "must have only the letters A-Z and a-z, digits, '_' and '-'",
  breaks: /[^A-Za-z0-9_-]/u,
}

/** An id in a path: a whole number from 1, without leading zeros (decision 0.5). */
export const PATH_ID: TextRule = {
  pattern: '^[1-9][0-9]*$',
  says: 'must be a whole number of 1 or more, without leading zeros',
  breaks: /[^0-9]/u,
}

/** A telephone number as a destination has it (spec 4.4). The empty string is left to `minLength`. */
export const TELEPHONE: TextRule = {
  pattern: '^(?:\\+?[0-9]+)?$',
  says: "must have only digits, after a '+' at most",
  breaks: /[^0-9+]/u,
}

/** A time zone of delivery: two hours of the day (spec 4.4). */
export const TIME_ZONE: TextRule = {
  pattern: '^(?:(?:[01][0-9]|2[0-3]){2})$',
  says: 'must be four digits: the hour of the start and the hour of the end, each from 00 to 23, such as 1214',
  breaks: /[^0-9]/u,
}

const RULES: ReadonlyMap<string, TextRule> = new Map(
  [NAME, MULTI_LINE, LINE, OPEN_LINE, TEXT, WELL_FORMED, CODE, PATH_ID, TELEPHONE, TIME_ZONE].map(rule => [
    rule.pattern,
    rule,
  ]),
)

/** Says what a text breaks of the rule with this pattern, naming the first character at fault. */
export function explainPattern(pattern: string, text: unknown): string {
  const rule = RULES.get(pattern)
  if (rule === undefined) return `must match ${pattern}`
  const found = typeof text === 'string' ? rule.breaks.exec(text) : null
  if (found === null) return rule.says
  const codePoint = found[0].codePointAt(0) ?? 0
  return `${rule.says}; it has U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}
