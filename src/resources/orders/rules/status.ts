/** The status of an order, derived from its payment and its lines (R-STATUS-2, R-STATUS-3). Pure. */
import { startOfDay } from '../../../lib/day.ts'
import type { LineState, Order } from '../order.ts'
import type { OrderLineDetail, OrderStatus } from '../schemas.ts'
import { live, waiting } from './amounts.ts'
import { awaitsPayment } from './payment.ts'

/** Statuses that a carrier or a payment partner reports of an order that was sent. */
const REPORTED: readonly string[] = ['shipping', 'arrived'] satisfies OrderStatus[]

/**
 * The order's status at a time. What it says of itself counts only where nothing else tells: what was reported after
 * dispatch, and what orders from elsewhere bring along without a transaction or a date that would explain it.
 */
export function statusOf(order: Order, now: Date): OrderStatus {
  const { detail } = order
  const alive = live(detail.lines)
  if (alive.length === 0) return 'cancelled'
  if (alive.every(line => line.status === 'dispatched')) {
    return REPORTED.includes(detail.status) ? (detail.status as OrderStatus) : 'dispatched'
  }
  if (awaitsPayment(detail)) return 'unpaid'
  return isHeldBack(order) || shippableFrom(order, now) !== null ? 'unshippable' : 'ordered'
}

/** Whether the order is unshippable without a date that says until when, because it came so from elsewhere. */
export function isHeldBack(order: Order): boolean {
  const { status, lines } = order.detail
  return status === 'unshippable' && !hasBegun(lines) && openings(order).every(opening => opening === null)
}

/** Whether some of it was sent, after which the order is unshippable no more: a partial dispatch leaves it where it was. */
export function hasBegun(lines: readonly OrderLineDetail[]): boolean {
  return lines.some(line => line.status === 'dispatched')
}

/**
 * When the first of the lines that await dispatch can be sent: null when one can be sent now, or none waits. Until then
 * a paid order is unshippable.
 */
export function shippableFrom(order: Order, now: Date): Date | null {
  if (hasBegun(order.detail.lines)) return null
  const first = openings(order).reduce(
    (least, opening) => Math.min(least, opening?.getTime() ?? 0),
    Number.POSITIVE_INFINITY,
  )
  return Number.isFinite(first) && first > now.getTime() ? new Date(first) : null
}

/** When each line that awaits dispatch can be sent. */
function openings({ detail, lines }: Order): (Date | null)[] {
  const states = new Map(lines.map(line => [line.id, line]))
  return waiting(detail.lines).map(line => opensAt(line, states.get(line.id)))
}

/**
 * When a line can be sent: from the first day of its window, and not before the result of its lottery is announced; null
 * when there is neither.
 */
export function opensAt(
  line: Pick<OrderLineDetail, 'shipping_start_on'>,
  state: Pick<LineState, 'announce_at'> | undefined,
): Date | null {
  const start = line.shipping_start_on === null ? null : startOfDay(line.shipping_start_on)
  const announced = state?.announce_at ?? null
  if (start === null || announced === null) return start ?? announced
  return start > announced ? start : announced
}
