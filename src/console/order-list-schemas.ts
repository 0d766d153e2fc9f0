/** Lists of orders as the console's routes answer them. */
import { type TSchema, Type } from '#typebox'
import { DateTime, Nullable, Ref } from '../http/schemas.ts'
import { ORDER_STATUSES } from '../resources/orders/schemas.ts'
import { ORDERS_OF_PAGE } from './limits.ts'

const Count = Type.Integer({ minimum: 0 })

/** How many orders have each status. */
export const OrderCounts = Type.Object(
  Object.fromEntries(ORDER_STATUSES.map((status): [string, TSchema] => [status, Count])),
  { $id: 'OrderCounts' },
)

const NullableText = Nullable(Type.String())

/** An order as a list shows it. */
const ListedOrder = Type.Object(
  {
    unique_key: Type.String(),
    ordered_at: DateTime,
    status: Type.String(),
    item_count: Count,
    buyer_name: Type.String(),
    total: Type.Integer(),
    payment_method: NullableText,
    delivery_date: Nullable(Type.String({ format: 'date' })),
    delivery_time_zone: NullableText,
    tracking_number: NullableText,
    noted: Type.Boolean({ description: 'Whether buyer or shop wrote something beside it.' }),
  },
  { $id: 'ListedOrder' },
)

const LISTED_PAGE = {
  orders: Type.Array(Ref(ListedOrder), { maxItems: ORDERS_OF_PAGE }),
  page: Type.Integer({ minimum: 1 }),
  limit: Count,
  more: Type.Boolean({ description: 'Whether there is a page behind it.' }),
}

/** A page of orders. */
export const ListedOrders = Type.Object(
  {
    ...{ ...LISTED_PAGE, total: Count },
    is_least: Type.Boolean({ description: 'Whether there are more than the total, which are not counted.' }),
  },
  { $id: 'ListedOrders' },
)

/** A buyer as one order has it, with all orders of the mail address. */
export const BuyerOrders = Type.Object(
  {
    unique_key: Type.String(),
    name: Type.Object({
      first: Type.String(),
      last: Type.String(),
      first_kana: NullableText,
      last_kana: NullableText,
    }),
    mail_address: Type.String({ description: 'Empty when the order has none; no orders are shown then.' }),
    address: Type.Object({
      country: Type.String(),
      country_code: NullableText,
      zip_code: Type.String(),
      prefecture: Type.String(),
      address: Type.String(),
      address2: Type.String(),
      tel: NullableText,
    }),
    mail_magazine_opt_in: Nullable(Type.Boolean()),
    totals: Type.Object({
      orders: Count,
      cancelled: Count,
      total: Type.Integer({ description: 'Yen of those that are not cancelled.' }),
    }),
    ...LISTED_PAGE,
  },
  { $id: 'BuyerOrders' },
)

/** Those that the document shows as components. */
export const ORDER_LIST_COMPONENTS: readonly TSchema[] = [OrderCounts, ListedOrder, ListedOrders, BuyerOrders]
