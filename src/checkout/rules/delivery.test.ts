import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { line, method } from '../../../test/support/selling.ts'
import { addDays, dayInTokyo } from '../../lib/day.ts'
import { WEEKDAYS } from '../../shops/setting-values.ts'
import {
  checkWish,
  type DeliveryBasis,
  type DeliverySettings,
  deliveryChoices,
  sendingDay,
  weekdayOf,
} from './delivery.ts'

const SETTINGS: DeliverySettings = {
  ...{ preparation_days: 1, delivery_days: 14 },
  ...{ closed_weekdays: ['sat', 'sun'], closed_days: [], delivery_slots: [] },
}

/** Noon in Japan. */
const noon = (day: string) => new Date(`${day}T12:00:00+09:00`)

function choices(over: Partial<DeliveryBasis> = {}) {
  return deliveryChoices({
    ...{ lines: [line()], methods: [method()], prefecture: '東京都', settings: SETTINGS },
    ...{ now: noon('2026-11-20'), sentFrom: null },
    ...over,
  })
}

// R-DATE-1
describe('the day on which an order is sent', () => {
  test.for([
    // 2026-11-20 is a Friday.
    ['2026-11-20', {}, '2026-11-23'],
    ['2026-11-20', { preparation_days: 0 }, '2026-11-20'],
    ['2026-11-21', { preparation_days: 0 }, '2026-11-23'],
    ['2026-11-20', { preparation_days: 2 }, '2026-11-24'],
    ['2026-11-20', { closed_days: ['2026-11-23'] }, '2026-11-24'],
    ['2026-12-28', { closed_days: ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'] }, '2027-01-04'],
    ['2028-02-28', { closed_weekdays: [] }, '2028-02-29'],
    ['2028-02-29', { closed_weekdays: [] }, '2028-03-01'],
    ['2027-02-28', { closed_weekdays: [] }, '2027-03-01'],
  ] as const)('ordered on %s with %j is %s', ([day, over, expected]) => {
    expect(sendingDay(noon(day), { ...SETTINGS, ...over })).toBe(expected)
  })

  test('goes by the day in Japan', () => {
    const every = { ...SETTINGS, closed_weekdays: [] }
    expect(sendingDay(new Date('2026-11-30T14:59:59Z'), every)).toBe('2026-12-01')
    expect(sendingDay(new Date('2026-11-30T15:00:00Z'), every)).toBe('2026-12-02')
  })

  test('is none where the shop never works, and is found behind a year of holidays', () => {
    expect(sendingDay(noon('2026-11-20'), { ...SETTINGS, closed_weekdays: WEEKDAYS })).toBeNull()
    const year = Array.from({ length: 400 }, (_, ahead) => addDays('2026-11-20', ahead))
    expect(sendingDay(noon('2026-11-20'), { ...SETTINGS, closed_weekdays: [], closed_days: year })).toBe(
      addDays('2026-11-20', 400),
    )
  })

  test('is a day of work, with so many of them between, whatever is closed', () => {
    const day = fc.integer({ min: 0, max: 800 }).map(ahead => addDays('2027-12-01', ahead))
    fc.assert(
      fc.property(
        day,
        fc.nat({ max: 10 }),
        fc.subarray([...WEEKDAYS], { maxLength: 6 }),
        fc.uniqueArray(day, { maxLength: 20 }),
        (today, preparation_days, closed_weekdays, closed_days) => {
          const settings = { ...SETTINGS, preparation_days, closed_weekdays, closed_days }
          const sent = sendingDay(noon(today), settings) ?? ''
          const works = (one: string) =>
            !closed_days.includes(one) && !closed_weekdays.includes(weekdayOf(one))
          expect(works(sent)).toBe(true)
          let between = 0
          for (let one = addDays(today, 1); one <= sent; one = addDays(one, 1)) if (works(one)) between += 1
          expect(between).toBe(preparation_days === 0 ? (sent === today ? 0 : 1) : preparation_days)
        },
      ),
      { numRuns: 60 },
    )
  })
})

// R-DATE-2
describe('days that can be wished for', () => {
  test('begin when the carrier can have come, and are as many as the shop lets choose', () => {
    expect(choices()[0]).toMatchObject({ first_date: '2026-11-24', last_date: '2026-12-07' })
    expect(choices({ methods: [method({ carrier_days: 3 })] })[0]?.first_date).toBe('2026-11-26')
  })

  test('begin tomorrow at the earliest', () => {
    const settings = { ...SETTINGS, preparation_days: 0, closed_weekdays: [] }
    expect(choices({ settings, methods: [method({ carrier_days: 0 })] })[0]?.first_date).toBe('2026-11-21')
  })

  test('end 60 days from today, whatever the shop lets choose', () => {
    const settings = { ...SETTINGS, delivery_days: 60 }
    expect(choices({ settings })[0]?.last_date).toBe(addDays('2026-11-20', 60))
  })

  test('wait for what is reserved, and are none when that is too far off', () => {
    expect(choices({ sentFrom: '2026-12-10' })[0]).toMatchObject({
      ...{ first_date: '2026-12-11', last_date: '2026-12-24' },
    })
    expect(choices({ sentFrom: '2027-03-01' })[0]).toMatchObject({ first_date: null, last_date: null })
  })

  test('are none by a method that takes no day, and times none by one that takes no time', () => {
    const [choice] = choices({ methods: [method({ takes_date: false, takes_time: false })] })
    expect(choice).toMatchObject({ first_date: null, last_date: null, time_zones: [] })
  })

  test('the shop’s own times are beside those that every carrier has', () => {
    const settings = { ...SETTINGS, delivery_slots: ['2123', '1214'] }
    expect(choices({ settings })[0]?.time_zones).toEqual([
      ...['0812', '1214', '1416', '1618', '1820', '1921', '2021', '2123'],
    ])
  })

  test('lie in order and in the future at any time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
        fc.nat({ max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat({ max: 30 }),
        (now, preparation_days, delivery_days, carrier_days) => {
          const settings = { ...SETTINGS, preparation_days, delivery_days }
          const [choice] = choices({ now, settings, methods: [method({ carrier_days })] })
          const { first_date: first, last_date: last } = choice ?? { first_date: null, last_date: null }
          if (first === null || last === null) return
          expect(first > dayInTokyo(now) && first <= last).toBe(true)
          expect(last <= addDays(dayInTokyo(now), 60)).toBe(true)
        },
      ),
    )
  })
})

// R-DATE-3
describe('ways of delivery', () => {
  const cool = method({
    id: 2,
    name: 'クール便',
    fee: 1100,
    for_all_items: false,
    payment_methods: ['creditcard', 'bt'],
  })
  const frozen = line({ bound: [{ method_id: 2, size: 1 }] })

  test('each costs what the whole order costs by it', () => {
    const both = choices({
      lines: [line(), frozen],
      methods: [method({ payment_methods: ['bt', 'cod'] }), cool],
    })
    expect(
      both.map(({ shipping_method_id, fee, payment_methods }) => [shipping_method_id, fee, payment_methods]),
    ).toEqual([[1, 1800, ['bt']], [2, 1800, ['creditcard', 'bt']].toSpliced(2, 1, ['bt'])])
  })

  test('those that carry nothing of it, or are off, are none', () => {
    expect(choices({ methods: [cool] })).toEqual([])
    expect(choices({ methods: [method({ active: false })] })).toEqual([])
    expect(choices({ methods: [method(), cool] }).map(one => one.name)).toEqual(['宅配便'])
  })

  test('there are none where a line cannot be sent, or nothing is to be', () => {
    expect(choices({ lines: [line(), frozen] })).toEqual([])
    expect(choices({ lines: [line({ type: 'digital' })] })).toEqual([])
  })
})

// R-DATE-4
test.for([
  [null, null, []],
  ['2026-11-24', '1214', []],
  ['2026-12-07', '0812', []],
  ['2026-11-23', null, ['/delivery_date']],
  ['2026-12-08', '0000', ['/delivery_date', '/delivery_time_zone']],
] as const)('a wish for %s at %s', ([delivery_date, delivery_time_zone, pointers]) => {
  const [choice] = choices()
  if (choice === undefined) throw new Error('There is no choice')
  const faults = checkWish(choice, { delivery_date, delivery_time_zone })
  expect(faults.map(({ pointer }) => pointer)).toEqual(pointers)
})
