/** Checkouts that many want at once, or that are changed while they are completed (R-CHECKOUT-8, R-CHECKOUT-9). */
import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import pg from '#pg'
import { completeCheckout } from '../../../src/checkout/checkouts/complete-checkout.ts'
import type { Completed } from '../../../src/checkout/checkouts/completed-schemas.ts'
import type { CheckoutDocument } from '../../../src/checkout/checkouts/schemas.ts'
import { settleCheckouts } from '../../../src/checkout/checkouts/settle-checkout.ts'
import type { Context } from '../../../src/context.ts'
import { declaredStatements } from '../../../src/db/statement.ts'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import { addItemWithFile } from '../../support/checkout/after-purchase.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder, piecesOf } from '../../support/orders/balance.ts'
import { stockOf } from '../../support/orders/place.ts'
import { type Buyer, MONTHLY, makeBuyer, onSale, refusal } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'

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

const COD = { payment: { method: 'cod' } }
const CARD = { payment: { method: 'creditcard', source: 'sim' } }
const AWAY = { payment: { method: 'creditcard', source: 'sim:authorise=redirect' } }

async function ordersOf(item: number): Promise<number> {
  const { rows } = await outside.query<{ count: number }>(
    `select count(*)::int as count from orders, json_array_elements(line_states) line
     where (line->>'stock_item_id')::int = $1`,
    [item],
  )
  return rows[0]?.count ?? 0
}

const outcomes = (answers: readonly (readonly (string | number)[])[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ([status, type]) => `${status} ${type}`)).map(([name, all]) => [
      name,
      all?.length,
    ]),
  )

// R-CART-8, R-CHECKOUT-11
test.for([
  ['carts', ['shop_id', 'id', 'lines', 'maker', 'used_at', 'site']],
  [
    'checkouts',
    [
      'shop_id',
      'id',
      'maker',
      'via',
      'lines',
      'wishes',
      'told',
      'changed_at',
      'kept_until',
      'application_id',
      'site',
      'orderable_until',
    ],
  ],
] as const)(
  'while one of the %s is made, others of the same network can be changed',
  async ([table, columns]) => {
    const lines = [{ item_id: await onSale(api, 9), amount: 1 }]
    for (let made = 0; made < 3; made++) await buyer.ask('POST', `/${table}`, { lines })
    const { rows: kept } = await outside.query(`select * from ${table} where shop_id = $1`, [shopId])
    const one = { ...kept[0], id: randomBytes(32), lines: JSON.stringify(lines) }
    const insert = declaredStatements().find(({ name }) => name === `${table}.insert`)
    const other = new pg.Client(context.address)
    await other.connect()
    await outside.query('begin')
    await outside.query(
      insert?.text ?? '',
      columns.map(column => one[column]),
    )
    const free = await other.query(`select from ${table} where shop_id = $1 for update skip locked`, [shopId])
    await outside.query('rollback')
    await other.end()
    expect(free.rowCount).toBe(kept.length)
    expect(kept.length).toBeGreaterThanOrEqual(3)
  },
)

// R-CHECKOUT-7, R-PLACE-4
describe('50 buyers for the last piece', () => {
  test.for([
    ['cash on delivery', COD],
    ['card', CARD],
  ] as const)('by %s: one has it, and nobody else has paid', async ([, said]) => {
    const item = await onSale(api, 1)
    const checkouts = await Promise.all(Array.from({ length: 50 }, () => buyer.ready(item, said)))
    const answers = await Promise.all(checkouts.map(one => refusal(buyer.order(one))))
    expect(outcomes(answers)).toEqual({ '200 undefined': 1, '422 checkouts/out-of-stock': 49 })
    expect(answers.find(([status]) => status === 422)?.slice(2)).toEqual(['/lines/0'])
    expect([await stockOf(api, item), await piecesOf(outside, item), await ordersOf(item)]).toEqual([0, 1, 1])
  })
})

