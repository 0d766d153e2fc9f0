/** Goods that the buyer fetches are handed over: a person says so (R-DISPATCH-8). Pure. */
import type { Order, OrderChange, Surroundings } from '../order.ts'
import { waiting } from './amounts.ts'
import { requireNone, updateRejected } from './conclude.ts'
import { dispatchOrder } from './dispatch-order.ts'

/** What is handed over. */
export interface HandOver {
  /** Lines of takeout items; all that wait when left out. */
  readonly order_line_ids?: readonly number[]
}

/** Marks takeout lines as dispatched, without carrier and number. Refused as a dispatch is, and for lines of other items. */
export function handOver(order: Order, body: HandOver, s: Surroundings, dispatchId: number): OrderChange {
  const takeout = new Set(order.lines.filter(({ item_type }) => item_type === 'takeout').map(({ id }) => id))
  const left = waiting(order.detail.lines).flatMap(({ id }) => (takeout.has(id) ? [id] : []))
  const order_line_ids = [...(body.order_line_ids ?? left)]
  if (order_line_ids.length === 0) throw updateRejected('The order has nothing that waits to be handed over.')
  requireNone(
    order_line_ids.flatMap((id, index) =>
      takeout.has(id)
        ? []
        : [{ detail: `names line ${id}, which is not to be fetched`, pointer: `/order_line_ids/${index}` }],
    ),
    'orders/invalid-order-lines',
  )
  return dispatchOrder(order, { order_line_ids, dispatch_id: dispatchId }, s, { event: 'hand_over' })
}
