/**
 * The downloads of an order's digital items were made available to the buyer: a person says so, and what sells them. Pure.
 */
import { Problem } from '../../../http/problems.ts'
import { writeDateTime } from '../../../lib/date-time.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import { conclude, requireNoMaintenance, updateRejected } from './conclude.ts'
import { digitalLines } from './deliver-downloads.ts'
import { confirmOnDispatch } from './payment.ts'
import { statusOf } from './status.ts'
import { mayHappen } from './transitions.ts'

/**
 * Notes it of every digital line that waits and whose time has come. Like a dispatch it makes money of a promise to pay,
 * for nothing else does where nothing is sent. What was noted before can be said again. Refused: an order under investigation,
 * one that has no such line, and while payments are under maintenance one whose money would move.
 */
export function provideDownloads(order: Order, _body: object, s: Surroundings): OrderChange {
  const before = order.detail
  const status = statusOf(order, s.now)
  if (!mayHappen('provide_downloads', status)) {
    throw updateRejected(`The order is ${status}, so no download of it can be made available.`)
  }
  if (order.state.under_investigation) {
    throw new Problem(
      'orders/dispatch-suspended',
      'The order is under investigation and is not to be delivered.',
    )
  }
  const provided = new Set(
    digitalLines(order).flatMap(({ id, opens }) => (opens === null || opens <= s.now ? [id] : [])),
  )
  if (provided.size === 0) throw updateRejected('The order has no digital item that waits to be delivered.')
  const { payment, money } = confirmOnDispatch(before, writeDateTime(s.now))
  if (money !== null) requireNoMaintenance(s, 'make downloads available')
  const lines = order.lines.map(line =>
    provided.has(line.id) && !line.downloadable ? { ...line, downloadable: true } : line,
  )
  const change = conclude(
    order,
    { event: 'provide_downloads', detail: { ...before, payment }, lines, money },
    s,
  )
  return {
    ...change,
    history: { ...change.history, changes: { ...change.history.changes, ...noted(order, lines) } },
  }
}

/** What the document does not show, the history does. */
function noted(before: Order, lines: Order['lines']): OrderChange['history']['changes'] {
  const known = new Map(before.lines.map(({ id, downloadable }) => [id, downloadable]))
  const changed = lines.filter(({ id, downloadable }) => downloadable !== known.get(id))
  return Object.fromEntries(
    changed.map(({ id }) => [`lines.${id}.downloadable`, { before: false, after: true }]),
  )
}