// What follows of an order is done after it, by connections of its own: while its call held one, all of them were held by such, and
// 24 of 30 were refused after ten seconds, though they had their orders.
describe('30 buyers of what goes on after the order', () => {
  test.for([
    ['a subscription', () => onSale(api, 30, MONTHLY)],
    ['a file', () => addItemWithFile(context, shopId)],
  ] as const)('%s: each has it at once', async ([, put]) => {
    const item = await put()
    const checkouts = await Promise.all(Array.from({ length: 30 }, () => buyer.ready(item, CARD)))
    const answers = await Promise.all(checkouts.map(one => refusal(buyer.order(one))))
    expect(outcomes(answers)).toEqual({ '200 undefined': 30 })
    expect(await ordersOf(item)).toBe(30)
    const { rows } = await outside.query<{ begun: number }>(
      `select count(*)::int as begun from (
         select 1 from subscriptions where state = 'active' and line->>'item_id' = $1
         union all select 1 from order_downloads where item_id = $1::int) begun`,
      [String(item)],
    )
    expect(rows).toEqual([{ begun: 30 }])
  })
})

// R-CHECKOUT-8
describe('one checkout', () => {
  test.for([
    ['cash on delivery', COD],
    ['card', CARD],
  ] as const)('by %s, completed by 12 calls with keys of their own, is one order', async ([, said]) => {
    const item = await onSale(api, 20)
    const checkout = await buyer.ready(item, said)
    const answers = await Promise.all(Array.from({ length: 12 }, () => buyer.complete(checkout)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect([await stockOf(api, item), await ordersOf(item)]).toEqual([19, 1])
    // Whatever total is expected: there is nothing to agree to any more.
    const late = buyer.ask(
      'POST',
      `/checkouts/${checkout.checkout_id}/complete`,
      { expected_total: 1 },
      randomUUID(),
    )
    expect((await late).json()).toEqual(answers[0])
  })

  // R-KEY-3
  test('with one key is answered the same to the byte, however often', async () => {
    const item = await onSale(api, 20)
    const checkout = await buyer.ready(item, COD)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.order(checkout, key)))
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done.length).toBeGreaterThan(0)
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)
    const again = await buyer.order(checkout, key)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(new Set([...done, again].map(({ body }) => body)).size).toBe(1)
    expect(await ordersOf(item)).toBe(1)
  })

  test('is ordered as it was agreed to, whatever is said meanwhile', async () => {
    for (let round = 0; round < 6; round += 1) {
      const item = await onSale(api, 5)
      const checkout = await buyer.ready(item, COD)
      const said = { payment: { method: 'bt' } }
      const [ordered, put] = await Promise.all([
        buyer.order(checkout),
        buyer.ask('PUT', `/checkouts/${checkout.checkout_id}`, said),
      ])
      const [orders, left] = [await ordersOf(item), await stockOf(api, item)]
      if (ordered.statusCode === 200) {
        // Either it was first, or the other was and makes it another total.
        expect([orders, left]).toEqual([1, 4])
        const { order } = ordered.json<Completed>()
        const seen = (await buyer.ask('GET', `/orders/${order?.secret}`)).json<{
          amounts: { total: number }
        }>()
        expect(seen.amounts.total).toBe(checkout.amounts.total)
        expect(await refusal(Promise.resolve(put))).toEqual([422, 'checkouts/closed'])
      } else {
        expect([ordered.statusCode, put.statusCode, orders, left]).toEqual([409, 200, 0, 5])
      }
    }
  })

  // R-CHECKOUT-4
  test('hears all that is said at once', async () => {
    const { checkout_id: id } = await buyer.begin([{ item_id: await onSale(api, 1), amount: 1 }])
    await Promise.all([
      buyer.say(id, { remark: '午前中に' }),
      buyer.say(id, { coupon_code: 'NONE' }),
      buyer.say(id, { mail_magazine_opt_in: true }),
    ])
    expect(await buyer.look(id)).toMatchObject({
      ...{ remark: '午前中に', coupon_code: 'NONE', mail_magazine_opt_in: true },
    })
  })
})

