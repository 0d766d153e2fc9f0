import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requireLotteryOrder, requireTypeConsistency, salesStatusAt } from './rules.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)

// R-ITEM-5
describe('salesStatusAt', () => {
  const period = { start: at('10T00:00:00'), end: at('20T00:00:00') }

  test.each([
    ['09T23:59:59', 'item_waiting_for_sale', period.start],
    ['10T00:00:00', 'item_now_on_sale', period.end],
    ['19T23:59:59', 'item_now_on_sale', period.end],
    ['20T00:00:00', 'item_end_of_sale', null],
  ])('at %s is %s', (time, status, until) => {
    expect(salesStatusAt(period, at(time))).toEqual({ status, until })
  })

  test('is on sale for ever without a period', () => {
    expect(salesStatusAt({ start: null, end: null }, at('10T00:00:00'))).toEqual({
      status: 'item_now_on_sale',
      until: null,
    })
  })

  test('holds until the time it names, and not longer', () => {
    const dates = fc.option(fc.date({ noInvalidDate: true }), { nil: null })
    fc.assert(
      fc.property(dates, dates, fc.date({ noInvalidDate: true }), (a, b, now) => {
        const [start, end] = a !== null && b !== null && a > b ? [b, a] : [a, b]
        const { status, until } = salesStatusAt({ start, end }, now)
        if (until === null) return
        expect(until.getTime()).toBeGreaterThan(now.getTime())
        expect(salesStatusAt({ start, end }, new Date(until.getTime() - 1)).status).toBe(status)
        if (start?.getTime() !== end?.getTime())
          expect(salesStatusAt({ start, end }, until).status).not.toBe(status)
      }),
    )
  })
})

// R-ITEM-4
describe('requireLotteryOrder', () => {
  const day = (text: string) => at(`${text}T00:00:00`)

  test.each([
    ['01', '02', '02'],
    ['01', '02', '03'],
  ])('takes %s, %s, %s', (start, end, announce) => {
    expect(() =>
      requireLotteryOrder({
        applicationStartAt: day(start),
        applicationEndAt: day(end),
        scheduledAnnounceAt: day(announce),
      }),
    ).not.toThrow()
  })

  test.each([
    ['02', '02', '03', '/lottery/application_end_at'],
    ['03', '02', '03', '/lottery/application_end_at'],
    ['01', '03', '02', '/lottery/scheduled_announce_at'],
  ])('refuses %s, %s, %s', (start, end, announce, pointer) => {
    expect(() =>
      requireLotteryOrder({
        applicationStartAt: day(start),
        applicationEndAt: day(end),
        scheduledAnnounceAt: day(announce),
      }),
    ).toThrow(
      expect.objectContaining({
        type: 'items/write-rejected',
        violations: [expect.objectContaining({ pointer })],
      }),
    )
  })
})

test('members of another type are refused, absent ones are not', () => {
  expect(() => requireTypeConsistency('normal', {})).not.toThrow()
  expect(() => requireTypeConsistency('lottery', { lottery: {} })).not.toThrow()
  expect(() => requireTypeConsistency('lottery', { subscription: {} })).toThrow(
    /subscription is for items of type subscription/,
  )
})
