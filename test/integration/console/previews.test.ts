import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PREFECTURES as SHOWN } from '../../../console/src/ui/prefectures.ts'
import { addDays, dayInTokyo } from '../../../src/lib/day.ts'
import { PREFECTURES } from '../../../src/resources/orders/rules/japanese-address.ts'
import { COUPON_BODY, METHOD_BODY } from '../../support/selling.ts'
import { createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

const { items: _, ...METHOD } = METHOD_BODY

async function preview(what: string, body: object): Promise<Record<string, unknown>> {
  const answer = await page.call('POST', `/console/api/previews/${what}`, body)
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() }
}

const today = () => dayInTokyo(page.context.clock.now())

// R-CONSOLE-14
describe('a shipping method that is not saved', () => {
  const parcel = { subtotal: 3000, pieces: 1, size: 1, prefecture: null as string | null }
  const asked = (over: object, where: object = {}) =>
    preview('shipping_method', { method: { ...METHOD, ...over }, ...parcel, ...where })

  test('costs what the place of destination costs, and nothing from its amount on', async () => {
    expect(await asked({})).toMatchObject({ status: 200, delivery: { name: '定形外', fee: 220 } })
    expect(await asked({}, { prefecture: '沖縄県' })).toMatchObject({ delivery: { fee: 350 } })
    expect(await asked({}, { prefecture: '沖縄県', subtotal: 5000 })).toMatchObject({ delivery: { fee: 0 } })
    // Off, or for bound items alone, it is looked at all the same.
    expect(await asked({ active: false, for_all_items: false })).toMatchObject({ delivery: { fee: 220 } })
  })

  test('has classes, and what is larger than all does not go by it', async () => {
    const classes = [
      { name: '60サイズ', up_to: 10, fee: 800, prefecture_fees: [] },
      { name: '80サイズ', up_to: 20, fee: 1000, prefecture_fees: [] },
    ]
    const sized = (pieces: number, size: number) => asked({ classes, free_from: null }, { pieces, size })
    expect(await sized(2, 5)).toMatchObject({ delivery: { name: '定形外（60サイズ）', fee: 800 } })
    expect(await sized(5, 5)).toMatchObject({ delivery: { name: '定形外（80サイズ、60サイズ）', fee: 1800 } })
    expect(await sized(1, 21)).toEqual({ status: 200, delivery: null, payments: [] })
  })

  test('says when it comes and how it can be paid', async () => {
    await page.call('PUT', '/console/api/settings', {
      ...{ preparation_days: 0, delivery_days: 3, closed_weekdays: [], closed_days: [], delivery_slots: [] },
      cod_fees: [{ below: 10_000, fee: 330 }],
    })
    const dated = { takes_date: true, carrier_days: 2, payment_methods: ['bt', 'cod'] }
    expect(await asked(dated)).toMatchObject({
      delivery: { first_date: addDays(today(), 2), last_date: addDays(today(), 4), time_zones: [] },
      payments: [
        { method: 'creditcard', refusal: 'shipping_method' },
        { method: 'cvs', refusal: 'shipping_method' },
        { method: 'bt', fee: 0, refusal: null },
        { method: 'cod', fee: 330, refusal: null },
      ],
    })
    expect(await asked({ ...dated, free_from: null }, { subtotal: 9780 })).toMatchObject({
      payments: [{}, {}, {}, { method: 'cod', refusal: 'total_too_high' }],
    })
  })

  test.for([
    [{ method: { ...METHOD, name: '' } }, '/method/name'],
    [{ method: METHOD_BODY }, '/method/items'],
    [{ prefecture: '東京' }, '/prefecture'],
    [{ pieces: 0 }, '/pieces'],
  ] as const)('%# is refused where it is wrong', async ([over, pointer]) => {
    const answer = await preview('shipping_method', { method: METHOD, ...parcel, ...over })
    expect(answer).toMatchObject({ status: 400, errors: [{ pointer }] })
  })
})

