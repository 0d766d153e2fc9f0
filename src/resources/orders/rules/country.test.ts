import { expect, test } from 'vitest'
import { countryOf, countryOfBuyer } from './country.ts'

// R-CONTACT-6
test.each([
  ...[
    'Japan',
    'JAPAN',
    'japan ',
    'Ｊａｐａｎ',
    'JP',
    'ｊｐ',
    'Jpn',
    'Nippon',
    'nihon',
    '日本',
    '日本国',
    ' 日本 ',
    'ﾆｯﾎﾟﾝ',
  ],
])('%j is Japan', country => {
  expect(countryOf({ country, country_code: null })).toBe('JP')
})

test.each(['日本橋', 'Japanese', 'United States', '大日本帝国', ''])('%j is not known to be', country => {
  expect(countryOf({ country, country_code: null })).toBeNull()
})

test('a code counts before a name', () => {
  expect(countryOf({ country: '日本', country_code: 'us' })).toBe('US')
  expect(countryOf({ country: null, country_code: null })).toBeNull()
})

// R-CHECKOUT-2
test.each([
  ['沖縄県', 'JP'],
  ['沖縄', 'JP'],
  [' 沖縄 県', 'JP'],
  ['東京', 'JP'],
  ['北海道', 'JP'],
  ['北海', null],
  ['Okinawa', null],
  ['山東省', null],
])('of what a buyer has said the prefecture tells, where nothing else does: %s', (prefecture, country) => {
  expect(countryOfBuyer({ prefecture, country: 'Nowhere', country_code: null })).toBe(country)
  expect(countryOfBuyer({ prefecture, country_code: 'TW' })).toBe('TW')
})
