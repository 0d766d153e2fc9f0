/** Subscriptions, from the first order to the last, with the clock of a year (docs/rules/subscriptions.md). */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { settleBeginnings } from '../../../src/checkout/subscriptions/begin-subscription.ts'
import { dayOfCycle } from '../../../src/checkout/subscriptions/cycles.ts'
import { orderAgain } from '../../../src/checkout/subscriptions/order-again.ts'
import { bringBack } from '../../../src/jobs/clock-store.ts'
import { startOfDay } from '../../../src/lib/day.ts'
import { CYCLE_PLANS } from '../../../src/resources/items/schemas.ts'
import { changeOrder } from '../../../src/resources/orders/changes/change-order.ts'
import { resolvePlacements } from '../../../src/resources/orders/jobs/resolve-placements.ts'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { type Buyer, makeBuyer, onSale, refusal } from './support/buyer.ts'

/** The last day of a month in Japan, in the evening of the one before in UTC. */
const NOW = '2027-01-30T15:30:00Z'

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
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

interface Shown {
  readonly unique_key: string
  readonly status: string
  readonly cause: string | null
  readonly deliveries: number
  readonly failures: number
  readonly next_on: string | null
  readonly last_order_key: string
}

const CARD = (source = 'sim') => ({ payment: { method: 'creditcard', source } })

/** A subscription item of 1,000 yen, each repetition for 800. */
const series = (over: object = {}, stock = 50) =>
  onSale(api, stock, {
    ...{ type: 'subscription', price: 1000 },
    subscription: { repeat_price: 800, repeat_times: 'unlimited', cycle_plan: 'monthly', ...over },
  })

/** Subscribes; answers the secret of the link. */
async function subscribe(item: number, source?: string, amount = 1): Promise<string> {
  const { order } = await buyer.complete(await buyer.ready(item, CARD(source), amount))
  const shown = (await buyer.ask('GET', `/orders/${order?.secret}`)).json<{ subscription_secret: string }>()
  return shown.subscription_secret
}

const look = async (secret: string) => (await buyer.ask('GET', `/subscriptions/${secret}`)).json<Shown>()

const change = (secret: string, to: string) => buyer.ask('POST', `/subscriptions/${secret}/${to}`)

/** The orders of a subscription, the earliest first. */
async function ordersOf({ unique_key }: Pick<Shown, 'unique_key'>): Promise<OrderDetail[]> {
  const { rows } = await outside.query<{ detail: OrderDetail }>(
    `select detail from orders where detail->'subscription'->>'unique_key' = $1 order by id`,
    [unique_key],
  )
  return rows.map(({ detail }) => detail)
}

/** What the buyer was told of it, the earliest first. */
async function mailsOf({ unique_key }: Pick<Shown, 'unique_key'>): Promise<string[]> {
  const { rows } = await outside.query<{ kind: string }>(
    `select kind from mails where recipient = 'buyer' and content::text like $1 and kind like 'subscription%' order by id`,
    [`%${unique_key}%`],
  )
  return rows.map(({ kind }) => kind)
}

/** Has the jobs run at a time of Japan. */
async function at(day: string, time = '00:00'): Promise<number> {
  context.setTime(`${day}T${time}:00+09:00`)
  return orderAgain(context)
}

// R-SUBSCRIPTION-1 R-SUBSCRIPTION-2
test('the first order is at the price, each other at that of repetition, on the same day of the month or its last', async () => {
  const secret = await subscribe(await series(), 'sim', 2)
  const begun = await look(secret)
  expect(begun).toMatchObject({ status: 'active', deliveries: 1, next_on: '2027-02-28', failures: 0 })
  expect(await at('2027-02-27', '23:59')).toBe(0)
  expect(await at('2027-02-28')).toBe(1)
  expect(await look(secret)).toMatchObject({ deliveries: 2, next_on: '2027-03-31' })
  expect(await at('2027-03-31', '08:00')).toBe(1)
  expect(await look(secret)).toMatchObject({ deliveries: 3, next_on: '2027-04-30' })
  const orders = await ordersOf(begun)
  expect(orders.map(({ subscription }) => subscription)).toEqual(
    [1, 2, 3].map(repeat_number => ({ unique_key: begun.unique_key, repeat_number, repeat_times: null })),
  )
  expect(orders.map(({ lines }) => lines[0]?.total)).toEqual([2000, 1600, 1600])
  const [first, second] = orders
  expect(second?.shipping).toEqual(first?.shipping)
  expect(second?.customer).toEqual(first?.customer)
  expect(second?.payment.transactions).toMatchObject([{ status: 'authorized', amount: 1600 + 700 }])
  expect(await mailsOf(begun)).toEqual(['subscription_started'])
  expect([await disagreements(outside), await moneyWithoutOrder(outside)]).toEqual([[], []])
})

