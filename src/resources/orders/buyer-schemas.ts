/** What the buyer sees of an order: what the shop sees, without what is the shop's own business (R-PLACE-10). */
import { type Static, type TObject, Type } from '#typebox'
import { DateTime, Id, Nullable, Ref } from '../../http/schemas.ts'
import { MAX_ENTRIES } from './limits.ts'
import { Order, OrderAmounts, OrderTransaction } from './schemas.ts'

const { service_charge, ...amounts } = OrderAmounts.properties
const { transaction_id, collected_fee, ...transaction } = OrderTransaction.properties
const { shop_memo, balance_logs, order_group, ...order } = Order.properties

export const BuyerOrderAmounts = Type.Object(amounts, { $id: 'BuyerOrderAmounts' })

const BuyerOrderTransaction = Type.Object(transaction, { $id: 'BuyerOrderTransaction' })

const BuyerDownload = Type.Object(
  {
    order_line_id: Id,
    file_name: Nullable(Type.String({ description: 'Null where the shop has no file for it any more.' })),
    file_size: Nullable(Type.Integer({ minimum: 1, description: 'Bytes.' })),
    url: Nullable(Type.String({ format: 'uri', description: 'Null once it has ended.' })),
    downloads_left: Type.Integer({
      minimum: 0,
      description: 'How often the whole file can be fetched still.',
    }),
    ends_at: DateTime,
  },
  { $id: 'BuyerDownload' },
)

/** What a buyer can download of an order. */
export type DownloadDetail = Static<typeof BuyerDownload>

export const BuyerOrder = Type.Object(
  {
    ...order,
    amounts: Ref(BuyerOrderAmounts),
    payment: Type.Object({
      method: order.payment.properties.method,
      transactions: Type.Array(Ref(BuyerOrderTransaction), { maxItems: MAX_ENTRIES }),
    }),
    downloads: Type.Array(Ref(BuyerDownload), {
      maxItems: MAX_ENTRIES,
      description: 'What can be downloaded of it, once that was made available.',
    }),
    subscription_secret: Nullable(
      Type.String({
        description: 'Of the link to the subscription that it belongs to; null of other orders.',
      }),
    ),
  },
  { $id: 'BuyerOrder', description: 'An order as its buyer sees it.' },
)

/** What whoever sells knows of an order besides the order itself. */
export type BuyerOrderExtras = Pick<Static<typeof BuyerOrder>, 'downloads' | 'subscription_secret'>

/** Schemas that the OpenAPI document shows as components. */
export const BUYER_ORDER_COMPONENTS: readonly TObject[] = [
  BuyerOrderAmounts,
  BuyerOrderTransaction,
  BuyerDownload,
  BuyerOrder,
]
