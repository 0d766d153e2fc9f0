import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../lib/day.ts'
import { CYCLE_PLANS, REPEAT_TIMES } from '../../resources/items/schemas.ts'
import { cycleAfter, dayOfCycle, deliveriesOf } from './cycles.ts'

// R-SUBSCRIPTION-2
describe('the day of a cycle', () => {
  test.each([
    ['2027-01-31', 'monthly', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-01-31', 'monthly', ['2028-02-29', '2028-03-31']],
    ['2028-02-29', 'monthly', ['2028-03-29', '2028-04-29']],
    ['2028-02-29', 'every_3_months', ['2028-05-29', '2028-08-29', '2028-11-29', '2029-02-28', '2029-05-29']],
    ['2026-12-31', 'every_2_months', ['2027-02-28', '2027-04-30', '2027-06-30', '2027-08-31']],
    ['2026-11-30', 'monthly', ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']],
    ['2026-12-29', 'weekly', ['2027-01-05', '2027-01-12']],
    ['2028-02-20', 'every_2_weeks', ['2028-03-05', '2028-03-19']],
    ['2027-01-01', 'every_45_days', ['2027-02-15', '2027-04-01', '2027-05-16']],
  ])('from %s %s', (first, plan, days) => {
    expect(days.map((_day, index) => dayOfCycle(first, plan, index + 1))).toEqual(days)
  })

  test('the first order is cycle 0', () => {
    for (const plan of CYCLE_PLANS) expect(dayOfCycle('2028-02-29', plan, 0)).toBe('2028-02-29')
  })
})

describe('the next cycle', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map(days => addDays('2026-01-01', days))

  test('is the first whose day is to come, and never one that was', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...CYCLE_PLANS), fc.nat(40), day, (first, plan, from, today) => {
        const next = cycleAfter(first, plan, from, today)
        expect(next).toBeGreaterThanOrEqual(from)
        expect(dayOfCycle(first, plan, next) > today).toBe(true)
        if (next > from) expect(dayOfCycle(first, plan, next - 1) <= today).toBe(true)
      }),
    )
  })

  test('all days differ and ascend', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...CYCLE_PLANS), fc.nat(60), (first, plan, cycle) => {
        expect(dayOfCycle(first, plan, cycle) < dayOfCycle(first, plan, cycle + 1)).toBe(true)
      }),
    )
  })
})

test('so many deliveries there are in all', () => {
  expect(REPEAT_TIMES.map(deliveriesOf)).toEqual([3, 6, 12, null])
})
