/** Orders that are paid by Stripe, from the call to its word and back (docs/rules/payments.md, docs/rules/placing.md). */
import { describe, expect } from 'vitest'
import { pino } from '#pino'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { resolvePlacements } from '../../../src/resources/orders/jobs/resolve-placements.ts'
import { findPlacement, placeOrder } from '../../../src/resources/orders/operations/place-order.ts'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { addStockedItem, shownOrder, stockOf } from '../../support/orders/place.ts'
import { expectIs, wantedOrder } from '../../support/orders/wanted.ts'
import { test } from '../../support/stripe/fixture.ts'
import type { StripeServer } from '../../support/stripe/stripe-server.ts'

const NOW = '2026-11-20T01:02:03Z'
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()

let context: TestContext
let shopId: number
let api: TestApi
let stripe: StripeServer

test.beforeAll(async ({ stripeContext, stripe: server, shopId: shop, api: { token } }) => {
  context = stripeContext
  stripe = server
  shopId = shop
  api = await buildTestApi(context, token)
})
test.beforeEach(() => context.setTime(NOW))

/** Asks for an order of one piece of an item that has one. */
async function ask(
  payment: Parameters<typeof wantedOrder>[1],
  method: 'creditcard' | 'cvs' | 'service_bt' = 'creditcard',
) {
  const item = await addStockedItem(api, 1)
  const wanted = wantedOrder({ method, lines: [{ stock_item_id: item, amount: 1 }] }, payment)
  return { item, reference: wanted.reference, placement: await placeOrder(context, shopId, wanted) }
}

