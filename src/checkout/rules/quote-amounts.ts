/** What an order costs (R-QUOTE-1). Whole yen. Pure. */
import type { OrderAmountsDetail } from '../../resources/orders/rules/amounts.ts'
import { type QuoteLine, subtotalOf } from './quote-line.ts'

/** What the amounts are made from. */
export interface Costs {
  readonly lines: readonly Pick<QuoteLine, 'total'>[]
  readonly shippingFee: number
  /** Of cash on delivery; 0 for other ways to pay. */
  readonly codFee: number
  /** Null without a coupon. */
  readonly coupon: { readonly amount: number; readonly note: string } | null
}

/** The amounts of the order to come, as its detail has them. A discount is never more than the goods come to. */
export function quoteAmounts({ lines, shippingFee, codFee, coupon }: Costs): OrderAmountsDetail {
  const subtotal = subtotalOf(lines)
  const discount = Math.min(coupon?.amount ?? 0, subtotal)
  return {
    subtotal,
    shipping_fee: shippingFee,
    cod_fee: codFee,
    total: subtotal - discount + shippingFee + codFee,
    coupon_discount: { amount: discount, note: coupon?.note ?? null, allocates_balance_log: false },
    coin_discount: { amount: 0, note: null },
    adjustment: { amount: 0 },
    service_charge: { collected_fee: 0, fee_type: 'service' },
    additional_charges: [],
  }
}
