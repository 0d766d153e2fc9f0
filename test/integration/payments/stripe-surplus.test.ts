/** Money that Stripe has and no order: too little, too late, too much, twice, or come back (docs/payments.md). */
import { beforeEach, describe, expect } from 'vitest'
import { changeOrder } from '../../../src/resources/orders/changes/change-order.ts'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { openOrders } from '../../../src/resources/orders/jobs/open-orders.ts'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import { confirmTransfer } from '../../../src/resources/orders/operations/confirm-transfer.ts'
import { placeOrder } from '../../../src/resources/orders/operations/place-order.ts'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { addStockedItem, shownOrder } from '../../support/orders/place.ts'
import { expectIs, wantedOrder } from '../../support/orders/wanted.ts'
import { startBetween } from '../../support/stripe/between.ts'
import { test } from '../../support/stripe/fixture.ts'
import { stripePayments } from '../../support/stripe/payments.ts'
import type { StripeServer } from '../../support/stripe/stripe-server.ts'

const NOW = '2026-11-20T01:02:03Z'
const later = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000).toISOString()
const OWED = '購入者への返金予定'

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
beforeEach(() => {
  context.setTime(NOW)
  stripe.trouble()
})

/** An order that waits for its money, or is paid by card; with its payment at Stripe. */
async function order(method: 'creditcard' | 'cvs' | 'service_bt' = 'service_bt') {
  const item = await addStockedItem(api, 1)
  const how =
    method === 'creditcard'
      ? { source: 'pm_card_visa' }
      : { until: new Date(later(3)), source: null, account: null }
  const wanted = wantedOrder({ method, lines: [{ stock_item_id: item, amount: 1 }] }, how)
  const { unique_key: key } = expectIs(await placeOrder(context, shopId, wanted), 'placed')
  const id = [...stripe.payments.keys()].at(-1) ?? ''
  const shown = () => shownOrder(context, shopId, { key })
  const owed = async () =>
    (await shown()).balance_logs.flatMap(({ text, amount }) => (text === OWED ? [amount] : []))
  return { key, id, shown, owed, total: (await shown()).amounts.total }
}

/** Stripe says that something has happened to an object, twice. */
async function hear(type: Parameters<StripeServer['message']>[0], id: string): Promise<void> {
  for (let told = 0; told < 2; told++) {
    const { headers, body } = await stripe.message(type, id)
    const answer = await api.app.inject({
      ...{ method: 'POST', url: '/payments/notifications/stripe', payload: body },
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    })
    expect(answer.statusCode).toBe(204)
  }
}

const cancel = (key: string) => api.call('POST', `/api/orders/${key}/cancel`, {})
/** A look at what a customer's balance has. */
const LOOK = /^GET .*\/cash_balance_transactions/
const cancelBy = (between: Pick<StripeServer, 'address'>, key: string) => {
  const one = { ...context, payments: stripePayments(context, between) }
  return changeOrder(one, { shopId, tokenId: null }, key, 'cancel_order', {})
}
const confirm = (key: string) => confirmTransfer(context, { shopId, tokenId: null }, key)

