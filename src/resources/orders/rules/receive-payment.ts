/** The payment service says that the buyer has paid, as at a convenience store (R-PLACE-8, R-PAY-20). Pure. */
import { writeDateTime } from '../../../lib/date-time.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { OrderDetail, OrderStatus } from '../schemas.ts'
import { logOwed } from './balance.ts'
import { RECEIVED_TEXT } from './balance-texts.ts'
import { conclude, mail, updateRejected } from './conclude.ts'
import { currentTransaction, paidByHand, paymentState } from './payment.ts'
import { paymentKind } from './payment-terms.ts'
import { isMore, noteSurplus } from './surplus.ts'
import { mayHappen } from './transitions.ts'

/** What the service says. */
export interface ReceivedPayment {
  /** Whether the payment is made; it is where nothing is said. */
  readonly paid?: boolean | undefined
  /** Yen that it has beyond the payment, all by now. */
  readonly surplus?: number | undefined
}

/**
 * The order is paid from now on. What comes for an order that is cancelled by then, or paid as a person has said, and what comes
 * beyond the payment is owed to the buyer: the balance log says so, and people give it back. Throws 422 update-rejected when it
 * awaits no such payment.
 */
export function receivePayment(
  order: Order,
  body: ReceivedPayment,
  s: Pick<Surroundings, 'now'>,
): OrderChange {
  const status = order.detail.status as OrderStatus
  if (!mayHappen('receive_payment', status) || !isNews(order, body)) {
    throw updateRejected(`The order is ${status}, so it awaits no payment.`)
  }
  const at = writeDateTime(s.now)
  const { paid = true, surplus = 0 } = body
  const isAwaited = paid && isOpen(order.detail)
  const detail = paid ? detailOf(order.detail, at) : order.detail
  const { detail: after, state } = noteSurplus({ ...order, detail }, surplus, at)
  // Of what is owed the shop hears by the order alone: to the buyer nothing of it is paid.
  const mails = isAwaited ? [mail('receive_payment')] : []
  return conclude(order, { event: 'receive_payment', detail: after, state, mails }, s)
}

/** Whether something of it is not written with the order by now. */
export function isNews(order: Order, { paid = true, surplus = 0 }: ReceivedPayment): boolean {
  const { detail } = order
  if (paymentKind(detail.payment.method) !== 'prepaid') return false
  return (paid && (isOpen(detail) || isTwice(detail))) || isMore(order, surplus)
}

/** Whether nothing has come so far; what came and was given back did. */
function isOpen(detail: OrderDetail): boolean {
  const given = detail.payment.transactions[currentTransaction(detail)]?.status
  if (detail.status === 'cancelled') return given === 'cancelled'
  return detail.status === 'unpaid' && paymentState(detail) !== 'paid'
}

/** Whether the order is paid as a person has said, and the service knows of another payment. That it came too late is told by the transaction. */
function isTwice(detail: OrderDetail): boolean {
  const given = detail.payment.transactions[currentTransaction(detail)]?.status
  const byHand = given === 'refunded' || (given === 'paid' && detail.status !== 'cancelled')
  return byHand && detail.balance_logs.every(({ text }) => text !== RECEIVED_TEXT)
}

function detailOf(detail: OrderDetail, at: string): OrderDetail {
  if (isTwice(detail)) return receivedTwice(detail, at)
  if (!isOpen(detail)) return detail
  return detail.status === 'cancelled' ? receivedTooLate(detail, at) : received(detail, at)
}

function received(detail: OrderDetail, at: string): OrderDetail {
  return { ...withReceived(detail, detail.amounts.total, at), payment: paidByHand(detail, at) }
}

/** A cancelled order costs nothing; its transaction still tells what the buyer was to pay, and paid. */
function receivedTooLate(detail: OrderDetail, at: string): OrderDetail {
  const current = currentTransaction(detail)
  const { transactions } = detail.payment
  return {
    ...detail,
    payment: {
      ...detail.payment,
      transactions: transactions.map((transaction, index) =>
        index === current ? { ...transaction, status: 'paid', occurred_at: at } : transaction,
      ),
    },
    balance_logs: logOwed(detail, askedFor(detail), at),
  }
}

/** The payment stays as the person said; what the service has received comes to it, and is owed. */
function receivedTwice(detail: OrderDetail, at: string): OrderDetail {
  const amount = askedFor(detail)
  const came = withReceived(detail, amount, at)
  return { ...came, balance_logs: logOwed(came, amount, at) }
}

function withReceived(detail: OrderDetail, amount: number, at: string): OrderDetail {
  return {
    ...detail,
    balance_logs: [...detail.balance_logs, { text: RECEIVED_TEXT, amount, created_at: at }],
  }
}

/** Yen that the buyer was told to pay. */
function askedFor(detail: OrderDetail): number {
  return detail.payment.transactions[currentTransaction(detail)]?.amount ?? 0
}
