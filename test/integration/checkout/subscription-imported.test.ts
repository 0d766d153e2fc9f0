/** Subscriptions of a shop that moved amid one of their orders (docs/rules/subscriptions.md). */
import type pg from 'pg'
import { expect } from 'vitest'
import { orderAgain } from '../../../src/checkout/subscriptions/order-again.ts'
import type { TestApi } from '../../support/api.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { exported, imported } from '../transfer/support/shops.ts'
import { type Buyer, MONTHLY, makeBuyer, onSale } from './support/buyer.ts'

const NOW = '2027-01-10T01:00:00Z'

let context: TestContext
let shopId: number
let outside: pg.Client
let api: TestApi
let buyer: Buyer

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
  buyer = makeBuyer(api)
})

test.beforeEach(async () => {
  context.setTime(NOW)
  await outside.query('delete from subscriptions')
})

/** Subscribes to three deliveries, one a month on its 10th; answers the secret of the link. */
async function subscribe(): Promise<string> {
  const subscription = { ...MONTHLY.subscription, repeat_times: 'repeat_3_times' }
  const item = await onSale(api, 50, { ...MONTHLY, subscription })
  const card = { payment: { method: 'creditcard', source: 'sim' } }
  const { order } = await buyer.complete(await buyer.ready(item, card))
  const shown = (await buyer.ask('GET', `/orders/${order?.secret}`)).json<{ subscription_secret: string }>()
  return shown.subscription_secret
}

/** Has the job run at the beginning of a day of Japan; answers how many orders it made. */
function at(day: string): Promise<number> {
  context.setTime(`${day}T00:00:00+09:00`)
  return orderAgain(context)
}

/** Moves the shop to one of this name, which is all that there is from then on. */
async function moveTo(name: string): Promise<number> {
  const documents = await exported(context, shopId)
  await outside.query('delete from subscriptions')
  const moved = await createTestShop(context, name)
  expect((await imported(context, moved, documents)).refusals).toEqual([])
  return moved
}

/** As it was when whoever asked for its second order had not counted that yet. */
const uncount = () =>
  outside.query(
    `update subscriptions set deliveries = 1, next_cycle = 1, next_at = '2027-02-09T15:10:00Z', last_order_key = first_order_key`,
  )

/** Deliveries that are counted, attempts that failed, and the numbers of the orders that are there. */
async function stateIn(shop: number): Promise<unknown> {
  const { rows } = await outside.query(
    `select s.state, s.deliveries, s.next_cycle, s.failures, (
       select json_agg((o.detail->'subscription'->>'repeat_number')::int order by o.id) from orders o
       where o.shop_id = s.shop_id and o.detail->'subscription'->>'unique_key' = s.unique_key) as orders
     from subscriptions s where s.shop_id = $1`,
    [shop],
  )
  return rows
}

// R-SUBSCRIPTION-5 R-IMPORT-11
test('an order that was not counted when it went out is counted in place of another', async () => {
  await subscribe()
  expect(await at('2027-02-10')).toBe(1)
  await uncount()
  const moved = await moveTo('counted')
  expect(await at('2027-02-11')).toBe(0)
  expect(await stateIn(moved)).toEqual([
    { state: 'active', deliveries: 2, next_cycle: 2, failures: 0, orders: [1, 2] },
  ])
})

// R-SUBSCRIPTION-4 R-SUBSCRIPTION-5
test('it is counted before a buyer has the subscription go on', async () => {
  const secret = await subscribe()
  expect(await at('2027-02-10')).toBe(1)
  await uncount()
  await outside.query(`update subscriptions set state = 'paused', cause = 'buyer', next_at = null`)
  const moved = await moveTo('resumed')
  context.setTime('2027-02-20T00:00:00+09:00')
  const there = makeBuyer(api, '198.51.100.2', 'resumed')
  expect((await there.ask('POST', `/subscriptions/${secret}/resume`)).json()).toMatchObject({
    ...{ status: 'active', deliveries: 2, next_on: '2027-03-10' },
  })
  expect(await stateIn(moved)).toEqual([
    { state: 'active', deliveries: 2, next_cycle: 2, failures: 0, orders: [1, 2] },
  ])
})

// R-SUBSCRIPTION-1 R-EXPORT-1
test('one whose first order is there goes out as it has begun, and none without it', async () => {
  await subscribe()
  const subscriptions = async () =>
    (await exported(context, shopId)).filter(({ kind }) => kind === 'subscription')
  const begun = await subscriptions()
  expect(begun).toMatchObject([{ data: { state: 'active', next_at: '2027-02-09T15:00:00Z' } }])
  await outside.query(`update subscriptions set state = 'starting', next_at = null, source = null`)
  expect(await subscriptions()).toEqual(begun)
  await outside.query(`update subscriptions set first_order_key = '0000000000000000'`)
  expect(await subscriptions()).toEqual([])
})
