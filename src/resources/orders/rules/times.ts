/** Times of an order that never stand before another of its times, also where the clock was set back since. Pure. */
import { writeDateTime } from '../../../lib/date-time.ts'
import type { OrderDetail } from '../schemas.ts'

/** When an order was modified that is modified now: not before it was placed, as no import would take it (R-EXPORT-2). */
export function modifiedAt({ ordered_at }: Pick<OrderDetail, 'ordered_at'>, now: Date): string {
  return later(writeDateTime(now), ordered_at)
}

/** When that was sent which is sent at this time: not before what was sent already, as dispatches stand oldest first (R-ORDER-8). */
export function dispatchedAt(
  { dispatched_at }: Pick<OrderDetail['delivery'], 'dispatched_at'>,
  at: string,
): string {
  return dispatched_at === null ? at : later(at, dispatched_at)
}

/** Times in UTC sort as their texts do. */
function later(time: string, other: string): string {
  return time > other ? time : other
}
