/** What a carrier or a payment partner reports of an order that was sent (decision 4.3). Pure. */
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { OrderStatus } from '../schemas.ts'
import { conclude, updateRejected } from './conclude.ts'
import { statusOf } from './status.ts'
import { TRANSITIONS } from './transitions.ts'

/** The order is on its way, or has arrived. Refused where that cannot come next. */
export function reportDelivery(order: Order, reported: 'shipping' | 'arrived', s: Surroundings): OrderChange {
  const status: OrderStatus = statusOf(order, s.now)
  if (!TRANSITIONS.carrier_reported[status]?.includes(reported)) {
    throw updateRejected(`The order is ${status}, so it cannot be ${reported} next.`)
  }
  return conclude(order, { event: 'carrier_reported', detail: { ...order.detail, status: reported } }, s)
}
