/** What a subscription goes on with when it was paused, whatever had come of its orders by then (docs/rules/subscriptions.md). */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { orderAgain } from '../../../src/checkout/subscriptions/order-again.ts'
import type { Context } from '../../../src/context.ts'
import { changeOrder } from '../../../src/resources/orders/changes/change-order.ts'
import { resolvePlacements } from '../../../src/resources/orders/jobs/resolve-placements.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { type Buyer, MONTHLY, makeBuyer, onSale, refusal } from './support/buyer.ts'

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

interface Shown {
  readonly unique_key: string
  readonly status: string
  readonly cause: string | null
  readonly deliveries: number
  readonly next_on: string | null
  readonly last_order_key: string
}

/** Subscribes to three deliveries, one a month on its 10th; answers the secret of the link. */
async function subscribe(): Promise<string> {
  const item = await onSale(api, 50, {
    ...MONTHLY,
    subscription: { ...MONTHLY.subscription, repeat_times: 'repeat_3_times' },
  })
  const card = { payment: { method: 'creditcard', source: 'sim' } }
  const { order } = await buyer.complete(await buyer.ready(item, card))
  const shown = (await buyer.ask('GET', `/orders/${order?.secret}`)).json<{ subscription_secret: string }>()
  return shown.subscription_secret
}

const look = async (secret: string) => (await buyer.ask('GET', `/subscriptions/${secret}`)).json<Shown>()

const change = (secret: string, to: string) => buyer.ask('POST', `/subscriptions/${secret}/${to}`)

/** Paused and resumed by its buyer; answers how it is then. */
async function pauseAndResume(secret: string): Promise<Shown> {
  await change(secret, 'pause')
  return (await change(secret, 'resume')).json<Shown>()
}

/** The numbers of its deliveries, by its orders. */
async function ordered({ unique_key }: Pick<Shown, 'unique_key'>): Promise<number[]> {
  const { rows } = await outside.query<{ number: number }>(
    `select (detail->'subscription'->>'repeat_number')::int as number from orders
     where detail->'subscription'->>'unique_key' = $1 order by id`,
    [unique_key],
  )
  return rows.map(({ number }) => number)
}

/** Has the job run at a time of Japan. */
function at(day: string, time = '00:00', one: Context = context): Promise<number> {
  context.setTime(`${day}T${time}:00+09:00`)
  return orderAgain(one)
}

/** From now on the kept source is one that does so. */
const turnSource = (source: string) => outside.query('update simulated_sources set source = $1', [source])

async function cancelLatest(secret: string): Promise<void> {
  const { last_order_key: key } = await look(secret)
  await changeOrder(context, { shopId, tokenId: null }, key, 'cancel_order', {})
}

// R-SUBSCRIPTION-3 R-SUBSCRIPTION-4
describe('whose latest order was cancelled', () => {
  test('goes on once it is resumed, until another order is cancelled', async () => {
    const secret = await subscribe()
    await cancelLatest(secret)
    expect(await at('2027-02-10')).toBe(0)
    expect(await look(secret)).toMatchObject({ status: 'paused', cause: 'cancelled' })
    expect((await change(secret, 'resume')).json()).toMatchObject({ next_on: '2027-03-10' })
    expect(await at('2027-03-10')).toBe(1)
    expect(await look(secret)).toMatchObject({ status: 'active', deliveries: 2, next_on: '2027-04-10' })
    await cancelLatest(secret)
    expect(await at('2027-04-10')).toBe(0)
    expect(await look(secret)).toMatchObject({ status: 'paused', cause: 'cancelled', deliveries: 2 })
  })

  test('goes on as well where its buyer had paused it before the cancellation', async () => {
    const secret = await subscribe()
    await change(secret, 'pause')
    await cancelLatest(secret)
    expect((await change(secret, 'resume')).json()).toMatchObject({ next_on: '2027-02-10' })
    expect(await at('2027-02-10')).toBe(1)
  })

  test('is paused where that came after it was resumed', async () => {
    const secret = await subscribe()
    await pauseAndResume(secret)
    await cancelLatest(secret)
    expect(await at('2027-02-10')).toBe(0)
    expect(await look(secret)).toMatchObject({ status: 'paused', cause: 'cancelled' })
  })
})

