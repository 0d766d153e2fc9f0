/** What is done with a payment that Stripe has: captured, let go, given back, lowered. */
import type { Stripe } from '#stripe'
import type { Outcome, PaymentOperation } from '../gateway.ts'
import { markOf, type OptionsOf } from './begin.ts'
import { idOf } from './read-objects.ts'
import { refusalOf } from './refusals.ts'
import { partOf, surplusOf } from './surplus.ts'

/** Refunds of a payment that are looked through for one of ours: as many as Stripe lists at once. */
const MAX_REFUNDS = 100

/** Does it. Every call is safe to be made again. */
export async function settle(
  stripe: Stripe,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
): Promise<Outcome> {
  const { kind, transaction, amount } = operation
  const id = transaction?.id ?? ''
  if (kind === 'void' && id.startsWith('cs_')) return closePage(stripe, id, operation, optionsOf)
  if (!id.startsWith('pi_')) return declined('the payment is none of Stripe’s')
  switch (kind) {
    case 'capture':
      return capture(stripe, id, amount ?? 0, operation, optionsOf)
    case 'void':
      return letGo(stripe, id, operation, optionsOf)
    case 'refund':
      return giveBack(stripe, id, amount ?? 0, operation, optionsOf)
    default:
      return changeAmount(stripe, id, amount ?? 0, operation, optionsOf)
  }
}

function declined(reason: string): Outcome {
  return { result: 'declined', reason }
}

/** What was captured elsewhere, as by hand, is done as well; what that took beyond the amount is given back. */
async function capture(
  stripe: Stripe,
  id: string,
  amount: number,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
): Promise<Outcome> {
  const payment = await readPayment(stripe, id, optionsOf)
  if (payment.status === 'succeeded') return lowerTo(stripe, payment, amount, operation, optionsOf)
  await stripe.paymentIntents.capture(id, { amount_to_capture: amount }, optionsOf('capture'))
  return { result: 'done', transaction_id: id }
}

/**
 * What never was paid and cannot be any more is done, too. Of a card that was captured elsewhere all that is left is given back; what
 * a buyer has paid at a store, or by transfer, is not let go. What came of a transfer in part stays with the customer at Stripe.
 */
async function letGo(
  stripe: Stripe,
  id: string,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
): Promise<Outcome> {
  const payment = await readPayment(stripe, id, optionsOf)
  const { status, capture_method } = payment
  if (status === 'succeeded') {
    if (capture_method === 'manual') return lowerTo(stripe, payment, 0, operation, optionsOf)
    return declined('money was captured already')
  }
  const over =
    status === 'canceled' ? payment : await stripe.paymentIntents.cancel(id, {}, optionsOf('cancel'))
  return doneWithSurplus(id, Math.max(partOf(payment), await surplusOf(stripe, over, optionsOf)))
}

/** What is done, with what the buyer has transferred beyond it. */
export function doneWithSurplus(id: string, surplus: number): Outcome {
  return { result: 'done', transaction_id: id, ...(surplus > 0 ? { surplus } : {}) }
}

async function closePage(
  stripe: Stripe,
  id: string,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
): Promise<Outcome> {
  const page = await stripe.checkout.sessions.retrieve(id, {}, optionsOf('look'))
  if (page.status === 'open') await stripe.checkout.sessions.expire(id, {}, optionsOf('expire'))
  const payment = idOf(page.payment_intent)
  if (page.status !== 'complete' || payment === undefined) return { result: 'done', transaction_id: id }
  return letGo(stripe, payment, operation, optionsOf)
}

async function giveBack(
  stripe: Stripe,
  id: string,
  amount: number,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
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
async function changeAmount(
  stripe: Stripe,
  id: string,
  amount: number,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
): Promise<Outcome> {
  const asked = await readPayment(stripe, id, optionsOf)
  switch (asked.status) {
    case 'requires_capture':
      return amount <= asked.amount
        ? { result: 'done', transaction_id: id }
        : declined('more than was authorised')
    case 'succeeded':
      return lowerTo(stripe, asked, amount, operation, optionsOf)
    default:
      return amount === asked.amount
        ? { result: 'done', transaction_id: id }
        : declined('the buyer was told another amount')
  }
}

/** Of what was captured so much is left, and the rest given back. */
async function lowerTo(
  stripe: Stripe,
  payment: Stripe.PaymentIntent,
  amount: number,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
): Promise<Outcome> {
  const known = await findRefund(stripe, payment.id, operation.key, optionsOf)
  if (known !== undefined) return known
  const over = leftOf(payment) - amount
  if (over < 0) return declined('more than was captured')
  if (over === 0) return { result: 'done', transaction_id: payment.id }
  return giveBack(stripe, payment.id, over, operation, optionsOf)
}

/** A payment with its charge. */
export function readPayment(stripe: Stripe, id: string, optionsOf: OptionsOf): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, optionsOf('look'))
}

/** Yen that were taken and not given back. What a capture let go of an authorisation Stripe counts as given back, too. */
export function leftOf({ amount_received, latest_charge: charge }: Stripe.PaymentIntent): number {
  if (typeof charge !== 'object' || charge === null) return amount_received
  const { amount, amount_captured, amount_refunded } = charge
  return amount_received - Math.max(amount_refunded - (amount - amount_captured), 0)
}
