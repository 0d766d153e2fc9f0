/** Ways by Stripe that a simulator has not: cards that are kept by paying or on its page, its lists, its refusals without a payment. */
import { expect } from 'vitest'
import { lookUpPayment, type Outcome, performPayment } from '../../../src/payments/gateway.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/stripe/fixture.ts'
import { type More, makeOperations } from '../../support/stripe/operation.ts'
import { stripePayments } from '../../support/stripe/payments.ts'
import type { StripeServer } from '../../support/stripe/stripe-server.ts'

const NOW = '2026-11-20T01:02:03Z'

let context: TestContext
let shopId: number
let stripe: StripeServer

test.beforeAll(({ stripeContext, shopId: shop, stripe: server }) => {
  context = stripeContext
  stripe = server
  shopId = shop
  context.setTime(NOW)
})

const make = makeOperations('cards', 'B'.repeat(16), NOW)
const operation = (more: More) => make(shopId, more)

function asked(outcome: Outcome): string {
  if (outcome.result !== 'action_required') throw new Error(`The buyer was not asked: ${outcome.result}`)
  return outcome.transaction_id
}

function keptIn(outcome: Outcome | undefined): string {
  if (outcome?.result !== 'done' || outcome.saved_source === undefined) throw new Error('No card was kept')
  return outcome.saved_source
}

// R-PAY-18
test('a card is kept on Stripe’s page, and pays later', async () => {
  const saving = operation({ kind: 'save_source', source: 'stripe:page', amount: null })
  stripe.act(asked(await performPayment(context.payments, saving)), 'pays')
  const source = keptIn(await lookUpPayment(context.payments, saving))
  expect(source).toMatch(/^cus_\d+\/pm_card_from_page$/)
  const paid = await performPayment(context.payments, operation({ source, source_is_kept: true }))
  expect(paid).toMatchObject({ result: 'done' })
})

// R-PAY-18
test('a card is kept with the payment that it is first used for, and pays later', async () => {
  const source = keptIn(await performPayment(context.payments, operation({ saves_source: true })))
  expect([...stripe.payments.values()].at(-1)).toMatchObject({ setup_future_usage: 'off_session' })
  const paid = await performPayment(context.payments, operation({ source, source_is_kept: true }))
  expect(paid).toMatchObject({ result: 'done' })
})

test('what was paid on a page is let go by the name of the page', async () => {
  const page = asked(await performPayment(context.payments, operation({ source: 'stripe:page' })))
  const payment = stripe.act(page, 'pays')
  const transaction = { id: page, status: 'authorized', amount: 1000 }
  const { buyer: _, ...letting } = operation({ kind: 'void', transaction, amount: null })
  expect(await performPayment(context.payments, letting)).toMatchObject({ result: 'done' })
  expect(stripe.payments.get(payment)?.status).toBe('canceled')
})

// R-PLACE-6
test('a payment whose answer was lost is found behind a hundred others', async () => {
  const lost = operation({})
  stripe.loseAnswers(9)
  await expect(performPayment(context.payments, lost)).rejects.toThrow()
  stripe.loseAnswers(0)
  const [id, made] = [...stripe.payments].at(-1) ?? []
  if (made === undefined) throw new Error('Nothing was made')
  for (let number = 0; number < 150; number++) {
    const other = `pi_other${number}`
    stripe.payments.set(other, { ...made, id: other, metadata: {} })
  }
  expect(await lookUpPayment(context.payments, lost)).toMatchObject({
    result: 'done',
    transaction_id: id,
  })
})

test('a payment that Stripe does not know is refused; what a wrong key has done is open', async () => {
  const transaction = { id: 'pi_unknown', status: 'authorized', amount: 1000 }
  const { buyer: _, ...capture } = operation({ kind: 'capture', transaction })
  expect(await performPayment(context.payments, capture)).toMatchObject({
    ...{ result: 'declined', reason: expect.stringContaining('resource_missing') },
  })
  await expect(
    performPayment(stripePayments(context, stripe, 'sk_test_wrong'), operation({})),
  ).rejects.toThrow()
})
