/** The buyer of an unpaid order is reminded, a day before it is cancelled (R-PLACE-9). Pure. */
import type { Order, OrderChange, Surroundings } from '../order.ts'
import { endOf, unpaidDueAt } from './awaited-payment.ts'
import { conclude, mail } from './conclude.ts'

/** Reminds once; null while it is too early, for what is over already, and for any other order. */
export function remindPayment(order: Order, s: Pick<Surroundings, 'now'>): OrderChange | null {
  const { awaited_payment: awaited, payment_reminded } = order.state
  const due = unpaidDueAt(order)
  if (awaited === null || payment_reminded || due === null) return null
  if (s.now < due || s.now >= endOf(awaited)) return null
  const state = { payment_reminded: true }
  const mails = [mail('remind_payment')]
  return conclude(order, { event: 'remind_payment', detail: order.detail, state, mails }, s)
}