/** An application whose payment service answers when it is let. */
async function slowApi() {
  const asked = Promise.withResolvers<void>()
  const letIt = Promise.withResolvers<void>()
  const { gateway } = context.payments
  const slow: Context = {
    ...context,
    payments: {
      ...context.payments,
      gateway: {
        ...gateway,
        perform: async (operation, signal) => {
          if (operation.kind === 'authorise') {
            asked.resolve()
            await letIt.promise
          }
          return gateway.perform(operation, signal)
        },
        lookUp: (...them) => gateway.lookUp(...them),
        readMessage: message => gateway.readMessage(message),
      },
    },
  }
  const app = await buildTestApi(slow, api.token)
  return { buyer: makeBuyer(app), asked: asked.promise, letIt: letIt.resolve, close: () => app.app.close() }
}

describe('while a payment service is asked', () => {
  test('it looks ready, nothing can be said, and another call waits for the same order', async () => {
    const slow = await slowApi()
    const item = await onSale(api, 2)
    const checkout = await buyer.ready(item, CARD)
    const first = slow.buyer.complete(checkout)
    await slow.asked
    expect((await buyer.look(checkout.checkout_id)).status).toBe('ready')
    const put = buyer.ask('PUT', `/checkouts/${checkout.checkout_id}`, { remark: 'x' })
    expect(await refusal(put)).toEqual([409, 'checkouts/in-progress'])
    const second = buyer.complete(checkout)
    slow.letIt()
    expect(await first).toEqual(await second)
    expect([await ordersOf(item), await stockOf(api, item)]).toEqual([1, 1])
    await slow.close()
  })

  // R-MAIL-10
  test('whoever calls it off, or is refused, uses up no mails of anybody', async () => {
    await outside.query('delete from mail_counts')
    const checkout = await buyer.ready(await onSale(api, 2), AWAY)
    for (let times = 0; times < 3; times++) {
      expect((await buyer.complete(checkout)).action?.type).toBe('redirect')
      await buyer.say(checkout.checkout_id, {})
    }
    const refused = await buyer.ready(await onSale(api, 1), {
      payment: { method: 'creditcard', source: 'sim:authorise=decline' },
    })
    expect((await buyer.order(refused)).statusCode).toBe(422)
    const counted = async () =>
      (await outside.query('select sum(mails)::int as mails from mail_counts')).rows[0].mails
    expect(await counted()).toBe(0)
    await buyer.complete(await buyer.ready(await onSale(api, 1), COD))
    // One to the buyer and one to the shop, each of its order, its recipient and the shop.
    expect(await counted()).toBe(6)
  })

  // R-KEY-4
  test('whoever is told to look again does so with the same key, and hears by then what there is', async () => {
    const slow = await slowApi()
    const checkout = await buyer.ready(await onSale(api, 1), {
      payment: { method: 'creditcard', source: 'sim:authorise=decline' },
    })
    const first = refusal(slow.buyer.order(checkout))
    await slow.asked
    const put = () => buyer.ask('PUT', `/checkouts/${checkout.checkout_id}`, { remark: 'x' }, 'again')
    const early = await put()
    expect([early.statusCode, early.headers['retry-after']]).toEqual([409, '1'])
    slow.letIt()
    expect(await first).toEqual([422, 'checkouts/payment-declined', '/payment'])
    const later = await put()
    expect([later.statusCode, later.headers['idempotent-replayed']]).toEqual([200, undefined])
    await slow.close()
  })

  test('it can be given up: the pieces are back, and the money is let go', async () => {
    const slow = await slowApi()
    const item = await onSale(api, 1)
    const checkout = await buyer.ready(item, CARD)
    const first = refusal(slow.buyer.order(checkout))
    await slow.asked
    const cancelled = await buyer.cancel(checkout.checkout_id)
    expect(cancelled.json()).toMatchObject({ status: 'cancelled' })
    expect(await stockOf(api, item)).toBe(1)
    slow.letIt()
    expect(await first).toEqual([422, 'checkouts/payment-declined', '/payment'])
    expect([await ordersOf(item), await stockOf(api, item)]).toEqual([0, 1])
    await slow.close()
  })

  // R-CHECKOUT-8
  test('whoever dies before the checkout hears of the order leaves one order all the same', async () => {
    const item = await onSale(api, 2)
    const checkout = await buyer.ready(item, CARD)
    const dying: Context = {
      ...context,
      db: {
        ...context.db,
        query: (statement, values) => {
          if (statement.name === 'checkouts.settle') throw new Error('dead')
          return context.db.query(statement, values)
        },
      },
    }
    const agreement = { expected_total: checkout.amounts.total, return_to: null }
    const dead = completeCheckout(dying, shopId, checkout.checkout_id, agreement)
    await expect(dead).rejects.toThrow('dead')
    expect(await settleCheckouts(context)).toBe(1)
    const completed = await buyer.complete(checkout)
    expect(completed.order?.status).toBe('ordered')
    expect([await ordersOf(item), await stockOf(api, item)]).toEqual([1, 1])
  })
})

