/** Whether, and of what, a receipt can be given (R-STORE-59). Pure. */
import { type RateTotal, taxByRate } from '../../checkout/rules/tax.ts'
import { dayInTokyo } from '../../lib/day.ts'
import type { Order } from '../../resources/orders/order.ts'
import { currentTransaction, paymentState } from '../../resources/orders/rules/payment.ts'
import type { OrderLineDetail } from '../../resources/orders/schemas.ts'

/** What was paid, and what for. */
export interface Receipt {
  /** The lines that were not cancelled. */
  readonly lines: readonly OrderLineDetail[]
  readonly taxes: readonly RateTotal[]
  readonly total: number
  readonly paidOn: string
  readonly dealtOn: string
}

/** The receipt of an order whose money has come; undefined before, and where nothing is left to receipt. */
export function receiptOf({ detail }: Order): Receipt | undefined {
  const { amounts, status, ordered_at } = detail
  if (status === 'cancelled' || amounts.total <= 0 || paymentState(detail) !== 'paid') return undefined
  const lines = detail.lines.filter(line => line.status !== 'cancelled')
  const at = detail.payment.transactions[currentTransaction(detail)]?.occurred_at ?? ordered_at
  return {
    ...{ lines, taxes: taxByRate(lines, amounts), total: amounts.total },
    ...{ paidOn: dayInTokyo(new Date(at)), dealtOn: dayInTokyo(new Date(ordered_at)) },
  }
}
