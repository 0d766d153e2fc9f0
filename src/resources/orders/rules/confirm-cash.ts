/** Cash on delivery has come: a person says so, or the order has arrived (R-PAY-9). Pure. */
import { writeDateTime } from '../../../lib/date-time.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { OrderDetail } from '../schemas.ts'
import { logSale } from './balance.ts'
import { conclude, updateRejected } from './conclude.ts'
import { paidByHand, paymentState } from './payment.ts'
import { paymentKind } from './payment-terms.ts'
import { statusOf } from './status.ts'
import { mayHappen } from './transitions.ts'

/** The order is paid from now on. Throws 422 update-rejected when no cash is waited for. */
export function confirmCash(order: Order, _body: object, s: Surroundings): OrderChange {
  const { detail } = order
  if (paymentKind(detail.payment.method) !== 'on_delivery') {
    throw updateRejected('Only cash on delivery is confirmed so.')
  }
  const status = statusOf(order, s.now)
  if (!mayHappen('confirm_cash', status) || !awaitsCash(detail)) {
    throw updateRejected(`The order is ${status}, and no cash is waited for.`)
  }
  return conclude(order, { event: 'confirm_cash', detail: withCash(detail, s.now) }, s)
}

/** Whether the buyer is to pay at the door, and has not yet. */
export function awaitsCash(detail: OrderDetail): boolean {
  const state = paymentState(detail)
  const open = state === 'unpaid' || state === 'authorized'
  return paymentKind(detail.payment.method) === 'on_delivery' && open && detail.amounts.total > 0
}

/** The order with the cash there, which is a sale from then on. */
export function withCash(detail: OrderDetail, now: Date): OrderDetail {
  const at = writeDateTime(now)
  return { ...detail, payment: paidByHand(detail, at), balance_logs: logSale(detail, at) }
}
