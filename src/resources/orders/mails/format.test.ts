import { describe, expect, test } from 'vitest'
import { deliveryInWords, paymentInWords, personName, timeZoneInWords } from './format.ts'

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
