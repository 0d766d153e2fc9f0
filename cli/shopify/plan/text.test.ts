import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MULTI_LINE, NAME } from '../../../src/lib/text.ts'
import { anyText } from '../testing/any-text.ts'
import { cleanLine, cleanLines, joinWithin, nameKey } from './text.ts'

describe('one line', () => {
  test.each([
    ['  Tea \t pot\r\n large ', 'Tea pot large'],
    ['a\u0000b\u007Fc\u009Fd', 'abcd'],
    ['a \u0000 b\u0085\u009F\tc', 'a b c'],
    ['one\u2028two\u0085three', 'one two three'],
    ['こむぎ　［小麦粉］　薄力粉', 'こむぎ　［小麦粉］　薄力粉'],
    ['\u3000x\u00A0y\u3000', 'x\u00A0y'],
    [' \t\u3000', ''],
  ])('%j becomes %j', (source, text) => {
    expect(cleanLine(source, 255)).toEqual({ text, dropped: [], cut: false })
  })

  test('loses 4-byte characters with what joins them, and says which', () => {
    expect(cleanLine('Hi 👨‍👩‍👧 there 🎉🎉!', 255)).toEqual({
      text: 'Hi there !',
      dropped: ['👨', '👩', '👧', '🎉'],
      cut: false,
    })
    expect(cleanLine('𠮷野家', 255)).toMatchObject({ text: '野家', dropped: ['𠮷'] })
    expect(cleanLine('🎉', 255)).toMatchObject({ text: '', dropped: ['🎉'] })
  })

  test('is cut at the limit, before a character that does not fit whole', () => {
    expect(cleanLine('a'.repeat(255), 255)).toMatchObject({ cut: false })
    expect(cleanLine('a'.repeat(256), 255)).toMatchObject({ text: 'a'.repeat(255), cut: true })
    expect(cleanLine(`${'a'.repeat(254)}e\u0301`, 255)).toMatchObject({ text: 'a'.repeat(254), cut: true })
    expect(cleanLine(`e${'\u0301'.repeat(300)}`, 255).text).toHaveLength(255)
  })

  // R-SHOPIFY-3
  test('is always a name that the API takes, or empty', () => {
    const rule = new RegExp(NAME.pattern, 'u')
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 255 }), (source, max) => {
        const { text } = cleanLine(source, max)
        expect(rule.test(text)).toBe(true)
        expect([...text].length).toBeLessThanOrEqual(max)
        expect(cleanLine(text, max)).toEqual({ text, dropped: [], cut: false })
      }),
    )
  })
})

describe('several lines', () => {
  test('keep tabs and line ends, and lose the rest', () => {
    expect(cleanLines('a\tb\r\nc\n\u0000\u000B🎉d', 100)).toEqual({
      text: 'a\tb\r\nc\nd',
      dropped: ['🎉'],
      cut: false,
    })
  })

  test('are always a detail that the API takes', () => {
    const rule = new RegExp(MULTI_LINE.pattern, 'u')
    fc.assert(
      fc.property(anyText, source => {
        const { text } = cleanLines(source, 50)
        expect(rule.test(text)).toBe(true)
        expect([...text].length).toBeLessThanOrEqual(50)
      }),
    )
  })
})

test('a suffix always fits', () => {
  expect(joinWithin('abcdef', ' (2)', 8)).toBe('abcd (2)')
  expect(joinWithin('abc', ' (2)', 8)).toBe('abc (2)')
})

test('names are compared after normalisation', () => {
  expect(nameKey('ＴＥＡ ')).toBe(nameKey('TEA'))
  expect(nameKey('ﾃｨｰ')).toBe(nameKey('ティー'))
  expect(nameKey('Tea')).not.toBe(nameKey('TEA'))
})
