import { describe, expect, test } from 'vitest'
import {
  dayInWords,
  deliveryInWords,
  momentInWords,
  paymentInWords,
  personName,
  timeZoneInWords,
  yen,
} from './format.ts'

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

test.each([
  ['0812', '午前中'],
  ['1416', '14:00〜16:00'],
  ['1921', '19:00〜21:00'],
  ['2100', '21:00〜00:00'],
  ['夜間', '夜間'],
])('the time zone %s', (timeZone, text) => {
  expect(timeZoneInWords(timeZone)).toBe(text)
})

describe('wishes for the delivery', () => {
  test.each([
    ['2026-11-25', '1820', '2026年11月25日(水) 18:00〜20:00'],
    ['2026-11-25', null, '2026年11月25日(水) 時間帯の指定なし'],
    [null, '0812', '日付の指定なし 午前中'],
    [null, null, '指定なし'],
  ])('%s %s', (delivery_date, delivery_time_zone, text) => {
    expect(deliveryInWords({ delivery_date, delivery_time_zone })).toBe(text)
  })
})

test('ways to pay have names, and unknown ones their own', () => {
  expect(paymentInWords('cod')).toBe('代金引換')
  expect(paymentInWords('seashells')).toBe('seashells')
})

test.each([
  [{ first: '花子', last: '山田' }, 'JP', '山田 花子'],
  [{ first: '花子', last: '山田' }, null, '山田 花子'],
  [{ first: 'Ada', last: 'Lovelace' }, 'GB', 'Ada Lovelace'],
  [{ first: '', last: '山田商店' }, 'JP', '山田商店'],
  [{ first: null, last: null }, null, ''],
  [{ first: ' ', last: '' }, 'JP', ''],
])('the name of %j in %s', (name, country, text) => {
  expect(personName(name, country)).toBe(text)
})
