/** An order's payment as the rules see it: its state, its terms, and the money steps that follow from a change. Pure. */
import type { MoneyStep, Order } from '../order.ts'
import type { OrderDetail } from '../schemas.ts'
import { isOfService } from './of-service.ts'
import { PAYMENT_TERMS, type PaymentState, type PaymentTerms, paymentKind } from './payment-terms.ts'

type TransactionDetail = OrderDetail['payment']['transactions'][number]

const STATES: Readonly<Record<string, PaymentState>> = {
  unpaid: 'unpaid',
  authorized: 'authorized',
  paid: 'paid',
  captured: 'paid',
  cancelled: 'ended',
  refunded: 'ended',
}

/** The transaction that counts: the last of the order's way to pay, else the last of all; -1 when there is none. */
export function currentTransaction({ payment }: Pick<OrderDetail, 'payment'>): number {
  const own = payment.transactions.findLastIndex(({ method }) => method === payment.method)
  return own === -1 ? payment.transactions.length - 1 : own
}

/**
 * The state of the payment. Where no transaction tells, which happens with orders from elsewhere, the order's own status
 * does: one that says that it is unpaid awaits its payment, any other has been seen to.
 */
export function paymentState(detail: Pick<OrderDetail, 'payment' | 'status'>): PaymentState {
  const status = detail.payment.transactions[currentTransaction(detail)]?.status
  const told = status == null ? undefined : STATES[status]
  if (told !== undefined) return told
  if (detail.status === 'unpaid') return 'unpaid'
  return paymentKind(detail.payment.method) === 'prepaid' ? 'paid' : 'authorized'
}

/** What may happen to the order as its payment stands. */
export function paymentTerms(detail: Pick<OrderDetail, 'payment' | 'status'>): PaymentTerms {
  return PAYMENT_TERMS[paymentKind(detail.payment.method)][paymentState(detail)]
}

/** Whether the order waits for the buyer's money. Nobody waits for 0 yen. */
export function awaitsPayment(detail: Pick<OrderDetail, 'payment' | 'status' | 'amounts'>): boolean {
  return paymentTerms(detail).awaits && detail.amounts.total > 0
}

/** Whether nothing more of the buyer's money is to come: it is there, nobody waits for it, or none is needed. */
export function isSettled(detail: Pick<OrderDetail, 'payment' | 'status' | 'amounts'>): boolean {
  const { total } = detail.amounts
  if (total === 0 || paymentState(detail) === 'paid') return true
  return paymentKind(detail.payment.method) === 'none' && paymentTerms(detail).dispatchable
}

/**
 * Whether a payment service moves the money of an order; else people do, by hand (R-PAY-7). A number for a convenience
 * store, or an account of the service's, is its own until it is paid: it follows the total, and nobody can pay it once the order is cancelled.
 */
export function isMovedByService({ detail, state }: Pick<Order, 'detail' | 'state'>): boolean {
  if (paymentKind(detail.payment.method) === 'authorised') return true
  return isOfService(state.awaited_payment) && paymentState(detail) === 'unpaid'
}

/** Whether the buyer has paid by hand, before anything was sent. */
export function isPrepaid(detail: Pick<OrderDetail, 'payment' | 'status'>): boolean {
  return paymentKind(detail.payment.method) === 'prepaid' && paymentState(detail) === 'paid'
}

/** A payment after a change, and what has to happen to the money for it. */
export interface Settled {
  readonly payment: OrderDetail['payment']
  readonly money: MoneyStep | null
}

/** The payment follows the total to another. */
export function followTotal(detail: OrderDetail, total: number): Settled {
  const { onChange } = paymentTerms(detail)
  const before = detail.amounts.total
  if (onChange === null || total === before || currentTransaction(detail) === -1) {
    return { payment: detail.payment, money: null }
  }
  return {
    payment: withTransaction(detail, { amount: total }),
    money:
      onChange === 'refund'
        ? { kind: 'refund', amount: before - total }
        : { kind: 'change_amount', amount: total },
  }
}

/** Goods go out: the buyer's promise to pay becomes money, the whole amount at once. */
export function confirmOnDispatch(detail: OrderDetail, at: string): Settled {
  const transaction = detail.payment.transactions[currentTransaction(detail)]
  if (paymentTerms(detail).onDispatch === null || transaction === undefined) {
    return { payment: detail.payment, money: null }
  }
  const amount = transaction.amount ?? detail.amounts.total
  return {
    payment: withTransaction(detail, { status: 'captured', amount, occurred_at: at }),
    money: amount > 0 ? { kind: 'capture', amount } : null,
  }
}

/** The order is off: a promise to pay is let go, money is given back. */
export function releaseOnCancel(detail: OrderDetail, at: string): Settled {
  const { onCancel } = paymentTerms(detail)
  const transaction = detail.payment.transactions[currentTransaction(detail)]
  if (onCancel === null || transaction === undefined) return { payment: detail.payment, money: null }
  if (onCancel === 'void') {
    return {
      payment: withTransaction(detail, { status: 'cancelled', occurred_at: at }),
      money: { kind: 'void' },
    }
  }
  const amount = transaction.amount ?? detail.amounts.total
  return {
    payment: withTransaction(detail, { status: 'refunded', amount, occurred_at: at }),
    money: amount > 0 ? { kind: 'refund', amount } : null,
  }
}

/** The payment with what has changed of the transaction that counts. */
function withTransaction(detail: OrderDetail, changed: Partial<TransactionDetail>): OrderDetail['payment'] {
  const current = currentTransaction(detail)
  return {
    ...detail.payment,
    transactions: detail.payment.transactions.map((transaction, index) =>
      index === current ? { ...transaction, ...changed } : transaction,
    ),
  }
}

/** The payment of an order whose money has come, the whole total: by hand, so that no service knows of it. */
export function paidByHand(detail: OrderDetail, at: string): OrderDetail['payment'] {
  const { total } = detail.amounts
  if (currentTransaction(detail) !== -1) {
    return withTransaction(detail, { status: 'paid', amount: total, occurred_at: at })
  }
  const transaction = {
    method: detail.payment.method ?? '',
    collected_fee: null,
    status: 'paid',
    transaction_id: null,
    amount: total,
    occurred_at: at,
  }
  return { ...detail.payment, transactions: [transaction] }
}