describe('a coupon that is not saved', () => {
  const ENDLESS = { ...COUPON_BODY, starts_at: null, max_uses: 1 }
  const asked = (over: object, subtotal: number, coupon_id: number | null = null) =>
    preview('coupon', { coupon: { ...ENDLESS, ...over }, coupon_id, subtotal })

  test('takes off what it says, and no more than there is', async () => {
    expect(await asked({}, 3999)).toMatchObject({ status: 200, discount: 399, refusal: null })
    expect(await asked({ percent: null, amount: 500, minimum: 0 }, 300)).toMatchObject({ discount: 300 })
    expect(await asked({}, 2999)).toMatchObject({ discount: null, refusal: 'below_minimum' })
    expect(await asked({ ends_at: '2020-01-01T00:00:00Z' }, 3000)).toMatchObject({ refusal: 'ended' })
    expect(await asked({ active: false }, 3000)).toMatchObject({ refusal: 'unknown' })
  })

  test('is told with the uses of the one that it will be', async () => {
    const made = await page.call('POST', '/console/api/coupons', ENDLESS)
    const { id } = made.json<{ id: number }>()
    expect(await asked({}, 3000, id)).toMatchObject({ discount: 300 })
    await page.context.db.query(USE_UP, [page.shopId, id])
    expect(await asked({}, 3000, id)).toMatchObject({ discount: null, refusal: 'used_up' })
    expect(await asked({}, 3000)).toMatchObject({ discount: 300 })
    expect(await asked({}, 3000, 2_147_483_647)).toMatchObject({ status: 404 })
  })
})

describe('settings that are not saved', () => {
  const asked = (settings: object, total = 1000) => preview('selling', { settings, total })

  test('say which days are worked on, and what could come when', async () => {
    const [tomorrow, next] = [addDays(today(), 1), addDays(today(), 2)]
    const settings = {
      ...{ preparation_days: 1, delivery_days: 2, closed_weekdays: [], closed_days: [tomorrow] },
      delivery_slots: ['0810'],
    }
    const told = await asked(settings)
    expect(told).toMatchObject({ status: 200, sent_on: next })
    expect((told.days as object[]).slice(0, 3)).toEqual([
      { day: today(), works: true },
      { day: tomorrow, works: false },
      { day: next, works: true },
    ])
    expect(told.deliveries).toEqual([
      {
        ...{ name: '宅配便', first_date: addDays(today(), 3), last_date: addDays(today(), 4) },
        time_zones: expect.arrayContaining(['0812', '0810']),
      },
    ])
    const never = await asked({ closed_weekdays: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] })
    expect(never).toMatchObject({ sent_on: null, deliveries: [{ first_date: null, last_date: null }] })
  })

  test('say how a total can be paid, and when something can be fetched', async () => {
    const hours = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const).map(weekday => ({
      ...{ weekday, opens: '09:30', closes: '11:00' },
    }))
    const settings = {
      ...{ payment_methods: ['cod', 'creditcard'], cod_fees: [{ below: 1000, fee: 220 }], closed_days: [] },
      ...{ takeout_places: [{ name: '本店', address: '', hours }], takeout_slot_minutes: 30 },
      ...{ takeout_lead_minutes: 1440, takeout_days: 31 },
    }
    const told = await asked(settings, 49)
    expect(told.payments).toEqual([
      { method: 'cod', fee: 220, refusal: null },
      { method: 'creditcard', fee: 0, refusal: 'total_too_low' },
    ])
    const [{ place, days }] = told.takeout as [{ place: string; days: { day: string; times: string[] }[] }]
    expect([place, days.length, days.at(-1)]).toEqual([
      ...['本店', 3, { day: expect.any(String), times: ['09:30', '10:00', '10:30'] }],
    ])
    expect(await asked({ delivery_days: 0 })).toMatchObject({
      ...{ status: 400, errors: [{ pointer: '/settings/delivery_days' }] },
    })
    expect(await asked({ theme_accent: '#000000' })).toMatchObject({ status: 400 })
  })
})

const USE_UP = {
  ...{ name: 'test.use_up', text: 'update coupons set used = 1 where shop_id = $1 and id = $2' },
  reads: false,
}

test('the page offers the prefectures that addresses have', () => {
  expect(SHOWN.map(([name]) => name).toSorted()).toEqual(PREFECTURES.toSorted())
})
