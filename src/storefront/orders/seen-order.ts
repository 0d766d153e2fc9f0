/** What every page of an order is made from. */
import type { BuyerOrderExtras } from '../../resources/orders/buyer-schemas.ts'
import type { Order } from '../../resources/orders/order.ts'

/** An order, and by which secret it is seen. */
export interface SeenOrder {
  readonly order: Order
  readonly secret: string
  /** Files to download, and the subscription that it belongs to. */
  readonly extras: BuyerOrderExtras
}
