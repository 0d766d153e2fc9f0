/** From the detail of an order to what its buyer sees (R-PLACE-10). Pure. */
import type { Static } from '#typebox'
import type { BuyerOrder, DownloadDetail } from './buyer-schemas.ts'
import type { OrderDetail } from './schemas.ts'

/** The order without memo, fees of the service, balance log and names of transactions, and with what can be downloaded of it. */
export function presentToBuyer(
  detail: OrderDetail,
  downloads: DownloadDetail[],
): Static<typeof BuyerOrder> {
  const { shop_memo, balance_logs, order_group, amounts: all, payment, ...order } = detail
  const { service_charge, ...amounts } = all
  return {
    ...order,
    amounts,
    payment: {
      method: payment.method,
      transactions: payment.transactions.map(({ transaction_id, collected_fee, ...told }) => told),
    },
    downloads,
  }
}
