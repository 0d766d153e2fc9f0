import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldCounts } from '../../../src/resources/orders/fold-counts-store.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

interface Period {
  readonly from: string
  readonly orders: number
  readonly sales: number
}

let console: TestConsole
beforeAll(async () => {
  console = await createTestConsole()
})
afterAll(() => console[Symbol.asyncDispose]())

async function ask<T>(shop: ConsoleShop, path: string): Promise<T> {
  const answer = await shop.call('GET', `/console/api/${path}`)
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json<T>()
}

const order = (shop: ConsoleShop, at: string, recipe: object = {}) =>
  placeOrder(console.context, shop.shopId, { ordered_at: at, ...recipe })

// R-HOME-1
describe('sales', () => {
  test('by day, week and month of Japan stand beside the period before, whether summed up yet or not', async () => {
    const shop = await console.makeShop('sales')
    // The clock stands at 10:02 on Friday, 20 November 2026, in Japan.
    const recent = await order(shop, '2026-11-19T15:00:00Z')
    const monday = await order(shop, '2026-11-15T15:00:00Z')
    const sunday = await order(shop, '2026-11-15T14:59:59Z')
    const lastYear = await order(shop, '2025-11-30T14:59:59Z')
    await order(shop, '2026-11-20T00:00:00Z').then(({ order: placed }) =>
      console.context.db.query(
        {
          name: 'test.cancel_one',
          text: `update orders set status = 'cancelled' where shop_id = $1 and unique_key = $2`,
          reads: false,
        },
        [shop.shopId, placed.detail.unique_key],
      ),
    )
    const total = ({ order: { detail } }: typeof recent) => detail.amounts.total
    for (const folded of [false, true]) {
      if (folded) await foldCounts(console.context.db)
      const read = (unit: string) => ask<{ periods: Period[]; before: Period[] }>(shop, `sales?unit=${unit}`)
      const days = await read('day')
      expect([days.periods.length, days.before.length]).toEqual([30, 30])
      expect(days.periods.at(-1)).toEqual({ from: '2026-11-20', orders: 1, sales: total(recent) })
      const weeks = await read('week')
      expect(weeks.periods.slice(-2)).toEqual([
        { from: '2026-11-09', orders: 1, sales: total(sunday) },
        { from: '2026-11-16', orders: 2, sales: total(recent) + total(monday) },
      ])
      const months = await read('month')
      expect(months.before.at(-1)).toEqual({ from: '2025-11-01', orders: 1, sales: total(lastYear) })
    }
  })

  test('best sellers and channels are those of the orders of 30 days that are not cancelled', async () => {
    const shop = await console.makeShop('best')
    await order(shop, '2026-11-19T00:00:00Z')
    await order(shop, '2026-11-18T00:00:00Z')
    await order(shop, '2026-10-01T00:00:00Z')
    const { orders, items, channels } = await ask<{
      orders: number
      items: { item_id: number; title: string; pieces: number; sales: number }[]
      channels: { via: string; orders: number; sales: number }[]
    }>(shop, 'best-sellers')
    expect(orders).toBe(2)
    expect(channels).toEqual([{ via: expect.any(String), orders: 2, sales: expect.any(Number) }])
    expect(items.length).toBeGreaterThan(0)
    const pieces = items.map(one => one.pieces)
    expect(pieces).toEqual(pieces.toSorted((a, b) => b - a))
    for (const item of items) {
      expect(item).toEqual({
        item_id: expect.any(Number),
        title: expect.stringMatching(/./),
        pieces: expect.any(Number),
        sales: expect.any(Number),
      })
    }
  })

  test('a shop without orders has sold nothing', async () => {
    const shop = await console.makeShop('nothing')
    expect(await ask(shop, 'best-sellers')).toEqual({ orders: 0, items: [], channels: [] })
    const { periods } = await ask<{ periods: Period[] }>(shop, 'sales')
    expect(periods.every(({ orders, sales }) => orders === 0 && sales === 0)).toBe(true)
  })
})

// R-HOME-2
test('the first day is done when seller, a public item, payment with shipping, and an order are there', async () => {
  const shop = await console.makeShop('first')
  const done = () => ask<Record<string, boolean>>(shop, 'first_day')
  expect(await done()).toEqual({ shop: false, item: false, selling: false, order: false })
  const settings = (body: object) => shop.call('PUT', '/console/api/settings', body)
  await settings({ legal_seller: '山田商店', legal_address: '京都市', legal_telephone: '075-000-0000' })
  expect(await done()).toMatchObject({ shop: true, selling: false })
  await settings({ payment_methods: ['cod'] })
  await order(shop, '2026-11-19T00:00:00Z')
  // Each shop begins with a shipping method; transfers want an account.
  expect(await done()).toEqual({ shop: true, item: false, selling: true, order: true })
  const body = { type: 'normal', name: '湯のみ', price: 1200, item_tax_type: 'standard' }
  const { item_id } = (await shop.call('POST', '/api/items', body)).json<{ item_id: number }>()
  await shop.call('PUT', `/api/items/${item_id}/visibility`, { visible: true })
  expect(await done()).toEqual({ shop: true, item: true, selling: true, order: true })
})

// R-HOME-3
describe('the search of items', () => {
  let shop: ConsoleShop
  let id: number
  beforeAll(async () => {
    shop = await console.makeShop('finding')
    const add = async (name: string) => {
      const body = { type: 'normal', name, price: 1200, item_tax_type: 'standard' }
      return (await shop.call('POST', '/api/items', body)).json<{ item_id: number }>().item_id
    }
    id = await add('藍染めの手ぬぐい')
    await add('手ぬぐい掛け')
  })
  const found = async (q: string) => {
    const { items } = await ask<{ items: { id: number; name: string }[] }>(
      shop,
      `search?q=${encodeURIComponent(q)}`,
    )
    return items.map(({ name }) => name)
  }

  test.each([
    ['手ぬぐい', ['藍染めの手ぬぐい', '手ぬぐい掛け']],
    ['ﾃﾇグイ', []],
    ['藍 手ぬぐい', ['藍染めの手ぬぐい']],
    ['ない', []],
  ])('%s', async (q, names) => {
    expect(await found(q)).toEqual(names)
  })

  test('finds hidden items, and the one of an id first', async () => {
    expect(await found(`${id}`)).toEqual(['藍染めの手ぬぐい'])
    const other = await console.makeShop('elsewhere')
    expect(await ask(other, `search?q=${id}`)).toEqual({ items: [] })
  })

  test('refuses what is no text', async () => {
    for (const q of ['', 'x'.repeat(101), '%00']) {
      expect((await shop.call('GET', `/console/api/search?q=${q}`)).statusCode).toBe(400)
    }
  })
})
