/** Until when an order waits for the buyer's money, and what falls due meanwhile (R-PLACE-9). Pure. */
import { readDateTime } from '../../../lib/date-time.ts'
import type { AwaitedPayment, Order } from '../order.ts'
import { awaitsPayment } from './payment.ts'

/** The buyer is reminded so long before. */
const REMINDER_MS = 24 * 60 * 60 * 1000

/** When the time for a payment is over. */
export function endOf({ until }: AwaitedPayment): Date {
  const end = readDateTime(until)
  if (end === undefined) throw new Error(`${until} is no time`)
  return end
}

/** Whether there is nothing to remind of: an order that ends so soon has just said until when it is to be paid. */
export function endsSoon(awaited: AwaitedPayment, now: Date): boolean {
  return endOf(awaited).getTime() - now.getTime() <= REMINDER_MS
}

/** When something falls due because nobody has paid: the reminder, then the end. Null of an order that waits for no money, or for ever. */
export function unpaidDueAt({ detail, state }: Pick<Order, 'detail' | 'state'>): Date | null {
  const { awaited_payment: awaited, payment_reminded } = state
  if (awaited === null || !awaitsPayment(detail)) return null
  const end = endOf(awaited)
  return payment_reminded ? end : new Date(end.getTime() - REMINDER_MS)
}
