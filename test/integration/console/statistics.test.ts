import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCOPES } from '../../../src/auth/scopes.ts'
import { createToken } from '../../../src/auth/store.ts'
import { writeRequests } from '../../../src/request-log/store.ts'
import { foldCounts } from '../../../src/resources/orders/fold-counts-store.ts'
import { addItem, buildTestApi } from '../../support/api.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

interface Statistics {
  readonly days: { day: string; orders: number; sales: number }[]
  readonly hours: { hour: string; calls: number; client_errors: number; server_errors: number }[]
  readonly totals: Record<string, number>
}

let console: TestConsole
let other: ConsoleShop

/** 10:02 in Japan; the day began there at 15:00Z the day before. */
const NOW = '2026-11-20T01:02:03Z'

beforeAll(async () => {
  console = await createTestConsole()
  other = await console.makeShop('other')
})

afterAll(() => console[Symbol.asyncDispose]())

async function statistics(shop: ConsoleShop = console): Promise<Statistics> {
  const answer = await shop.call('GET', '/console/api/statistics')
  expect(answer.statusCode).toBe(200)
  return answer.json<Statistics>()
}

async function order(at: string, shopId = console.shopId, recipe: object = {}): Promise<number> {
  const placed = await placeOrder(console.context, shopId, { ordered_at: at, ...recipe })
  return placed.order.detail.amounts.total
}

test('an empty shop has days and hours, all of them zero', async () => {
  const { days, hours, totals } = await statistics()
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ day: '2026-10-22', orders: 0, sales: 0 })
  expect(days.at(-1)).toEqual({ day: '2026-11-20', orders: 0, sales: 0 })
  expect(hours).toHaveLength(48)
  expect(hours[0]).toEqual({ hour: '2026-11-18T02:00:00Z', calls: 0, client_errors: 0, server_errors: 0 })
  expect(hours.at(-1)?.hour).toBe('2026-11-20T01:00:00Z')
  expect(totals).toEqual({
    ...{ items: 0, orders_unpaid: 0, orders_to_send: 0 },
    ...{ mails_given_up: 0, requests_failed_today: 0 },
  })
})

test('orders stand at their day of Japan; cancelled ones count nowhere, unpaid ones do', async () => {
  const shop = await console.makeShop('sales')
  const at = (time: string, recipe?: object) => order(time, shop.shopId, recipe)
  const sums = {
    '2026-10-22': await at('2026-10-21T15:00:00Z'),
    '2026-11-19': (await at('2026-11-18T15:00:00Z')) + (await at('2026-11-19T14:59:59Z', { method: 'bt' })),
    '2026-11-20': (await at('2026-11-19T15:00:00Z')) + (await at('2026-11-20T01:00:00Z')),
  }
  await at('2026-10-21T14:59:59Z')
  await at('2026-11-20T00:00:00Z')
  await console.context.db.query(
    {
      name: 'test.cancel',
      text: `update orders set status = 'cancelled' where shop_id = $1 and ordered_at = '2026-11-20T00:00:00Z'`,
      reads: false,
    },
    [shop.shopId],
  )
  await order('2026-11-20T00:30:00Z', other.shopId)
  for (const folded of [false, true]) {
    if (folded) await foldCounts(console.context.db)
    const { days, totals } = await statistics(shop)
    expect(days.filter(({ orders }) => orders > 0)).toEqual([
      { day: '2026-10-22', orders: 1, sales: sums['2026-10-22'] },
      { day: '2026-11-19', orders: 2, sales: sums['2026-11-19'] },
      { day: '2026-11-20', orders: 2, sales: sums['2026-11-20'] },
    ])
    expect([totals.orders_unpaid, totals.orders_to_send]).toEqual([0, 6])
  }
  expect((await statistics(other)).totals.orders_to_send).toBe(1)
})

test('calls stand at their hour, failures of today are those since midnight in Japan', async () => {
  const shop = await console.makeShop('calls')
  const count = (
    shop_id: number,
    hour: string,
    calls: number,
    client_errors: number,
    server_errors: number,
  ) => ({
    ...{ shop_id, hour, calls, client_errors, server_errors },
  })
  await writeRequests(
    console.context.db,
    [],
    [
      count(shop.shopId, '2026-11-18T01:00:00Z', 1000, 1000, 1000),
      count(shop.shopId, '2026-11-18T02:00:00Z', 10, 1, 2),
      count(shop.shopId, '2026-11-19T14:00:00Z', 20, 3, 4),
      count(shop.shopId, '2026-11-19T15:00:00Z', 30, 5, 6),
      count(other.shopId, '2026-11-20T01:00:00Z', 500, 500, 0),
    ],
    0,
  )
  await writeRequests(
    console.context.db,
    [],
    [count(shop.shopId, '2026-11-19T15:00:00Z', 3_000_000_000, 1, 1)],
    0,
  )
  const { hours, totals } = await statistics(shop)
  expect(hours.filter(({ calls }) => calls > 0)).toEqual([
    { hour: '2026-11-18T02:00:00Z', calls: 10, client_errors: 1, server_errors: 2 },
    { hour: '2026-11-19T14:00:00Z', calls: 20, client_errors: 3, server_errors: 4 },
    { hour: '2026-11-19T15:00:00Z', calls: 3_000_000_030, client_errors: 6, server_errors: 7 },
  ])
  expect(totals.requests_failed_today).toBe(13)
})

test('a call of a program is counted, one of the console is not', async () => {
  console.context.setTime(NOW)
  const shop = await console.makeShop('counted')
  const now = console.context.clock.now()
  const made = await createToken(console.context.db, shop.shopId, {
    name: 'p',
    scopes: SCOPES,
    expiresAt: null,
    now,
  })
  const headers = { authorization: `Bearer ${made.token}` }
  await console.app.inject({ url: '/api/items', headers })
  await console.app.inject({ url: '/api/items/1', headers })
  await shop.call('GET', '/api/items')
  const last = async () => (await statistics(shop)).hours.at(-1)
  await expect.poll(last, { timeout: 5000 }).toEqual({
    ...{ hour: '2026-11-20T01:00:00Z', calls: 2, client_errors: 1, server_errors: 0 },
  })
  expect((await statistics(shop)).totals.requests_failed_today).toBe(1)
})

test('items are counted for each shop', async () => {
  const shop = await console.makeShop('items')
  const now = console.context.clock.now()
  const made = await createToken(console.context.db, shop.shopId, {
    name: 'p',
    scopes: SCOPES,
    expiresAt: null,
    now,
  })
  await using api = await buildTestApi(console.context, made.token)
  for (let n = 0; n < 3; n++) await addItem(api)
  expect((await statistics(shop)).totals.items).toBe(3)
  expect((await statistics(other)).totals.items).toBe(0)
})

test('mails that were given up are counted; those that wait or that nobody can send are not', async () => {
  const shop = await console.makeShop('mails')
  const placed = await placeOrder(console.context, shop.shopId)
  await console.context.db.query(
    {
      name: 'test.mails',
      text: `insert into mails (shop_id, reference, kind, recipient, to_name, to_address, from_name, reply_to, subject, text,
           html, state, created_at, sent_at, due_at)
         select $1, $2, 'x', 'buyer', '', '', '', '', '', '',
           '', state, now(), now(), case when state = 'waiting' then now() end
         from unnest(array['waiting', 'waiting', 'dead', 'sent', 'kept']) as state`,
      reads: false,
    },
    [shop.shopId, placed.key],
  )
  expect((await statistics(shop)).totals.mails_given_up).toBe(1)
  expect((await statistics(other)).totals.mails_given_up).toBe(0)
})
