/** From a checkout to an order, by each way to pay, and what becomes of it then (docs/rules/checkouts.md). */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { describe, expect } from 'vitest'
import type { Completed } from '../../../src/checkout/checkouts/completed-schemas.ts'
import type { CheckoutDocument } from '../../../src/checkout/checkouts/schemas.ts'
import { settleCheckouts } from '../../../src/checkout/checkouts/settle-checkout.ts'
import { listMails } from '../../../src/mail/store.ts'
import { openOrders } from '../../../src/resources/orders/jobs/open-orders.ts'
import { resolvePlacements } from '../../../src/resources/orders/jobs/resolve-placements.ts'
import { listCoupons } from '../../../src/selling/coupon-store.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder, piecesOf } from '../../support/orders/balance.ts'
import { shownOrder, stockOf } from '../../support/orders/place.ts'
import { type Buyer, makeBuyer, onSale, refusal } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()
const DAY = 24 * 60

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

const keyOf = ({ order }: Completed) => order?.unique_key ?? ''
const orderOf = (completed: Completed) => shownOrder(context, shopId, { key: keyOf(completed) })

/** The order as the buyer sees it by its link. */
async function seenBy({ order }: Completed) {
  const answer = await buyer.ask('GET', `/orders/${order?.secret}`)
  return answer.json<{ status: string; via: string; lines: object[]; customer: object }>()
}

async function cancelled(completed: Completed): Promise<void> {
  const answer = await api.call('POST', `/api/orders/${keyOf(completed)}/cancel`, {})
  expect(answer.json()).toMatchObject({ status: 'cancelled', amounts: { total: 0 } })
}

