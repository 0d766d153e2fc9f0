/** An order as a list of the console shows it. Pure. */
import type { OrderSummary } from '../resources/orders/present.ts'

/** What of a summary the list shows, so that a page of it is some kilobytes. */
export function presentListed(order: OrderSummary) {
  const { unique_key, ordered_at, status, customer, item_count, amounts, payment, delivery } = order
  const { delivery_date, delivery_time_zone, tracking_number } = delivery
  return {
    ...{ unique_key, ordered_at, status, item_count },
    buyer_name: [customer.name.last, customer.name.first].filter(part => part !== '').join(' '),
    total: amounts.total,
    payment_method: payment.method,
    ...{ delivery_date, delivery_time_zone, tracking_number },
    noted: order.shop_memo.text !== '' || (order.remark ?? '') !== '',
  }
}
