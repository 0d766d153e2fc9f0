import { describe, expect, test } from 'vitest'
import { printable, printableLines } from './printable.ts'

/** A typeface of Japanese and ASCII. */
const has = (codePoint: number) =>
  /^[ -~¥　-ヿ㈱\p{Script=Han}｡-ﾟ]$/u.test(String.fromCodePoint(codePoint)) && codePoint !== 0x2a6a5

// R-PAPER-4
describe('a text on one line', () => {
  test.each([
    ['as it is', '髙﨑 𠮷子', '髙﨑 𠮷子'],
    ['half-width kana', 'ﾊﾟﾝ ﾔ', 'ﾊﾟﾝ ﾔ'],
    ['space of full width', '山田　花子', '山田　花子'],
    ['a mark of voice of its own', 'か\u3099き', 'がき'],
    ['an ideograph of compatibility keeps its form', '神\uFA19', '神\uFA19'],
    ['a variant', '葛\u{E0100}城', '葛\u{E0100}城'],
    ['accents that it has not', 'Ląd é', 'Lad e'],
    ['emoji of several parts', 'a👨‍👩‍👧b👍🏽', 'a〓b〓'],
    ['letters that it has not', 'א', '〓'],
    ['an ideograph that it has not', '𪚥', '〓'],
    ['what turns the direction', 'a\u202eb\u2066c', 'abc'],
    ['lines and tabs', ' a\n\tb\r\nc ', 'a b c'],
    ['controls', 'a\u0000\u0007b\u200d', 'ab'],
    ['halves of a letter', '\ud83d', '〓'],
  ])('%s', (_name, text, shown) => expect(printable(text, has)).toBe(shown))
})

test('a text of several lines keeps them', () => {
  expect(printableLines('a\r\n\nb\u2028c', has)).toEqual(['a', '', 'b', 'c'])
})
