/**
 * What a buyer has transferred beyond what was paid with it. Stripe keeps it as the balance of its customer, who is one for each
 * purchase: a part of a payment that was let go, what is more than was asked for, and what comes later.
 */
import type { Stripe } from '#stripe'
import type { OptionsOf } from './begin.ts'
import { isForbidden, isRefusal } from './failures.ts'
import { idOf } from './read-objects.ts'

/** Movements of a balance that are looked through: as many as Stripe lists at once. */
const MAX_MOVEMENTS = 100

/** Those that say what came in and what was paid with it; that something was sent back is another matter. */
const COUNTED: readonly Stripe.CustomerCashBalanceTransaction.Type[] = [
  'funded',
  'applied_to_payment',
  'unapplied_from_payment',
]

/** Yen, all by now, of a payment that is over; 0 of one that nobody pays by transfer, or that waits for the rest. */
export async function surplusOf(
  stripe: Stripe,
  payment: Stripe.PaymentIntent,
  optionsOf: OptionsOf,
): Promise<number> {
  const customer = idOf(payment.customer)
  if (customer === undefined || !isByTransfer(payment)) return 0
  if (payment.status !== 'succeeded' && payment.status !== 'canceled') return 0
  try {
    const { data } = await stripe.customers.listCashBalanceTransactions(
      customer,
      { limit: MAX_MOVEMENTS },
      optionsOf('look'),
    )
    const counted = data.filter(({ type, currency }) => currency === 'jpy' && COUNTED.includes(type))
    return Math.max(
      counted.reduce((sum, { net_amount }) => sum + net_amount, 0),
      0,
    )
  } catch (error) {
    // A key that was made before this was looked at may not see it, and a customer who is deleted at Stripe has none: that holds up nothing else.
    if (isForbidden(error) || isRefusal(error)) return 0
    throw error
  }
}

/** Yen that have come of a payment that waits for the rest. */
export function partOf(payment: Stripe.PaymentIntent): number {
  const remaining = payment.next_action?.display_bank_transfer_instructions?.amount_remaining
  return typeof remaining === 'number' ? Math.max(payment.amount - remaining, 0) : 0
}

function isByTransfer({ payment_method_types }: Stripe.PaymentIntent): boolean {
  return payment_method_types.includes('customer_balance')
}
