/** The amounts of an order while they are changed. Pure. */
import { amountsOf, lineTotals } from '../../../../src/resources/orders/rules/amounts.ts'
import type { Order } from '../../api/types.ts'
import { typedNumber } from '../../ui/typed-number.ts'

/** A line as its fields have it. */
export interface LineDraft {
  readonly id: number
  readonly price: string
  readonly amount: string
  readonly fee: string
  /** In the order of the line's options. */
  readonly options: readonly string[]
}

/** All fields; the discount as a positive number. */
export interface AmountsDraft {
  readonly lines: readonly LineDraft[]
  /** In the order of the order's shipping lines. */
  readonly parcels: readonly string[]
  readonly fee: string
  readonly coupon: string
  readonly discount: string
}

/** The lines that can still be changed. */
export function openLines(order: Order): Order['lines'] {
  return order.lines.filter(({ status }) => status === 'ordered')
}

/** What the fields begin with. */
export function draftOfAmounts(order: Order): AmountsDraft {
  return {
    lines: openLines(order).map(({ id, price, amount, shipping_fee, options }) => ({
      ...{ id, price: String(price), amount: String(amount), fee: String(shipping_fee) },
      options: options.map(option => String(option.price)),
    })),
    parcels: order.shipping_lines.map(({ shipping_fee }) => String(shipping_fee)),
    fee: String(order.amounts.shipping_fee),
    coupon: String(order.amounts.coupon_discount.amount),
    discount: String(-order.amounts.adjustment.amount),
  }
}

/** The body of PUT /api/orders/KEY. A text that is no number is sent as it is, so that the server says what it should be. */
export function amountsBody(order: Order, draft: AmountsDraft) {
  const discount = typedNumber(draft.discount)
  const lines = new Map(order.lines.map(line => [line.id, line]))
  return {
    lines: draft.lines.map(line => ({
      ...{ id: line.id, price: typedNumber(line.price), amount: typedNumber(line.amount) },
      shipping_fee: typedNumber(line.fee),
      options: (lines.get(line.id)?.options ?? []).map(({ option_id }, index) => ({
        ...{ option_id, price: typedNumber(line.options[index] ?? '') },
      })),
    })),
    shipping_lines: order.shipping_lines.map(({ order_line_ids }, index) => ({
      ...{ order_line_ids, shipping_fee: typedNumber(draft.parcels[index] ?? '') },
    })),
    amounts: {
      shipping_fee: orderFee(order, draft),
      coupon_discount: { amount: typedNumber(draft.coupon) },
      adjustment: { amount: typeof discount === 'number' ? 0 - discount : discount },
    },
  }
}

/** Whether lines or parcels carry fees, of which the order's is the sum (R-ORDER-7). */
export function carriesFees(order: Order): boolean {
  return [...order.lines, ...order.shipping_lines].some(({ shipping_fee }) => shipping_fee > 0)
}

/** The fee of the order: the sum of those that are carried, where some are, else what was typed. */
function orderFee(order: Order, draft: AmountsDraft): number {
  if (!carriesFees(order)) return typedNumber(draft.fee)
  const open = new Map(draft.lines.map(line => [line.id, line]))
  const alive = new Set(
    order.lines
      .filter(({ id, status }) => status !== 'cancelled' && open.get(id)?.amount.trim() !== '0')
      .map(({ id }) => id),
  )
  const ofLines = order.lines
    .filter(({ id }) => alive.has(id))
    .map(({ id, shipping_fee }) => asNumber(open.get(id)?.fee, shipping_fee))
  const ofParcels = order.shipping_lines.map(({ order_line_ids, shipping_fee }, index) =>
    order_line_ids.some(id => alive.has(id)) ? asNumber(draft.parcels[index], shipping_fee) : 0,
  )
  return [...ofLines, ...ofParcels].reduce((sum, fee) => sum + fee, 0)
}

function asNumber(text: string | undefined, otherwise: number): number {
  const number = typedNumber(text ?? '')
  return typeof number === 'number' ? number : otherwise
}

/** What it all comes to, by the rules that the server goes by; null while something is no number. */
export function totalOf(order: Order, draft: AmountsDraft): { fee: number; total: number } | null {
  const body = amountsBody(order, draft)
  const asked = new Map(body.lines.map(line => [line.id, line]))
  const lines = order.lines.map(line => {
    const change = asked.get(line.id)
    if (change === undefined) return line
    if (change.amount === 0) return { ...line, status: 'cancelled' as const }
    return { ...line, ...lineTotals({ ...line, ...change }) }
  })
  const { amounts } = amountsOrder(order, body)
  const { total } = amountsOf(lines, amounts)
  return Number.isFinite(total) ? { fee: amounts.shipping_fee, total } : null
}

function amountsOrder(order: Order, { amounts }: ReturnType<typeof amountsBody>) {
  const { coupon_discount } = order.amounts
  return {
    amounts: {
      ...order.amounts,
      shipping_fee: amounts.shipping_fee,
      coupon_discount: { ...coupon_discount, amount: amounts.coupon_discount.amount },
      adjustment: amounts.adjustment,
    },
  }
}