const send = ({ headers, body }: { readonly headers: Record<string, string>; readonly body: Buffer }) =>
  api.app.inject({
    ...{ method: 'POST', url: '/payments/notifications/stripe', payload: body },
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

const stateOf = async (reference: string) => (await findPlacement(context, shopId, reference))?.is
const latest = (objects: ReadonlyMap<string, unknown>) => [...objects.keys()].at(-1) ?? ''

describe('a card whose bank asks the buyer', () => {
  // R-PLACE-7 R-PAY-18
  test('makes the order with Stripe’s word, however often that comes', async () => {
    const { reference, placement } = await ask({ source: 'pm_card_threeDSecureRequired' })
    expect(expectIs(placement, 'awaiting_buyer').action.url).toMatch(/^https:\/\/hooks\.stripe\.com\//)
    const id = stripe.act(latest(stripe.payments), 'pays')
    const message = await stripe.message('payment_intent.amount_capturable_updated', id)
    const answers = await Promise.all([send(message), send(message), send(message)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect(await stateOf(reference)).toBe('placed')
    const shown = await shownOrder(context, shopId, {
      key: placement.is === 'awaiting_buyer' ? placement.unique_key : '',
    })
    expect(shown.payment.transactions).toMatchObject([{ status: 'authorized', transaction_id: id }])
  })

  // R-PLACE-7
  test('is left alone by messages that are not Stripe’s, too old, or about something else', async () => {
    const { reference } = await ask({ source: 'pm_card_threeDSecureRequired' })
    const id = stripe.act(latest(stripe.payments), 'pays')
    const type = 'payment_intent.amount_capturable_updated'
    const forged = await stripe.message(type, id, context.clock.now(), 'whsec_of_somebody')
    const old = await stripe.message(type, id, new Date(Date.parse(NOW) - 301_000))
    const good = await stripe.message(type, id)
    const changed = { ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) }
    for (const message of [forged, old, changed, { ...good, headers: {} }]) {
      expect((await send(message)).statusCode).toBe(400)
    }
    expect((await send(await stripe.message('customer.created', 'cus_somebody'))).statusCode).toBe(204)
    expect((await send({ ...good, body: Buffer.alloc(70_000, 32) })).statusCode).toBe(413)
    expect(await stateOf(reference)).toBe('awaiting_buyer')
    // Nobody has said anything: the job finds out.
    context.setTime(later(2))
    await resolvePlacements(context)
    expect(await stateOf(reference)).toBe('placed')
  })

  // R-PLACE-5
  test('and who comes when the time is over has paid nothing', async () => {
    const { reference, item } = await ask({ source: 'pm_card_threeDSecureRequired' })
    const id = latest(stripe.payments)
    context.setTime(later(31))
    await resolvePlacements(context)
    expect([await stateOf(reference), await stockOf(api, item)]).toEqual(['declined', 1])
    expect(stripe.payments.get(id)?.status).toBe('canceled')
    expect(() => stripe.act(id, 'pays')).toThrow('canceled')
  })
})

// R-PLACE-5
test('a card that Stripe does not let go of at once is let go of later, and the log tells', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: line => void lines.push(line) })
  const { reference } = await ask({ source: 'pm_card_threeDSecureRequired' })
  const id = latest(stripe.payments)
  context.setTime(later(31))
  stripe.trouble('refused')
  await resolvePlacements({ ...context, log })
  expect([lines.length, stripe.payments.get(id)?.status]).toEqual([1, 'canceled'])
  expect(lines[0]).toContain('is not let go of')
  expect(await stateOf(reference)).toBe('declined')
})

// R-PLACE-6
test('an answer that was lost is found by what Stripe has, also when it has forgotten the key', async () => {
  stripe.loseAnswers(1)
  const before = stripe.payments.size
  const { reference, placement } = await ask({ source: 'pm_card_visa' })
  // The library asks again with the same key, which makes nothing anew.
  expect(stripe.payments.size).toBe(before + 1)
  expectIs(placement, 'placed')
  stripe.loseAnswers(9)
  const lost = await ask({ source: 'pm_card_visa' })
  expectIs(lost.placement, 'undetermined')
  stripe.loseAnswers(0)
  stripe.forgetKeys()
  context.setTime(later(2))
  await resolvePlacements(context)
  expect([await stateOf(reference), await stateOf(lost.reference)]).toEqual(['placed', 'placed'])
  expect(stripe.payments.size).toBe(before + 2)
})

describe('Stripe’s page', () => {
  // R-PAY-18
  test('asks for the card where none was named', async () => {
    const { reference, placement } = await ask({ source: 'stripe:page', saves_source: true })
    expect(expectIs(placement, 'awaiting_buyer').action.url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    const page = latest(stripe.pages)
    const id = stripe.act(page, 'pays')
    expect((await send(await stripe.message('checkout.session.completed', page))).statusCode).toBe(204)
    const placed = expectIs((await findPlacement(context, shopId, reference)) ?? placement, 'placed')
    expect(placed.saved_source).toMatch(/^cus_\d+\/pm_card_from_page$/)
    expect(stripe.payments.get(id)).toMatchObject({ amount: expect.any(Number), status: 'requires_capture' })
  })

  test('is closed when the time is over', async () => {
    const { reference } = await ask({ source: 'stripe:page' })
    const page = latest(stripe.pages)
    context.setTime(later(31))
    await resolvePlacements(context)
    expect([await stateOf(reference), stripe.pages.get(page)?.status]).toEqual(['declined', 'expired'])
  })
})

describe.each(['cvs', 'service_bt'] as const)('an order that is paid later: %s', method => {
  // R-PLACE-8 R-PAY-17
  test('is there at once, says how it is paid, and is paid by Stripe’s word, once', async () => {
    const until = new Date(later(3 * 24 * 60))
    const { placement } = await ask({ until, source: null, account: null }, method)
    const placed = expectIs(placement, 'placed')
    expect(placed.status).toBe('unpaid')
    expect(placed.action).toMatchObject(
      method === 'cvs'
        ? {
            type: 'pay_at_store',
            number: expect.stringContaining('ローソン 222222'),
            url: expect.any(String),
          }
        : { type: 'transfer', by: 'service', account: expect.stringContaining('普通 1234567') },
    )
    const id = stripe.act(latest(stripe.payments), 'pays')
    const message = await stripe.message('payment_intent.succeeded', id)
    expect([(await send(message)).statusCode, (await send(message)).statusCode]).toEqual([204, 204])
    const shown = await shownOrder(context, shopId, { key: placed.unique_key })
    expect(shown.payment.transactions.at(-1)?.status).toBe('paid')
    expect(shown.balance_logs.filter(({ text }) => text === '入金確認')).toHaveLength(1)
  })

  // R-PLACE-8 R-PAY-20
  test('was paid before anybody heard of it: Stripe’s word is written once, and nothing is owed but what is more', async () => {
    const isTransfer = method === 'service_bt'
    const until = new Date(later(3 * 24 * 60))
    stripe.trouble(...(isTransfer ? (['none'] as const) : []), 'lost', 'lost', 'lost')
    const { reference, placement } = await ask({ until, source: null, account: null }, method)
    expectIs(placement, 'undetermined')
    const id = latest(stripe.payments)
    const amount = stripe.payments.get(id)?.amount ?? 0
    if (isTransfer) stripe.transfer(id, amount + 200)
    else stripe.act(id, 'pays')
    context.setTime(later(2))
    await resolvePlacements(context)
    const { unique_key: key, status } = expectIs(await findPlacement(context, shopId, reference), 'placed')
    for (let told = 0; told < 2; told++) {
      expect((await send(await stripe.message('payment_intent.succeeded', id))).statusCode).toBe(204)
    }
    const { payment, balance_logs } = await shownOrder(context, shopId, { key })
    expect([status, payment.transactions]).toMatchObject([
      'ordered',
      [{ status: 'paid', transaction_id: id }],
    ])
    expect(balance_logs.map(({ text, amount }) => [text, amount])).toEqual([
      ['入金確認', amount],
      ...(isTransfer ? [['購入者への返金予定', -200]] : []),
    ])
    const history = await listHistory(context.db, shopId, key)
    expect(history.map(({ event }) => event)).toEqual(['place_order', 'receive_payment'])
  })

  test('is let go at Stripe when it is cancelled', async () => {
    const until = new Date(later(3 * 24 * 60))
    const { placement } = await ask({ until, source: null, account: null }, method)
    const id = latest(stripe.payments)
    const key = expectIs(placement, 'placed').unique_key
    expect((await api.call('POST', `/api/orders/${key}/cancel`, {})).statusCode).toBeLessThan(300)
    expect(stripe.payments.get(id)?.status).toBe('canceled')
  })
})

// R-PAY-6
test('a dispatch takes the money, a cancellation gives back what was not sent', async () => {
  const { placement } = await ask({ source: 'pm_card_visa' })
  const { unique_key: key } = expectIs(placement, 'placed')
  const id = latest(stripe.payments)
  const { lines } = await shownOrder(context, shopId, { key })
  const dispatched = await api.call('POST', `/api/orders/${key}/dispatch`, {
    order_line_ids: lines.map(line => line.id),
  })
  expect(dispatched.statusCode).toBeLessThan(300)
  expect(stripe.payments.get(id)).toMatchObject({ status: 'succeeded' })
  const held = await ask({ source: 'pm_card_visa' })
  const other = latest(stripe.payments)
  const cancelled = await api.call(
    'POST',
    `/api/orders/${expectIs(held.placement, 'placed').unique_key}/cancel`,
    {},
  )
  expect(cancelled.statusCode).toBeLessThan(300)
  expect(stripe.payments.get(other)?.status).toBe('canceled')
})
