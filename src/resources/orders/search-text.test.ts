import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeOrder } from '../../../test/support/orders/build.ts'
import { foldText } from '../../lib/fold-text.ts'
import { orderWords, searchText, searchWords } from './search-text.ts'

// R-SEARCH-10
describe('folding', () => {
  test.each([
    ['ＡＢＣ　１２３', 'abc 123'],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', 'やまだ たろう'],
    ['ヴァイオリン', 'ゔぁいおりん'],
    ['ヵヶヽヾ', 'かけゝゞ'],
    ['関ヶ原 関ケ原 関ゖ原', '関け原 関け原 関け原'],
    ['Müller MÜLLER mu\u0308ller', 'muller muller muller'],
    ['Café Søren Łódź ĐẶNG İı', 'cafe soren lodz dang ii'],
    ['ガ か\u3099 ﾊﾟ', 'が が ぱ'],
    ['ヶ\u3099', 'げ'],
    ['각', '각'],
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

  // R-SEARCH-10
  test('the marks of kana make other letters, accents do not', () => {
    for (const [one, other] of [
      ['は', 'ば'],
      ['ば', 'ぱ'],
      ['ウ', 'ヴ'],
      ['つ', 'っ'],
    ] as const) {
      expect(foldText(one)).not.toBe(foldText(other))
    }
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

  // R-SEARCH-11
  test('of which one is found by a part of it', () => {
    const [whole] = searchWords('090-1234-5678')
    const [part] = searchWords('12-34')
    expect(whole?.number).toContain(part?.number)
  })
})

// R-SEARCH-11
describe('an order is found', () => {
  /** Whether the search text has every word of a keyword, as the database looks for it. */
  const finds = (keyword: string, tel: string, country_code: string | null = 'JP') => {
    const { detail } = makeOrder({ destination: false })
    const address = { ...detail.customer.address, tel, country_code, zip_code: '' }
    const text = orderWords({ ...detail, customer: { ...detail.customer, address } })
    const words = text.split(' ')
    return searchWords(keyword).every(
      word =>
        (text.includes(word.text) || text.includes(word.number)) &&
        word.tokens.every(token => words.some(each => each.includes(token))),
    )
  }

  test.each([
    ['03-1234-5678', '+81 3-1234-5678'],
    ['0312345678', '+81 3-1234-5678'],
    ['+81 3-1234-5678', '03-1234-5678'],
    ['+81312345678', '0312345678'],
    ['+81-3-1234-5678', '03(1234)5678'],
    ['+81 3-1234-5678', '+81 3-1234-5678'],
    ['090-1234-5678', '+81 (0)90-1234-5678'],
    ['1234-5678', '+81 3-1234-5678'],
    ['03-1234-5678', '０３－１２３４－５６７８'],
  ])('by %s where %s is its telephone', (keyword, tel) => {
    expect(finds(keyword, tel)).toBe(true)
    expect(finds(keyword, tel, null)).toBe(true)
    expect(finds(keyword, '06-6123-9999')).toBe(false)
  })

  test('by a number of another country, written either way', () => {
    expect(finds('020 7946 0958', '+44 20 7946 0958', 'GB')).toBe(true)
    expect(finds('+44 20 7946 0958', '020-7946-0958', 'GB')).toBe(true)
    expect(finds('020-7946-0958', '+44 20 7946 0958', 'JP')).toBe(true)
    expect(finds('81', '020-7946-0951', 'JP')).toBe(false)
  })

  test('and one whose telephone is no number is found by what is written', () => {
    expect(finds('内線', '内線12')).toBe(true)
    expect(finds('9', '')).toBe(false)
  })

  // R-SEARCH-9
  test('by what was chosen or written for an option', () => {
    const options = [{ option_id: 1, price: 0, value: 'ﾊﾅｺ より' }]
    const text = orderWords(makeOrder({ lines: [{ options }] }).detail)
    for (const word of searchWords('はなこ ヨリ')) expect(text).toContain(word.text)
  })
})

// R-SEARCH-9
test('no part of a word is found in the tokens that is not in the words', () => {
  const { detail } = makeOrder({ lines: [{ title: '帆布のトートバッグ 2個' }, { title: 'ぱんだ' }] })
  const [words = '', tokens = '', ...others] = searchText(detail).split('\n')
  expect(words).toBe(orderWords(detail))
  expect(others).toEqual([])
  const list = tokens.split(' ')
  expect(new Set(list).size).toBe(list.length)
  expect(list).toEqual(expect.arrayContaining(['帆布', '帆', 'ぱん']))
  expect(list.filter(token => [...token].length > 2 || !words.includes(token))).toEqual([])
})
