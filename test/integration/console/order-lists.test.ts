import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldCounts } from '../../../src/resources/orders/fold-counts-store.ts'
import type { OrderRecipe } from '../../support/orders/build.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
let other: ConsoleShop
/** The keys of the orders of the shop, from the latest to the earliest, by what they are. */
const keys: Record<string, string> = {}

const ORDERS: readonly (readonly [string, OrderRecipe])[] = [
  ['old unpaid', { ordered_at: '2023-05-01T01:00:00Z', method: 'bt', payment: 'unpaid' }],
  ['old cancelled', { ordered_at: '2023-06-01T01:00:00Z', lines: [{ status: 'cancelled' }] }],
  ['to send', { ordered_at: '2026-11-01T01:00:00Z', mail_address: 'Hanako@Example.JP' }],
  ['unpaid', { ordered_at: '2026-11-02T01:00:00Z', method: 'bt', payment: 'unpaid' }],
  ['unpaid too', { ordered_at: '2026-11-03T01:00:00Z', method: 'cvs', payment: 'unpaid' }],
  ['sent', { ordered_at: '2026-11-04T01:00:00Z', lines: [{ status: 'dispatched' }] }],
  ['arrived', { ordered_at: '2026-11-05T01:00:00Z', lines: [{ status: 'dispatched' }], status: 'arrived' }],
  ['of another', { ordered_at: '2026-11-06T01:00:00Z', mail_address: 'taro@example.jp' }],
  ['of nobody', { ordered_at: '2026-11-07T01:00:00Z', mail_address: '' }],
]

beforeAll(async () => {
  page = await createTestConsole()
  other = await page.makeShop('other')
  for (const [name, recipe] of ORDERS) {
    keys[name] = (
      await placeOrder(page.context, page.shopId, { mail_address: 'hanako@example.jp', ...recipe })
    ).key
  }
  await placeOrder(page.context, other.shopId)
})
afterAll(() => page[Symbol.asyncDispose]())

interface Found {
  readonly orders: readonly { readonly unique_key: string; readonly status: string }[]
  readonly total: number
  readonly more: boolean
}

const nameOf = (key: string) => Object.keys(keys).find(name => keys[name] === key)

async function find(body: object, shop: Pick<ConsoleShop, 'call'> = page) {
  const answer = await shop.call('POST', '/console/api/orders/search', body)
  expect(answer.statusCode).toBe(200)
  const { orders, ...rest } = answer.json<Found>()
  return { names: orders.map(({ unique_key }) => nameOf(unique_key)), ...rest }
}

const counts = async (shop: Pick<ConsoleShop, 'call'> = page) =>
  (await shop.call('GET', '/console/api/order_counts')).json<Record<string, number>>()

const NONE = { ordered: 0, unpaid: 0, unshippable: 0, dispatched: 0, cancelled: 0, shipping: 0, arrived: 0 }

