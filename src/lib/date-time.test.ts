import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inUtc, readDateTime, wholeSecond, writeDateTime } from './date-time.ts'

test.each([
  ['2026-11-20T01:02:03Z', '2026-11-20T01:02:03Z'],
  ['2026-11-20t01:02:03z', '2026-11-20T01:02:03Z'],
  ['2026-11-20T01:02:03.999Z', '2026-11-20T01:02:03Z'],
  ['2026-11-20T01:02:03+09:00', '2026-11-19T16:02:03Z'],
  ['2026-11-20T01:02:03-23:59', '2026-11-21T01:01:03Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z'],
  ['2000-02-29T00:00:00Z', '2000-02-29T00:00:00Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'],
])('reads %s as %s', (text, utc) => {
  expect(writeDateTime(readDateTime(text) as Date)).toBe(utc)
  expect(inUtc(text)).toBe(utc)
})

test.each([
  '2026-02-30T00:00:00Z',
  '2025-02-29T00:00:00Z',
  '1900-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-01T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T23:60:00Z',
  '2026-01-01T23:59:60Z',
  '2026-01-01T00:00:00',
  '2026-01-01 00:00:00Z',
  '2026-01-01',
  '2026-01-01T00:00:00+24:00',
  '2026-01-01T00:00:00+09',
  '0000-12-31T23:59:59Z',
  '0001-01-01T00:00:00+00:01',
  '9999-12-31T23:59:59-00:01',
  '２０２６-01-01T00:00:00Z',
  '',
])('refuses %j', text => {
  expect(readDateTime(text)).toBeUndefined()
})

test('reads what it writes', () => {
  const years = {
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  }
  fc.assert(
    fc.property(fc.date(years), time => {
      expect(readDateTime(writeDateTime(time))).toEqual(wholeSecond(time))
    }),
  )
})
