/** What updates of the destination and of the delivery have in common. Pure. */
import type { Order, Surroundings } from '../order.ts'
import type { OrderDetail } from '../schemas.ts'
import { updateRejected } from './conclude.ts'
import { statusOf } from './status.ts'
import { mayHappen } from './transitions.ts'

/** Whether the order is sent anywhere: digital items and those fetched at the shop are not. */
function hasDestination({ shipping }: Pick<OrderDetail, 'shipping'>): boolean {
  return [...Object.values(shipping.name), ...Object.values(shipping.address)].some(part => part !== null)
}

/** Refuses an order of which nothing is still to be sent, or nothing ever was (R-CONTACT-5, R-CHANGE-7). */
export function requireSending(
  order: Order,
  event: 'update_order_shipping' | 'update_order_delivery',
  { now }: Surroundings,
): void {
  const status = statusOf(order, now)
  const what = event === 'update_order_shipping' ? 'destination' : 'delivery date and time'
  if (!mayHappen(event, status)) {
    throw updateRejected(
      `The order is ${status}; its ${what} can be changed only while a line awaits dispatch.`,
    )
  }
  if (!hasDestination(order.detail)) {
    throw updateRejected(
      `The order has no destination, as nothing of it is sent, so it has no ${what} to change.`,
    )
  }
}
