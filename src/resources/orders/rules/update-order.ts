/**
 * Setting prices, quantities, fees, coupon and adjustment of an order (PUT /api/orders/{unique_key}, R-AMOUNT-1). Pure.
 */
import { writeDateTime } from '../../../lib/date-time.ts'
import type { LineState, Order, OrderChange, StockMove, Surroundings } from '../order.ts'
import type { UpdateOrder } from '../request-schemas.ts'
import type { OrderDetail, OrderLineDetail } from '../schemas.ts'
import { amountsOf, itemCount, lineTotals, live, type OrderAmountsDetail } from './amounts.ts'
import { checkTotals, checkValues } from './asked-amounts.ts'
import { logDifference } from './balance.ts'
import { conclude, mail, modifyLines, requireNoMaintenance, requireNone, updateRejected } from './conclude.ts'
import { changesBetween } from './diff.ts'
import { findListed, type Listed, type ListedLine } from './listed-lines.ts'
import { followTotal, isMovedByService, isPrepaid, paymentTerms } from './payment.ts'
import { hasBegun, statusOf } from './status.ts'
import { mayHappen } from './transitions.ts'

/**
 * Changes the amounts of an order. Refused: an order without lines that await dispatch, too many updates, lists that are
 * not the order's, values that cannot be (all of them at once), what its way to pay does not allow, and while payments are
 * under maintenance what a service would have to move money for.
 */
export function updateOrder(order: Order, body: UpdateOrder, s: Surroundings): OrderChange {
  requireUpdatable(order, s)
  const before = order.detail
  const listed = findListed(before, body)
  requireNone(listed.violations)
  requireNone(checkValues(before, listed, body))

  const lines = changedLines(before, listed.lines, s.now)
  if (live(lines).length === 0) {
    throw updateRejected('At least one line must stay; to cancel the whole order is another call.', [
      { detail: 'has no line left with an amount of 1 or more', pointer: '/lines' },
    ])
  }
  const amounts = amountsOf(lines, askedAmounts(before.amounts, body))
  const shippingLines = changedShippingLines(before, lines, listed)
  requireNone(checkTotals(before, { lines, shipping_lines: shippingLines, amounts }))
  const detail: OrderDetail = {
    ...before,
    item_count: itemCount(lines),
    amounts,
    lines,
    shipping_lines: shippingLines,
  }
  requireTerms(before, detail)
  const { stock, states } = moveStock(order, lines)
  const { payment, money } = followTotal(before, amounts.total)
  if (money !== null && isMovedByService(order)) requireNoMaintenance(s, 'change the amounts')
  return conclude(
    order,
    {
      event: 'update_order',
      detail: {
        ...detail,
        payment,
        balance_logs: logDifference(before, amounts.total, writeDateTime(s.now)),
      },
      state: { amount_updates: order.state.amount_updates + 1 },
      lines: states,
      stock,
      money,
      mails: [mail('update_order')],
    },
    s,
  )
}

function requireUpdatable(order: Order, s: Surroundings): void {
  const status = statusOf(order, s.now)
  if (!mayHappen('update_order', status)) {
    throw updateRejected(
      `The order is ${status}; its amounts can be changed only while a line awaits dispatch.`,
    )
  }
  if (order.state.amount_updates >= s.most_amount_updates) {
    throw updateRejected(
      `The amounts of an order can be changed ${s.most_amount_updates} times, which has been done.`,
    )
  }
}

/** A line at 0 is cancelled, and keeps its price, quantity and totals as they were (R-AMOUNT-4). */
function changedLines({ lines }: OrderDetail, listed: readonly ListedLine[], now: Date): OrderLineDetail[] {
  const byId = new Map(listed.map(entry => [entry.line.id, entry]))
  return modifyLines(lines, now, line => {
    const entry = byId.get(line.id)
    if (entry === undefined || line.status !== 'ordered') return line
    const { price, amount, shipping_fee } = entry.asked
    if (amount === 0) return { ...line, status: 'cancelled' }
    const options = line.options.map((option, index) => ({
      ...option,
      price: entry.optionPrices[index] ?? option.price,
    }))
    const totals = lineTotals({ ...line, price, amount, options })
    return { ...line, price, amount, ...totals, shipping_fee, options }
  })
}