test('orders go by the price of then', async () => {
  const item = await series()
  const secret = await subscribe(item)
  await api.call('POST', `/api/items/${item}`, { subscription: { repeat_price: 900 } })
  await at('2027-02-28')
  // It rose since the buyer heard of it last (R-SUBSCRIPTION-8).
  await at('2027-03-03')
  const orders = await ordersOf(await look(secret))
  expect(orders.map(({ lines }) => lines[0]?.total)).toEqual([1000, 900])
})

test('what was missed is not made good for by several at once', async () => {
  const secret = await subscribe(await series({ cycle_plan: 'weekly' }))
  expect(await at('2027-03-01')).toBe(1)
  expect(await at('2027-03-01')).toBe(0)
  expect(await look(secret)).toMatchObject({ deliveries: 2, next_on: '2027-03-07' })
})

test('it ends after all its deliveries', async () => {
  const secret = await subscribe(await series({ repeat_times: 'repeat_3_times', cycle_plan: 'weekly' }))
  for (const day of ['2027-02-07', '2027-02-14', '2027-02-21', '2027-02-28']) await at(day)
  const shown = await look(secret)
  expect(shown).toMatchObject({ status: 'ended', deliveries: 3, next_on: null })
  expect((await ordersOf(shown)).length).toBe(3)
  expect(await mailsOf(shown)).toEqual(['subscription_started', 'subscription_ended'])
  for (const to of ['pause', 'resume', 'stop'] as const) {
    expect(await refusal(change(secret, to))).toEqual([422, 'subscriptions/change-rejected'])
  }
})

// R-CLOCK-2
test('what is put off beyond all that it can be by itself is brought back to the day of its cycle, by any plan', async () => {
  await subscribe(await series())
  for (const plan of CYCLE_PLANS) {
    await outside.query(
      `update subscriptions set cycle_plan = $1, first_day = '2027-01-31', next_cycle = 13, next_at = '2040-01-01'`,
      [plan],
    )
    await bringBack(context.db, context.clock.now(), new Date())
    const { rows } = await outside.query<{ next_at: Date }>('select next_at from subscriptions')
    expect([plan, rows]).toEqual([plan, [{ next_at: startOfDay(dayOfCycle('2027-01-31', plan, 13)) }]])
  }
})

