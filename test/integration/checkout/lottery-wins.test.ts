/** Wins whose order has come and is not written to them yet: what is decided on them meanwhile (docs/rules/lottery.md). */
import type pg from 'pg'
import { expect } from 'vitest'
import type { CheckoutDocument } from '../../../src/checkout/checkouts/schemas.ts'
import { drawLotteries, settleWins, tellApplicants } from '../../../src/checkout/lottery/draw-lotteries.ts'
import type { ApplicationDocument } from '../../../src/checkout/lottery/schemas.ts'
import { type Application, findApplicationBySecret } from '../../../src/checkout/lottery/store.ts'
import { openWinnersCheckout, withdrawApplication } from '../../../src/checkout/lottery/win.ts'
import type { Context } from '../../../src/context.ts'
import { workOf } from '../../../src/jobs/tasks.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { shownOrder, stockOf } from '../../support/orders/place.ts'
import { type Buyer, CUSTOMER, makeBuyer, onSale } from './support/buyer.ts'
import { ANNOUNCE, PERIOD as FIRST_ROUND, NOW } from './support/lottery.ts'

/** Its result is announced when the time of the first round's winners is over. */
const SECOND_ROUND = {
  application_start_at: ANNOUNCE,
  application_end_at: '2026-11-26T00:00:00Z',
  scheduled_announce_at: '2026-11-28T03:00:00Z',
}

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

test.afterEach(async () => {
  expect(await moneyWithoutOrder(outside)).toEqual([])
  expect(await disagreements(outside)).toEqual([])
})

const COD = { method: 'cod' }
const AWAY = { method: 'creditcard', source: 'sim:authorise=redirect' }
const REFUSED = { method: 'creditcard', source: 'sim:authorise=decline' }

const look = async (secret: string) =>
  (await buyer.ask('GET', `/applications/${secret}`)).json<ApplicationDocument>()

let applicants = 0
/** Somebody new applies; answers the secret of the link. */
async function apply(item: number): Promise<string> {
  applicants += 1
  const customer = { ...CUSTOMER, mail_address: `winner-${applicants}@example.jp` }
  const { application } = await buyer.complete(await buyer.ready(item, { customer }))
  return application?.secret ?? ''
}

/** An item of so many pieces whose only applicant has won one. */
async function won(stock = 1): Promise<{ item: number; secret: string }> {
  const item = await onSale(api, stock, { type: 'lottery', price: 5000, lottery: FIRST_ROUND })
  const secret = await apply(item)
  context.setTime(ANNOUNCE)
  await drawLotteries(context)
  await tellApplicants(context)
  return { item, secret }
}

async function applicationOf(secret: string): Promise<Application> {
  const found = await findApplicationBySecret(context.db, shopId, secret)
  if (found === undefined) throw new Error('There is no application')
  return found
}

/** The winner's checkout, which can be completed. */
async function checkoutOf(secret: string, payment: object): Promise<CheckoutDocument> {
  const { checkout_id } = await openWinnersCheckout(context, await applicationOf(secret), '198.51.100.1')
  return buyer.say(checkout_id, { payment })
}

/** The context in which something is done once, as soon as the first transaction is over. */
function afterFirst(work: () => Promise<unknown>): Context {
  let isDone = false
  const { db } = context
  return {
    ...context,
    db: {
      ...db,
      transaction: async change => {
        const answer = await db.transaction(change)
        if (!isDone) {
          isDone = true
          await work()
        }
        return answer
      },
    },
  }
}

async function ordersOf(item: number): Promise<string[]> {
  const { rows } = await outside.query<{ unique_key: string }>(
    `select unique_key from orders, json_array_elements(line_states) line where (line->>'stock_item_id')::int = $1`,
    [item],
  )
  return rows.map(({ unique_key }) => unique_key)
}

const CLOSED = { type: 'applications/closed', message: 'It is ordered already.' }

