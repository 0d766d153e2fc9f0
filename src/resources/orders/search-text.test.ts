import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, searchWords } from './search-text.ts'

describe('folding', () => {
  test.each([
    ['ＡＢＣ　１２３', 'abc 123'],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', 'やまだ たろう'],
    ['ヴァイオリン', 'ゔぁいおりん'],
    ['ヵヶヽヾ', 'ゕゖゝゞ'],
    ['か\u3099', 'が'],
    ['コーヒー', 'こーひー'],
    ['㈱やまだ ㌔', '(株)やまだ きろ'],
    ['２－３', '2-3'],
    ['2−3 2–3 2‐3', '2-3 2-3 2-3'],
    ['ΟΔΟΣ ΟΔΟΣΑ', 'οδοσ οδοσα'],
    ['  a\u3000\t\u00A0\uFEFFb\n', 'a b'],
    ['\uFDD1', '\uFFFD'],
    ['山田𠮷野', '山田𠮷野'],
    ['', ''],
  ])('%j is compared as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('folding again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), text => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})

describe('the words of a keyword', () => {
  test.each(['', ' ', '\u3000\u00A0\n'])('%j has none', keyword => {
    expect(searchWords(keyword)).toEqual([])
  })

  test('are parted by white space of any width, each once', () => {
    expect(searchWords(' 山田\u3000ﾔﾏﾀﾞ  やまだ\t山田 ').map(({ text }) => text)).toEqual(['山田', 'やまだ'])
  })

  test.each([
    ['山', ['山'], true],
    ['山田', ['山田'], true],
    ['山田山田', ['山田', '田山'], false],
    ['𠮷野', ['𠮷野'], true],
    ['%_', ['%_'], true],
    ['1234', ['12', '23', '34'], false],
  ])('%j is looked up by %j', (keyword, tokens, exact) => {
    expect(searchWords(keyword)).toEqual([{ text: keyword, number: keyword, tokens, exact }])
  })

  test.each(['090-1234', '０９０－１２３４', '090ー1234', '(090)1234', '090–1234', '+090-1234', '0901234-'])(
    '%j may be a telephone number',
    keyword => {
      const [word] = searchWords(keyword)
      expect(word?.number).toBe(searchWords('0901234-')[0]?.number)
      expect(word?.number).not.toMatch(/\d/)
      expect(word?.exact).toBe(false)
    },
  )

  test.each(['a-1', '-', '--', '+', '1-a', '2f-3', '-1'])('%j is no telephone number', keyword => {
    const [word] = searchWords(keyword)
    expect(word?.number).toBe(word?.text)
  })

  test('of which one is found by a part of it', () => {
    const [whole] = searchWords('090-1234-5678')
    const [part] = searchWords('12-34')
    expect(whole?.number).toContain(part?.number)
  })
})