// R-SUBSCRIPTION-3
describe('payments that fail', () => {
  /** From now on the kept source is one that does so. */
  const turnSource = (source: string) => outside.query('update simulated_sources set source = $1', [source])

  test('three times pause it; resumed it goes on with the next day of its cycle', async () => {
    const secret = await subscribe(await series())
    await turnSource('sim:authorise=decline')
    expect(await at('2027-02-28')).toBe(0)
    expect(await look(secret)).toMatchObject({ status: 'active', failures: 1, next_on: '2027-03-01' })
    expect(await at('2027-02-28', '12:00')).toBe(0)
    expect(await look(secret)).toMatchObject({ failures: 1 })
    await at('2027-03-01')
    await at('2027-03-02')
    const paused = await look(secret)
    expect(paused).toMatchObject({ status: 'paused', cause: 'payment', deliveries: 1, next_on: null })
    await at('2027-03-31')
    expect((await ordersOf(paused)).length).toBe(1)
    expect(await mailsOf(paused)).toEqual([
      ...['subscription_started', 'subscription_failed', 'subscription_failed', 'subscription_paused'],
    ])
    await turnSource('sim')
    expect((await change(secret, 'resume')).json()).toMatchObject({
      ...{ status: 'active', cause: null, failures: 0, next_on: '2027-04-30' },
    })
    expect(await at('2027-04-30')).toBe(1)
    expect((await ordersOf(paused)).map(({ subscription }) => subscription?.repeat_number)).toEqual([1, 2])
  })

  // R-CLOCK-2
  test('by a clock a year ahead keep the order from no day once it is right again', async () => {
    const secret = await subscribe(await series())
    await turnSource('sim:authorise=decline')
    expect(await at('2028-02-28')).toBe(0)
    context.setTime(NOW)
    await bringBack(context.db, context.clock.now(), new Date())
    expect(await look(secret)).toMatchObject({ status: 'active', next_on: '2027-02-28' })
    await turnSource('sim')
    expect(await at('2027-02-27', '23:59')).toBe(0)
    expect(await at('2027-02-28')).toBe(1)
  })

  test('one that is taken the next day counts from the beginning again', async () => {
    const secret = await subscribe(await series())
    await turnSource('sim:authorise=decline')
    await at('2027-02-28')
    await turnSource('sim')
    expect(await at('2027-03-01')).toBe(1)
    expect(await look(secret)).toMatchObject({ failures: 0, deliveries: 2, next_on: '2027-03-31' })
  })

  test('a service that does not answer makes no order twice and pauses nothing', async () => {
    const secret = await subscribe(await series())
    await turnSource('sim:authorise=timeout_after')
    const short = { ...context, payments: { ...context.payments, timeoutMs: 50 } }
    context.setTime('2027-02-28T00:00:00+09:00')
    await orderAgain(short)
    expect(await look(secret)).toMatchObject({ status: 'active', failures: 0, deliveries: 1 })
    await at('2027-02-28', '00:05')
    await resolvePlacements(context)
    await at('2027-02-28', '00:20')
    const shown = await look(secret)
    expect([shown.deliveries, (await ordersOf(shown)).length]).toEqual([2, 2])
    expect([await disagreements(outside), await moneyWithoutOrder(outside)]).toEqual([[], []])
  })
})

// R-SUBSCRIPTION-3 R-LIMIT-15
test('a maintenance of hours refuses nothing', async () => {
  const secret = await subscribe(await series())
  await outside.query(`update simulated_sources set source = 'sim:authorise=maintenance'`)
  for (let tries = 0; tries < 15; tries++) {
    expect(await at('2027-02-28', `0${Math.floor(tries / 5)}:${(tries % 5) * 11 + 10}`)).toBe(0)
  }
  const shown = await look(secret)
  expect(shown).toMatchObject({ status: 'active', failures: 0, next_on: '2027-02-28' })
  expect(await mailsOf(shown)).toEqual(['subscription_started'])
  await outside.query(`update simulated_sources set source = 'sim'`)
  expect(await at('2027-02-28', '04:00')).toBe(1)
})

test('too little in stock, three days long, pauses it too', async () => {
  const item = await series({}, 1)
  const secret = await subscribe(item)
  for (const day of ['2027-02-28', '2027-03-01', '2027-03-02']) await at(day)
  expect(await look(secret)).toMatchObject({ status: 'paused', cause: 'unavailable' })
})

test('whose latest order was cancelled is not ordered again', async () => {
  const secret = await subscribe(await series())
  const { last_order_key: key } = await look(secret)
  await changeOrder(context, { shopId, tokenId: null }, key, 'cancel_order', {})
  await at('2027-02-28')
  expect(await look(secret)).toMatchObject({ status: 'paused', cause: 'cancelled', deliveries: 1 })
})