const press = (page: string, choice: string) =>
  api.app.inject({
    ...{ method: 'POST', url: `${page}/${choice}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** A checkout whose buyer is on the page of the payment service. */
async function sendAway(stock = 1) {
  const item = await onSale(api, stock)
  const checkout = await buyer.ready(item, {
    payment: { method: 'creditcard', source: 'sim:authorise=redirect' },
  })
  const { order, action } = await buyer.complete(checkout)
  expect([order, action?.type]).toEqual([null, 'redirect'])
  const page = action?.type === 'redirect' ? new URL(action.url).pathname : ''
  return { item, checkout, page, id: checkout.checkout_id }
}

/** What the order's amounts, lines and people must be by the checkout that its buyer agreed to. */
async function expectAsAgreed(checkout: CheckoutDocument, completed: Completed): Promise<void> {
  const order = await orderOf(completed)
  expect(order.amounts).toMatchObject(checkout.amounts)
  expect(order.via).toBe('api')
  expect(order.customer).toEqual(checkout.customer)
  expect(order.lines.map(({ title, price, amount, total }) => ({ title, price, amount, total }))).toEqual(
    checkout.lines.map(({ title, price, amount, total }) => ({ title, price, amount, total })),
  )
  expect((await buyer.look(checkout.checkout_id)).amounts).toEqual(checkout.amounts)
}

// R-CHECKOUT-6
describe('ways to pay', () => {
  test('cash on delivery: ordered, sent, and the buyer sees it', async () => {
    const item = await onSale(api, 3)
    const checkout = await buyer.ready(item, { payment: { method: 'cod' } }, 2)
    expect(checkout.amounts).toMatchObject({ subtotal: 2400, shipping_fee: 700, cod_fee: 330, total: 3430 })
    const completed = await buyer.complete(checkout)
    expect(completed).toMatchObject({ order: { status: 'ordered' }, application: null, action: null })
    await expectAsAgreed(checkout, completed)
    expect([await stockOf(api, item), await piecesOf(outside, item)]).toEqual([1, 3])
    expect(await seenBy(completed)).toMatchObject({ status: 'ordered', customer: checkout.customer ?? {} })
    const mails = await listMails(context.db, shopId, { state: null, reference: keyOf(completed), limit: 9 })
    expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).sort()).toEqual([
      ...['place_order buyer', 'place_order shop'],
    ])
    const { lines } = await orderOf(completed)
    const sent = await api.call('POST', `/api/orders/${keyOf(completed)}/dispatch`, {
      order_line_ids: lines.map(({ id }) => id),
    })
    expect(sent.json()).toMatchObject({ status: 'dispatched' })
  })

  test('card: authorised at once; cancelled, money and stock are back', async () => {
    const item = await onSale(api, 1)
    const checkout = await buyer.ready(item, { payment: { method: 'creditcard', source: 'sim' } })
    const completed = await buyer.complete(checkout)
    expect(completed).toMatchObject({ order: { status: 'ordered' }, action: null })
    await expectAsAgreed(checkout, completed)
    expect((await orderOf(completed)).payment.transactions).toMatchObject([
      ...[{ status: 'authorized', amount: checkout.amounts.total }],
    ])
    expect(await buyer.look(checkout.checkout_id)).toMatchObject({ status: 'completed', problems: [] })
    await cancelled(completed)
    expect((await orderOf(completed)).payment.transactions).toMatchObject([{ status: 'cancelled' }])
    expect(await stockOf(api, item)).toBe(1)
  })

  test('card by a page of the service: an order once the buyer is back', async () => {
    const { item, checkout, page, id } = await sendAway()
    expect(await buyer.look(id)).toMatchObject({ status: 'awaiting_buyer', amounts: checkout.amounts })
    expect(await stockOf(api, item)).toBe(0)
    const again = await buyer.complete(checkout)
    expect(again).toMatchObject({ order: null, action: { type: 'redirect' } })
    await press(page, 'approve')
    expect(await buyer.look(id)).toMatchObject({ status: 'completed' })
    const completed = await buyer.complete(checkout)
    expect(completed).toMatchObject({ order: { status: 'ordered' }, action: null })
    await expectAsAgreed(checkout, completed)
  })

  test('declined on the page: the pieces are back, and another way makes the order', async () => {
    const { item, checkout, page, id } = await sendAway()
    await press(page, 'decline')
    expect(await buyer.look(id)).toMatchObject({ status: 'ready', payment_refusal: expect.any(String) })
    expect(await stockOf(api, item)).toBe(1)
    const other = await buyer.say(id, { payment: { method: 'cod' } })
    expect(other).toMatchObject({ status: 'ready', payment_refusal: null })
    const completed = await buyer.complete(other)
    await expectAsAgreed(other, completed)
    expect(checkout.amounts.total).toBe(other.amounts.total - 330)
  })

  // R-PLACE-5
  test('nobody comes back: after half an hour it is open again, as the job says', async () => {
    const { item, id } = await sendAway()
    context.setTime(later(31))
    await resolvePlacements(context)
    expect(await settleCheckouts(context)).toBe(1)
    expect(await settleCheckouts(context)).toBe(0)
    const { rows } = await outside.query(`select state from checkouts where order_key is not null
      and state in ('completing', 'awaiting_buyer')`)
    expect(rows).toEqual([])
    expect((await buyer.look(id)).status).toBe('ready')
    expect(await stockOf(api, item)).toBe(1)
  })

  // R-CHECKOUT-8
  test('late word of a payment makes the order, as the job says', async () => {
    const { page, id } = await sendAway()
    await press(page, 'approve-stay')
    expect(await settleCheckouts(context)).toBe(1)
    const { rows } = await outside.query(
      `select state, answer->'order'->>'status' as status from checkouts where digest = $1`,
      [createHash('sha256').update(id).digest()],
    )
    expect(rows).toEqual([{ state: 'completed', status: 'ordered' }])
    expect((await buyer.look(id)).status).toBe('completed')
  })

  test('convenience store: a number and a time; paid there, or cancelled before', async () => {
    const item = await onSale(api, 2)
    const checkout = await buyer.ready(item, { payment: { method: 'cvs' } })
    const completed = await buyer.complete(checkout)
    expect(completed).toMatchObject({
      order: { status: 'unpaid' },
      action: { type: 'pay_at_store', number: expect.stringMatching(/^\d+$/), until: '2026-11-23T01:02:03Z' },
    })
    await expectAsAgreed(checkout, completed)
    const { action } = completed
    await press(`/payments/simulator/${action?.type === 'pay_at_store' ? action.number : ''}`, 'approve')
    expect(await seenBy(completed)).toMatchObject({ status: 'ordered' })
    // What was answered stays what was answered.
    expect(await buyer.complete(checkout)).toEqual(completed)
    expect(await stockOf(api, item)).toBe(1)
    await cancelled(await buyer.complete(await buyer.ready(item, { payment: { method: 'cvs' } })))
    expect(await stockOf(api, item)).toBe(1)
  })

  test('transfer: the account and a time; not paid, it ends and the stock is back', async () => {
    await outside.query('update shops set bank_account = $1', ['あきない銀行 本店\n普通 1234567'])
    const item = await onSale(api, 1)
    const checkout = await buyer.ready(item, { payment: { method: 'bt' } })
    const completed = await buyer.complete(checkout)
    expect(completed).toMatchObject({
      order: { status: 'unpaid' },
      action: {
        ...{ type: 'transfer', account: 'あきない銀行 本店\n普通 1234567', until: '2026-11-27T01:02:03Z' },
      },
    })
    await expectAsAgreed(checkout, completed)
    context.setTime(later(7 * DAY))
    await openOrders(context)
    expect(await seenBy(completed)).toMatchObject({ status: 'cancelled' })
    expect(await stockOf(api, item)).toBe(1)
    await outside.query('update shops set bank_account = null')
  })

  test('transfer to a shop that has set no account: the shop will tell it', async () => {
    const checkout = await buyer.ready(await onSale(api, 1), { payment: { method: 'bt' } })
    expect(await buyer.complete(checkout)).toMatchObject({
      action: { type: 'transfer', account: expect.stringContaining('ショップから') },
    })
  })

  // R-COUPON-3
  test('nothing to pay: an order without a payment', async () => {
    await outside.query(
      `insert into coupons (shop_id, code, name, percent, minimum, active, created_at) values ($1, 'ALL', '全額', 100, 0, true, $2)`,
      [shopId, NOW],
    )
    await outside.query('update shipping_methods set free_from = 0')
    const checkout = await buyer.ready(await onSale(api, 1), { coupon_code: ' ａｌｌ ' })
    expect(checkout.amounts.total).toBe(0)
    const completed = await buyer.complete(checkout)
    expect(completed).toMatchObject({ order: { status: 'ordered' }, action: null })
    expect((await orderOf(completed)).payment).toEqual({ method: null, transactions: [] })
    await outside.query('update shipping_methods set free_from = null')
  })
})

describe('a payment that is refused', () => {
  test('is told, and nothing is bought; the same checkout can be paid otherwise', async () => {
    const item = await onSale(api, 1)
    const checkout = await buyer.ready(item, {
      payment: { method: 'creditcard', source: 'sim:authorise=decline' },
    })
    expect(await refusal(buyer.order(checkout))).toEqual([422, 'checkouts/payment-declined', '/payment'])
    expect([await stockOf(api, item), await piecesOf(outside, item)]).toEqual([1, 1])
    expect((await buyer.look(checkout.checkout_id)).payment_refusal).toContain('declined')
    const other = await buyer.say(checkout.checkout_id, { payment: { method: 'creditcard', source: 'sim' } })
    await expectAsAgreed(other, await buyer.complete(other))
  })

  // R-PAY-14
  test('for now, while payments are under maintenance', async () => {
    await outside.query('update shops set payment_maintenance = true')
    const checkout = await buyer.ready(await onSale(api, 1), {
      payment: { method: 'creditcard', source: 'sim' },
    })
    expect(await refusal(buyer.order(checkout))).toEqual([422, 'checkouts/payment-declined', '/payment'])
    await outside.query('update shops set payment_maintenance = false')
    expect((await buyer.complete(checkout)).order?.status).toBe('ordered')
  })

  // R-LIMIT-15
  test('for now, as often as it is under maintenance, and then taken', async () => {
    const checkout = await buyer.ready(await onSale(api, 1), {
      payment: { method: 'creditcard', source: 'sim:authorise=maintenance' },
    })
    for (let tries = 0; tries < 11; tries++) {
      expect(await refusal(buyer.order(checkout))).toEqual([422, 'checkouts/payment-declined', '/payment'])
    }
    const said = { payment: { method: 'creditcard', source: 'sim' } }
    expect((await buyer.complete(await buyer.say(checkout.checkout_id, said))).order?.status).toBe('ordered')
  })

  // R-CHECKOUT-8, R-PLACE-6
  test.each(['garbage', 'fail_once'])('%s: it is open, then there is one order', async fault => {
    const item = await onSale(api, 2)
    const checkout = await buyer.ready(item, {
      payment: { method: 'creditcard', source: `sim:authorise=${fault}` },
    })
    const key = crypto.randomUUID()
    const first = buyer.order(checkout, key)
    expect(await refusal(first)).toEqual([504, 'internal/gateway-timeout'])
    expect((await buyer.look(checkout.checkout_id)).status).toBe('ready')
    const said = buyer.ask('PUT', `/checkouts/${checkout.checkout_id}`, { remark: 'x' })
    expect(await refusal(said)).toEqual([409, 'checkouts/in-progress'])
    await resolvePlacements(context)
    const completed = await buyer.complete(checkout, key)
    expect(completed).toMatchObject({ order: { status: 'ordered' } })
    expect(await buyer.complete(checkout)).toEqual(completed)
    expect([await stockOf(api, item), await piecesOf(outside, item)]).toEqual([1, 2])
  })
})

// R-CHECKOUT-12, R-COUPON-5
describe('a coupon', () => {
  const used = async () => (await listCoupons(context.db, shopId)).find(({ code }) => code === 'ONCE')?.used
  test.beforeAll(() =>
    outside.query(
      `insert into coupons (shop_id, code, name, amount, minimum, max_uses_per_buyer, active, created_at)
       values ($1, 'ONCE', '一度きり', 500, 0, 1, true, $2)`,
      [shopId, NOW],
    ),
  )
  const COUPON = { coupon_code: 'once' }

  test('is used once by a mail address, and free again when the order is cancelled', async () => {
    const item = await onSale(api, 9)
    const checkout = await buyer.ready(item, { ...COUPON, payment: { method: 'cod' } })
    expect(checkout.amounts).toMatchObject({
      ...{ total: 1200 - 500 + 700 + 330, coupon_discount: { amount: 500, note: '一度きり' } },
    })
    // Somebody with the same address has it too, and is slower.
    const slower = await buyer.ready(item, { ...COUPON, payment: { method: 'cod' } })
    const completed = await buyer.complete(checkout)
    expect(await used()).toBe(1)
    expect(await refusal(buyer.order(slower))).toEqual([422, 'checkouts/not-ready', '/coupon_code'])
    await cancelled(completed)
    expect(await used()).toBe(0)
    const now = await buyer.look(slower.checkout_id)
    await buyer.complete(now)
    expect(await used()).toBe(1)
    await outside.query('delete from coupon_uses')
    await outside.query('update coupons set used = 0')
  })

  test('comes back when the payment is refused, called off, or not made in time', async () => {
    const item = await onSale(api, 9)
    const pay = (source: string) =>
      buyer.ready(item, { ...COUPON, payment: { method: 'creditcard', source } })
    expect((await buyer.order(await pay('sim:authorise=decline'))).statusCode).toBe(422)
    expect(await used()).toBe(0)
    const away = await pay('sim:authorise=redirect')
    await buyer.complete(away)
    expect(await used()).toBe(1)
    await buyer.cancel(away.checkout_id)
    expect(await used()).toBe(0)
    const late = await buyer.ready(item, { ...COUPON, payment: { method: 'cvs' } })
    await buyer.complete(late)
    expect(await used()).toBe(1)
    context.setTime(later(3 * DAY))
    await openOrders(context)
    expect(await used()).toBe(0)
    expect(await stockOf(api, item)).toBe(9)
  })

  test('of many at once with one address one has it', async () => {
    const item = await onSale(api, 20)
    const said = { ...COUPON, payment: { method: 'cod' } }
    const checkouts = await Promise.all(Array.from({ length: 8 }, () => buyer.ready(item, said)))
    const answers = await Promise.all(checkouts.map(one => refusal(buyer.order(one))))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
    for (const [status, type] of answers) {
      if (status !== 200) expect([status, type]).toEqual([422, 'checkouts/not-ready'])
    }
    expect(await used()).toBe(1)
  })
})
