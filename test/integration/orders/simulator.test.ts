import type pg from 'pg'
import { describe, expect } from 'vitest'
import {
  lookUpPayment,
  type Outcome,
  type PaymentKind,
  type PaymentOperation,
  type Payments,
  performPayment,
} from '../../../src/payments/gateway.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

let context: TestContext
let outside: pg.Client
let payments: Payments
/** That a service says nothing is waited for no longer than a busy machine takes to say something. */
let hasty: Payments
let shopId: number

test.beforeAll(async ({ context: madeContext, outside: madeOutside, shopId: madeShopId }) => {
  context = madeContext
  outside = madeOutside
  shopId = madeShopId
  payments = context.payments
  hasty = { ...payments, timeoutMs: 1500 }
})

let keys = 0
function operation(more: Partial<PaymentOperation> & { kind: PaymentKind }): PaymentOperation {
  keys += 1
  const kept = { shopId, orderKey: 'A'.repeat(16), method: 'creditcard', source: null }
  return { ...kept, key: `key-${keys}`, transaction: null, amount: null, ...more }
}

/** A transaction of the simulator's own. */
async function authorised(
  source = 'sim',
  amount = 1000,
): Promise<{ id: string; status: string; amount: number }> {
  const outcome = await performPayment(payments, operation({ kind: 'authorise', source, amount }))
  if (outcome.result !== 'done') throw new Error(`Not authorised: ${JSON.stringify(outcome)}`)
  return { id: outcome.transaction_id, status: 'authorized', amount }
}

async function booksOf(id: string): Promise<unknown> {
  const { rows } = await outside.query(
    `select authorised::int, captured::int, refunded::int, voided from simulated_transactions where shop_id = $1 and id = $2`,
    [shopId, id],
  )
  return rows[0]
}

const AUTHORISED = { authorised: 1000, captured: 0, refunded: 0, voided: false }
const CAPTURED = { ...AUTHORISED, captured: 1000 }

// R-PAY-7
test('is called what it is', () => {
  expect(context.payments.gateway.name).toBe('simulator')
})

test('an amount is authorised, captured, lowered and given back', async () => {
  const transaction = await authorised()
  expect(await booksOf(transaction.id)).toEqual(AUTHORISED)
  const perform = (kind: PaymentKind, amount: number | null) =>
    performPayment(payments, operation({ kind, transaction, amount }))
  const done = { result: 'done', transaction_id: transaction.id }
  expect(await perform('change_amount', 900)).toEqual(done)
  expect(await perform('capture', 900)).toEqual(done)
  expect(await perform('refund', 900)).toEqual(done)
  expect(await perform('refund', 1)).toMatchObject({ result: 'declined' })
  expect(await booksOf(transaction.id)).toEqual({
    authorised: 900,
    captured: 900,
    refunded: 900,
    voided: false,
  })
})

// R-PAY-10
test('the same key 16 times at once moves money once and is answered the same', async () => {
  const transaction = await authorised()
  const refund = operation({ kind: 'refund', transaction, amount: 10 })
  await performPayment(payments, operation({ kind: 'capture', transaction, amount: 1000 }))
  const answers = await Promise.all(Array.from({ length: 16 }, () => performPayment(payments, refund)))
  expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ result: 'done', transaction_id: transaction.id })]),
  )
  expect(await booksOf(transaction.id)).toEqual({ ...CAPTURED, refunded: 10 })
})

test('different keys at once lose nothing', async () => {
  const transaction = await authorised()
  await performPayment(payments, operation({ kind: 'capture', transaction, amount: 1000 }))
  const refunds = Array.from({ length: 16 }, () => operation({ kind: 'refund', transaction, amount: 100 }))
  const answers = await Promise.all(refunds.map(refund => performPayment(payments, refund)))
  expect(answers.filter(({ result }) => result === 'done')).toHaveLength(10)
  expect(await booksOf(transaction.id)).toEqual({ ...CAPTURED, refunded: 1000 })
})