// R-SUBSCRIPTION-4 R-SUBSCRIPTION-6
describe('the buyer', () => {
  test('pauses, resumes and stops, and hears of it', async () => {
    const secret = await subscribe(await series())
    expect((await change(secret, 'pause')).json()).toMatchObject({ status: 'paused', cause: 'buyer' })
    expect((await change(secret, 'pause')).statusCode).toBe(200)
    expect(await at('2027-02-28')).toBe(0)
    expect((await change(secret, 'resume')).json()).toMatchObject({ status: 'active', next_on: '2027-03-31' })
    expect((await change(secret, 'stop')).json()).toMatchObject({ status: 'stopped', next_on: null })
    expect((await change(secret, 'stop')).statusCode).toBe(200)
    expect(await refusal(change(secret, 'resume'))).toEqual([422, 'subscriptions/change-rejected'])
    expect(await at('2027-03-31')).toBe(0)
    expect(await mailsOf(await look(secret))).toEqual([
      ...['subscription_started', 'subscription_paused', 'subscription_resumed', 'subscription_stopped'],
    ])
  })

  test('of another shop, or with another secret, finds nothing', async () => {
    const secret = await subscribe(await series())
    for (const path of [
      `/subscriptions/${'A'.repeat(22)}`,
      '/subscriptions/x',
      `/subscriptions/${secret}x`,
    ]) {
      expect(await refusal(buyer.ask('GET', path))).toEqual([404, 'subscriptions/not-found'])
      expect(await refusal(buyer.ask('POST', `${path}/stop`))).toEqual([404, 'subscriptions/not-found'])
    }
  })
})

// R-SUBSCRIPTION-5
describe('whatever dies in between', () => {
  test('jobs that run at once make one order', async () => {
    const item = await series()
    const secrets = [await subscribe(item), await subscribe(item)]
    context.setTime('2027-02-28T00:00:00+09:00')
    await Promise.all([orderAgain(context), orderAgain(context), orderAgain(context)])
    for (const secret of secrets) {
      const shown = await look(secret)
      expect([shown.deliveries, (await ordersOf(shown)).length]).toEqual([2, 2])
    }
  })

  // Where PostgreSQL has counted one row it plans as for one, and may run what looks for the next anew for each that it finds.
  test('one job makes the orders of all, of which PostgreSQL has counted one', async () => {
    const item = await series()
    const secrets = [await subscribe(item)]
    await outside.query('analyze subscriptions')
    secrets.push(await subscribe(item), await subscribe(item))
    expect(await at('2027-02-28')).toBe(3)
    const shown = await Promise.all(secrets.map(look))
    expect(shown.map(({ deliveries }) => deliveries)).toEqual([2, 2, 2])
  })

  test('one that died after the order was made is followed by one that finds it', async () => {
    const secret = await subscribe(await series())
    const before = await look(secret)
    await at('2027-02-28')
    // As it was when the first began.
    await outside.query(
      `update subscriptions set deliveries = 1, next_cycle = 1, next_at = '2027-02-27T15:00:00Z', last_order_key = $1`,
      [before.last_order_key],
    )
    await at('2027-02-28', '00:11')
    const shown = await look(secret)
    expect([shown.deliveries, (await ordersOf(shown)).length]).toEqual([2, 2])
    expect(shown.next_on).toBe('2027-03-31')
  })

  test('a first order that is declined leaves nothing, and one that waits for its buyer begins when that has paid', async () => {
    const item = await series()
    const checkout = await buyer.ready(item, CARD('sim:authorise=decline'))
    expect(await refusal(buyer.order(checkout))).toEqual([422, 'checkouts/payment-declined', '/payment'])
    await settleBeginnings(context)
    expect((await outside.query('select from subscriptions')).rowCount).toBe(0)
    const away = await buyer.complete(await buyer.ready(item, CARD('sim:authorise=redirect')))
    expect(away.action).toMatchObject({ type: 'redirect' })
    await settleBeginnings(context)
    const states = async () => (await outside.query('select state from subscriptions')).rows
    expect(await states()).toEqual([{ state: 'starting' }])
    const path = new URL((away.action as { url: string }).url).pathname
    await api.app.inject({ method: 'POST', url: `${path}/approve` })
    await settleBeginnings(context)
    expect(await states()).toEqual([{ state: 'active' }])
  })
})
