/** Orders whose buyers were told elsewhere what to pay with: by the simulator, or from another account of Stripe's (docs/payments.md). */
import { beforeEach, describe, expect } from 'vitest'
import { lookUpPayment, performPayment } from '../../../src/payments/gateway.ts'
import { openOrders } from '../../../src/resources/orders/jobs/open-orders.ts'
import { confirmTransfer } from '../../../src/resources/orders/operations/confirm-transfer.ts'
import { placeOrder } from '../../../src/resources/orders/operations/place-order.ts'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { addStockedItem, shownOrder, stockOf } from '../../support/orders/place.ts'
import { expectIs, wantedOrder } from '../../support/orders/wanted.ts'
import { test } from '../../support/stripe/fixture.ts'
import { makeOperations } from '../../support/stripe/operation.ts'
import type { StripeServer } from '../../support/stripe/stripe-server.ts'

const NOW = '2026-11-20T01:02:03Z'
const later = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000).toISOString()

let context: TestContext
let simulated: TestContext
let shopId: number
let api: TestApi
let stripe: StripeServer

test.beforeAll(async ({ context: plain, stripeContext, stripe: server, shopId: shop, api: { token } }) => {
  context = stripeContext
  simulated = plain
  stripe = server
  shopId = shop
  api = await buildTestApi(context, token)
})
beforeEach(() => context.setTime(NOW))

const operation = makeOperations('elsewhere', 'F'.repeat(16), NOW)

/** By whom, or where, the buyer was told it. */
const PLACES = {
  'by the simulator': { method: 'cvs', by: () => simulated },
  'from another account, for a store': { method: 'cvs', by: () => context },
  'from another account, for a transfer': { method: 'service_bt', by: () => context },
} as const

const NAMES = Object.keys(PLACES) as (keyof typeof PLACES)[]

/** An order that waits for what was told there, and its item, of which it has the only piece. */
async function told(name: keyof typeof PLACES) {
  const { method, by } = PLACES[name]
  const item = await addStockedItem(api, 1)
  const how = { until: new Date(later(3)), source: null, account: null }
  const wanted = wantedOrder({ method, lines: [{ stock_item_id: item, amount: 1 }] }, how)
  const { unique_key: key } = expectIs(await placeOrder(by(), shopId, wanted), 'placed')
  // What another account has, this one has not.
  stripe.payments.clear()
  stripe.customers.clear()
  return { key, item, statusNow: async () => (await shownOrder(context, shopId, { key })).status }
}

describe.for(NAMES)('what the buyer was told %s', name => {
  // R-PLACE-9
  test('ends in time', async () => {
    const { item, statusNow } = await told(name)
    context.setTime(later(4))
    await openOrders(context)
    expect([await statusNow(), await stockOf(api, item)]).toEqual(['cancelled', 1])
  })

  // R-PAY-17
  test('can be called off', async () => {
    const { key, statusNow } = await told(name)
    expect((await api.call('POST', `/api/orders/${key}/cancel`, {})).statusCode).toBe(200)
    expect(await statusNow()).toBe('cancelled')
  })

  // R-PAY-8
  test('can be said to be paid', async () => {
    const { key, statusNow } = await told(name)
    await confirmTransfer(context, { shopId, tokenId: null }, key)
    expect(await statusNow()).toBe('ordered')
  })
})

test.for(['cvs', 'service_bt'] as const)('of what Stripe has no more it knows nothing: %s', async method => {
  const asked = operation(shopId, { method, source: null })
  expect(await performPayment(context.payments, asked)).toMatchObject({ result: 'action_required' })
  stripe.payments.clear()
  expect(await lookUpPayment(context.payments, asked)).toBeUndefined()
})

test('what is known stays so where Stripe has it no more', async () => {
  const asked = operation(shopId, { method: 'service_bt', source: null })
  await performPayment(context.payments, asked)
  const id = stripe.act([...stripe.payments.keys()].at(-1) ?? '', 'pays')
  const paid = { result: 'done', transaction_id: id }
  expect(await lookUpPayment(context.payments, asked)).toEqual(paid)
  stripe.payments.clear()
  expect(await lookUpPayment(context.payments, asked)).toEqual(paid)
})

// R-PAY-19
test('a card that Stripe does not know is not let go, nor is what was begun for another shop', async () => {
  const letGo = { kind: 'void', amount: null, source: null, buyer: undefined } as const
  const gone = { id: 'pi_of_another_account', status: 'authorized', amount: 1000 }
  const card = operation(shopId, { ...letGo, transaction: gone })
  expect(await performPayment(context.payments, card)).toMatchObject({ result: 'declined' })
  const asked = operation(await createTestShop(context, 'other'), { method: 'cvs', source: null })
  await performPayment(context.payments, asked)
  const id = [...stripe.payments.keys()].at(-1) ?? ''
  const transaction = { id, status: 'unpaid', amount: 1000 }
  const others = operation(shopId, { ...letGo, method: 'cvs', transaction })
  expect(await performPayment(context.payments, others)).toMatchObject({ result: 'declined' })
  expect(stripe.payments.get(id)?.status).toBe('requires_action')
})
