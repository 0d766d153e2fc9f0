/** A transfer, or a payment at a convenience store, has arrived: a person says so (R-PAY-8). Pure. */
import { writeDateTime } from '../../../lib/date-time.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { OrderStatus } from '../schemas.ts'
import { conclude, mail, updateRejected } from './conclude.ts'
import { isOfService } from './of-service.ts'
import { paidByHand } from './payment.ts'
import { paymentKind } from './payment-terms.ts'
import { mayHappen } from './transitions.ts'

/**
 * The order is paid from now on. The number for a store, or the account, that a payment service has told the buyer is withdrawn first, so
 * that nobody pays twice. Throws 422 update-rejected when it awaits no such payment.
 */
export function confirmTransfer(order: Order, _body: object, surroundings: Surroundings): OrderChange {
  const { detail } = order
  if (paymentKind(detail.payment.method) !== 'prepaid') {
    throw updateRejected('Only transfers and payments at a convenience store are confirmed by hand.')
  }
  if (!mayHappen('confirm_transfer', detail.status as OrderStatus)) {
    throw updateRejected(`The order is ${detail.status}, so it awaits no payment.`)
  }
  const payment = paidByHand(detail, writeDateTime(surroundings.now))
  // Who bought here waits for word of it; whoever brought an order along tells the buyer.
  const mailsOfChange = order.state.awaited_payment === null ? [] : [mail('receive_payment')]
  return conclude(
    order,
    {
      ...{ event: 'confirm_transfer', detail: { ...detail, payment }, mailsOfChange },
      money: isOfService(order.state.awaited_payment) ? { kind: 'void' } : null,
    },
    surroundings,
  )
}
