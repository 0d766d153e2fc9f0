import { expect, test } from 'vitest'
import { PERIODS, periodStarts, sumPeriods } from './sales-periods.ts'

test('days, weeks from Monday, and months, twice as many as are shown', () => {
  // A Sunday.
  const days = periodStarts('day', '2026-03-01')
  expect([days.length, days.at(-1), days[0]]).toEqual([PERIODS.day * 2, '2026-03-01', '2026-01-01'])
  const weeks = periodStarts('week', '2026-03-01')
  expect([weeks.length, weeks.at(-1), weeks.at(-2)]).toEqual([PERIODS.week * 2, '2026-02-23', '2026-02-16'])
  const months = periodStarts('month', '2026-03-31')
  expect([months.length, months.at(-1), months.at(-2), months[0]]).toEqual([
    PERIODS.month * 2,
    '2026-03-01',
    '2026-02-01',
    '2024-04-01',
  ])
})

test('a Monday begins its own week', () => {
  expect(periodStarts('week', '2026-02-23').at(-1)).toBe('2026-02-23')
})

test('a day counts in the period that it lies in', () => {
  const sums = sumPeriods(
    ['2026-02-09', '2026-02-16'],
    [
      { day: '2026-02-08', orders: 9, sales: 9 },
      { day: '2026-02-09', orders: 1, sales: 100 },
      { day: '2026-02-15', orders: 2, sales: 200 },
      { day: '2026-02-16', orders: 3, sales: 300 },
    ],
  )
  expect(sums).toEqual([
    { from: '2026-02-09', orders: 3, sales: 300 },
    { from: '2026-02-16', orders: 3, sales: 300 },
  ])
})
