/** What the buyer sees of an order: what the shop sees, without what is the shop's own business (R-PLACE-10). */
import { type TObject, Type } from '#typebox'
import { Ref } from '../../http/schemas.ts'
import { MAX_ENTRIES } from './limits.ts'
import { Order, OrderAmounts, OrderTransaction } from './schemas.ts'

const { service_charge, ...amounts } = OrderAmounts.properties
const { transaction_id, collected_fee, ...transaction } = OrderTransaction.properties
const { shop_memo, balance_logs, order_group, ...order } = Order.properties

export const BuyerOrderAmounts = Type.Object(amounts, { $id: 'BuyerOrderAmounts' })

const BuyerOrderTransaction = Type.Object(transaction, { $id: 'BuyerOrderTransaction' })

export const BuyerOrder = Type.Object(
  {
    ...order,
    amounts: Ref(BuyerOrderAmounts),
    payment: Type.Object({
      method: order.payment.properties.method,
      transactions: Type.Array(Ref(BuyerOrderTransaction), { maxItems: MAX_ENTRIES }),
    }),
  },
  { $id: 'BuyerOrder', description: 'An order as its buyer sees it.' },
)

/** Schemas that the OpenAPI document shows as components. */
export const BUYER_ORDER_COMPONENTS: readonly TObject[] = [
  BuyerOrderAmounts,
  BuyerOrderTransaction,
  BuyerOrder,
]
