/** Setting the shop's memo (PUT /api/orders/{unique_key}/shop_memo, R-DELIVERY-4). Pure. */
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { UpdateOrderShopMemo } from '../request-schemas.ts'
import { conclude } from './conclude.ts'

/** Changes the memo, which is always possible (R-DELIVERY-4). Nobody gets a mail. */
export function updateOrderShopMemo(
  order: Order,
  { text }: UpdateOrderShopMemo,
  s: Surroundings,
): OrderChange {
  return conclude(
    order,
    { event: 'update_order_shop_memo', detail: { ...order.detail, shop_memo: { text } } },
    s,
  )
}
