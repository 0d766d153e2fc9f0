/** The arithmetic of an order's amounts (R-ORDER-5, R-ORDER-6, R-ORDER-7). Whole yen. Pure. */
import type { OrderDetail, OrderLineDetail } from '../schemas.ts'
import { taxOf } from './tax.ts'

export type OrderAmountsDetail = OrderDetail['amounts']

/** What a line's totals are made from. */
type PricedLine = Pick<OrderLineDetail, 'price' | 'amount' | 'consumption_tax_rate'> & {
  readonly options: readonly { readonly price: number }[]
}

/** The totals of a line that follow from its prices, its quantity and its rate. */
export type LineTotals = Pick<
  OrderLineDetail,
  'item_total' | 'option_total' | 'total' | 'consumption_total_tax'
>

/** A line's totals: pieces times price, pieces times the options' prices, both, and the tax in it. */
export function lineTotals({ price, amount, options, consumption_tax_rate }: PricedLine): LineTotals {
  const itemTotal = price * amount
  const optionTotal = sum(options.map(option => option.price)) * amount
  const total = itemTotal + optionTotal
  return {
    item_total: itemTotal,
    option_total: optionTotal,
    total,
    consumption_total_tax: taxOf(total, consumption_tax_rate),
  }
}

/** The amounts with `subtotal` and `total` as they follow from the lines and the other amounts (R-ORDER-6). */
export function amountsOf(
  lines: readonly Pick<OrderLineDetail, 'status' | 'total'>[],
  amounts: OrderAmountsDetail,
): OrderAmountsDetail {
  const subtotal = sum(live(lines).map(line => line.total))
  return { ...amounts, subtotal, total: totalOf({ ...amounts, subtotal }) }
}

function totalOf(amounts: Omit<OrderAmountsDetail, 'total'>): number {
  return (
    amounts.subtotal +
    amounts.shipping_fee +
    amounts.cod_fee -
    amounts.coupon_discount.amount -
    amounts.coin_discount.amount +
    amounts.adjustment.amount +
    sum(amounts.additional_charges.map(charge => charge.collected_fee ?? 0))
  )
}

/** Pieces in all, of the lines that are not cancelled. */
export function itemCount(lines: readonly Pick<OrderLineDetail, 'status' | 'amount'>[]): number {
  return sum(live(lines).map(line => line.amount))
}

/** The fees that lines and shipping lines carry; those of cancelled lines no longer count (R-ORDER-7). */
export function carriedFees(
  lines: readonly Pick<OrderLineDetail, 'id' | 'status' | 'shipping_fee'>[],
  shippingLines: OrderDetail['shipping_lines'],
): number {
  const alive = new Set(live(lines).map(line => line.id))
  const carried = shippingLines.filter(line => line.order_line_ids.some(id => alive.has(id)))
  return sum([...live(lines), ...carried].map(line => line.shipping_fee))
}

/** The lines that are not cancelled. */
export function live<L extends Pick<OrderLineDetail, 'status'>>(lines: readonly L[]): L[] {
  return lines.filter(line => line.status !== 'cancelled')
}

/** The lines that still await dispatch. */
export function waiting<L extends Pick<OrderLineDetail, 'status'>>(lines: readonly L[]): L[] {
  return lines.filter(line => line.status === 'ordered')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
