/** Which amounts an order can have: what is wrong with those that an update asks for. Pure. */
import type { Violation } from '../../../http/problems.ts'
import { MAX_PIECES, MAX_YEN } from '../limits.ts'
import type { UpdateOrder } from '../request-schemas.ts'
import type { OrderDetail } from '../schemas.ts'
import { carriedFees, lineTotals } from './amounts.ts'
import type { Listed, ListedLine } from './listed-lines.ts'
import { MIN_TOTAL, paymentKind } from './payment-terms.ts'

/** What is wrong with single values. */
export function checkValues(detail: OrderDetail, listed: Listed, { amounts }: UpdateOrder): Violation[] {
  const violations = listed.lines.flatMap(entry =>
    entry.line.status === 'ordered' ? checkLine(entry, detail) : checkUnchanged(entry),
  )
  const settled = new Set(detail.lines.filter(line => line.status !== 'ordered').map(line => line.id))
  for (const { index, fee, pointer } of listed.shippingLines) {
    const line = detail.shipping_lines[index]
    const fixed = line?.order_line_ids.every(id => settled.has(id))
    if (fixed && fee !== line?.shipping_fee) {
      const wanted = `must stay ${line?.shipping_fee}: its lines are dispatched or cancelled`
      violations.push({ detail: wanted, pointer: `${pointer}/shipping_fee` })
    }
  }
  return [...violations, ...checkDiscounts(detail, amounts)]
}

/** A total does not bound what is taken off it: as much can be added to it by a fee. */
function checkDiscounts(
  { amounts: before }: OrderDetail,
  { coupon_discount, adjustment }: UpdateOrder['amounts'],
): Violation[] {
  const violations: Violation[] = []
  if (coupon_discount.amount > MAX_YEN) {
    violations.push({ detail: `must be ${MAX_YEN} or less`, pointer: '/amounts/coupon_discount/amount' })
  }
  const pointer = '/amounts/adjustment/amount'
  if (adjustment.amount < -MAX_YEN) {
    violations.push({ detail: `must be ${-MAX_YEN} or more`, pointer })
  }
  if (before.adjustment.amount !== 0 && adjustment.amount === 0) {
    const wanted = 'must not be 0: an adjustment once made cannot be released'
    violations.push({ detail: wanted, pointer })
  }
  return violations
}

function checkLine({ line, asked, pointer, optionPrices }: ListedLine, detail: OrderDetail): Violation[] {
  if (asked.amount === 0) return []
  const violations: Violation[] = []
  const options = optionPrices.map(price => ({ price }))
  if (asked.amount > MAX_PIECES) {
    violations.push({ detail: `must be ${MAX_PIECES} or less`, pointer: `${pointer}/amount` })
  } else if (lineTotals({ ...line, price: asked.price, amount: asked.amount, options }).total > MAX_YEN) {
    violations.push({ detail: `makes a line of more than ${MAX_YEN} yen`, pointer: `${pointer}/price` })
  }
  if (detail.shipping_lines.length > 0 && asked.shipping_fee !== line.shipping_fee) {
    const wanted = `must stay ${line.shipping_fee}: the order's fees are in its shipping lines`
    violations.push({ detail: wanted, pointer: `${pointer}/shipping_fee` })
  } else if (asked.shipping_fee === 0 && line.shipping_fee > 0) {
    const wanted = `must be 1 or more: a line's shipping fee, now ${line.shipping_fee}, cannot be taken away`
    violations.push({ detail: wanted, pointer: `${pointer}/shipping_fee` })
  }
  return violations
}

function checkUnchanged({ line, asked, pointer, optionPrices }: ListedLine): Violation[] {
  const pairs: [string, number, number | undefined][] = [
    ['price', line.price, asked.price],
    ['amount', line.amount, asked.amount],
    ['shipping_fee', line.shipping_fee, asked.shipping_fee],
    ...line.options.map(({ option_id, price }, index): [string, number, number | undefined] => [
      `options/${asked.options.findIndex(option => option.option_id === option_id)}/price`,
      price,
      optionPrices[index],
    ]),
  ]
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([member, before]) => ({
      detail: `must stay ${before}: line ${line.id} is ${line.status}`,
      pointer: `${pointer}/${member}`,
    }))
}

/**
 * What is wrong with the sums: fees that lines carry make the order's (R-ORDER-7), and the total has its bounds
 * (R-AMOUNT-7).
 */
export function checkTotals(
  before: OrderDetail,
  after: Pick<OrderDetail, 'lines' | 'shipping_lines' | 'amounts'>,
): Violation[] {
  const { amounts } = after
  const carried = carriedFees(after.lines, after.shipping_lines)
  const violations: Violation[] = []
  if (carried > 0 && carried !== amounts.shipping_fee) {
    const wanted = `must be ${carried}, the sum of the fees of the lines`
    violations.push({ detail: wanted, pointer: '/amounts/shipping_fee' })
  }
  const least = MIN_TOTAL[paymentKind(before.payment.method)]
  if (amounts.total < 0 || (amounts.total < least && amounts.total !== before.amounts.total)) {
    violations.push({
      detail: `make a total of ${amounts.total} yen; it must be ${least} or more`,
      pointer: '/amounts',
    })
  }
  if (Math.max(amounts.subtotal, amounts.shipping_fee, amounts.total) > MAX_YEN) {
    violations.push({ detail: `make a total of more than ${MAX_YEN} yen`, pointer: '/amounts' })
  }
  return violations
}
