import { describe, expect, test } from 'vitest'
import { isPostalCodeOf, isTelephoneOf } from './country-rules.ts'
import { isPostalCode, liesIn, PREFECTURES, prefecturesOf } from './japanese-address.ts'

test('there are 47 prefectures', () => {
  expect(PREFECTURES).toHaveLength(47)
  expect(PREFECTURES).toEqual(
    expect.arrayContaining(['北海道', '東京都', '大阪府', '京都府', '沖縄県', '和歌山県']),
  )
})

test.each([
  ['6048571', true],
  ['604-8571', true],
  ['60-48571', false],
  ['604ー8571', false],
  ['６０４８５７１', false],
  ['604857', false],
  ['604-8571 ', false],
  ['abcdefg', false],
])('%j as a postal code: %s', (text, is) => {
  expect(isPostalCode(text)).toBe(is)
})

// R-CONTACT-6
describe('a postal code lies in its prefecture', () => {
  test.each([
    ['100-0001', '東京都'],
    ['0600001', '北海道'],
    ['9000001', '沖縄県'],
    // Areas that span prefectures: each known code lies in one.
    ['4980011', '愛知県'],
    ['4980801', '三重県'],
    // A new code of such an area may lie in either, and so may one without a town.
    ['4989999', '愛知県'],
    ['4989999', '三重県'],
    ['4980000', '三重県'],
    ['6180000', '大阪府'],
    // A new code of another area.
    ['6049999', '京都府'],
  ])('%s in %s', (code, prefecture) => {
    expect(liesIn(code, prefecture)).toBe(true)
  })

  test.each([
    ['100-0001', '大阪府'],
    ['4980011', '三重県'],
    ['4980801', '愛知県'],
    ['4989999', '岐阜県'],
    ['6049999', '大阪府'],
    ['0000000', '北海道'],
    ['9990000', '東京都'],
    ['1000001', '東京'],
  ])('%s not in %s', (code, prefecture) => {
    expect(liesIn(code, prefecture)).toBe(false)
  })

  test('those that it can lie in are told', () => {
    expect(prefecturesOf('4989999').sort()).toEqual(['三重県', '愛知県'])
    expect(prefecturesOf('4980801')).toEqual(['三重県'])
    expect(prefecturesOf('0000000')).toEqual([])
  })
})

test.each([
  ['JP', '0312345678', true],
  ['JP', '09012345678', true],
  ['JP', '0120123456', true],
  ['JP', '+819012345678', true],
  ['JP', '110', false],
  ['JP', '0000000000', false],
  ['JP', '0312345', false],
  ['JP', '+14155552671', false],
  ['US', '4155552671', true],
  ['US', '+14155552671', true],
  ['US', '0312345678', false],
  ['GB', '02079460018', true],
  ['XX', '1', true],
])('%s: %s as a telephone number: %s', (country, text, is) => {
  expect(isTelephoneOf(country, text)).toBe(is)
})

test.each([
  ['US', '94105', true],
  ['US', '94105-1234', true],
  ['US', '9410', false],
  ['GB', 'sw1a 1aa', true],
  ['GB', '12345', false],
  ['TW', '100', true],
  ['KR', '03187', true],
  ['HK', '-', true],
])('%s: %j as a postal code: %s', (country, text, is) => {
  expect(isPostalCodeOf(country, text)).toBe(is)
})
