import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CODE,
  COUNTRY_CODE,
  explainPattern,
  isBlank,
  LINE,
  MULTI_LINE,
  NAME,
  OPEN_LINE,
  ORDER_KEY,
  PATH_ID,
  STATUS_FILTER,
  STORED_LINE,
  STORED_NAME,
  STORED_ORDER_KEY,
  TELEPHONE,
  TEXT,
  TIME_ZONE,
  WELL_FORMED,
} from './text.ts'

const matches = (rule: { pattern: string }, text: string) => new RegExp(rule.pattern, 'u').test(text)

describe('a name', () => {
  test.each(['茶', 'a b', ' x ', '\u3000x', 'ﾊﾝｶｸ', 'e\u0301', '\uFFFD', '<script>', '\uFEFFx'])(
    '%j is one',
    text => {
      expect(matches(NAME, text)).toBe(true)
    },
  )
  test.each([
    ' ',
    '\u3000',
    '\u00A0\u2003',
    ...['\u200B', '\u3164', '\u00AD', '\u115F', '\u1160', '\u2800', '\uFFA0', '\uFEFF', '\u180E'],
    ' \u200D\u3000\uFE0F ',
    'a\nb',
    'a\tb',
    '\0',
    '\u007F',
    '\u0085',
    '😀',
    '𠮷',
    '\uD83D',
    '\uDE00',
    'x\uD800',
  ])('%j is none', text => {
    expect(matches(NAME, text)).toBe(false)
  })
})

// R-TEXT-4
test('what shows nothing is blank: Z, Cf, ignorables, and Braille without dots', () => {
  const nothing = /^[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u
  const wrong = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    character => isBlank(character) !== (nothing.test(character) || /\s/.test(character)),
  )
  expect(wrong.map(each => each.charCodeAt(0).toString(16))).toEqual([])
  expect(isBlank('')).toBe(true)
  expect(isBlank('\u200Ba\u200B')).toBe(false)
})

test('what was stored before that is still read: white space alone is no name', () => {
  for (const rule of [STORED_NAME, STORED_LINE]) {
    expect(matches(rule, '\u200B')).toBe(true)
    expect(matches(rule, '\u2800\u3164')).toBe(true)
    expect(matches(rule, ' \u3000')).toBe(false)
  }
  expect(matches(STORED_NAME, '😀')).toBe(false)
})

// R-TEXT-3
test('several lines take tab, LF and CR, and no other control characters', () => {
  expect(matches(MULTI_LINE, 'a\tb\r\nc\n')).toBe(true)
  expect(matches(MULTI_LINE, '')).toBe(true)
  for (const code of [0, 8, 0xb, 0xc, 0xe, 0x1f, 0x7f, 0x80, 0x9f]) {
    expect(matches(MULTI_LINE, `a${String.fromCharCode(code)}`)).toBe(false)
  }
})

test.each([
  [LINE, '髙橋 𠮷野家 😀', 'a\u0085'],
  [LINE, '\u2028x', '\u3000'],
  [OPEN_LINE, '\u3000', 'a\tb'],
  [OPEN_LINE, '😀', '\uD83D'],
  [TEXT, 'a\tb\r\n😀', 'a\u000Bb'],
  [TEXT, '', '\uDE00\uD83D'],
  [WELL_FORMED, '\u0001%_\n😀', 'a\0'],
  [TELEPHONE, '+818012345678', '080-1234-5678'],
  [TELEPHONE, '0', '+'],
  [TELEPHONE, '', '٠٨٠'],
  [TIME_ZONE, '2300', '2400'],
  [TIME_ZONE, '0812', '812'],
  [LINE, '\u200Bx', '\u200B'],
  [LINE, '葛\u{E0100}', '\uFE00'],
  [ORDER_KEY, '4f0K2M9XQ7B1ZC8T', '4F0K2M9XQ7B1ZC8'],
  [STORED_ORDER_KEY, '4F0K2M9XQ7B1ZC8T', '4f0K2M9XQ7B1ZC8T'],
  [COUNTRY_CODE, 'JP', 'jp'],
  [STATUS_FILTER, '4xx', '1xx'],
])('%j takes %j and not %j', (rule, good, bad) => {
  expect(matches(rule, good)).toBe(true)
  expect(matches(rule, bad)).toBe(false)
})

test('the rules mean the same with the u flag and without', () => {
  const rules = [
    ...[NAME, STORED_NAME, MULTI_LINE, LINE, STORED_LINE, OPEN_LINE, TEXT, WELL_FORMED, CODE, PATH_ID],
    ...[TELEPHONE, TIME_ZONE, ORDER_KEY, STORED_ORDER_KEY, COUNTRY_CODE, STATUS_FILTER],
  ]
  const both = rules.map(rule => [new RegExp(rule.pattern), new RegExp(rule.pattern, 'u')] as const)
  const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff }).map(code => String.fromCodePoint(code))
  // Halves of pairs beside whole characters.
  const anyText = fc
    .array(fc.oneof(anyCodePoint, fc.constantFrom('\uD83D', '\uDE00', '\0', '\t', '\x85', ' ', '7')))
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(anyText, text => {
      for (const [plain, unicode] of both) expect(plain.test(text)).toBe(unicode.test(text))
    }),
    { numRuns: 1000 },
  )
})

// R-TEXT-1
test('the explanation names the character at fault', () => {
  expect(explainPattern(NAME.pattern, 'お茶😀')).toContain('U+1F600')
  expect(explainPattern(CODE.pattern, 'a b')).toContain('U+0020')
  expect(explainPattern(NAME.pattern, '  ')).not.toContain('it has U+')
  expect(explainPattern(ORDER_KEY.pattern, '4F0K-2M9X')).toMatch(/16 letters and digits.*U\+002D/)
  expect(explainPattern('^of no rule$', 'x')).not.toContain('^')
})
