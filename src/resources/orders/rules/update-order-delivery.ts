/** Setting the wanted date and time of delivery (PUT /api/orders/{unique_key}/delivery, R-DELIVERY-1). Pure. */
import type { Violation } from '../../../http/problems.ts'
import { addDays, dayInTokyo } from '../../../lib/day.ts'
import { DELIVERY_SLOTS } from '../delivery-slots.ts'
import { MAX_DAYS_AHEAD } from '../limits.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { UpdateOrderDelivery } from '../request-schemas.ts'
import { waiting } from './amounts.ts'
import { conclude, mail, requireNone } from './conclude.ts'
import { requireSending } from './destination.ts'

/**
 * Changes the wanted date and time; null is any. Refused: an order of which nothing is still to be sent, and what cannot be
 * chosen. What stays as it is was chosen before and is not judged anew.
 */
export function updateOrderDelivery(order: Order, body: UpdateOrderDelivery, s: Surroundings): OrderChange {
  requireSending(order, 'update_order_delivery', s)
  const { delivery_date, delivery_time_zone } = body
  const before = order.detail.delivery
  requireNone([
    ...(delivery_date === before.delivery_date ? [] : checkDate(delivery_date, order, s.now)),
    ...(delivery_time_zone === before.delivery_time_zone ? [] : checkSlot(delivery_time_zone, s)),
  ])
  return conclude(
    order,
    {
      event: 'update_order_delivery',
      detail: { ...order.detail, delivery: { ...before, delivery_date, delivery_time_zone } },
      mailsOfChange: [mail('update_order_delivery')],
    },
    s,
  )
}

function checkDate(date: string | null, { detail }: Order, now: Date): Violation[] {
  if (date === null) return []
  const today = dayInTokyo(now)
  const [first, last] = [addDays(today, 1), addDays(today, MAX_DAYS_AHEAD)]
  const violations = date < first || date > last ? [`must be a day from ${first} to ${last}, or null`] : []
  const opening = waiting(detail.lines).reduce(
    (latest, line) =>
      line.shipping_start_on !== null && line.shipping_start_on > latest ? line.shipping_start_on : latest,
    '',
  )
  if (date < opening) violations.push(`must not be before ${opening}, when the reserved items can be sent`)
  return violations.map(wanted => ({ detail: wanted, pointer: '/delivery_date' }))
}

function checkSlot(slot: string | null, { delivery_slots }: Surroundings): Violation[] {
  const slots = [...DELIVERY_SLOTS, ...delivery_slots]
  if (slot === null || slots.includes(slot)) return []
  return [{ detail: `must be one of ${slots.join(', ')}, or null`, pointer: '/delivery_time_zone' }]
}
