/** Consumption tax, which prices include (R-TAX-1 to R-TAX-4). Whole yen. Pure. */
import type { OrderAmountsDetail } from '../../resources/orders/rules/amounts.ts'
import { taxOf } from '../../resources/orders/rules/tax.ts'
import { shareByWeight } from './share.ts'

/** Percent of each type of tax, as orders note it when they are made. */
export const TAX_RATES = { standard: 10, reduced: 8 } as const

/** A line as its tax is reckoned: an order's, or a cart's with its rate. */
export interface TaxedLine {
  readonly total: number
  readonly consumption_tax_rate: number
}

/** The amounts of an order that count for its taxes. */
export type TaxedAmounts = Pick<
  OrderAmountsDetail,
  'shipping_fee' | 'cod_fee' | 'coupon_discount' | 'coin_discount' | 'adjustment' | 'additional_charges'
>

/** What is paid at one rate, tax included, and the tax in it. */
export interface RateTotal {
  readonly rate: number
  readonly total: number
  readonly tax: number
}

/** The tax within what a line comes to, as the API shows it of each line (R-ORDER-5). */
export function lineTax(total: number, type: keyof typeof TAX_RATES): number {
  return taxOf(total, TAX_RATES[type])
}

/**
 * What a qualified invoice tells: what is paid at each rate and the tax in that, rounded down once a rate, the highest rate
 * first. Discounts are shared among the goods by what each comes to; fees and charges are of the standard rate. The totals
 * sum up to the order's. `lines` are those that are not cancelled.
 */
export function taxByRate(lines: readonly TaxedLine[], amounts: TaxedAmounts): RateTotal[] {
  const extra =
    amounts.adjustment.amount +
    amounts.additional_charges.reduce((sum, { collected_fee }) => sum + (collected_fee ?? 0), 0)
  const discount = amounts.coupon_discount.amount + amounts.coin_discount.amount + Math.max(0, -extra)
  const charges = amounts.shipping_fee + amounts.cod_fee + Math.max(0, extra)
  const goods = lines.reduce((sum, { total }) => sum + total, 0)
  const parts = shareByWeight(
    Math.min(discount, goods),
    lines.map(({ total }) => total),
  )
  // What is taken off beyond the goods, such as by an adjustment in the buyer's favour, lessens the fees.
  const totals = new Map([[TAX_RATES.standard as number, charges - Math.max(0, discount - goods)]])
  lines.forEach(({ total, consumption_tax_rate: rate }, index) => {
    totals.set(rate, (totals.get(rate) ?? 0) + total - (parts[index] ?? 0))
  })
  return [...totals]
    .filter(([rate, total]) => total !== 0 || lines.some(line => line.consumption_tax_rate === rate))
    .map(([rate, total]) => ({ rate, total, tax: taxOf(total, rate) }))
    .sort((a, b) => b.rate - a.rate)
}
