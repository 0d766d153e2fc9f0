import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayInTokyo, hourInTokyo, isDay, startOfDay } from './day.ts'

describe('isDay', () => {
  test.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '2026-12-31'])('%s is one', text => {
    expect(isDay(text)).toBe(true)
  })
  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '10000-01-01',
    '+02026-01-01',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '２０２６-01-01',
    '',
  ])('%j is none', text => {
    expect(isDay(text)).toBe(false)
  })
  test('is what the calendar of the language says', () => {
    const padded = (digits: number, most: number) =>
      fc.integer({ min: 0, max: most }).map(number => String(number).padStart(digits, '0'))
    fc.assert(
      fc.property(padded(4, 9999), padded(2, 13), padded(2, 32), (year, month, day) => {
        const text = `${year}-${month}-${day}`
        const time = Date.parse(`${text}T00:00:00Z`)
        const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
        expect(isDay(text)).toBe(isReal && year !== '0000')
      }),
    )
  })
})

test.each([
  ['2026-11-20T14:59:59Z', '23:59'],
  ['2026-11-20T15:00:00Z', '00:00'],
  ['2026-11-20T00:05:59.999Z', '09:05'],
])('at %s it is %s there', (time, hour) => {
  expect(hourInTokyo(new Date(time))).toBe(hour)
})

test.each([
  ['2026-11-20T14:59:59Z', '2026-11-20'],
  ['2026-11-20T15:00:00Z', '2026-11-21'],
  ['2025-12-31T15:00:00Z', '2026-01-01'],
])('at %s it is %s in Tokyo', (time, day) => {
  expect(dayInTokyo(new Date(time))).toBe(day)
})

test('a day begins when it becomes that day', () => {
  expect(startOfDay('2026-11-21')).toEqual(new Date('2026-11-20T15:00:00Z'))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), days => {
      const day = addDays('1970-01-01', days)
      const start = startOfDay(day)
      expect(dayInTokyo(start)).toBe(day)
      expect(dayInTokyo(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
    }),
  )
})

test.each([
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-05-31', -3, '2026-02-28'],
  ['2024-05-31', -3, '2024-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-20', -3, '2026-08-20'],
  ['2026-01-15', -3, '2025-10-15'],
  ['2026-12-31', 2, '2027-02-28'],
  ['0001-01-31', -1, '0001-01-01'],
  ['9999-12-31', 1, '9999-12-31'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test('months are those of the calendar of the language', () => {
  const days = fc.integer({ min: 0, max: 3_650_000 }).map(count => addDays('0001-01-01', count))
  fc.assert(
    fc.property(days, fc.integer({ min: -30, max: 30 }), (day, months) => {
      const then = new Date(`${day}T00:00:00Z`)
      const date = then.getUTCDate()
      then.setUTCDate(1)
      then.setUTCMonth(then.getUTCMonth() + months + 1, 0)
      const last = then.getUTCDate()
      then.setUTCDate(Math.min(date, last))
      const year = then.getUTCFullYear()
      if (year < 1 || year > 9999) return
      expect(addMonths(day, months)).toBe(then.toISOString().slice(0, 10))
    }),
    { numRuns: 1000 },
  )
})

test('a day and days there and back', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('9999-12-31', 5)).toBe('9999-12-31')
})
