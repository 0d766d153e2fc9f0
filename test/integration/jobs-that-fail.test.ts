/** Jobs that cannot do some of what is due: it keeps nothing else waiting, and does not take their time every minute. */
import type pg from 'pg'
import { expect } from 'vitest'
import { pino } from '#pino'
import { lookAhead } from '../../src/checkout/subscriptions/look-ahead.ts'
import type { Context } from '../../src/context.ts'
import { openOrders } from '../../src/resources/orders/jobs/open-orders.ts'
import { insertOrders } from '../../src/resources/orders/store.ts'
import type { MailLimits } from '../../src/shop-limits.ts'
import type { TestApi } from '../support/api.ts'
import type { TestContext } from '../support/context.ts'
import { test } from '../support/fixture.ts'
import { makeOrder } from '../support/orders/build.ts'
import { shownOrder } from '../support/orders/place.ts'
import { MONTHLY, makeBuyer, onSale } from './checkout/support/buyer.ts'
import { type Buyers, later, makeBuyers, NOW } from './orders/support/buyers.ts'

const END = 3 * 24 * 60

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
let buyers: Buyers

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
  buyers = makeBuyers(context, shopId, api)
})

test.beforeEach(async () => {
  context.setTime(NOW)
  await outside.query('delete from orders')
  await outside.query('delete from subscriptions')
})

/** The context with other limits of mails, and the levels of what it logs. */
function limited(limits: Partial<MailLimits>): { readonly on: Context; readonly levels: string[] } {
  const levels: string[] = []
  const formatters = { level: (level: string) => ({ level }) }
  const write = (line: string) => void levels.push((JSON.parse(line) as { level: string }).level)
  const log = pino({ level: 'info', formatters }, { write })
  const mailLimits = { ...context.config.mailLimits, ...limits }
  return { on: { ...context, log, config: { ...context.config, mailLimits } }, levels }
}

/** Whoever is asked whether it is over says no. */
const ENDLESS = { isOver: () => false }

// R-PLACE-9 R-MAIL-10
test('of a shop that may send no more mails today one order is tried in a run, and each but once in some minutes', async () => {
  const unpaid = [await buyers.toPay('bt'), await buyers.toPay('bt'), await buyers.toPay('bt')]
  const reserved = makeOrder({
    unique_key: 'OPENSALLTHESAME1',
    lines: [{ shipping_start_on: '2026-11-22' }],
  })
  await context.db.transaction(tx =>
    insertOrders(tx, shopId, [{ order: reserved, importedDigest: null }], context.clock.now()),
  )
  context.setTime(later(END))
  const { on, levels } = limited({ shop: 0 })
  const opened: number[] = []
  for (let run = 0; run < 5; run += 1) opened.push(await openOrders(on))
  // What tells nobody anything is done in the first.
  expect(opened).toEqual([1, 0, 0, 0, 0])
  expect((await shownOrder(context, shopId, { key: 'OPENSALLTHESAME1' })).status).toBe('ordered')
  expect(levels).toEqual(['info', 'info', 'info'])
  context.setTime(later(END + 11))
  expect(await openOrders(context)).toBe(3)
  for (const { unique_key } of unpaid) expect(await buyers.statusOf(unique_key)).toBe('cancelled')
})

// R-PLACE-9 R-MAIL-10
test('an order whose buyer may get no more mails today is put off by itself', async () => {
  await buyers.toPay('bt')
  await buyers.toPay('bt')
  context.setTime(later(END))
  const { on, levels } = limited({ recipient: 0 })
  expect([await openOrders(on), await openOrders(on)]).toEqual([0, 0])
  expect(levels).toEqual(['info', 'info'])
  context.setTime(later(END + 11))
  expect(await openOrders(context)).toBe(2)
})

// R-PLACE-9 R-MAIL-10
test('where there is no room for the mails of an end the payment service is asked once', async () => {
  const { unique_key } = await buyers.toPay()
  context.setTime(later(END))
  const { on } = limited({ shop: 0 })
  const { gateway } = on.payments
  let asked = 0
  const lookUp: typeof gateway.lookUp = (key, shop, signal) => {
    asked += 1
    return gateway.lookUp(key, shop, signal)
  }
  const counted = { ...on, payments: { ...on.payments, gateway: { ...gateway, lookUp } } }
  expect([await openOrders(counted), asked]).toEqual([0, 1])
  expect(await buyers.statusOf(unique_key)).toBe('unpaid')
})

/** A subscription whose next price is to be looked at. */
async function subscribe(): Promise<void> {
  const buyer = makeBuyer(api)
  const item = await onSale(api, 50, MONTHLY)
  await buyer.complete(await buyer.ready(item, { payment: { method: 'creditcard', source: 'sim' } }))
  context.setTime('2026-12-19T00:00:00Z')
}

/** So many more like it, whose turn comes before its own, with this in place of what it has. */
async function copies(count: number, over: string): Promise<void> {
  await outside.query(
    `insert into subscriptions (shop_id, unique_key, secret, state, first_order_key, last_order_key, line, wishes, via, title,
       cycle_plan, first_day, next_cycle, next_at, created_at, changed_at, known_price)
     select shop_id, 'COPY' || n, 'copy' || n, state, 'FIRST' || n, last_order_key, line, wishes, via, title, cycle_plan,
       first_day, next_cycle, next_at - interval '1 hour', created_at, changed_at, known_price
     from subscriptions, generate_series(1, $1::int) n`,
    [count],
  )
  await outside.query(`update subscriptions set ${over} where unique_key like 'COPY%'`)
}

const looked = async () =>
  (
    await outside.query<{ n: number }>(
      'select count(*)::int as n from subscriptions where looked_cycle = next_cycle',
    )
  ).rows[0]?.n

// R-SUBSCRIPTION-8
test('subscriptions that cannot be looked at keep none behind them waiting, however many they are', async () => {
  await subscribe()
  await copies(1001, `wishes = 'null'`)
  const { on, levels } = limited({})
  await lookAhead(on, ENDLESS)
  expect(levels).toHaveLength(1001)
  expect(await looked()).toBe(1)
})

// R-SUBSCRIPTION-8 R-MAIL-10
test('of a shop that may send no more mails today one subscription is tried in a run', async () => {
  await subscribe()
  await copies(3, 'known_price = 1')
  const { on, levels } = limited({ shop: 0 })
  expect([await lookAhead(on, ENDLESS), levels]).toEqual([0, ['warn']])
  expect([await lookAhead(context, ENDLESS), await looked()]).toEqual([3, 4])
})

// R-SUBSCRIPTION-8
test('what a run has no time for is looked at in the next', async () => {
  await subscribe()
  await lookAhead(context, { isOver: () => true })
  expect(await looked()).toBe(0)
  await lookAhead(context)
  expect(await looked()).toBe(1)
})
