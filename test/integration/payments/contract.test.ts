/** What the payment port promises, of every service behind it (docs/payments.md). */
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
import { act } from '../../../src/payments/simulator/actions.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/stripe/fixture.ts'
import { stripePayments } from '../../support/stripe/payments.ts'
import type { StripeServer } from '../../support/stripe/stripe-server.ts'

const NOW = '2026-11-20T01:02:03Z'
const UNTIL = '2026-11-20T01:32:03Z'

let context: TestContext
let shopId: number
let otherShopId: number
let stripe: StripeServer
let outside: pg.Client

/** A service, and what buyers do there. */
interface Service {
  readonly payments: () => Payments
  /** What a buyer pays with, by how it fares. */
  readonly sources: { readonly fine: string; readonly refused: string; readonly asks: string }
  /** Yen that were taken and not given back. */
  readonly keptOf: (transactionId: string) => Promise<number>
  readonly act: (outcome: Outcome, does: 'pays' | 'declines') => Promise<void>
}

test.beforeAll(async ({ context: made, shopId: shop, stripe: server, outside: client }) => {
  context = made
  stripe = server
  outside = client
  shopId = shop
  otherShopId = await createTestShop(made, 'other')
  context.setTime(NOW)
})

const SERVICES: [name: string, service: Service][] = [
  [
    'simulator',
    {
      payments: () => ({ ...context.payments, timeoutMs: 2000 }),
      sources: { fine: 'sim', refused: 'sim:authorise=decline', asks: 'sim:authorise=redirect' },
      keptOf: async id => {
        const { rows } = await outside.query<{ kept: number }>(
          'select (captured - refunded)::int as kept from simulated_transactions where shop_id = $1 and id = $2',
          [shopId, id],
        )
        return rows[0]?.kept ?? 0
      },
      act: async (outcome, does) => {
        if (outcome.result !== 'action_required') throw new Error('Nothing is to be done')
        const { action } = outcome
        const name = action.type === 'redirect' ? (action.url.split('/').at(-1) ?? '') : ''
        const known = action.type === 'pay_at_store' ? action.number : name
        const choice = does === 'pays' ? 'approve' : 'decline'
        await context.db.transaction(tx => act(tx, known, choice, context.clock.now()))
      },
    },
  ],
  [
    'stripe',
    {
      payments: () => stripePayments(context, stripe),
      sources: {
        fine: 'pm_card_visa',
        refused: 'pm_card_visa_chargeDeclined',
        asks: 'pm_card_threeDSecureRequired',
      },
      keptOf: async id => {
        const taken = stripe.payments.get(id)?.amount_received ?? 0
        const back = [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === id)
        return back.reduce((left, { amount = 0 }) => left - amount, taken)
      },
      act: async (outcome, does) => {
        if (outcome.result !== 'action_required') throw new Error('Nothing is to be done')
        stripe.act(outcome.transaction_id, does)
      },
    },
  ],
]

let keys = 0
function operation(more: Partial<PaymentOperation> & Pick<PaymentOperation, 'kind'>): PaymentOperation {
  keys += 1
  const kept = { shopId, orderKey: 'A'.repeat(16), method: 'creditcard', source: null }
  const buyer = {
    ...{ return_url: 'http://shop.example/payments/return/x', until: UNTIL, saves_source: false },
    payer: { name: '山田 花子', mail_address: 'hanako@example.jp' },
  }
  const begins = more.kind === 'authorise' || more.kind === 'save_source'
  const made = { ...kept, key: `contract-${keys}`, transaction: null, amount: null, ...more }
  return begins ? { buyer, ...made } : made
}