/** One whose lines are all cancelled by then keeps its fee, whatever is asked, as a cancelled line does (R-AMOUNT-3, R-AMOUNT-4). */
function changedShippingLines(
  { shipping_lines }: OrderDetail,
  lines: readonly OrderLineDetail[],
  { shippingLines }: Listed,
): OrderDetail['shipping_lines'] {
  const alive = new Set(live(lines).map(({ id }) => id))
  const fees = new Map(shippingLines.map(({ index, fee }) => [index, fee]))
  return shipping_lines.map((line, index) => ({
    ...line,
    shipping_fee: line.order_line_ids.some(id => alive.has(id))
      ? (fees.get(index) ?? line.shipping_fee)
      : line.shipping_fee,
  }))
}

/** A coupon set to 0 yen loses its note (R-AMOUNT-6). */
function askedAmounts(before: OrderAmountsDetail, { amounts }: UpdateOrder): OrderAmountsDetail {
  const { amount } = amounts.coupon_discount
  const { coupon_discount } = before
  const note = amount === 0 && coupon_discount.amount !== 0 ? null : coupon_discount.note
  return {
    ...before,
    shipping_fee: amounts.shipping_fee,
    coupon_discount: { ...coupon_discount, amount, note },
    adjustment: { amount: amounts.adjustment.amount },
  }
}

/** What the way to pay allows in the state of the payment (R-PAY-4). */
function requireTerms(before: OrderDetail, after: OrderDetail): void {
  const { total } = paymentTerms(before)
  const way = `An order paid by ${before.payment.method ?? 'unknown means'}`
  if (total === 'fixed' && !onlyDropsRest(before, after) && hasChanged(before, after)) {
    throw updateRejected(`${way} can no longer change its amounts once its payment is made or over.`, [
      { detail: 'must stay as it is', pointer: '/amounts' },
    ])
  }
  if (total === 'down' && after.amounts.total > before.amounts.total) {
    const sums = `from ${before.amounts.total} to ${after.amounts.total} yen`
    throw updateRejected(
      `${way} can only lower its total once it is authorised; this would raise it ${sums}.`,
      [{ detail: `must not raise the total ${sums}`, pointer: '/amounts' }],
    )
  }
}

function hasChanged(before: OrderDetail, after: OrderDetail): boolean {
  return Object.keys(changesBetween(before, after)).length > 0
}

/**
 * Of an order that was paid by hand and sent in part, the rest can be set to 0, with fees that fall; what it cost is owed to
 * the buyer (R-CANCEL-4). Nothing else may change with that.
 */
function onlyDropsRest(before: OrderDetail, after: OrderDetail): boolean {
  if (!isPrepaid(before) || !hasBegun(before.lines)) return false
  const { subtotal, total, shipping_fee } = before.amounts
  const lines = after.lines.map((line, index) => ({
    ...line,
    status: before.lines[index]?.status ?? line.status,
  }))
  const { item_count, shipping_lines } = before
  const amounts = { ...after.amounts, subtotal, total, shipping_fee }
  return (
    after.lines.some((line, index) => line.status !== lines[index]?.status) &&
    after.amounts.total <= total &&
    after.amounts.shipping_fee <= shipping_fee &&
    !hasChanged(before, { ...after, item_count, shipping_lines, amounts, lines })
  )
}

/** Less pieces give stock back, but never more than the line took; more pieces take it (R-AMOUNT-5). */
function moveStock(
  { detail, lines }: Order,
  after: readonly OrderLineDetail[],
): { stock: StockMove[]; states: LineState[] } {
  const before = new Map(detail.lines.map(line => [line.id, line]))
  const now = new Map(after.map(line => [line.id, line]))
  const stock: StockMove[] = []
  const states = lines.map(state => {
    const [old, line] = [before.get(state.id), now.get(state.id)]
    if (state.stock_item_id === null || old === undefined || line === undefined) return state
    const gone = line.status === 'cancelled' && old.status !== 'cancelled'
    const pieces = Math.max(gone ? -state.stock_taken : line.amount - old.amount, -state.stock_taken)
    if (pieces === 0) return state
    stock.push({
      line_id: state.id,
      item_id: state.stock_item_id,
      variation_id: state.stock_variation_id,
      pieces,
    })
    return { ...state, stock_taken: state.stock_taken + pieces }
  })
  return { stock, states }
}
