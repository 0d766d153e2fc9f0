/**
 * Digital items count as dispatched once they are paid for and can be downloaded, which the system sees to
 * (R-STATUS-6). Pure.
 */
import { writeDateTime } from '../../../lib/date-time.ts'
import type { LineState, Order, OrderChange, Surroundings } from '../order.ts'
import { waiting } from './amounts.ts'
import { logDispatch } from './balance.ts'
import { conclude, modifyLines } from './conclude.ts'
import { addDispatch } from './dispatch-order.ts'
import { isSettled } from './payment.ts'
import { opensAt, statusOf } from './status.ts'
import { mayHappen } from './transitions.ts'

/** A digital line that waits, and when it can be delivered; null for any time. */
interface DigitalLine extends Pick<LineState, 'id' | 'downloadable'> {
  readonly opens: Date | null
}

/** The digital lines that await dispatch. */
export function digitalLines({ detail, lines }: Pick<Order, 'detail' | 'lines'>): DigitalLine[] {
  const waits = new Map(waiting(detail.lines).map(line => [line.id, line]))
  return lines.flatMap((state): DigitalLine[] => {
    const line = waits.get(state.id)
    if (line === undefined || state.item_type !== 'digital') return []
    return [{ id: state.id, downloadable: state.downloadable, opens: opensAt(line, state) }]
  })
}

/** When the next download counts as delivered, `now` for one whose time has come; null where something else is waited for. */
export function deliverableFrom(order: Order, now: Date): Date | null {
  if (order.state.under_investigation || !isSettled(order.detail)) return null
  if (!mayHappen('deliver_downloads', statusOf(order, now))) return null
  const times = digitalLines(order).flatMap(({ downloadable, opens }) =>
    downloadable ? [Math.max(opens?.getTime() ?? 0, now.getTime())] : [],
  )
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/**
 * Marks the digital lines as dispatched that can be; null when there is none. Nothing was sent, so there is neither carrier
 * nor mail: whoever made the download available has told the buyer.
 */
export function deliverDownloads(
  order: Order,
  s: Pick<Surroundings, 'now'>,
  dispatchId: number,
): OrderChange | null {
  const from = deliverableFrom(order, s.now)
  if (from === null || from > s.now) return null
  const before = order.detail
  const at = writeDateTime(s.now)
  const delivered = digitalLines(order).flatMap(({ id, downloadable, opens }) =>
    downloadable && (opens === null || opens <= s.now) ? [id] : [],
  )
  const lines = modifyLines(before.lines, s.now, line =>
    delivered.includes(line.id) ? { ...line, status: 'dispatched' } : line,
  )
  const delivery = addDispatch(order, { order_line_ids: delivered, dispatch_id: dispatchId }, at)
  const balance_logs = logDispatch(before, before.payment, at)
  return conclude(
    order,
    { event: 'deliver_downloads', detail: { ...before, lines, delivery, balance_logs } },
    s,
  )
}
