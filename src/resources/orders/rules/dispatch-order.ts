/** Marking lines of an order as sent (POST /api/orders/{unique_key}/dispatch, R-DISPATCH-1). Pure. */
import { Problem, type Violation } from '../../../http/problems.ts'
import { writeDateTime } from '../../../lib/date-time.ts'
import { DELIVERY_COMPANIES } from '../../delivery_companies/companies.ts'
import type { LineState, Order, OrderChange, Surroundings } from '../order.ts'
import type { DispatchOrder } from '../request-schemas.ts'
import type { OrderDetail } from '../schemas.ts'
import { live } from './amounts.ts'
import { logDispatch } from './balance.ts'
import { conclude, mail, modifyLines, requireNoMaintenance, requireNone, textOrNull } from './conclude.ts'
import { confirmOnDispatch, paymentTerms } from './payment.ts'
import { opensAt, statusOf } from './status.ts'
import { dispatchedAt } from './times.ts'
import { mayHappen, type OrderEvent } from './transitions.ts'

/** What is sent, and the id of the entry that tells so. */
export type NewDispatch = DispatchOrder & { readonly dispatch_id: number }

/**
 * Marks lines as dispatched; those of takeout items are handed over, not sent. Refused in the order of R-DISPATCH-2,
 * each reason with its own type.
 */
export function dispatchOrder(
  order: Order,
  body: NewDispatch,
  s: Surroundings,
  { event }: { readonly event: OrderEvent } = { event: 'dispatch_order' },
): OrderChange {
  requireDispatchable(order, s)
  requireLines(order, body, s.now)
  requireDelivery(order, body)
  const before = order.detail
  const sent = new Set(body.order_line_ids)
  const at = writeDateTime(s.now)
  const { payment, money } = confirmOnDispatch(before, at)
  const detail: OrderDetail = {
    ...before,
    lines: modifyLines(before.lines, s.now, line =>
      sent.has(line.id) ? { ...line, status: 'dispatched' } : line,
    ),
    delivery: addDispatch(order, body, at),
    payment,
    balance_logs: logDispatch(before, payment, at),
  }
  return conclude(
    order,
    {
      event,
      detail,
      money,
      mails: [mail('dispatch_order', { comment: textOrNull(body.comment), line_ids: body.order_line_ids })],
    },
    s,
  )
}

/** Whether something keeps an order from being sent that is no matter of its time or its lines. */
export function isBarred({ detail, state }: Order): boolean {
  return state.under_investigation || state.easy_delivery || isUnpayable(detail)
}

/** Whether it is to be paid and its payment is gone. */
function isUnpayable(detail: OrderDetail): boolean {
  return detail.amounts.total > 0 && !paymentTerms(detail).dispatchable
}

function requireDispatchable(order: Order, s: Surroundings): void {
  const { detail, state, lines } = order
  requireNoMaintenance(s, 'dispatch the order')
  if (state.under_investigation) {
    throw new Problem('orders/dispatch-suspended', 'The order is under investigation and is not to be sent.')
  }
  if (state.easy_delivery) {
    throw new Problem(
      'orders/easy-delivery-not-dispatchable',
      'The order is sent by the simplified shipping service, which dispatches it.',
    )
  }
  const status = statusOf(order, s.now)
  if (!mayHappen('dispatch_order', status)) {
    throw new Problem(
      'orders/not-dispatchable',
      `The order is ${status}; only ordered ones can be dispatched.`,
    )
  }
  if (isUnpayable(detail)) {
    throw new Problem('orders/not-dispatchable', 'The payment of the order was cancelled or refunded.')
  }
  const alive = new Set(live(detail.lines).map(line => line.id))
  if (lines.filter(line => alive.has(line.id)).every(line => line.item_type === 'digital')) {
    throw new Problem(
      'orders/not-dispatchable',
      'The order has only digital items, which are not sent: they count as dispatched once they are paid for and can be downloaded.',
    )
  }
}

