import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseClaims } from '../../../src/claims/claim-store.ts'
import { findCouponByCode, listCoupons, takeCoupon } from '../../../src/selling/coupon-store.ts'
import { findBoundItems } from '../../../src/selling/method-store.ts'
import { findSellingSettings } from '../../../src/shops/selling-store.ts'
import { PLAIN_ITEM } from '../../support/api.ts'
import { COUPON_BODY, METHOD_BODY } from '../../support/selling.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
let other: ConsoleShop
beforeAll(async () => {
  page = await createTestConsole()
  other = await page.makeShop('other')
})
afterAll(() => page[Symbol.asyncDispose]())

const METHODS = '/console/api/shipping_methods'
const COUPONS = '/console/api/coupons'

interface Told {
  readonly id: number
  readonly [name: string]: unknown
}

const methods = async (shop: Pick<ConsoleShop, 'call'> = page) =>
  (await shop.call('GET', METHODS)).json<{ shipping_methods: Told[] }>().shipping_methods
const coupons = async (shop: Pick<ConsoleShop, 'call'> = page) =>
  (await shop.call('GET', COUPONS)).json<{ coupons: Told[] }>().coupons

const idOf = (answer: { json: <T>() => T }) => answer.json<{ id: number }>().id
const makeItem = async (shop: Pick<ConsoleShop, 'call'> = page) =>
  (await shop.call('POST', '/api/items', PLAIN_ITEM)).json<{ item_id: number }>().item_id

/** Moves whenever what the shop sells by is changed. */
const version = async () =>
  (await findSellingSettings(page.context.db, page.shopId))?.selling_version ?? Number.NaN

// R-SHIP-1, R-SETTING-3
describe('shipping methods', () => {
  test('a new shop has one, for everything and of one fee', async () => {
    expect(await methods(other)).toEqual([
      {
        ...{ id: expect.any(Number), name: '宅配便', fee: 700, prefecture_fees: [], free_from: null },
        ...{ classes: [], payment_methods: null, takes_date: true, takes_time: true, carrier_days: 1 },
        ...{ for_all_items: true, active: true, items: [] },
      },
    ])
  })

  test('are added, changed, put into an order and removed, and nothing of other shops is', async () => {
    const [first] = await methods()
    const before = await version()
    const items = [{ item_id: await makeItem(), size: 3 }]
    const id = idOf(await page.call('POST', METHODS, { ...METHOD_BODY, items }))
    expect(await methods()).toEqual([first, { id, ...METHOD_BODY, items }])
    const changed = { ...METHOD_BODY, name: 'ネコ便', payment_methods: null, items: [] }
    expect((await page.call('PUT', `${METHODS}/${id}`, changed)).statusCode).toBe(204)
    expect((await page.call('PUT', METHODS, { ids: [id, first?.id] })).statusCode).toBe(204)
    expect(await methods()).toEqual([{ id, ...changed }, first])
    expect((await other.call('PUT', `${METHODS}/${id}`, changed)).statusCode).toBe(404)
    expect((await other.call('DELETE', `${METHODS}/${id}`)).statusCode).toBe(404)
    expect((await page.call('DELETE', `${METHODS}/${id}`)).statusCode).toBe(204)
    expect(await methods()).toEqual([first])
    expect(await methods(other)).toHaveLength(1)
    expect(await version()).toBe(before + 4)
    await page.call('PUT', '/console/api/settings', { cvs_days_to_pay: 5 })
    expect(await findSellingSettings(page.context.db, page.shopId)).toMatchObject({
      ...{ cvs_days_to_pay: 5, selling_version: before + 5, payment_methods: expect.any(Array) },
    })
  })

  test('an item that goes takes its binding with it, and one of another shop is none', async () => {
    const [mine, theirs] = [await makeItem(), await makeItem(other)]
    const body = { ...METHOD_BODY, name: 'クール便' }
    const refused = await page.call('POST', METHODS, {
      ...{
        ...body,
        items: [
          { item_id: mine, size: 1 },
          { item_id: theirs, size: 1 },
        ],
      },
    })
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: '/items/1/item_id' }] })
    expect(await methods()).toHaveLength(1)
    const id = idOf(await page.call('POST', METHODS, { ...body, items: [{ item_id: mine, size: 5 }] }))
    expect(await findBoundItems(page.context.db, page.shopId, [mine, theirs])).toEqual([
      { item_id: mine, method_id: id, size: 5 },
    ])
    await page.call('DELETE', `/api/items/${mine}`)
    expect((await methods()).find(one => one.id === id)?.items).toEqual([])
    await page.call('DELETE', `${METHODS}/${id}`)
  })

  test.for([
    [{ name: '' }, '/name'],
    [{ name: 'x'.repeat(101) }, '/name'],
    [{ fee: -1 }, '/fee'],
    [{ fee: 1_000_001 }, '/fee'],
    [{ prefecture_fees: [{ prefecture: '東京', fee: 1 }] }, '/prefecture_fees/0/prefecture'],
    [{ prefecture_fees: [fee('東京都'), fee('東京都')] }, '/prefecture_fees/1/prefecture'],
    [{ classes: [sized(10), sized(10)] }, '/classes/1/up_to'],
    [{ payment_methods: [] }, '/payment_methods'],
    [{ payment_methods: ['paypay'] }, '/payment_methods/0'],
    [{ carrier_days: 31 }, '/carrier_days'],
    [{ items: [{ item_id: 1, size: 0 }] }, '/items/0/size'],
    [{ position: 1 }, '/position'],
    [{ free_from: undefined }, '/free_from'],
  ] as const)('refuse %j', async ([over, pointer]) => {
    const answer = await page.call('POST', METHODS, { ...METHOD_BODY, ...over })
    expect(answer.json()).toMatchObject({
      ...{ status: 400, type: '/errors/console/invalid-body', errors: [{ pointer }] },
    })
    expect(await methods()).toHaveLength(1)
  })

  test('two that are added at once under one name: one is', async () => {
    const body = { ...METHOD_BODY, name: '同時' }
    const answers = await Promise.all([1, 2, 3].map(() => page.call('POST', METHODS, body)))
    expect(answers.map(one => one.statusCode).toSorted()).toEqual([201, 422, 422])
    for (const one of await methods())
      if (one.name === '同時') await page.call('DELETE', `${METHODS}/${one.id}`)
  })
})