// R-CHECKOUT-9
describe('while the buyer is awaited', () => {
  async function sendAway(): Promise<{ item: number; checkout: CheckoutDocument; page: string }> {
    const item = await onSale(api, 1)
    const checkout = await buyer.ready(item, AWAY)
    const { action } = await buyer.complete(checkout)
    return { item, checkout, page: action?.type === 'redirect' ? new URL(action.url).pathname : '' }
  }
  const approve = (page: string) =>
    api.app.inject({
      ...{ method: 'POST', url: `${page}/approve` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('something else is said: the payment is called off, and it can be completed anew', async () => {
    const { item, checkout, page } = await sendAway()
    const said = await buyer.say(checkout.checkout_id, COD)
    expect([said.status, await stockOf(api, item)]).toEqual(['ready', 1])
    await approve(page)
    expect(await ordersOf(item)).toBe(0)
    expect((await buyer.complete(said)).order?.status).toBe('ordered')
    expect(await ordersOf(item)).toBe(1)
  })

  test('it is given up, and stays so', async () => {
    const { item, checkout, page } = await sendAway()
    const first = await buyer.cancel(checkout.checkout_id)
    expect(first.json()).toMatchObject({ status: 'cancelled' })
    expect(await stockOf(api, item)).toBe(1)
    await approve(page)
    expect((await buyer.cancel(checkout.checkout_id)).json()).toEqual(first.json())
    expect(await refusal(buyer.order(checkout))).toEqual([422, 'checkouts/closed'])
    expect(await ordersOf(item)).toBe(0)
  })

  test('it is given up and paid in the same moment: one of the two', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { item, checkout, page } = await sendAway()
      const [cancelled] = await Promise.all([buyer.cancel(checkout.checkout_id), approve(page)])
      const { status } = await buyer.look(checkout.checkout_id)
      const bought = status === 'completed'
      expect(cancelled.statusCode).toBe(bought ? 422 : 200)
      expect([await ordersOf(item), await stockOf(api, item)]).toEqual(bought ? [1, 0] : [0, 1])
    }
  })

  test('who has paid cannot give it up', async () => {
    const { checkout, page } = await sendAway()
    await approve(page)
    expect(await refusal(buyer.cancel(checkout.checkout_id))).toEqual([422, 'checkouts/closed'])
    const put = buyer.ask('PUT', `/checkouts/${checkout.checkout_id}`, COD)
    expect(await refusal(put)).toEqual([422, 'checkouts/closed'])
  })
})
