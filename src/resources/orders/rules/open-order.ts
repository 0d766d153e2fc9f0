/** The time has come at which an order can be sent. Pure. */
import type { Order, OrderChange, Surroundings } from '../order.ts'
import { conclude } from './conclude.ts'
import { statusOf } from './status.ts'

/** Makes an unshippable order ordered once its first line can be sent; null while it is not, or for any other order. */
export function openOrder(order: Order, s: Pick<Surroundings, 'now'>): OrderChange | null {
  const opens = order.detail.status === 'unshippable' && statusOf(order, s.now) === 'ordered'
  return opens ? conclude(order, { event: 'open_order', detail: order.detail }, s) : null
}
