import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine, plainLines } from './plain.ts'

test.each([
  ['a\r\nb', 'a b'],
  [' a\u2028\u2029\u0085b\u0000\u001b[31mc\u007f ', 'a b [31mc'],
  ['\uD83C', '\uFFFD'],
  ['\u202Eabc\u2066d', 'abcd'],
  ['متجر الشاي 🍵 山田', 'متجر الشاي 🍵 山田'],
  ['👨‍👩‍👧 e\u0301 \u200Eא', '👨‍👩‍👧 e\u0301 \u200Eא'],
])('%j in one line', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('one line never has anything that ends a line or commands a terminal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u)
    }),
  )
})

test('line breaks of all kinds stay one each', () => {
  expect(plainLines('a\r\nb\rc\n\nd\te\u0007')).toBe('a\nb\nc\n\nd\te ')
})
