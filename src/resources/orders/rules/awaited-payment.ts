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

const MINUTE_MS = 60_000

/**
 * When that which has fallen due and could not be done is tried again: after as long again as it is late, a minute at least and ten
 * at most, and when the time for the payment is over in any case.
 */
export function triedAgainAt(awaited: AwaitedPayment, now: Date): Date {
  const end = endOf(awaited).getTime()
  const isOver = end <= now.getTime()
  const late = now.getTime() - (isOver ? end : end - REMINDER_MS)
  const again = now.getTime() + Math.max(MINUTE_MS, Math.min(late, 10 * MINUTE_MS))
  return new Date(isOver ? again : Math.min(again, end))
}

/** When something falls due because nobody has paid: the reminder, then the end. Null of an order that waits for no money, or for ever. */
export function unpaidDueAt({ detail, state }: Pick<Order, 'detail' | 'state'>): Date | null {
  const { awaited_payment: awaited, payment_reminded } = state
  if (awaited === null || !awaitsPayment(detail)) return null
  const end = endOf(awaited)
  return payment_reminded ? end : new Date(end.getTime() - REMINDER_MS)
}