describe.each(SERVICES)('%s', (_name, { payments, sources, keptOf, act: buyer }) => {
  const perform = (asked: PaymentOperation) => performPayment(payments(), asked)
  const authorise = (more: Partial<PaymentOperation> = {}) =>
    operation({ kind: 'authorise', source: sources.fine, amount: 1000, ...more })

  async function authorised() {
    const outcome = await perform(authorise())
    if (outcome.result !== 'done') throw new Error(`Not authorised: ${JSON.stringify(outcome)}`)
    return { id: outcome.transaction_id, status: 'authorized', amount: 1000 }
  }

  test('an amount is authorised, lowered, captured and given back', async () => {
    const { id, status } = await authorised()
    const step = (kind: PaymentKind, known: number, amount: number | null) =>
      perform(operation({ kind, transaction: { id, status, amount: known }, amount }))
    const done = { result: 'done', transaction_id: id }
    const declined = { result: 'declined', reason: expect.any(String) }
    expect(await keptOf(id)).toBe(0)
    expect(await step('change_amount', 1000, 900)).toEqual(done)
    expect(await step('change_amount', 900, 1100)).toEqual(declined)
    expect(await step('capture', 900, 900)).toEqual(done)
    expect(await step('change_amount', 900, 700)).toEqual(done)
    expect(await step('change_amount', 700, 800)).toEqual(declined)
    expect(await keptOf(id)).toBe(700)
    expect(await step('refund', 700, 200)).toEqual(done)
    expect(await keptOf(id)).toBe(500)
    expect(await step('refund', 500, 500)).toEqual(done)
    expect(await step('refund', 0, 1)).toEqual(declined)
    expect(await keptOf(id)).toBe(0)
  })

  test('what is let go although it was captured is given back, as far as it was not', async () => {
    const transaction = await authorised()
    const step = (kind: PaymentKind, amount: number | null) =>
      perform(operation({ kind, transaction, amount }))
    const done = { result: 'done', transaction_id: transaction.id }
    await step('capture', 900)
    await step('refund', 300)
    const letGo = operation({ kind: 'void', transaction })
    expect([await perform(letGo), await perform(letGo)]).toEqual([done, done])
    expect(await lookUpPayment(payments(), letGo)).toEqual(done)
    expect(await keptOf(transaction.id)).toBe(0)
  })

  // R-PAY-10
  // R-PAY-15 R-PAY-19
  test('what another shop has begun moves for nobody else, whatever an imported order says', async () => {
    const transaction = await authorised()
    const others = { shopId: otherShopId, transaction, amount: 400 }
    for (const kind of ['capture', 'change_amount', 'refund', 'void'] as const) {
      const asked = operation({ ...others, kind })
      await perform(asked)
      await lookUpPayment(payments(), asked)
    }
    expect(await keptOf(transaction.id)).toBe(0)
    expect(await perform(operation({ kind: 'capture', transaction, amount: 1000 }))).toMatchObject({
      result: 'done',
    })
    await perform(operation({ ...others, kind: 'refund' }))
    expect(await keptOf(transaction.id)).toBe(1000)
  })

  test('the same key many times at once moves money once and is answered the same', async () => {
    const transaction = await authorised()
    await perform(operation({ kind: 'capture', transaction, amount: 1000 }))
    const refund = operation({ kind: 'refund', transaction, amount: 10 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => perform(refund)))
    expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ result: 'done', transaction_id: transaction.id })]),
    )
    expect(await keptOf(transaction.id)).toBe(990)
  })

  test('different keys at once give back no more than there is', async () => {
    // Of an order that does not tell how much there was.
    const transaction = { ...(await authorised()), amount: null }
    await perform(operation({ kind: 'capture', transaction, amount: 1000 }))
    const refunds = Array.from({ length: 8 }, () => operation({ kind: 'refund', transaction, amount: 250 }))
    const answers = await Promise.all(refunds.map(perform))
    expect(answers.filter(({ result }) => result === 'done')).toHaveLength(4)
    expect(await keptOf(transaction.id)).toBe(0)
  })

  test('what is refused stays so, and nothing is known of what was never asked for', async () => {
    const asked = authorise({ source: sources.refused })
    expect(await lookUpPayment(payments(), asked)).toBeUndefined()
    expect(await perform(asked)).toMatchObject({ result: 'declined' })
    expect(await perform(asked)).toMatchObject({ result: 'declined' })
    expect(await lookUpPayment(payments(), asked)).toMatchObject({ result: 'declined' })
    expect(await perform(authorise({ source: 'nobody’s' }))).toMatchObject({ result: 'declined' })
  })

  test.each(['pays', 'declines'] as const)('a buyer who is sent to a page %s', async does => {
    const asked = authorise({ source: sources.asks })
    const sent = await perform(asked)
    expect(sent).toMatchObject({
      result: 'action_required',
      action: { type: 'redirect', url: expect.stringMatching(/^https?:/), until: expect.any(String) },
    })
    expect(await lookUpPayment(payments(), asked)).toEqual(sent)
    expect(await perform(asked)).toEqual(sent)
    await buyer(sent, does)
    const result = does === 'pays' ? 'done' : 'declined'
    expect(await lookUpPayment(payments(), asked)).toMatchObject({ result })
    expect(await perform(asked)).toMatchObject({ result })
  })

  test('what nobody has paid is let go, and cannot be paid then', async () => {
    const asked = authorise({ source: sources.asks })
    const sent = await perform(asked)
    if (sent.result !== 'action_required') throw new Error('The buyer was not asked')
    const transaction = { id: sent.transaction_id, status: 'authorized', amount: null }
    expect(await perform(operation({ kind: 'void', transaction }))).toMatchObject({ result: 'done' })
    expect(await perform(operation({ kind: 'void', transaction }))).toMatchObject({ result: 'done' })
    await buyer(sent, 'pays').catch(() => {})
    expect(await lookUpPayment(payments(), asked)).toMatchObject({ result: 'declined' })
  })

  test('a number for a store is paid, whole', async () => {
    const asked = authorise({ method: 'cvs', source: null, amount: 1200 })
    const told = await perform(asked)
    expect(told).toMatchObject({
      result: 'action_required',
      action: { type: 'pay_at_store', number: expect.stringMatching(/\d{6}/), until: expect.any(String) },
    })
    await buyer(told, 'pays')
    const paid = await lookUpPayment(payments(), asked)
    expect(paid).toMatchObject({ result: 'done' })
    const id = paid?.result === 'done' ? paid.transaction_id : ''
    expect(await keptOf(id)).toBe(1200)
    const transaction = { id, status: 'unpaid', amount: 1200 }
    expect(await perform(operation({ kind: 'void', method: 'cvs', transaction }))).toMatchObject({
      result: 'declined',
    })
    expect(await keptOf(id)).toBe(1200)
  })

  // R-PAY-19
  test('a card that is kept pays again without its buyer', async () => {
    const saving = operation({ kind: 'save_source', source: sources.asks })
    const kept = await perform({ ...saving, buyer: { ...bare(saving), saves_source: true } })
    await buyer(kept, 'pays')
    const saved = await lookUpPayment(payments(), saving)
    if (saved?.result !== 'done' || saved.saved_source === undefined) throw new Error('No card was kept')
    const later = (more: Partial<PaymentOperation>) => {
      const asked = authorise({ source: saved.saved_source ?? null, ...more })
      return perform({ ...asked, buyer: { ...bare(asked), return_url: null } })
    }
    expect(await later({ source_is_kept: true })).toMatchObject({ result: 'done' })
    // Whoever buys and has learned its name pays nothing with it, nor does another shop to which a document brought it.
    expect(await later({})).toMatchObject({ result: 'declined' })
    expect(await later({ source_is_kept: true, shopId: otherShopId })).toMatchObject({ result: 'declined' })
  })
})

function bare({ buyer }: PaymentOperation) {
  if (buyer === undefined) throw new Error('Nobody buys')
  return buyer
}
