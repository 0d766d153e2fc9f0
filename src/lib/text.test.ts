import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CODE, explainPattern, MULTI_LINE, NAME, PATH_ID } from './text.ts'

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

test('several lines take tab, LF and CR, and no other control characters', () => {
  expect(matches(MULTI_LINE, 'a\tb\r\nc\n')).toBe(true)
  expect(matches(MULTI_LINE, '')).toBe(true)
  for (const code of [0, 8, 0xb, 0xc, 0xe, 0x1f, 0x7f, 0x80, 0x9f]) {
    expect(matches(MULTI_LINE, `a${String.fromCharCode(code)}`)).toBe(false)
  }
})

test('the rules mean the same with the u flag and without', () => {
  for (const rule of [NAME, MULTI_LINE, CODE, PATH_ID]) {
    const plain = new RegExp(rule.pattern)
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => plain.test(text) === matches(rule, text)))
  }
})

test('the explanation names the character at fault', () => {
  expect(explainPattern(NAME.pattern, 'お茶😀')).toContain('U+1F600')
  expect(explainPattern(CODE.pattern, 'a b')).toContain('U+0020')
  expect(explainPattern(NAME.pattern, '  ')).not.toContain('it has U+')
})