// R-LOTTERY-6
test.for([
  ['begins anew', (one: Context, mine: Application) => openWinnersCheckout(one, mine, '198.51.100.1')],
  ['gives it up', withdrawApplication],
] as const)('who orders in the moment in which the winner %s has ordered, once', async ([, decide]) => {
  const { item, secret } = await won(2)
  const checkout = await checkoutOf(secret, COD)
  const meanwhile = afterFirst(() => buyer.complete(checkout))
  await expect(decide(meanwhile, await applicationOf(secret))).rejects.toMatchObject(CLOSED)
  expect(await ordersOf(item)).toEqual([(await applicationOf(secret)).order_key])
  expect(await look(secret)).toMatchObject({ status: 'ordered', order_secret: expect.any(String) })
  expect((await buyer.look(checkout.checkout_id)).status).toBe('completed')
})

// R-LOTTERY-6
test.for([
  ['ordered', COD],
  ['being paid', AWAY],
] as const)('of two checkouts of a win one makes an order: the other is %s', async ([, payment]) => {
  const { item, secret } = await won(2)
  const first = await checkoutOf(secret, payment)
  const second = await checkoutOf(secret, COD)
  // As if the second had not taken the place of the first.
  await outside.query(
    `update checkouts set state = 'open' where state = 'cancelled' and application_id = $1`,
    [(await applicationOf(secret)).id],
  )
  await buyer.complete(first)
  const { order_key } = await applicationOf(secret)
  expect((await buyer.order(second)).statusCode).toBe(409)
  expect((await applicationOf(secret)).order_key).toBe(order_key)
  expect(await ordersOf(item)).toEqual(payment === COD ? [order_key] : [])
  expect(await stockOf(api, item)).toBe(1)
  await buyer.cancel(first.checkout_id)
})

// R-LOTTERY-3
test.for([
  ['is there', COD, 'won'],
  ['is being paid', AWAY, 'won'],
  ['was refused', REFUSED, 'lost'],
] as const)(
  'what a winner’s order takes out of the stock is taken off once in the next draw: it %s',
  async ([, payment, becomes]) => {
    const { item, secret } = await won(payment === REFUSED ? 1 : 2)
    await api.call('POST', `/api/items/${item}`, { lottery: SECOND_ROUND })
    const second = await apply(item)
    context.setTime('2026-11-28T02:59:59Z')
    const checkout = await checkoutOf(secret, payment)
    await buyer.order(checkout)
    context.setTime(SECOND_ROUND.scheduled_announce_at)
    await drawLotteries(context)
    expect((await look(second)).status).toBe(becomes)
    await buyer.cancel(checkout.checkout_id)
  },
)

// R-LOTTERY-3
test('pieces that nobody has ordered in time are in the draw of that minute', async () => {
  const { item, secret } = await won()
  await api.call('POST', `/api/items/${item}`, { lottery: SECOND_ROUND })
  const second = await apply(item)
  context.setTime(SECOND_ROUND.scheduled_announce_at)
  await workOf(context).tasks.see_to_lotteries?.(undefined, undefined as never)
  expect([(await look(secret)).status, (await look(second)).status]).toEqual(['lapsed', 'won'])
})

// R-LOTTERY-6
test('a winner’s order can be sent, whenever the result of the next round is announced', async () => {
  const { item, secret } = await won()
  await api.call('POST', `/api/items/${item}`, { lottery: SECOND_ROUND })
  const { order } = await buyer.complete(await checkoutOf(secret, { method: 'creditcard', source: 'sim' }))
  const key = order?.unique_key ?? ''
  const { status, lines } = await shownOrder(context, shopId, { key })
  expect(status).toBe('ordered')
  const sent = await api.call('POST', `/api/orders/${key}/dispatch`, {
    order_line_ids: lines.map(({ id }) => id),
  })
  expect(sent.statusCode).toBe(200)
})

// R-LOTTERY-7
test('a win that was imported with its order is ordered', async () => {
  const { secret } = await won()
  const { order } = await buyer.complete(await checkoutOf(secret, COD))
  // An import brings the order, and nothing of how it came into being.
  await outside.query('delete from order_placements where unique_key = $1', [order?.unique_key])
  expect(await settleWins(context)).toBe(1)
  expect((await look(secret)).status).toBe('ordered')
})
