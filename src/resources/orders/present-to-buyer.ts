/** From the detail of an order to what its buyer sees (R-PLACE-10). Pure. */
import type { Static } from '#typebox'
import type { BuyerOrder, BuyerOrderAmounts, BuyerOrderExtras } from './buyer-schemas.ts'
import type { OrderDetail } from './schemas.ts'

/**
 * The order without memo, fees of the service, balance log and names of transactions, and with what the buyer has by it
 * besides.
 */
export function presentToBuyer(detail: OrderDetail, extras: BuyerOrderExtras): Static<typeof BuyerOrder> {
  const { shop_memo, balance_logs, order_group, amounts, payment, ...order } = detail
  return {
    ...order,
    amounts: presentAmounts(amounts),
    payment: {
      method: payment.method,
      transactions: payment.transactions.map(({ transaction_id, collected_fee, ...told }) => told),
    },
    ...extras,
  }
}

/** The amounts without the fees of the service. */
export function presentAmounts({
  service_charge,
  ...amounts
}: OrderDetail['amounts']): Static<typeof BuyerOrderAmounts> {
  return amounts
}
