/** From the detail of an order to its summary, as a search answers it (R-ORDER-3). Pure. */
import type { Static } from '#typebox'
import type { OrderDetail, OrderSummary as OrderSummarySchema } from './schemas.ts'

/** An order as a search shows it. */
export type OrderSummary = Static<typeof OrderSummarySchema>

/** The summary of an order. Members stand in the order of its schema. */
export function presentSummary(detail: OrderDetail): OrderSummary {
  const { lines, shipping_lines, membership_rewards, balance_logs, order_group, ...common } = detail
  const { shipping_method, dispatches, ...delivery } = detail.delivery
  return { ...common, delivery, payment: { method: detail.payment.method } }
}
