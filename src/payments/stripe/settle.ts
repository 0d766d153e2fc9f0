/** What is done with a payment that Stripe has: captured, let go, given back, lowered. */
import type { Stripe } from '#stripe'
import type { Outcome, PaymentOperation } from '../gateway.ts'
import { markOf, type OptionsOf } from './begin.ts'
import { idOf } from './read-objects.ts'
import { refusalOf } from './refusals.ts'
import { partOf, surplusOf } from './surplus.ts'

/** Refunds of a payment that are looked through for one of ours: as many as Stripe lists at once. */
const MAX_REFUNDS = 100

/** What there is at Stripe: a payment, with its charge where the program may see it, or a page on which one is made. */
export type SettledObject = Stripe.PaymentIntent | Stripe.Checkout.Session

/** What all of it is done with. */
interface AtWork {
  readonly stripe: Stripe
  readonly operation: PaymentOperation
  readonly optionsOf: OptionsOf
}

/** Does it. Every call is safe to be made again. */
export async function settle(at: AtWork, object: SettledObject): Promise<Outcome> {
  const { kind, amount } = at.operation
  if (object.object === 'checkout.session') {
    return kind === 'void' ? closePage(at, object) : declined('the payment is none of Stripe’s')
  }
  switch (kind) {
    case 'capture':
      return capture(at, object, amount ?? 0)
    case 'void':
      return letGo(at, object)
    case 'refund':
      return refund(at, object, amount ?? 0)
    default:
      return changeAmount(at, object, amount ?? 0)
  }
}

function declined(reason: string): Outcome {
  return { result: 'declined', reason }
}

/** What was captured elsewhere, as by hand, is done as well; what that took beyond the amount is given back. */
async function capture(at: AtWork, payment: Stripe.PaymentIntent, amount: number): Promise<Outcome> {
  const { stripe, optionsOf } = at
  if (payment.status === 'succeeded') return lowerTo(at, payment, amount)
  await stripe.paymentIntents.capture(payment.id, { amount_to_capture: amount }, optionsOf('capture'))
  return { result: 'done', transaction_id: payment.id }
}

/**
 * What never was paid and cannot be any more is done, too. Of a card that was captured elsewhere all that is left is given back; what
 * a buyer has paid at a store, or by transfer, is not let go. What came of a transfer in part stays with the customer at Stripe.
 */
async function letGo(at: AtWork, payment: Stripe.PaymentIntent): Promise<Outcome> {
  const { stripe, optionsOf } = at
  const { id, status, capture_method } = payment
  if (status === 'succeeded') {
    if (capture_method === 'manual') return lowerTo(at, payment, 0)
    return declined('money was captured already')
  }
  const over =
    status === 'canceled' ? payment : await stripe.paymentIntents.cancel(id, {}, optionsOf('cancel'))
  const surplus = await surplusOf(stripe, over, optionsOf).catch((error: unknown) => {
    // Whatever stands in the way of this look, the payment is let go by now: of Stripe’s own error it would be said that nothing was done.
    throw new Error(`What is left of ${id}, which is let go, is not known`, { cause: error })
  })
  return doneWithSurplus(id, Math.max(partOf(payment), surplus))
}

/** What is done, with what the buyer has transferred beyond it. */
export function doneWithSurplus(id: string, surplus: number): Outcome {
  return { result: 'done', transaction_id: id, ...(surplus > 0 ? { surplus } : {}) }
}

async function closePage(
  at: AtWork,
  { id, status, payment_intent }: Stripe.Checkout.Session,
): Promise<Outcome> {
  const { stripe, optionsOf } = at
  if (status === 'open') await stripe.checkout.sessions.expire(id, {}, optionsOf('expire'))
  const payment = idOf(payment_intent)
  if (status !== 'complete' || payment === undefined) return { result: 'done', transaction_id: id }
  return letGo(at, await readPayment(stripe, payment, optionsOf))
}

/**
 * Gives back so much of what the order knows to be taken, and no more than leaves the rest of that: what was given back by hand, or is not
 * in the books since a backup was restored, is done. What failed and came back is owed by the shop, and does not add to it.
 */
async function refund(at: AtWork, payment: Stripe.PaymentIntent, amount: number): Promise<Outcome> {
  const { id, status } = payment
  const taken = at.operation.transaction?.amount ?? null
  const isTold = status === 'succeeded' && taken !== null
  const over = isTold ? Math.min(leftOf(payment) - (taken - amount), amount) : amount
  return over > 0 ? giveBack(at, id, over) : { result: 'done', transaction_id: id }
}

async function giveBack(
  { stripe, operation, optionsOf }: AtWork,
  id: string,
  amount: number,
): Promise<Outcome> {
  const { status, failure_reason } = await stripe.refunds.create(
    { payment_intent: id, amount, metadata: markOf(operation) },
    optionsOf('refund'),
  )
  if (status === 'failed' || status === 'canceled') return declined(refusalOf(failure_reason ?? status, true))
  return { result: 'done', transaction_id: id }
}

/** A refund that was made under a key; undefined where none was. */
export async function findRefund(
  stripe: Stripe,
  id: string,
  key: string,
  optionsOf: OptionsOf,
): Promise<Outcome | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: id, limit: MAX_REFUNDS }, optionsOf('look'))
  const refund = data.find(({ metadata }) => metadata?.akinai_key === key)
  if (refund === undefined) return undefined
  if (refund.status !== 'failed' && refund.status !== 'canceled')
    return { result: 'done', transaction_id: id }
  const reason = refusalOf(refund.failure_reason ?? refund.status, true)
  return { result: 'declined', reason, surplus: refund.amount }
}

/**
 * Of what is authorised, the rest is let go with the capture, which is for the total by then: Stripe lowers no authorisation. A
 * voucher or an account was told with its amount, which cannot be changed any more.
 */
async function changeAmount(at: AtWork, payment: Stripe.PaymentIntent, amount: number): Promise<Outcome> {
  const done = { result: 'done', transaction_id: payment.id } as const
  switch (payment.status) {
    case 'requires_capture':
      return amount <= payment.amount ? done : declined('more than was authorised')
    case 'succeeded':
      return lowerTo(at, payment, amount)
    default:
      return amount === payment.amount ? done : declined('the buyer was told another amount')
  }
}

/** Of what was captured so much is left, and the rest given back. */
async function lowerTo(at: AtWork, payment: Stripe.PaymentIntent, amount: number): Promise<Outcome> {
  const { id } = payment
  const known = await findRefund(at.stripe, id, at.operation.key, at.optionsOf)
  if (known !== undefined) return known
  const over = leftOf(payment) - amount
  if (over < 0) return declined('more than was captured')
  return over === 0 ? { result: 'done', transaction_id: id } : giveBack(at, id, over)
}

/** A payment with its charge. */
export function readPayment(stripe: Stripe, id: string, optionsOf: OptionsOf): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, optionsOf('look'))
}

/** Yen that were taken and not given back, as far as the charge is seen. What a capture let go of an authorisation Stripe counts as given back, too. */
export function leftOf({ amount_received, latest_charge: charge }: Stripe.PaymentIntent): number {
  if (typeof charge !== 'object' || charge === null) return amount_received
  const { amount, amount_captured, amount_refunded } = charge
  return amount_received - Math.max(amount_refunded - (amount - amount_captured), 0)
}
