/** The entries of an order's balance log: what becomes of its money, for people to read. Pure. */
import type { OrderDetail } from '../schemas.ts'
import { CANCELLED_TEXT, DIFFERENCE_TEXT, OWED_TEXT, SALES_CONFIRMED_TEXT } from './balance-texts.ts'
import { isPrepaid, paymentState } from './payment.ts'

type BalanceLogs = OrderDetail['balance_logs']

/** With the first goods the sale of the whole order stands, if it is paid; cash at the door is not there yet. */
export function logDispatch(before: OrderDetail, payment: OrderDetail['payment'], at: string): BalanceLogs {
  const first = before.lines.every(line => line.status !== 'dispatched')
  return first && paymentState({ ...before, payment }) === 'paid' ? logSale(before, at) : before.balance_logs
}

/** The sale stands, which is written once. */
export function logSale({ balance_logs, amounts }: OrderDetail, at: string): BalanceLogs {
  if (balance_logs.some(({ text }) => text === SALES_CONFIRMED_TEXT)) return balance_logs
  return [...balance_logs, { text: SALES_CONFIRMED_TEXT, amount: amounts.total, created_at: at }]
}

/** The total has become another; money of the buyer that no service gives back is noted as owed (R-CANCEL-4). */
export function logDifference(before: OrderDetail, total: number, at: string): BalanceLogs {
  const amount = total - before.amounts.total
  if (amount === 0) return before.balance_logs
  const text = isPrepaid(before) ? OWED_TEXT : DIFFERENCE_TEXT
  return [...before.balance_logs, { text, amount, created_at: at }]
}

/** Yen of the buyer's that no service gives back are noted as owed: people do. */
export function logOwed(
  { balance_logs }: Pick<OrderDetail, 'balance_logs'>,
  amount: number,
  at: string,
): BalanceLogs {
  return [...balance_logs, { text: OWED_TEXT, amount: 0 - amount, created_at: at }]
}

/** Yen that the shop owes the buyer: what the log notes as such, whether or not the order tells of its payment (R-CANCEL-4). */
export function owedToBuyer({ balance_logs }: Pick<OrderDetail, 'balance_logs'>): number {
  return balance_logs.reduce((sum, { text, amount }) => (text === OWED_TEXT ? sum - amount : sum), 0)
}

/** Nothing is left of the total. */
export function logCancel({ balance_logs, amounts }: OrderDetail, at: string): BalanceLogs {
  return [...balance_logs, { text: CANCELLED_TEXT, amount: 0 - amounts.total, created_at: at }]
}
