/** Marking lines of an order as sent (spec 4.4, POST /api/orders/{unique_key}/dispatch). Pure. */
import { Problem, type Violation } from '../../../http/problems.ts'
import { writeDateTime } from '../../../lib/date-time.ts'
import { DELIVERY_COMPANIES } from '../../delivery_companies/companies.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import type { DispatchRequest } from '../request-schemas.ts'
import type { OrderDetail } from '../schemas.ts'
import { live } from './amounts.ts'
import { conclude, mail, modifyLines, requireNone, textOrNull } from './conclude.ts'
import { confirmOnDispatch, paymentState, paymentTerms } from './payment.ts'
import { opensAt, statusOf } from './status.ts'
import { mayHappen } from './transitions.ts'

/** What stands in the balance log when goods that are paid for go out. */
export const SALES_CONFIRMED_TEXT = '売上確定'

/** Items that nobody sends. */
const NEVER_SENT: readonly string[] = ['digital', 'takeout']

/**
 * Marks lines as dispatched; `dispatch_id` is the id of the new entry. Refused in the order of decision 4.18, each reason
 * with its own type.
 */
export function dispatchLines(
  order: Order,
  body: DispatchRequest & { readonly dispatch_id: number },
  s: Surroundings,
): OrderChange {
  requireDispatchable(order, s)
  requireLines(order, body, s.now)
  requireDelivery(body)
  const before = order.detail
  const sent = new Set(body.order_line_ids)
  const at = writeDateTime(s.now)
  const { payment, money } = confirmOnDispatch(before, at)
  const detail: OrderDetail = {
    ...before,
    lines: modifyLines(before.lines, s.now, line =>
      sent.has(line.id) ? { ...line, status: 'dispatched' } : line,
    ),
    delivery: addDispatch(before.delivery, body, at),
    payment,
    balance_logs: logSales(before, payment, at),
  }
  return conclude(
    order,
    {
      event: 'dispatch_order',
      detail,
      money,
      mails: [mail('dispatch_order', { comment: textOrNull(body.comment), line_ids: body.order_line_ids })],
    },
    s,
  )
}

function requireDispatchable(order: Order, s: Surroundings): void {
  const { detail, state, lines } = order
  if (s.payment_maintenance) {
    throw new Problem(
      'orders/payment-maintenance',
      'Payments are under maintenance; dispatch the order when it is over.',
    )
  }
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
  if (detail.amounts.total > 0 && !paymentTerms(detail).dispatchable) {
    throw new Problem('orders/not-dispatchable', 'The payment of the order was cancelled or refunded.')
  }
  const alive = new Set(live(detail.lines).map(line => line.id))
  if (lines.filter(line => alive.has(line.id)).every(line => NEVER_SENT.includes(line.item_type))) {
    throw new Problem(
      'orders/not-dispatchable',
      'The order has only digital items or items to fetch, which are not sent.',
    )
  }
}

function requireLines({ detail, lines }: Order, { order_line_ids }: DispatchRequest, now: Date): void {
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

function requireDelivery({ delivery_company_id = 0, tracking_number = '' }: DispatchRequest): void {
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

/** The order shows the carrier and number of its latest dispatch: 0 and null when that gave none (decision 4.32). */
function addDispatch(
  delivery: OrderDetail['delivery'],
  body: DispatchRequest & { readonly dispatch_id: number },
  at: string,
): OrderDetail['delivery'] {
  const company = body.delivery_company_id ?? 0
  const trackingNumber = textOrNull(body.tracking_number)
  const dispatch = {
    id: body.dispatch_id,
    delivery_company_id: company === 0 ? null : company,
    tracking_number: trackingNumber,
    comment: textOrNull(body.comment),
    dispatched_at: at,
    order_line_ids: [...body.order_line_ids],
  }
  return {
    ...delivery,
    delivery_company_id: company,
    tracking_number: trackingNumber,
    dispatched_at: at,
    dispatches: [...delivery.dispatches, dispatch],
  }
}

/** With the first goods the sale of the whole order stands, if it is paid; cash at the door is not there yet. */
function logSales(
  before: OrderDetail,
  payment: OrderDetail['payment'],
  at: string,
): OrderDetail['balance_logs'] {
  const first = before.lines.every(line => line.status !== 'dispatched')
  if (!first || paymentState({ ...before, payment }) !== 'paid') return before.balance_logs
  return [
    ...before.balance_logs,
    { text: SALES_CONFIRMED_TEXT, amount: before.amounts.total, created_at: at },
  ]
}
