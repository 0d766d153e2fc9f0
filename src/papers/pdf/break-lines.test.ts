import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

/** A letter of ASCII is half as wide as others. */
const widthOf = (letter: string) => (/^[ -~]$/.test(letter) ? 1 : 2)
const widest = (line: string) => [...line].reduce((sum, letter) => sum + widthOf(letter), 0)

describe('lines end', () => {
  test.each([
    ['between any two letters', 'あいうえおか', ['あいうえお', 'か']],
    ['not within a word', 'あい wrapping', ['あい', 'wrapping']],
    ['within a word that is longer than a line', 'abcdefghijklm', ['abcdefghij', 'klm']],
    ['not before what closes', 'あいうえお。か', ['あいうえ', 'お。か']],
    ['not behind what opens', 'あいうえ「お」', ['あいうえ', '「お」']],
    ['not between a sign and its number', 'あいうえ¥120', ['あいうえ', '¥120']],
    ['at a space, which goes', 'aaaa bbbbb cc', ['aaaa bbbbb', 'cc']],
    ['not within what is beyond the first plane', '𠮷𠮷𠮷𠮷𠮷𠮷', ['𠮷𠮷𠮷𠮷𠮷', '𠮷']],
    ['nowhere in a text of none', '', ['']],
  ])('%s', (_name, text, lines) => expect(breakLines(text, 10, widthOf)).toEqual(lines))

  test('so that nothing is lost but spaces, and no line is too wide', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ9 ¥-、。「」ーあ漢𠮷ﾊﾟ'), maxLength: 80 })
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 30 }), (any, width) => {
        const lines = breakLines(any, width, widthOf)
        expect(lines.join('').replaceAll(' ', '')).toBe(any.replaceAll(' ', ''))
        for (const line of lines) expect(widest(line)).toBeLessThanOrEqual(width)
      }),
    )
  })
})
