/** A process that dies at any step of what the clock makes of subscriptions and lotteries (R-SUBSCRIPTION-5, R-LOTTERY-3). */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { expect } from 'vitest'
import { drawLotteries, tellApplicants } from '../../../src/checkout/lottery/draw-lotteries.ts'
import { findDraw } from '../../../src/checkout/lottery/draw-store.ts'
import { verifyDraw } from '../../../src/checkout/lottery/verify-draw.ts'
import { orderAgain } from '../../../src/checkout/subscriptions/order-again.ts'
import { resolvePlacements } from '../../../src/resources/orders/jobs/resolve-placements.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { addressArgument, type Step } from '../../support/dying.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { stockOf } from '../../support/orders/place.ts'
import { type Buyer, CUSTOMER, makeBuyer, onSale } from './support/buyer.ts'
import { ANNOUNCE, NOW, PERIOD } from './support/lottery.ts'

const RUNNER = fileURLToPath(new URL('support/job-runner.ts', import.meta.url))

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

test.beforeEach(() => context.setTime(NOW))

/** Has a process of its own do a job, which dies at the step; answers the signal by which it ended. */
function dieAt(job: 'order_again' | 'see_to_lotteries', step: Step): Promise<string | null> {
  const moment = context.clock.now().toISOString()
  const child = spawn(process.execPath, [RUNNER, addressArgument(context.address), moment, job, step], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise(resolve => child.once('exit', (_code, signal) => resolve(signal)))
}

const rows = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  (await outside.query<Row>(text, values)).rows

/** How often each was told what of an order, by its key. */
const mailsOf = (key: string) =>
  rows(`select recipient, kind, count(*)::int from mails where reference = $1 group by 1, 2 order by 1, 2`, [
    key,
  ])

/** The second commit is that of the order, the third that of the subscription. */
const STEPS_OF_ORDER = [
  ...(['before commit 1', 'after commit 1', 'before the service is asked'] as const),
  ...(['after the service has answered', 'before commit 2', 'after commit 2'] as const),
  ...(['before commit 3', 'after commit 3'] as const),
] as const satisfies readonly Step[]

// R-SUBSCRIPTION-5
test.each(STEPS_OF_ORDER)('the next order of a subscription, killed %s', async step => {
  const item = await onSale(api, 5, {
    ...{ type: 'subscription', price: 1000 },
    subscription: { repeat_price: 800, repeat_times: 'unlimited', cycle_plan: 'weekly' },
  })
  const card = { payment: { method: 'creditcard', source: 'sim' } }
  const { order } = await buyer.complete(await buyer.ready(item, card))
  const [subscription] = await rows<{ unique_key: string }>(
    'select unique_key from subscriptions where first_order_key = $1',
    [order?.unique_key],
  )
  const key = subscription?.unique_key
  const orders = () =>
    rows<{ unique_key: string; paid: object[] }>(
      `select unique_key, detail->'payment'->'transactions' as paid from orders
       where detail->'subscription'->>'unique_key' = $1 order by id`,
      [key],
    )
  const state = () =>
    rows('select deliveries, next_cycle, failures from subscriptions where unique_key = $1', [key])

  context.setTime('2026-11-27T00:00:00+09:00')
  expect(await dieAt('order_again', step)).toBe('SIGKILL')
  expect((await orders()).length).toBe(
    ['after commit 2', 'before commit 3', 'after commit 3'].includes(step) ? 2 : 1,
  )
  // Another server leaves it alone while the dead may be at it, and then takes it up.
  await orderAgain(context)
  let minutes = 0
  await expect
    .poll(async () => {
      minutes += 11
      context.setTime(`2026-11-27T00:${minutes}:00+09:00`)
      await resolvePlacements(context)
      await orderAgain(context)
      return state()
    })
    .toEqual([{ deliveries: 2, next_cycle: 2, failures: 0 }])
  await orderAgain(context)
  const made = await orders()
  expect(made.map(({ paid }) => paid)).toMatchObject([
    [{ status: 'authorized', amount: 1700 }],
    [{ status: 'authorized', amount: 1500 }],
  ])
  expect(await stockOf(api, item)).toBe(3)
  expect(await mailsOf(made[1]?.unique_key ?? '')).toEqual([
    { recipient: 'buyer', kind: 'place_order', count: 1 },
    { recipient: 'shop', kind: 'place_order', count: 1 },
  ])
  expect([await disagreements(outside), await moneyWithoutOrder(outside)]).toEqual([[], []])
  await outside.query('delete from subscriptions')
})

/** The first commit is that of the draw, each other that of a mail. */
const STEPS_OF_DRAW = [
  ...(['before commit 1', 'after commit 1', 'before commit 2', 'after commit 2', 'before commit 4'] as const),
] as const satisfies readonly Step[]

// R-LOTTERY-3 R-LOTTERY-5
test.each(STEPS_OF_DRAW)('a draw and its mails, killed %s', async step => {
  const item = await onSale(api, 2, { type: 'lottery', price: 5000, lottery: PERIOD })
  const names = [1, 2, 3, 4].map(number => `${item}-${number}@example.jp`)
  for (const mail_address of names) {
    await buyer.complete(await buyer.ready(item, { customer: { ...CUSTOMER, mail_address } }))
  }
  const draws = () =>
    rows<{ id: number; winners: number[] }>('select id, winners from lottery_draws where item_id = $1', [
      item,
    ])

  context.setTime(ANNOUNCE)
  expect(await dieAt('see_to_lotteries', step)).toBe('SIGKILL')
  const before = await draws()
  expect(before.length).toBe(step === 'before commit 1' ? 0 : 1)
  // What the dead held is free as soon as the database has missed them.
  await expect
    .poll(async () => {
      await drawLotteries(context)
      await tellApplicants(context)
      return rows(`select from lottery_applications where item_id = $1 and told_at is null`, [item])
    })
    .toEqual([])
  await drawLotteries(context)
  await tellApplicants(context)

  const after = await draws()
  expect(after.length).toBe(1)
  if (before.length === 1) expect(after).toEqual(before)
  expect(after[0]?.winners.length).toBe(2)
  const record = await findDraw(context.db, shopId, after[0]?.id ?? 0)
  expect(record && (await verifyDraw(record))).toBe(true)
  const told = await rows<{ kind: string; count: number }>(
    `select to_address, count(*)::int, min(kind) as kind from mails
     where to_address = any ($1) and kind in ('lottery_won', 'lottery_lost') group by 1 order by min(id)`,
    [names],
  )
  expect(told.map(({ kind, count }) => [kind, count])).toEqual([
    ...[
      ['lottery_won', 1],
      ['lottery_won', 1],
    ],
    ...[
      ['lottery_lost', 1],
      ['lottery_lost', 1],
    ],
  ])
  const states = await rows(
    `select state, count(*)::int from lottery_applications where item_id = $1 group by 1 order by 1`,
    [item],
  )
  expect(states).toEqual([
    { state: 'lost', count: 2 },
    { state: 'won', count: 2 },
  ])
})
