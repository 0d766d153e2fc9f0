/** What is given back of a card that was charged: so much that the order's amount is left, whatever was given back elsewhere (docs/payments.md). */
import { beforeEach, describe, expect } from 'vitest'
import { lookUpPayment, type PaymentOperation, performPayment } from '../../../src/payments/gateway.ts'
import type { TestContext } from '../../support/context.ts'
import { startBetween } from '../../support/stripe/between.ts'
import { test } from '../../support/stripe/fixture.ts'
import { makeOperations } from '../../support/stripe/operation.ts'
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
})

beforeEach(() => context.setTime(NOW))

const operation = makeOperations('refunds', 'E'.repeat(16), NOW)

const perform = (asked: PaymentOperation, payments = context.payments) => performPayment(payments, asked)

/** A card that was charged for 1,000 yen, and what an order that knows of so much asks to be given back of it. */
async function charged() {
  const begun = await perform(operation(shopId))
  if (begun.result !== 'done') throw new Error(`Not authorised: ${begun.result}`)
  const id = begun.transaction_id
  const asked = (kind: PaymentOperation['kind'], known: number | null, amount: number) => {
    const transaction = { id, status: 'captured', amount: known }
    return operation(shopId, { kind, amount, transaction, source: null, buyer: undefined })
  }
  await perform(asked('capture', 1000, 1000))
  return { id, done: { result: 'done', transaction_id: id }, refund: asked.bind(null, 'refund') }
}

/** Somebody gives money back at Stripe. */
async function giveBackByHand(id: string, amount: number): Promise<void> {
  const sent = await fetch(new URL('/v1/refunds', stripe.address), {
    ...{ method: 'POST', body: new URLSearchParams({ payment_intent: id, amount: String(amount) }) },
    headers: { authorization: 'Bearer sk_test_stand_in' },
  })
  expect(sent.status).toBe(200)
}

function keptOf(id: string): number {
  const back = [...stripe.refunds.values()].filter(
    ({ payment_intent, status }) => payment_intent === id && status !== 'failed',
  )
  return back.reduce((left, { amount }) => left - amount, stripe.payments.get(id)?.amount_received ?? 0)
}

// R-PAY-5
describe('what is given back', () => {
  test.for([
    [100, 700],
    [300, 700],
    [500, 500],
    [1000, 0],
  ] as const)('is 300 of 1,000 less the %i that were by hand', async ([byHand, kept]) => {
    const { id, done, refund } = await charged()
    await giveBackByHand(id, byHand)
    const asked = refund(1000, 300)
    expect(await perform(asked)).toEqual(done)
    expect(await lookUpPayment(context.payments, asked)).toEqual(done)
    expect(keptOf(id)).toBe(kept)
  })

  test('is given back once, though the books of before ask for it again by another key', async () => {
    const { id, done, refund } = await charged()
    expect(await perform(refund(1000, 300))).toEqual(done)
    expect(await perform(refund(1000, 300))).toEqual(done)
    expect(keptOf(id)).toBe(700)
    expect(await perform(refund(1000, 1000))).toEqual(done)
    expect(await perform(refund(1000, 1000))).toEqual(done)
    expect(keptOf(id)).toBe(0)
  })

  test('one after the other follows the total', async () => {
    const { id, done, refund } = await charged()
    const kept: number[] = []
    for (const [known, amount] of [
      [1000, 300],
      [700, 1],
      [699, 99],
      [600, 600],
    ] as const) {
      expect(await perform(refund(known, amount))).toEqual(done)
      kept.push(keptOf(id))
    }
    expect(kept).toEqual([700, 699, 600, 0])
  })

  // R-PAY-20
  test('and came back, so that it is owed, is not sent a second time', async () => {
    const { id, done, refund } = await charged()
    const failing = refund(1000, 300)
    expect(await perform(failing)).toEqual(done)
    stripe.failRefund([...stripe.refunds.keys()].at(-1) ?? '')
    expect(await lookUpPayment(context.payments, failing)).toMatchObject({ result: 'declined', surplus: 300 })
    expect(await perform(refund(700, 200))).toEqual(done)
    expect(keptOf(id)).toBe(800)
    expect(await perform(refund(500, 500))).toEqual(done)
    expect(keptOf(id)).toBe(300)
  })

  test('of what the order does not tell is what is asked for', async () => {
    const { id, done, refund } = await charged()
    await giveBackByHand(id, 100)
    expect(await perform(refund(null, 300))).toEqual(done)
    expect(keptOf(id)).toBe(600)
  })

  test('is so as well by a key that may not see charges', async () => {
    await using between = await startBetween(stripe, call => (call.includes('expand') ? 403 : undefined))
    const { id, done, refund } = await charged()
    const payments = stripePayments(context, between)
    expect(await perform(refund(1000, 300), payments)).toEqual(done)
    expect(await perform(refund(700, 200), payments)).toEqual(done)
    expect(keptOf(id)).toBe(500)
  })
})
