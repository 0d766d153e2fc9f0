import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeTakeout, type TakeoutBasis, type TakeoutSettings, takeoutDays } from './takeout.ts'

const MAIN = {
  name: '本店',
  address: '京都府京都市中京区1',
  hours: [
    { weekday: 'fri', opens: '10:00', closes: '11:45' },
    { weekday: 'fri', opens: '13:00', closes: '14:00' },
    { weekday: 'sat', opens: '10:00', closes: '10:30' },
  ],
} as const

const SETTINGS: TakeoutSettings = {
  ...{ takeout_places: [MAIN], takeout_lead_minutes: 60, takeout_slot_minutes: 30 },
  ...{ takeout_slot_pieces: 10, takeout_days: 7, closed_days: [] },
}

/** 2026-11-20 is a Friday. */
const basis = (over: Partial<TakeoutBasis> = {}): TakeoutBasis => ({
  ...{ settings: SETTINGS, now: new Date('2026-11-20T09:00:00+09:00'), pieces: 1, taken: () => 0 },
  ...over,
})

const times = (over: Partial<TakeoutBasis> = {}) =>
  takeoutDays(MAIN, basis(over)).map(({ day, times: slots }) => [
    day,
    slots.map(at => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(11, 16)),
  ])

const FRIDAY = ['10:00', '10:30', '11:00', '13:00', '13:30']

// R-TAKEOUT-1
describe('times at which goods can be fetched', () => {
  test('are slots that end before the place closes, from the lead time on', () => {
    expect(times()).toEqual([
      ['2026-11-20', FRIDAY],
      ['2026-11-21', ['10:00']],
    ])
    expect(times({ now: new Date('2026-11-20T09:00:01+09:00') })[0]).toEqual(['2026-11-20', FRIDAY.slice(1)])
  })

  test('lie within the days that the shop lets choose, and not on days that are closed', () => {
    const settings = { ...SETTINGS, takeout_days: 9 }
    expect(times({ settings }).map(([day]) => day)).toEqual([
      ...['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28'],
    ])
    const closed = { ...settings, closed_days: ['2026-11-21', '2026-11-27'] }
    expect(times({ settings: closed }).map(([day]) => day)).toEqual(['2026-11-20', '2026-11-28'])
  })

  test('of a place without hours are none', () => {
    expect(takeoutDays({ ...MAIN, hours: [] }, basis())).toEqual([])
  })
})

// R-TAKEOUT-2
test('a slot is free while the pieces of all orders have room in it', () => {
  const taken = (place: string, at: Date) =>
    place === '本店' && at.toISOString() === '2026-11-20T01:30:00.000Z' ? 8 : 0
  expect(times({ taken, pieces: 2 })[0]).toEqual(['2026-11-20', FRIDAY])
  expect(times({ taken, pieces: 3 })[0]).toEqual(['2026-11-20', FRIDAY.toSpliced(1, 1)])
  expect(times({ pieces: 11 })).toEqual([])
})

// R-TAKEOUT-3
describe('a time that was chosen', () => {
  const judge = (at: string, over: Partial<TakeoutBasis> = {}, place: string | null = null) =>
    judgeTakeout({ place, at: new Date(`${at}:00+09:00`) }, basis(over))?.code ?? null

  test.for([
    ['2026-11-20T10:30', {}, null],
    ['2026-11-20T10:15', {}, 'closed'],
    ['2026-11-20T11:30', {}, 'closed'],
    ['2026-11-22T10:00', {}, 'closed'],
    ['2026-11-27T10:00', {}, 'closed'],
    ['2026-11-20T10:00', { now: new Date('2026-11-20T09:30:00+09:00') }, 'too_soon'],
    ['2026-11-20T10:30', { taken: () => 10 }, 'full'],
    ['2026-11-20T10:30', { pieces: 11 }, 'too_many_pieces'],
    ['2026-11-20T10:30', { settings: { ...SETTINGS, takeout_places: [] } }, 'no_place'],
  ] as const)('%s with %j is %s', ([at, over, code]) => {
    expect(judge(at, over)).toBe(code)
  })

  test('is at a place of the shop, by its name', () => {
    expect(judge('2026-11-20T10:30', {}, '本店')).toBeNull()
    expect(judge('2026-11-20T10:30', {}, '支店')).toBe('no_place')
  })

  test('can be just when it is among those that are told', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 * 96 }),
        fc.integer({ min: 0, max: 96 }),
        fc.integer({ min: 1, max: 12 }),
        (slot, minutesOn, pieces) => {
          const now = new Date(Date.parse('2026-11-20T00:00:00+09:00') + minutesOn * 900_000)
          const at = new Date(Date.parse('2026-11-20T00:00:00+09:00') + slot * 900_000)
          const one = basis({ now, pieces, taken: (_, then) => then.getTime() % 7 })
          const free = takeoutDays(MAIN, one).some(day =>
            day.times.some(time => time.getTime() === at.getTime()),
          )
          expect(judgeTakeout({ place: null, at }, one) === null).toBe(free)
        },
      ),
    )
  })
})
