/** What Stripe is asked for a payment, and how one is found whose answer was lost, on however busy an account (docs/payments.md). */
import { beforeEach, expect } from 'vitest'
import {
  lookUpPayment,
  type PaymentOperation,
  type Payments,
  performPayment,
} from '../../../src/payments/gateway.ts'
import { noteAsked } from '../../../src/payments/stripe/operation-store.ts'
import type { TestContext } from '../../support/context.ts'
import { freePort } from '../../support/free-port.ts'
import { test } from '../../support/stripe/fixture.ts'
import { type More, makeOperations } from '../../support/stripe/operation.ts'
import { stripePayments } from '../../support/stripe/payments.ts'
import type { StripeServer } from '../../support/stripe/stripe-server.ts'

const NOW = '2026-11-20T01:02:03Z'
const seconds = (after: number) => Math.floor(Date.parse(NOW) / 1000) + after
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
  stripe.payments.clear()
})

const make = makeOperations('calls', 'C'.repeat(16), NOW)
const operation = (more: More = {}) => make(shopId, more)

/** The calls that the work makes. */
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = stripe.calls.length
  await work()
  return stripe.calls.slice(before)
}

const perform = (asked: PaymentOperation, payments: Payments = context.payments) =>
  performPayment(payments, asked)

/** Has it begun at Stripe, and never hears of it. */
async function lose(asked: PaymentOperation): Promise<string> {
  stripe.loseAnswers(9)
  await expect(perform(asked)).rejects.toThrow()
  stripe.loseAnswers(0)
  const id = [...stripe.payments.keys()].at(-1) ?? ''
  expect(stripe.payments.get(id)?.metadata.akinai_key).toBe(asked.key)
  return id
}

/** Others pay too: so many, so many seconds after all this. */
function othersPay(count: number, after: number): void {
  const [one] = stripe.payments.values()
  if (one === undefined) throw new Error('Nobody has paid')
  for (let number = 0; number < count; number++) {
    const id = `pi_other${after}x${number}`
    stripe.payments.set(id, { ...one, id, created: seconds(after), metadata: {} })
  }
}

// R-PAY-18
test.for([
  ['a card', {}, ['POST /v1/payment_intents']],
  ['its page', { source: 'stripe:page' }, ['POST /v1/checkout/sessions']],
  ['a store', { method: 'cvs', source: null }, ['POST /v1/payment_intents']],
  ['a transfer', { method: 'service_bt', source: null }, ['POST /v1/customers', 'POST /v1/payment_intents']],
  [
    'a card that is kept',
    { kind: 'save_source', amount: null },
    ['POST /v1/customers', 'POST /v1/setup_intents'],
  ],
] as const)('a payment by %s is asked for, and nothing is searched before', async ([, how, calls]) => {
  expect(await callsOf(() => perform(operation(how)))).toEqual(calls)
})

test('one that is asked for many times at once is made once', async () => {
  const asked = operation()
  const before = stripe.payments.size
  const answers = await Promise.all(Array.from({ length: 8 }, () => perform(asked)))
  expect(new Set(answers.map(answer => JSON.stringify(answer)))).toHaveProperty('size', 1)
  expect(stripe.payments.size).toBe(before + 1)
})

// R-PLACE-6
test('one that was noted by a process which died before it asked is searched for, and asked for then', async () => {
  const asked = operation()
  await noteAsked(context.db, asked, context.clock.now())
  const calls = await callsOf(async () => expect(await perform(asked)).toMatchObject({ result: 'done' }))
  expect(calls.at(-1)).toBe('POST /v1/payment_intents')
  expect(calls.filter(call => call.startsWith('GET'))).toHaveLength(4)
})

// R-PLACE-6
test('where thousands pay meanwhile one whose answer was lost is found with a look at its own moment', async () => {
  const asked = operation()
  const id = await lose(asked)
  othersPay(1500, 100)
  othersPay(1500, -100)
  const calls = await callsOf(async () => {
    expect(await lookUpPayment(context.payments, asked)).toEqual({ result: 'done', transaction_id: id })
  })
  expect(calls).toEqual(['GET /v1/checkout/sessions', 'GET /v1/payment_intents'])
  expect(await perform(operation())).toMatchObject({ result: 'done' })
})

// R-PLACE-6
test('one that Stripe heard of only when it was asked again is looked for around that time', async () => {
  const asked = operation()
  const nobody = { address: new URL(`http://127.0.0.1:${await freePort()}`) }
  await expect(perform(asked, stripePayments(context, nobody))).rejects.toThrow()
  context.setTime(later(20))
  const id = await lose(asked)
  context.setTime(later(25))
  expect(await lookUpPayment(context.payments, asked)).toEqual({ result: 'done', transaction_id: id })
})