// R-PAY-15
describe('is made to fail', () => {
  /** What each fault answers at first and when asked again, with what had happened after the first time. */
  const CASES: [fault: string, first: unknown, between: unknown, again: unknown, then: unknown][] = [
    ['decline', { result: 'declined' }, AUTHORISED, { result: 'declined' }, AUTHORISED],
    ['maintenance', { result: 'maintenance' }, AUTHORISED, { result: 'maintenance' }, AUTHORISED],
    ['timeout_before', { why: 'timeout' }, AUTHORISED, { result: 'done' }, CAPTURED],
    ['timeout_after', { why: 'timeout' }, CAPTURED, { result: 'done' }, CAPTURED],
    ['garbage', { why: 'garbage' }, CAPTURED, { result: 'done' }, CAPTURED],
    ['fail_once', { why: 'garbage' }, AUTHORISED, { result: 'done' }, CAPTURED],
    ['dead', { why: 'timeout' }, AUTHORISED, { why: 'timeout' }, AUTHORISED],
  ]
  test.each(CASES)('%s', async (fault, first, between, again, then) => {
    const transaction = await authorised(`sim:capture=${fault}`)
    const capture = operation({ kind: 'capture', transaction, amount: 1000 })
    const ask = (): Promise<unknown> => performPayment(hasty, capture).catch((error: unknown) => error)
    expect(await lookUpPayment(payments, capture)).toBeUndefined()
    expect(await ask()).toMatchObject(first as object)
    expect(await booksOf(transaction.id)).toEqual(between)
    const found = await lookUpPayment(payments, capture)
    if (between === CAPTURED) expect(found).toMatchObject({ result: 'done' })
    else
      expect(found).toEqual(fault === 'decline' ? expect.objectContaining({ result: 'declined' }) : undefined)
    expect(await ask()).toMatchObject(again as object)
    expect(await booksOf(transaction.id)).toEqual(then)
  })

  test('only for the kind that is named', async () => {
    const transaction = await authorised('sim:void=decline')
    const outcome = await performPayment(payments, operation({ kind: 'capture', transaction, amount: 1000 }))
    expect(outcome).toMatchObject({ result: 'done' })
  })

  test('only when it made the transaction itself', async () => {
    const imported = { id: 'sim:capture=decline', status: 'authorized', amount: 1000 }
    const outcome = await performPayment(
      payments,
      operation({ kind: 'capture', transaction: imported, amount: 1000, source: 'sim:capture=decline' }),
    )
    expect(outcome).toMatchObject({ result: 'done' })
  })

  test.each(['tok_visa', 'sim:capture=explode', null])('authorises nothing for %j', async source => {
    expect(await performPayment(payments, operation({ kind: 'authorise', source, amount: 1 }))).toMatchObject(
      {
        result: 'declined',
      },
    )
  })

  test.each(['decline', 'timeout_after'])('authorising too: %s', async fault => {
    const authorise = operation({ kind: 'authorise', source: `sim:authorise=${fault}`, amount: 500 })
    const ask = (): Promise<unknown> => performPayment(hasty, authorise).catch((error: unknown) => error)
    const [first, again] = [await ask(), (await ask()) as Outcome]
    expect(first).toMatchObject(fault === 'decline' ? { result: 'declined' } : { why: 'timeout' })
    expect(again.result).toBe(fault === 'decline' ? 'declined' : 'done')
  })
})

// R-PAY-15
describe('a transaction of another service', () => {
  test('is taken as the order tells it, and refused nothing', async () => {
    const transaction = { id: 'pay_71', status: 'captured', amount: 800 }
    const refund = () => performPayment(payments, operation({ kind: 'refund', transaction, amount: 800 }))
    expect(await refund()).toEqual({ result: 'done', transaction_id: 'pay_71' })
    expect(await booksOf('pay_71')).toEqual({ authorised: 800, captured: 800, refunded: 800, voided: false })
    expect(await refund()).toMatchObject({ result: 'done' })
    expect(await booksOf('pay_71')).toEqual({ authorised: 800, captured: 800, refunded: 800, voided: false })
  })

  test('without a name goes by the order', async () => {
    const transaction = { id: null, status: 'authorized', amount: 800 }
    const outcome = await performPayment(
      payments,
      operation({ kind: 'void', transaction, orderKey: 'B'.repeat(16) }),
    )
    expect(outcome).toEqual({ result: 'done', transaction_id: `order-${'B'.repeat(16)}` })
  })
})
