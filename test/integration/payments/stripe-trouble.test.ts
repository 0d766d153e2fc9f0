/** What is done where Stripe is in trouble, where its answers are lost, and where somebody else was at work there (docs/payments.md). */
import { beforeEach, describe, expect } from 'vitest'
import { lookUpPayment, type PaymentOperation, performPayment } from '../../../src/payments/gateway.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/stripe/fixture.ts'
import { type More, makeOperations } from '../../support/stripe/operation.ts'
import type { StripeServer } from '../../support/stripe/stripe-server.ts'

const NOW = '2026-11-20T01:02:03Z'
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()

let context: TestContext
let shopId: number
let stripe: StripeServer

test.beforeAll(({ stripeContext, shopId: shop, stripe: server }) => {
  context = stripeContext
  stripe = server
  shopId = shop
})

beforeEach(() => {
  context.setTime(NOW)
  stripe.trouble()
})

const make = makeOperations('trouble', 'D'.repeat(16), NOW)
const operation = (more: More = {}) => make(shopId, more)

const perform = (asked: PaymentOperation) => performPayment(context.payments, asked)
const lookUp = (asked: PaymentOperation) => lookUpPayment(context.payments, asked)

/** An authorised payment, and what is done with it. */
async function authorised() {
  const outcome = await perform(operation())
  if (outcome.result !== 'done') throw new Error(`Not authorised: ${outcome.result}`)
  const id = outcome.transaction_id
  const transaction = { id, status: 'authorized', amount: 1000 }
  const asked = (kind: PaymentOperation['kind'], amount: number | null = null) =>
    operation({ kind, amount, transaction, source: null, buyer: undefined })
  return { id, asked, done: { result: 'done', transaction_id: id } }
}

/** Somebody captures it at Stripe. */
async function captureElsewhere(id: string, amount: number): Promise<void> {
  const sent = await fetch(new URL(`/v1/payment_intents/${id}/capture`, stripe.address), {
    ...{ method: 'POST', body: new URLSearchParams({ amount_to_capture: String(amount) }) },
    headers: { authorization: 'Bearer sk_test_stand_in' },
  })
  expect(sent.status).toBe(200)
}

function keptOf(id: string): number {
  const back = [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === id)
  return back.reduce((left, { amount }) => left - amount, stripe.payments.get(id)?.amount_received ?? 0)
}

describe('a card that was charged by hand at Stripe', () => {
  test.for([
    [1000, 1000, 'done', 1000],
    [1000, 700, 'done', 700],
    [600, 700, 'declined', 600],
  ] as const)('for %i, of which %i are to be captured, is %s', async ([taken, wanted, result, kept]) => {
    const { id, asked } = await authorised()
    await captureElsewhere(id, taken)
    const capture = asked('capture', wanted)
    expect(await perform(capture)).toMatchObject({ result })
    expect(await lookUp(capture)).toMatchObject({ result })
    expect(keptOf(id)).toBe(kept)
  })

  test('is given back when it is to be let go, and no more than is left', async () => {
    const { id, asked, done } = await authorised()
    await captureElsewhere(id, 900)
    await perform(asked('refund', 200))
    stripe.trouble('lost', 'lost', 'lost')
    const letGo = asked('void')
    await expect(perform(letGo)).rejects.toThrow()
    expect(await lookUp(letGo)).toEqual(done)
    expect(keptOf(id)).toBe(0)
  })

  test('in part, as with each capture of less than was authorised, has its amount lowered to the yen', async () => {
    const { id, asked, done } = await authorised()
    expect(await perform(asked('capture', 800))).toEqual(done)
    expect(await perform(asked('change_amount', 500))).toEqual(done)
    expect(keptOf(id)).toBe(500)
    expect(await perform(asked('change_amount', 501))).toMatchObject({ result: 'declined' })
  })
})

describe('too many calls', () => {
  test('are its maintenance where that is the first that is heard of it', async () => {
    const asked = operation()
    stripe.trouble(429)
    expect(await perform(asked)).toEqual({ result: 'maintenance' })
    expect(await perform(asked)).toMatchObject({ result: 'done' })
  })

  test('leave open what became of a call whose answer was lost', async () => {
    const { id, asked, done } = await authorised()
    await captureElsewhere(id, 1000)
    const refund = asked('refund', 400)
    stripe.trouble('lost', 429, 429, 429)
    await expect(perform(refund)).rejects.toThrow('stripe failed')
    expect(await lookUp(refund)).toEqual(done)
    expect(keptOf(id)).toBe(600)
  })
})

describe('a call that failed at Stripe', () => {
  test.for(['capture', 'void'] as const)('is made again by a further key: %s', async kind => {
    const { id, asked, done } = await authorised()
    const again = asked(kind, kind === 'void' ? null : 1000)
    stripe.trouble(500)
    await expect(perform(again)).rejects.toThrow()
    context.setTime(later(1))
    expect(await lookUp(again)).toBeUndefined()
    expect(await perform(again)).toEqual(done)
    expect(stripe.payments.get(id)?.status).toBe(kind === 'void' ? 'canceled' : 'succeeded')
  })

  test('is not made again where it was answered late and done', async () => {
    const { id, asked, done } = await authorised()
    await captureElsewhere(id, 1000)
    const refund = asked('refund', 400)
    stripe.trouble('lost', 'lost', 'lost')
    await expect(perform(refund)).rejects.toThrow()
    stripe.trouble(500)
    expect(await perform(refund)).toEqual(done)
    expect(keptOf(id)).toBe(600)
  })

  test('for a page is made again as well, which is open for as long', async () => {
    const asked = operation({ source: 'stripe:page' })
    stripe.trouble(500)
    await expect(perform(asked)).rejects.toThrow()
    context.setTime(later(2))
    stripe.trouble(500)
    await expect(perform(asked)).rejects.toThrow()
    context.setTime(later(4))
    expect(await perform(asked)).toMatchObject({ result: 'action_required' })
  })

  test('is made once where many ask again at once', async () => {
    const asked = operation()
    const before = stripe.payments.size
    stripe.trouble(500)
    await expect(perform(asked)).rejects.toThrow()
    const answers = await Promise.all(Array.from({ length: 6 }, () => perform(asked)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(stripe.payments.size).toBe(before + 1)
  })
})

test('what Stripe would not let go of for now is asked again by the same key', async () => {
  const { id, asked, done } = await authorised()
  const letGo = asked('void')
  stripe.trouble('refused')
  expect(await perform(letGo)).toMatchObject({ result: 'declined' })
  expect(await lookUp(letGo)).toBeUndefined()
  // By its own key Stripe would refuse it for a day, as it keeps any answer.
  expect(await perform(letGo)).toEqual(done)
  expect(stripe.payments.get(id)?.status).toBe('canceled')
})

test('a page that is asked for twice within seconds is one page', async ({ outside }) => {
  const asked = operation({ source: 'stripe:page' })
  const sent = await perform(asked)
  // Who comes second sees nothing of it yet.
  stripe.pages.clear()
  await outside.query('update stripe_operations set object_id = null where key = $1', [asked.key])
  context.setTime(new Date(Date.parse(NOW) + 5000).toISOString())
  expect(await perform(asked)).toEqual(sent)
})