// R-WORK-1
describe('a status', () => {
  test('is counted over all years, before the counts are summed up and after', async () => {
    for (const folded of [false, true]) {
      if (folded) await foldCounts(page.context.db)
      expect(await counts()).toEqual({
        ...{ ...NONE, ordered: 3, unpaid: 3, dispatched: 1, cancelled: 1, arrived: 1 },
      })
      expect(await counts(other)).toEqual({ ...NONE, ordered: 1 })
    }
  })

  test.for([
    [{ status: 'unpaid' }, ['unpaid too', 'unpaid', 'old unpaid']],
    [{ status: 'unpaid', sort: 'ordered_asc' }, ['old unpaid', 'unpaid', 'unpaid too']],
    [{ status: 'cancelled' }, ['old cancelled']],
    [{ status: 'arrived' }, ['arrived']],
    [{ status: 'shipping' }, []],
    [{}, ORDERS.map(([name]) => name).toReversed()],
    [{ sort: 'ordered_asc' }, ORDERS.map(([name]) => name)],
  ] as const)('%j lists exactly what is counted', async ([body, names]) => {
    expect(await find(body)).toMatchObject({ names, total: names.length, more: false })
  })

  test('can be searched in, and then over a period', async () => {
    expect((await find({ status: 'unpaid', payment: 'bt' })).names).toEqual(['unpaid'])
    expect(
      (await find({ status: 'unpaid', ordered_from_date: '2023-04-01', ordered_to_date: '2023-06-30' }))
        .names,
    ).toEqual(['old unpaid'])
    expect((await find({ status: 'arrived', keyword: 'hanako' })).names).toEqual(['arrived'])
    expect((await find({ status: 'unpaid', sort: 'delivery_date_asc' })).names).toEqual([
      'unpaid too',
      'unpaid',
    ])
  })

  test('goes on behind a full page', async () => {
    const shop = await page.makeShop('many')
    for (let n = 0; n < 51; n++) {
      const second = String(n).padStart(2, '0')
      await placeOrder(page.context, shop.shopId, { ordered_at: `2026-11-01T01:00:${second}Z` })
    }
    const first = await find({ status: 'ordered' }, shop)
    expect([first.names.length, first.total, first.more]).toEqual([50, 51, true])
    const second = await find({ status: 'ordered', page: 2 }, shop)
    expect([second.names.length, second.total, second.more]).toEqual([1, 51, false])
  })

  test.for([
    [{ status: 'unheard' }, '/status'],
    [{ page: 501 }, '/page'],
    [{ ordered_from_date: '2020-01-01', ordered_to_date: '2026-01-01' }, '/ordered_to_date'],
    [{ statuses: ['ordered'] }, '/statuses'],
  ] as const)('%j is refused where it is wrong', async ([body, pointer]) => {
    const answer = await page.call('POST', '/console/api/orders/search', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ type: '/errors/console/invalid-body', errors: [{ pointer }] })
  })
})

// R-WORK-2
describe('a buyer', () => {
  const buyerOf = async (name: string) =>
    (await page.call('GET', `/console/api/orders/${keys[name]}/buyer`)).json<
      Found & { readonly mail_address: string; readonly totals: object }
    >()

  test('has all orders of the address, in whatever letters, and their sum', async () => {
    const { orders, totals, mail_address } = await buyerOf('to send')
    expect(mail_address).toBe('Hanako@Example.JP')
    const names = ORDERS.slice(0, 7).map(([name]) => name)
    expect(orders.map(({ unique_key }) => nameOf(unique_key))).toEqual(names.toReversed())
    // Two of two lines, four of one and three of none: what is cancelled is not counted.
    expect(totals).toEqual({ orders: 7, cancelled: 1, total: 4 * 3200 + 2 * 2400 })
  })

  test('follows a change of the address', async () => {
    const path = `/api/orders/${keys['of another']}/customer`
    expect((await page.call('PUT', path, { mail_address: 'jiro@example.jp' })).statusCode).toBe(200)
    expect(await buyerOf('of another')).toMatchObject({
      mail_address: 'jiro@example.jp',
      totals: { orders: 1 },
    })
  })

  test('has the mails about all of these orders', async () => {
    const path = `/api/orders/${keys['to send']}/customer`
    await page.call('PUT', path, { mail_address: 'HANAKO@example.jp' })
    const answer = await page.call('GET', `/console/api/mails?buyer_of=${keys.unpaid}`)
    const { mails } = answer.json<{ mails: { order_key: string }[] }>()
    expect(mails.length).toBeGreaterThan(0)
    expect(new Set(mails.map(({ order_key }) => order_key))).toEqual(new Set([keys['to send']]))
  })

  test('without an address has no other orders', async () => {
    expect(await buyerOf('of nobody')).toMatchObject({ mail_address: '', totals: { orders: 0 }, orders: [] })
  })
})

// R-WORK-3
test('the numbers of the first page are those of the lists', async () => {
  const { totals } = (await page.call('GET', '/console/api/statistics')).json<{ totals: object }>()
  const { unpaid, ordered } = await counts()
  expect(totals).toMatchObject({ orders_unpaid: unpaid, orders_to_send: ordered })
  expect((await find({ status: 'unpaid' })).total).toBe(unpaid)
  expect((await find({ status: 'ordered' })).total).toBe(ordered)
})