function requireLines({ detail, lines }: Order, { order_line_ids }: DispatchOrder, now: Date): void {
  const known = new Map(detail.lines.map(line => [line.id, line]))
  const states = new Map(lines.map(line => [line.id, line]))
  const seen = new Set<number>()
  const violations = order_line_ids.flatMap((id, index): Violation[] => {
    const pointer = `/order_line_ids/${index}`
    const line = known.get(id)
    if (line === undefined) return [{ detail: `names line ${id}, which the order does not have`, pointer }]
    if (seen.has(id)) return [{ detail: `names line ${id} once more`, pointer }]
    seen.add(id)
    if (line.status !== 'ordered')
      return [{ detail: `names line ${id}, which is ${line.status} already`, pointer }]
    const opening = opensAt(line, states.get(id))
    if (opening === null || opening <= now) return []
    return [{ detail: `names line ${id}, which cannot be sent before ${writeDateTime(opening)}`, pointer }]
  })
  requireNone(violations, 'orders/invalid-order-lines')
}

/** Refuses a carrier that there is not, a number without one, and either for what is handed over. */
export function requireDelivery(
  { lines }: Order,
  {
    order_line_ids,
    delivery_company_id = 0,
    tracking_number = '',
  }: Pick<DispatchOrder, 'order_line_ids' | 'delivery_company_id' | 'tracking_number'>,
): void {
  const fetched = lines.find(({ id, item_type }) => item_type === 'takeout' && order_line_ids.includes(id))
  if (fetched !== undefined && (delivery_company_id !== 0 || tracking_number !== '')) {
    const detail = `must be left out: line ${fetched.id} is handed over, not sent`
    requireNone(
      [
        ...(delivery_company_id === 0 ? [] : [{ detail, pointer: '/delivery_company_id' }]),
        ...(tracking_number === '' ? [] : [{ detail, pointer: '/tracking_number' }]),
      ],
      'orders/invalid-delivery',
    )
  }
  const violations: Violation[] = []
  const pointer = '/tracking_number'
  if (delivery_company_id !== 0 && !DELIVERY_COMPANIES.some(({ id }) => id === delivery_company_id)) {
    const known = DELIVERY_COMPANIES.map(({ id }) => id).join(', ')
    const detail = `must be one of ${known}, or 0 for none`
    violations.push({ detail, pointer: '/delivery_company_id' })
  }
  if (tracking_number !== '' && delivery_company_id === 0) {
    violations.push({ detail: 'needs a delivery_company_id beside it', pointer })
  }
  if (!/^[A-Za-z0-9-]*$/.test(tracking_number)) {
    violations.push({
      detail: 'must have only the letters A-Z and a-z, digits and hyphens',
      pointer,
    })
  }
  requireNone(violations, 'orders/invalid-delivery')
}

function isSent({ item_type }: LineState): boolean {
  return item_type !== 'takeout' && item_type !== 'digital'
}

/** Whether an order waits for a parcel: it can be sent now, and something of it is neither fetched nor downloaded. */
export function awaitsParcel({ detail, lines }: Order): boolean {
  const sent = new Set(lines.filter(isSent).map(({ id }) => id))
  return (
    detail.status === 'ordered' && detail.lines.some(({ id, status }) => status === 'ordered' && sent.has(id))
  )
}

/** Whether something of a dispatch went out as a parcel: it names a carrier, or a line that is neither fetched nor downloaded. */
export function isParcel(
  { lines }: Order,
  {
    delivery_company_id: company,
    order_line_ids: ids,
  }: { readonly delivery_company_id?: number | null; readonly order_line_ids: readonly number[] },
): boolean {
  return (company ?? 0) !== 0 || lines.some(line => ids.includes(line.id) && isSent(line))
}

/**
 * The order shows the carrier and number of its latest parcel, 0 and null when that gave none; what is handed over or
 * downloaded is no parcel, and leaves them (R-ORDER-8).
 */
export function addDispatch(order: Order, body: NewDispatch, at: string): OrderDetail['delivery'] {
  const { delivery } = order.detail
  const company = body.delivery_company_id ?? 0
  const trackingNumber = textOrNull(body.tracking_number)
  const dispatched_at = dispatchedAt(delivery, at)
  const dispatch = {
    id: body.dispatch_id,
    delivery_company_id: company === 0 ? null : company,
    tracking_number: trackingNumber,
    comment: textOrNull(body.comment),
    dispatched_at,
    order_line_ids: [...body.order_line_ids],
  }
  return {
    ...delivery,
    ...(isParcel(order, body) || delivery.dispatches.length === 0
      ? { delivery_company_id: company, tracking_number: trackingNumber }
      : {}),
    dispatched_at,
    dispatches: [...delivery.dispatches, dispatch],
  }
}
