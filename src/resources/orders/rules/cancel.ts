/** Cancelling an order (spec 4.4, decision 4.20, POST /api/orders/{unique_key}/cancel). Pure. */
import { Problem } from '../../../http/problems.ts'
import { writeDateTime } from '../../../lib/date-time.ts'
import type { LineState, Order, OrderChange, StockMove, Surroundings } from '../order.ts'
import type { CancelRequest } from '../request-schemas.ts'
import type { OrderDetail } from '../schemas.ts'
import type { OrderAmountsDetail } from './amounts.ts'
import { conclude, mail, modifyLines, textOrNull, updateRejected } from './conclude.ts'
import { releaseOnCancel } from './payment.ts'
import { statusOf } from './status.ts'
import { mayHappen } from './transitions.ts'

/** What stands in the balance log of a cancelled order. */
export const CANCELLED_TEXT = 'キャンセル'

/**
 * Cancels the order whole: its lines, its amounts, its payment; stock comes back unless `restock` is false. Refused while
 * payments are under maintenance, and once a line is dispatched or the order cancelled.
 */
export function cancelOrder(
  order: Order,
  { comment, restock = true }: CancelRequest,
  s: Surroundings,
): OrderChange {
  requireCancellable(order, s)
  const before = order.detail
  const at = writeDateTime(s.now)
  const { payment, money } = releaseOnCancel(before, at)
  const detail: OrderDetail = {
    ...before,
    cancelled_at: at,
    item_count: 0,
    amounts: nothing(before.amounts),
    lines: modifyLines(before.lines, s.now, line => ({ ...line, status: 'cancelled' })),
    payment,
    balance_logs: [
      ...before.balance_logs,
      { text: CANCELLED_TEXT, amount: 0 - before.amounts.total, created_at: at },
    ],
  }
  const { stock, states } = restock ? giveBack(order.lines) : { stock: [], states: order.lines }
  const mails = [mail('cancel_order', { comment: textOrNull(comment) })]
  return conclude(order, { event: 'cancel_order', detail, lines: states, stock, money, mails }, s)
}

function requireCancellable(order: Order, s: Surroundings): void {
  if (s.payment_maintenance) {
    throw new Problem(
      'orders/payment-maintenance',
      'Payments are under maintenance; cancel the order when it is over.',
    )
  }
  const status = statusOf(order, s.now)
  if (!mayHappen('cancel_order', status)) {
    throw updateRejected(
      `The order is ${status}; only orders that await payment or dispatch can be cancelled.`,
    )
  }
  if (order.detail.lines.some(line => line.status === 'dispatched')) {
    throw updateRejected('A part of the order is dispatched, so it can no longer be cancelled as a whole.')
  }
}

/** Everything that a line took, once. */
function giveBack(lines: readonly LineState[]): { stock: StockMove[]; states: LineState[] } {
  const stock = lines.flatMap(({ id, stock_item_id, stock_variation_id, stock_taken }): StockMove[] =>
    stock_item_id === null || stock_taken === 0
      ? []
      : [{ line_id: id, item_id: stock_item_id, variation_id: stock_variation_id, pieces: -stock_taken }],
  )
  return { stock, states: lines.map(line => (line.stock_taken === 0 ? line : { ...line, stock_taken: 0 })) }
}

/** A cancelled order costs nothing; what it cost is in its history and its balance log (decision 4.27). */
function nothing(amounts: OrderAmountsDetail): OrderAmountsDetail {
  return {
    ...amounts,
    subtotal: 0,
    shipping_fee: 0,
    cod_fee: 0,
    total: 0,
    coupon_discount: { ...amounts.coupon_discount, amount: 0, note: null },
    coin_discount: { ...amounts.coin_discount, amount: 0, note: null },
    adjustment: { amount: 0 },
    service_charge: { ...amounts.service_charge, collected_fee: 0 },
    additional_charges: amounts.additional_charges.map(charge => ({
      ...charge,
      collected_fee: charge.collected_fee === null ? null : 0,
    })),
  }
}
