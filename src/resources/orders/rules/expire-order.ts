/** An order that nobody has paid in time is cancelled by the system, as a person would do it (R-PLACE-9). Pure. */
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { OrderStatus } from '../schemas.ts'
import { endOf } from './awaited-payment.ts'
import { cancelWhole } from './cancel-order.ts'
import { conclude, mail, requireNoMaintenance, updateRejected } from './conclude.ts'
import { mayHappen } from './transitions.ts'

/** Cancels it with its stock back. Throws 422 update-rejected before its time is over, or when it awaits no payment. */
export function expireOrder(order: Order, _body: object, s: Surroundings): OrderChange {
  requireNoMaintenance(s, 'the order ends')
  const { awaited_payment: awaited } = order.state
  const { status } = order.detail
  if (awaited === null || !mayHappen('expire_order', status as OrderStatus)) {
    throw updateRejected(`The order is ${status}, so it awaits no payment.`)
  }
  if (s.now < endOf(awaited)) throw updateRejected(`The order can be paid until ${awaited.until}.`)
  const decided = cancelWhole(order, true, s.now)
  return conclude(order, { event: 'expire_order', ...decided, mails: [mail('expire_order')] }, s)
}
