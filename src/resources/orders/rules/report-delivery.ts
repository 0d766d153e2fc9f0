/** What a carrier or a payment partner reports of an order that was sent (R-STATUS-5). Pure. */
import { readDateTime } from '../../../lib/date-time.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { OrderStatus } from '../schemas.ts'
import { conclude, updateRejected } from './conclude.ts'
import { awaitsCash, withCash } from './confirm-cash.ts'
import { statusOf } from './status.ts'
import { TRANSITIONS } from './transitions.ts'

/** What can be reported, in the order in which it happens. */
export const DELIVERY_REPORTS = ['shipping', 'arrived'] as const

/** A report. */
export interface DeliveryReport {
  readonly status: (typeof DELIVERY_REPORTS)[number]
  /** When it was so, as a date-time; left out for now. Only the history keeps it. */
  readonly reported_at?: string
}

/**
 * The order is on its way, or has arrived; cash on delivery was paid with that (R-PAY-9). Refused where that cannot come
 * next, and for a time before the order or after now.
 */
export function reportDelivery(order: Order, report: DeliveryReport, s: Surroundings): OrderChange {
  const status: OrderStatus = statusOf(order, s.now)
  if (!TRANSITIONS.report_delivery[status]?.includes(report.status)) {
    throw updateRejected(`The order is ${status}, so it cannot be ${report.status} next.`)
  }
  requirePossibleTime(order, report, s)
  const paid = report.status === 'arrived' && awaitsCash(order.detail)
  const reported = paid ? withCash(order.detail, s.now) : order.detail
  const detail = { ...reported, status: report.status }
  const change = conclude(order, { event: 'report_delivery', detail }, s)
  if (report.reported_at === undefined) return change
  const reported_at = { before: null, after: report.reported_at }
  const changes = { ...change.history.changes, reported_at }
  return { ...change, history: { ...change.history, changes } }
}

function requirePossibleTime(
  { detail }: Order,
  { reported_at }: DeliveryReport,
  { now }: Surroundings,
): void {
  if (reported_at === undefined) return
  const time = readDateTime(reported_at)
  const ordered = readDateTime(detail.ordered_at)
  if (time === undefined || time > now || (ordered !== undefined && time < ordered)) {
    throw updateRejected('The time of the report must lie between the order and now.')
  }
}
