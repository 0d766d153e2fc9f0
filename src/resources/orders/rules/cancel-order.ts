/**
 * Cancelling an order (POST /api/orders/{unique_key}/cancel, R-CANCEL-1). What becomes of the money, by the way to pay:
 * `payment-terms.ts`. Pure.
 */
import { writeDateTime } from '../../../lib/date-time.ts'
import type { LineState, Order, OrderChange, StockMove, Surroundings } from '../order.ts'
import type { CancelOrder } from '../request-schemas.ts'
import type { OrderDetail } from '../schemas.ts'
import { amountsOf, carriedFees, itemCount, type OrderAmountsDetail, waiting } from './amounts.ts'
import { logCancel, logDifference } from './balance.ts'
import {
  conclude,
  type Decided,
  mail,
  modifyLines,
  requireNoMaintenance,
  textOrNull,
  updateRejected,
} from './conclude.ts'
import { isPrepaid, releaseOnCancel } from './payment.ts'
import { hasBegun, statusOf } from './status.ts'
import { mayHappen } from './transitions.ts'

/**
 * Cancels the order whole: its lines, its amounts, its payment; stock comes back unless `restock` is false. Refused while
 * payments are under maintenance, and once a line is dispatched or the order cancelled. Of an order that was paid by hand
 * before a part of it was sent the rest is cancelled, and what it cost is owed to the buyer (R-CANCEL-4).
 */
export function cancelOrder(order: Order, body: CancelOrder, s: Surroundings): OrderChange {
  requireCancellable(order, s)
  if (hasBegun(order.detail.lines)) return cancelRest(order, body, s)
  const { comment, restock = true } = body
  const decided = cancelWhole(order, restock, s.now)
  const mails = [mail('cancel_order', { comment: textOrNull(comment) })]
  return conclude(order, { event: 'cancel_order', ...decided, mails }, s)
}

/** All of an order of which nothing was sent: its lines, its amounts, its payment, and unless `restock` is false its stock. */
export function cancelWhole(
  order: Order,
  restock: boolean,
  now: Date,
): Pick<Decided, 'detail' | 'lines' | 'stock' | 'money'> {
  const before = order.detail
  const at = writeDateTime(now)
  const { payment, money } = releaseOnCancel(before, at)
  const detail: OrderDetail = {
    ...before,
    cancelled_at: at,
    item_count: 0,
    amounts: nothing(before.amounts),
    lines: modifyLines(before.lines, now, line => ({ ...line, status: 'cancelled' })),
    payment,
    balance_logs: logCancel(before, at),
  }
  const { stock, states } = restock ? giveBack(order) : { stock: [], states: order.lines }
  return { detail, lines: states, stock, money }
}

/** What was sent stays as it is, with its part of the fees. The buyer and the shop hear of it as of a change of amounts. */
function cancelRest(order: Order, { comment, restock = true }: CancelOrder, s: Surroundings): OrderChange {
  const before = order.detail
  const lines = modifyLines(before.lines, s.now, line =>
    line.status === 'ordered' ? { ...line, status: 'cancelled' } : line,
  )
  const carried = carriedFees(before.lines, before.shipping_lines) > 0
  const shipping_fee = carried ? carriedFees(lines, before.shipping_lines) : before.amounts.shipping_fee
  const amounts = amountsOf(lines, { ...before.amounts, shipping_fee })
  if (amounts.total < 0) {
    throw updateRejected(
      `Without the rest the discounts would make a total of ${amounts.total} yen; change the amounts instead.`,
    )
  }
  const detail: OrderDetail = {
    ...before,
    ...{ item_count: itemCount(lines), amounts, lines },
    balance_logs: logDifference(before, amounts.total, writeDateTime(s.now)),
  }
  const { stock, states } = restock ? giveBack(order) : { stock: [], states: order.lines }
  const mails = [mail('update_order', { comment: textOrNull(comment) })]
  return conclude(order, { event: 'cancel_order', detail, lines: states, stock, mails }, s)
}

function requireCancellable(order: Order, s: Surroundings): void {
  requireNoMaintenance(s, 'cancel the order')
  const status = statusOf(order, s.now)
  if (!mayHappen('cancel_order', status)) {
    throw updateRejected(
      `The order is ${status}; only orders that await payment or dispatch can be cancelled.`,
    )
  }
  if (hasBegun(order.detail.lines) && !isPrepaid(order.detail)) {
    throw updateRejected('A part of the order is dispatched, so it can no longer be cancelled as a whole.')
  }
}

/** Everything that the lines took which await dispatch, once. */
function giveBack({ detail, lines }: Order): { stock: StockMove[]; states: LineState[] } {
  const gone = new Set(waiting(detail.lines).map(({ id }) => id))
  const stock: StockMove[] = []
  const states = lines.map(line => {
    const { id, stock_item_id, stock_variation_id, stock_taken } = line
    if (!gone.has(id) || stock_taken === 0) return line
    if (stock_item_id !== null) {
      stock.push({
        line_id: id,
        item_id: stock_item_id,
        variation_id: stock_variation_id,
        pieces: -stock_taken,
      })
    }
    return { ...line, stock_taken: 0 }
  })
  return { stock, states }
}

/** A cancelled order costs nothing; what it cost is in its history and its balance log (R-CANCEL-1). */
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
