/** The payment service says that the buyer has paid, as at a convenience store (R-PLACE-8). Pure. */
import { writeDateTime } from '../../../lib/date-time.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { OrderDetail, OrderStatus } from '../schemas.ts'
import { OWED_TEXT, RECEIVED_TEXT } from './balance-texts.ts'
import { conclude, mail, updateRejected } from './conclude.ts'
import { currentTransaction, paidByHand, paymentState } from './payment.ts'
import { paymentKind } from './payment-terms.ts'
import { mayHappen } from './transitions.ts'

/**
 * The order is paid from now on. What comes for an order that is cancelled by then is owed to the buyer: the balance log says
 * so, and people give it back. Throws 422 update-rejected when it awaits no such payment.
 */
export function receivePayment(order: Order, _body: object, s: Surroundings): OrderChange {
  const { detail } = order
  const status = detail.status as OrderStatus
  const prepaid = paymentKind(detail.payment.method) === 'prepaid'
  if (!prepaid || !mayHappen('receive_payment', status) || !isOpen(detail)) {
    throw updateRejected(`The order is ${status}, so it awaits no payment.`)
  }
  const at = writeDateTime(s.now)
  const after = status === 'cancelled' ? receivedTooLate(detail, at) : received(detail, at)
  const mails = [mail('receive_payment')]
  return conclude(order, { event: 'receive_payment', detail: after, mails }, s)
}

/** Whether nothing has come so far; what came and was given back did. */
function isOpen(detail: OrderDetail): boolean {
  const given = detail.payment.transactions[currentTransaction(detail)]?.status
  return detail.status === 'cancelled' ? given === 'cancelled' : paymentState(detail) !== 'paid'
}

function received(detail: OrderDetail, at: string): OrderDetail {
  return {
    ...detail,
    payment: paidByHand(detail, at),
    balance_logs: [
      ...detail.balance_logs,
      { text: RECEIVED_TEXT, amount: detail.amounts.total, created_at: at },
    ],
  }
}

/** A cancelled order costs nothing; its transaction still tells what the buyer was to pay, and paid. */
function receivedTooLate(detail: OrderDetail, at: string): OrderDetail {
  const current = currentTransaction(detail)
  const { transactions } = detail.payment
  const paid = transactions[current]?.amount ?? 0
  return {
    ...detail,
    payment: {
      ...detail.payment,
      transactions: transactions.map((transaction, index) =>
        index === current ? { ...transaction, status: 'paid', occurred_at: at } : transaction,
      ),
    },
    balance_logs: [...detail.balance_logs, { text: OWED_TEXT, amount: -paid, created_at: at }],
  }
}
