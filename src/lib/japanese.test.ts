import { expect, test } from 'vitest'
import * as plans from '#telephone'
import {
  dateInWords,
  dayInWords,
  momentInWords,
  postalCodeInWords,
  telephoneInWords,
  yen,
  yenInColumn,
} from './japanese.ts'

test.each([
  [0, '0円'],
  [999, '999円'],
  [1200, '1,200円'],
  [-500, '-500円'],
  [100_000_000, '100,000,000円'],
])('%d yen', (amount, text) => {
  expect(yen(amount)).toBe(text)
})

test.each([
  ['2026-11-20T01:02:03Z', '2026年11月20日(金) 10:02'],
  ['2026-11-20T14:59:59Z', '2026年11月20日(金) 23:59'],
  ['2026-11-20T15:00:00Z', '2026年11月21日(土) 00:00'],
  ['2023-12-31T15:00:00Z', '2024年1月1日(月) 00:00'],
  ['2024-02-28T23:30:00Z', '2024年2月29日(木) 08:30'],
])('%s in Japan', (time, text) => {
  expect(momentInWords(time)).toBe(text)
})

test('days stay the days that they are', () => {
  expect(dayInWords('2026-01-01')).toBe('2026年1月1日(木)')
  expect(dayInWords('2024-02-29')).toBe('2024年2月29日(木)')
})

test('amounts in columns have their mark before them, and a sign of the width of a digit', () => {
  expect([yenInColumn(1200), yenInColumn(0), yenInColumn(-500)]).toEqual(['¥1,200', '¥0', '−¥500'])
})

test('papers are dated without the day of the week', () => {
  expect(dateInWords('2026-01-05')).toBe('2026年1月5日')
})

test('Japanese postal codes have their mark and hyphen', () => {
  expect(postalCodeInWords('8720471')).toBe('〒872-0471')
  expect(postalCodeInWords('872-0471')).toBe('〒872-0471')
  expect(postalCodeInWords('SW1A 1AA')).toBe('SW1A 1AA')
})

test.each([
  ['0312345678', 'JP', '03-1234-5678'],
  ['090-1234-5678', 'JP', '090-1234-5678'],
  ['+81 3 1234 5678', 'JP', '03-1234-5678'],
  ['+44 20 7946 0958', 'JP', '+44 20 7946 0958'],
  ['内線 12', 'JP', '内線 12'],
])('the telephone number %s of %s', (number, country, text) => {
  expect(telephoneInWords(plans, number, country)).toBe(text)
})