// R-SUBSCRIPTION-4 R-SUBSCRIPTION-5
describe('whose order was asked for and is not counted yet', () => {
  /** The service does what it is asked for, and its answer is lost. */
  async function loseAnswer(day: string): Promise<void> {
    await turnSource('sim:authorise=timeout_after')
    const short = { ...context, payments: { ...context.payments, timeoutMs: 50 } }
    expect(await at(day, '00:00', short)).toBe(0)
    await turnSource('sim')
  }

  /** All the rest of its days; the money of each order is there once. */
  async function expectThree(secret: string): Promise<void> {
    for (const day of ['2027-03-10', '2027-04-10', '2027-05-10', '2027-06-10']) await at(day)
    const shown = await look(secret)
    expect([shown.status, shown.deliveries]).toEqual(['ended', 3])
    expect(await ordered(shown)).toEqual([1, 2, 3])
    expect([await disagreements(outside), await moneyWithoutOrder(outside)]).toEqual([[], []])
  }

  test('has it counted when it is paused and resumed, and ends after all of them', async () => {
    const secret = await subscribe()
    await loseAnswer('2027-02-10')
    context.setTime('2027-02-10T00:01:00+09:00')
    await resolvePlacements(context)
    expect(await pauseAndResume(secret)).toMatchObject({
      ...{ status: 'active', deliveries: 2, next_on: '2027-03-10' },
    })
    expect(await at('2027-02-10', '00:11')).toBe(0)
    await expectThree(secret)
  })

  test('waits for it where it is resumed before it is known', async () => {
    const secret = await subscribe()
    await loseAnswer('2027-02-10')
    expect(await pauseAndResume(secret)).toMatchObject({ deliveries: 1, next_on: '2027-02-10' })
    expect(await at('2027-02-10', '00:01')).toBe(0)
    await resolvePlacements(context)
    expect(await at('2027-02-10', '00:12')).toBe(1)
    expect(await look(secret)).toMatchObject({ deliveries: 2, next_on: '2027-03-10' })
    await expectThree(secret)
  })

  test('has it counted when it is resumed months later, and when it is stopped', async () => {
    const secrets = [await subscribe(), await subscribe()]
    await loseAnswer('2027-02-10')
    for (const secret of secrets) await change(secret, 'pause')
    await resolvePlacements(context)
    context.setTime('2027-04-20T00:00:00+09:00')
    const [first = '', second = ''] = secrets
    expect((await change(first, 'resume')).json()).toMatchObject({ deliveries: 2, next_on: '2027-05-10' })
    expect((await change(second, 'stop')).json()).toMatchObject({ status: 'stopped', deliveries: 2 })
  })

  test('is ended where that was the last of all', async () => {
    const secret = await subscribe()
    await at('2027-02-10')
    const { last_order_key } = await look(secret)
    await at('2027-03-10')
    // As it was when whoever asked for the third died.
    await outside.query(
      `update subscriptions set state = 'active', deliveries = 2, next_cycle = 2, next_at = '2027-03-09T15:00:00Z',
         last_order_key = $1`,
      [last_order_key],
    )
    expect(await refusal(change(secret, 'pause'))).toEqual([422, 'subscriptions/change-rejected'])
    await expectThree(secret)
  })

  test('goes on with the next day of its cycle where it is resumed before a job asks', async () => {
    const secret = await subscribe()
    let resumed: Shown | undefined
    // The job has taken it up and is about to begin the order.
    const db: Context['db'] = {
      ...context.db,
      transaction: async work => {
        resumed ??= await pauseAndResume(secret)
        return context.db.transaction(work)
      },
    }
    expect(await at('2027-02-10', '00:00', { ...context, db })).toBe(0)
    expect(resumed).toMatchObject({ deliveries: 1, next_on: '2027-03-10' })
    expect(await ordered(await look(secret))).toEqual([1])
    for (const day of ['2027-03-10', '2027-04-10', '2027-05-10']) await at(day)
    expect(await ordered(await look(secret))).toEqual([1, 2, 3])
  })
})