const fee = (prefecture: string) => ({ prefecture, fee: 1 })
const sized = (up_to: number) => ({ name: `${up_to}`, up_to, fee: 1, prefecture_fees: [] })

// R-COUPON-1
describe('coupons', () => {
  test('are added, changed and removed, and nothing of other shops is', async () => {
    const id = idOf(await page.call('POST', COUPONS, COUPON_BODY))
    expect(await coupons()).toEqual([{ id, used: 0, ...COUPON_BODY }])
    const changed = { ...COUPON_BODY, percent: null, amount: 500, ends_at: '2027-04-01T00:00:00+09:00' }
    expect((await page.call('PUT', `${COUPONS}/${id}`, changed)).statusCode).toBe(204)
    expect(await coupons()).toEqual([{ id, used: 0, ...changed, ends_at: '2027-03-31T15:00:00Z' }])
    expect(await coupons(other)).toEqual([])
    expect((await other.call('DELETE', `${COUPONS}/${id}`)).statusCode).toBe(404)
    expect((await page.call('DELETE', `${COUPONS}/${id}`)).statusCode).toBe(204)
    expect(await coupons()).toEqual([])
  })

  test.for([
    [{ code: 'haru' }, '/code'],
    [{ code: 'HARU 1' }, '/code'],
    [{ code: 'X'.repeat(33) }, '/code'],
    [{ amount: 100 }, '/percent'],
    [{ percent: null }, '/percent'],
    [{ percent: 101 }, '/percent'],
    [{ ends_at: '2027-03-01T00:00:00Z' }, '/ends_at'],
    [{ starts_at: '2027-02-30T00:00:00Z' }, '/starts_at'],
    [{ minimum: -1 }, '/minimum'],
    [{ max_uses: 0 }, '/max_uses'],
    [{ used: 3 }, '/used'],
  ])('refuse %j', async ([over, pointer]) => {
    const answer = await page.call('POST', COUPONS, { ...COUPON_BODY, ...(over as object) })
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer }] })
    expect(await coupons()).toEqual([])
  })
})

// R-COUPON-5
describe('uses of a coupon', () => {
  const now = new Date('2027-03-02T00:00:00Z')
  const take = (couponId: number, orderKey: string, mailAddress: string) =>
    page.context.db
      .transaction(async tx => {
        if (await takeCoupon(tx, page.shopId, couponId, { orderKey, mailAddress, now })) return true
        throw new Error('used up')
      })
      .catch(() => false)
  const used = async () => (await listCoupons(page.context.db, page.shopId))[0]?.used

  test('are no more than may be, of many at once; what was given back can be taken again', async () => {
    const body = { ...COUPON_BODY, max_uses: 3, max_uses_per_buyer: null }
    const id = idOf(await page.call('POST', COUPONS, body))
    const orders = Array.from({ length: 8 }, () => randomUUID())
    const taken = await Promise.all(orders.map((one, n) => take(id, one, `b${n}@example.jp`)))
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect(await used()).toBe(3)
    const winner = orders[taken.indexOf(true)] ?? ''
    const giveBack = () => page.context.db.transaction(tx => releaseClaims(tx, page.shopId, winner))
    await Promise.all([giveBack(), giveBack()])
    expect(await used()).toBe(2)
    expect(await take(id, winner, 'again@example.jp')).toBe(true)
    await page.call('DELETE', `${COUPONS}/${id}`)
  })

  test('are as many of a mail address as it may, however it is written, of many at once', async () => {
    const id = idOf(await page.call('POST', COUPONS, { ...COUPON_BODY, max_uses: null }))
    const orders = Array.from({ length: 6 }, () => randomUUID())
    const taken = await Promise.all(
      orders.map((one, n) => take(id, one, n % 2 === 0 ? 'Hanako@example.jp' : 'hanako@EXAMPLE.jp')),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await used()).toBe(1)
    const found = await findCouponByCode(page.context.db, page.shopId, 'HARU', 'HANAKO@example.jp')
    expect(found).toMatchObject({ id, used: 1, used_by_buyer: 1 })
    expect(await findCouponByCode(page.context.db, page.shopId, 'HARU', null)).toMatchObject({
      used_by_buyer: 0,
    })
    expect(await findCouponByCode(page.context.db, other.shopId, 'HARU', null)).toBeUndefined()
  })
})

// R-SETTING-5
test('the audit log tells what changed of them, by whom', async () => {
  const id = idOf(await page.call('POST', METHODS, { ...METHOD_BODY, name: '便A' }))
  await page.call('PUT', `${METHODS}/${id}`, { ...METHOD_BODY, name: '便B', fee: 1 })
  const { events } = (await page.call('GET', '/console/api/audit')).json<{ events: Told[] }>()
  expect(events[0]).toMatchObject({
    ...{ kind: 'shipping_methods_changed', subject: '便B', actor_name: page.mailAddress },
    detail: { name: { before: '便A', after: '便B' }, fee: { before: 220, after: 1 } },
  })
})
