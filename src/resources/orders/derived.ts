/** What is kept of an order beside its document, so that search, sorting and jobs need not open it. Pure. */
import type { Order } from './order.ts'
import { type OrderSummary, presentSummary } from './present.ts'
import type { SearchProperty } from './request-schemas.ts'
import { live } from './rules/amounts.ts'
import { unpaidDueAt } from './rules/awaited-payment.ts'
import { deliverableFrom } from './rules/deliver-downloads.ts'
import { isHeldBack, shippableFrom } from './rules/status.ts'
import type { OrderDetail, OrderType } from './schemas.ts'
import { searchText } from './search-text.ts'

/** The derived columns of an order, named as in the table. */
export interface Derived {
  readonly summary: OrderSummary
  readonly status: string
  readonly ordered_at: string
  readonly modified_at: string
  readonly payment_method: string | null
  /** The kinds of its lines (R-SEARCH-6). */
  readonly order_types: readonly OrderType[]
  readonly properties: readonly SearchProperty[]
  /** The first day on which a live line may be sent, of those that have one (R-SEARCH-8). */
  readonly scheduled_on: string | null
  readonly delivery_date: string | null
  /** When the buyer paid, or the payment was authorised. */
  readonly paid_at: string | null
  readonly total: number
  /** When something happens to it by itself: its window opens, or a download counts as delivered. Null where no date tells. */
  readonly due_at: Date | null
  readonly search_text: string
  readonly via: string
  /** What its live lines come to by item: the ids of the items, ascending, then the pieces of each, then the yen. */
  readonly sold: readonly number[]
}

/** Derives them as of the time `now`. */
export function derive(order: Order, now: Date): Derived {
  const { detail } = order
  return {
    summary: presentSummary(detail),
    status: detail.status,
    ordered_at: detail.ordered_at,
    modified_at: detail.modified_at,
    payment_method: detail.payment.method,
    order_types: orderTypes(order),
    properties: propertiesOf(order),
    scheduled_on: earliest(live(detail.lines).map(line => line.shipping_start_on)),
    delivery_date: detail.delivery.delivery_date,
    paid_at: paidAt(detail),
    total: detail.amounts.total,
    due_at: dueAt(order, now),
    search_text: searchText(detail),
    via: detail.via,
    sold: soldOf(detail),
  }
}

function soldOf({ lines }: OrderDetail): number[] {
  const items = Map.groupBy(live(lines), line => line.item_id)
  const sold = [...items].sort(([one], [other]) => one - other)
  const sums = (of: 'amount' | 'total') =>
    sold.map(([, ofItem]) => ofItem.reduce((sum, line) => sum + line[of], 0))
  return [...sold.map(([id]) => id), ...sums('amount'), ...sums('total')]
}

/** One whose day has come already is due at once. */
function dueAt(order: Order, now: Date): Date | null {
  const unpaid = unpaidDueAt(order)
  if (unpaid !== null) return unpaid
  if (order.detail.status !== 'unshippable') return deliverableFrom(order, now)
  return isHeldBack(order) ? null : (shippableFrom(order, now) ?? now)
}

/** A line is a reservation when it has a window to be sent in, whatever else its item is. */
function orderTypes({ detail, lines }: Order): OrderType[] {
  const types = new Set<OrderType>(detail.subscription === null ? [] : ['subscription'])
  const itemTypes = new Map(lines.map(line => [line.id, line.item_type]))
  for (const { id, shipping_start_on, shipping_end_on } of detail.lines) {
    const itemType = itemTypes.get(id) ?? 'normal'
    const reserved = shipping_start_on !== null || shipping_end_on !== null
    if (reserved) types.add('pre')
    if (itemType !== 'normal' || !(reserved || detail.subscription)) types.add(itemType)
  }
  return [...types]
}

function propertiesOf({ detail, state }: Order): SearchProperty[] {
  const has: Record<SearchProperty, boolean> = {
    has_order_remark: detail.shop_memo.text !== '',
    has_remark: Boolean(detail.remark),
    has_delivery_date: detail.delivery.delivery_date !== null,
    has_option_property: detail.lines.some(({ options }) => options.length > 0),
    has_reserved_easy_delivery: state.easy_delivery,
  }
  return (Object.keys(has) as SearchProperty[]).filter(property => has[property])
}

const PAID = new Set<string | null>(['paid', 'authorized', 'captured'])

function paidAt({ payment }: OrderDetail): string | null {
  return earliest(
    payment.transactions.map(({ status, occurred_at }) => (PAID.has(status) ? occurred_at : null)),
  )
}

/** The first of days, or of times in UTC, which sort as their texts do. */
function earliest(times: readonly (string | null)[]): string | null {
  return times.filter(time => time !== null).sort()[0] ?? null
}