// R-PAY-20
describe('a transfer', () => {
  test.for(['ends', 'is cancelled'] as const)('in part is owed once the order %s', async how => {
    const { key, id, shown, owed } = await order()
    stripe.transfer(id, 600)
    await hear('payment_intent.partially_funded', id)
    expect([(await shown()).status, await owed()]).toEqual(['unpaid', []])
    if (how === 'ends') {
      context.setTime(later(4))
      await openOrders(context)
    } else await cancel(key)
    expect([(await shown()).status, await owed()]).toEqual(['cancelled', [-600]])
    const back = [...stripe.movements.values()].findLast(({ type }) => type === 'unapplied_from_payment')
    await hear('customer_cash_balance_transaction.created', back?.id ?? '')
    expect(await owed()).toEqual([-600])
  })

  test('in part is owed as well where the answer was lost when it was let go', async () => {
    const { key, id, shown, owed } = await order()
    stripe.transfer(id, 600)
    stripe.loseAnswers(3)
    expect((await cancel(key)).statusCode).toBe(502)
    await resolvePayments(context)
    expect([(await shown()).status, await owed()]).toEqual(['cancelled', [-600]])
  })

  // R-PAY-10
  test('in part is let go, and then what is left cannot be looked at for now: that is open, and found out', async () => {
    const { key, id, shown, owed } = await order()
    stripe.transfer(id, 600)
    await using between = await startBetween(stripe, call => (LOOK.test(call) ? 429 : undefined))
    await expect(cancelBy(between, key)).rejects.toMatchObject({ type: 'internal/bad-gateway' })
    expect([(await shown()).status, stripe.payments.get(id)?.status]).toEqual(['unpaid', 'canceled'])
    await resolvePayments(context)
    expect([(await shown()).status, await owed()]).toEqual(['cancelled', [-600]])
  })

  test.for([400, 404])('in part is let go though its balance is never seen: %i', async status => {
    const { key, id, shown, owed } = await order()
    stripe.transfer(id, 600)
    await using between = await startBetween(stripe, call => (LOOK.test(call) ? status : undefined))
    await cancelBy(between, key)
    expect([(await shown()).status, await owed()]).toEqual(['cancelled', [-600]])
  })

  test('that comes too late is owed, and so is each that follows', async () => {
    const { key, id, owed, total } = await order()
    await cancel(key)
    await hear('customer_cash_balance_transaction.created', stripe.transfer(id, total))
    await hear('customer_cash_balance_transaction.created', stripe.transfer(id, 50))
    expect(await owed()).toEqual([-total, -50])
  })

  test('of more than was asked for pays the order, and the rest is owed', async () => {
    const { id, shown, owed, total } = await order()
    const movement = stripe.transfer(id, total + 200)
    await hear('payment_intent.succeeded', id)
    await hear('customer_cash_balance_transaction.created', movement)
    const { status, balance_logs } = await shown()
    expect([status, await owed()]).toEqual(['ordered', [-200]])
    expect(balance_logs.filter(({ text }) => text === '入金確認')).toMatchObject([{ amount: total }])
  })

  test('in two parts pays the order, and nothing is owed', async () => {
    const { id, shown, owed, total } = await order()
    stripe.transfer(id, total - 1)
    stripe.transfer(id, 1)
    await hear('payment_intent.succeeded', id)
    expect([(await shown()).status, await owed()]).toEqual(['ordered', []])
  })

  test('to the account of a customer who is none of this program’s is nothing', async () => {
    const { id, owed, total } = await order()
    const movement = stripe.transfer(id, total)
    const [name, customer] = [...stripe.customers].at(-1) ?? []
    if (name !== undefined && customer !== undefined)
      stripe.customers.set(name, { ...customer, metadata: {} })
    await hear('customer_cash_balance_transaction.created', movement)
    expect(await owed()).toEqual([])
  })
})

// R-PAY-8
describe.each(['cvs', 'service_bt'] as const)('an order that a person says is paid: %s', method => {
  test('has its number or account withdrawn, so that nobody pays twice', async () => {
    const { key, id, shown, owed } = await order(method)
    await confirm(key)
    expect([(await shown()).status, stripe.payments.get(id)?.status]).toEqual(['ordered', 'canceled'])
    expect(() => stripe.act(id, 'pays')).toThrow('canceled')
    expect(await owed()).toEqual([])
  })

  test('and was just paid is refused, and paid by Stripe’s word', async () => {
    const { key, id, shown } = await order(method)
    stripe.act(id, 'pays')
    await expect(confirm(key)).rejects.toThrow('captured already')
    const { status, balance_logs } = await shown()
    expect([status, balance_logs.map(({ text }) => text)]).toEqual(['ordered', ['入金確認']])
  })
})

// R-PAY-20
test('money that is given back and comes back is owed, and the history tells', async () => {
  const { key, id, shown, owed, total } = await order('creditcard')
  const sent = await fetch(new URL(`/v1/payment_intents/${id}/capture`, stripe.address), {
    ...{ method: 'POST', headers: { authorization: 'Bearer sk_test_stand_in' } },
  })
  expect(sent.status).toBe(200)
  expect((await cancel(key)).statusCode).toBe(200)
  const [refund = ''] = [...stripe.refunds.keys()].slice(-1)
  await hear('refund.updated', refund)
  expect([(await shown()).status, await owed()]).toEqual(['cancelled', []])
  stripe.failRefund(refund)
  await hear('refund.failed', refund)
  expect(await owed()).toEqual([-total])
  const history = await listHistory(context.db, shopId, key)
  expect(history.map(({ event }) => event)).toEqual(['place_order', 'cancel_order', 'refuse_payment'])
  expect(history.at(-1)?.changes).toMatchObject({
    amount: { after: total },
    reason: { after: expect.stringContaining('expired_or_canceled_card') },
  })
})
