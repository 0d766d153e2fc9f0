/** Subscriptions whose payment service answers nothing for hours (docs/rules/subscriptions.md). */
import type pg from 'pg'
import { expect } from 'vitest'
import { orderAgain } from '../../../src/checkout/subscriptions/order-again.ts'
import type { Context } from '../../../src/context.ts'
import { resolvePlacements } from '../../../src/resources/orders/jobs/resolve-placements.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { type Buyer, MONTHLY, makeBuyer, onSale } from './support/buyer.ts'

const NOW = '2027-01-10T01:00:00Z'

/** The beginning of the day of the second delivery in Japan. */
const DUE = Date.parse('2027-02-10T00:00:00+09:00')

let context: TestContext
let outside: pg.Client
let api: TestApi
let buyer: Buyer

test.beforeAll(({ context: one, api: app, outside: client }) => {
  context = one
  api = app
  outside = client
  buyer = makeBuyer(api)
})

test.beforeEach(async () => {
  context.setTime(NOW)
  await outside.query('delete from subscriptions')
})

test.afterEach(async () => {
  expect([await disagreements(outside), await moneyWithoutOrder(outside)]).toEqual([[], []])
})

const nobody = () => Promise.reject(new Error('nobody answers'))

/** Where the service cannot be reached. */
function unreachable(one: Context): Context {
  const { payments } = one
  return {
    ...one,
    payments: { ...payments, gateway: { ...payments.gateway, perform: nobody, lookUp: nobody } },
  }
}

/** Where the service does what it is asked, and nobody hears of it. */
function mute(one: Context): Context {
  const { payments } = one
  const { perform } = payments.gateway
  const gateway: typeof payments.gateway = {
    ...payments.gateway,
    perform: async (operation, signal) => perform(operation, signal).then(nobody),
    lookUp: nobody,
  }
  return { ...one, payments: { ...payments, gateway } }
}

/** Subscribes; answers the secret of the link. */
async function subscribe(): Promise<string> {
  const card = { payment: { method: 'creditcard', source: 'sim' } }
  const { order } = await buyer.complete(await buyer.ready(await onSale(api, 50, MONTHLY), card))
  return (await buyer.ask('GET', `/orders/${order?.secret}`)).json<{ subscription_secret: string }>()
    .subscription_secret
}

const look = async (secret: string) =>
  (await buyer.ask('GET', `/subscriptions/${secret}`)).json<{ unique_key: string }>()

/** Has the jobs run every ten minutes, from one minute of that day to another; answers how many orders were made. */
async function run(from: number, to: number, one: Context): Promise<number> {
  let made = 0
  for (let minute = from; minute <= to; minute += 10) {
    context.setTime(new Date(DUE + minute * 60_000).toISOString())
    made += await orderAgain(one)
    await resolvePlacements(one)
  }
  return made
}

const placements = async () =>
  (
    await outside.query<{ state: string }>(
      `select state from order_placements where reference like 'subscription/%' order by id`,
    )
  ).rows.map(({ state }) => state)

// R-SUBSCRIPTION-3 R-LIMIT-15
test.for([
  ['cannot be reached', unreachable, ['letting_go', 'placed']],
  ['does what it is asked and does not say so', mute, ['let_go', 'placed']],
] as const)('a service that %s for eight hours refuses nothing', async ([, broken, asked]) => {
  await outside.query(`delete from order_placements where reference like 'subscription/%'`)
  const secret = await subscribe()
  expect(await run(0, 8 * 60, broken(context))).toBe(0)
  expect(await look(secret)).toMatchObject({ status: 'active', failures: 0, deliveries: 1 })
  expect(await placements()).toEqual(['letting_go'])
  expect(await run(8 * 60 + 10, 8 * 60 + 40, context)).toBe(1)
  expect(await look(secret)).toMatchObject({ status: 'active', failures: 0, deliveries: 2 })
  expect(await placements()).toEqual(asked)
  // What it never heard of is given up a day after it was asked for.
  await run(25 * 60, 25 * 60 + 20, context)
  expect(await placements()).toEqual(['let_go', 'placed'])
})

// R-SUBSCRIPTION-3 R-LIMIT-15
test('one that comes and goes, for hours, refuses nothing', async () => {
  const secret = await subscribe()
  for (let hour = 0; hour < 13; hour += 1) {
    expect(await run(hour * 60, hour * 60 + 30, unreachable(context))).toBe(0)
    // What it is asked first is what became of the last attempt.
    context.setTime(new Date(DUE + (hour * 60 + 45) * 60_000).toISOString())
    await resolvePlacements(context)
  }
  expect(await look(secret)).toMatchObject({ status: 'active', failures: 0, deliveries: 1 })
  expect((await placements()).length).toBeGreaterThan(10)
  expect(await run(13 * 60, 13 * 60 + 20, context)).toBe(1)
  await run(40 * 60, 40 * 60 + 20, context)
})
