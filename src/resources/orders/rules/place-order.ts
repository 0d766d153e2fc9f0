/** An order that comes into being: what was decided becomes the document, with its key and its ids (R-PLACE-1). Pure. */
import { writeDateTime } from '../../../lib/date-time.ts'
import {
  type AwaitedPayment,
  type LineState,
  NO_STATE,
  type Order,
  type SaleTerms,
  type StockMove,
} from '../order.ts'
import type { OrderDetail, OrderLineDetail, TransactionStatus } from '../schemas.ts'
import { itemCount } from './amounts.ts'
import { endsSoon } from './awaited-payment.ts'
import { checkConsistency } from './consistency.ts'
import { statusOf } from './status.ts'

/** A line as it is wanted: what is shown of it, and what is kept beside that. */
interface WantedLine {
  readonly shown: Omit<OrderLineDetail, 'id' | 'status' | 'modified_at'>
  readonly kept: Omit<LineState, 'id' | 'stock_taken' | 'announce_at'> & {
    /** Pieces to take from the stock of `stock_item_id` and `stock_variation_id`; 0 of what has no stock. */
    readonly pieces: number
    /** RFC 3339. */
    readonly announce_at: string | null
  }
}

/** A parcel that several lines share. */
interface WantedParcel extends Omit<OrderDetail['shipping_lines'][number], 'order_line_ids'> {
  /** Which lines, by their places from 0. */
  readonly lines: readonly number[]
}

/** An order as it is decided on, in JSON: the whole document but for what it gets when it is made. */
export interface OrderDraft
  extends Pick<
    OrderDetail,
    | 'via'
    | 'remark'
    | 'add_comment'
    | 'mail_magazine_opt_in'
    | 'customer'
    | 'shipping'
    | 'subscription'
    | 'service'
    | 'amounts'
    | 'membership_rewards'
    | 'order_group'
  > {
  readonly lines: readonly WantedLine[]
  readonly parcels: readonly WantedParcel[]
  readonly delivery: Pick<OrderDetail['delivery'], 'shipping_method' | 'delivery_date' | 'delivery_time_zone'>
  /** The way to pay; null for an order that costs nothing. */
  readonly method: string | null
  readonly terms: SaleTerms
}

/** How the payment stands when the order is made. */
export interface InitialPayment {
  /** Null where nothing is to be paid. */
  readonly status: TransactionStatus | null
  readonly transaction_id: string | null
  readonly awaited: AwaitedPayment | null
}

/** It is not known yet by what, as before a payment service is asked. */
export const UNPAID: InitialPayment = { status: 'unpaid', transaction_id: null, awaited: null }

/** What an order gets when it is made. */
export interface Naming {
  readonly unique_key: string
  /** Of its lines, in their order. */
  readonly lineIds: readonly number[]
}

/** The order. Throws where the draft contradicts itself: whoever decided on it has made a mistake. */
export function placeOrder(
  draft: OrderDraft,
  { unique_key, lineIds }: Naming,
  payment: InitialPayment,
  now: Date,
): Order {
  const at = writeDateTime(now)
  const { lines: wanted, parcels, method, terms: _terms, delivery, ...told } = draft
  const lines = wanted.map(({ shown }, index) => ({
    ...shown,
    ...{ id: idAt(lineIds, index), status: 'ordered' as const, modified_at: at },
  }))
  const detail: OrderDetail = {
    ...told,
    ...{ unique_key, status: 'ordered', ordered_at: at, cancelled_at: null, modified_at: at, lines },
    shop_memo: { text: '' },
    item_count: itemCount(lines),
    shipping_lines: parcels.map(({ lines: places, ...parcel }) => ({
      ...parcel,
      order_line_ids: places.map(place => idAt(lineIds, place)),
    })),
    delivery: {
      ...delivery,
      ...{ delivery_company_id: 0, tracking_number: null, dispatched_at: null, dispatches: [] },
    },
    payment: { method, transactions: transactionsOf(draft, payment, at) },
    balance_logs: [],
  }
  const draftOrder: Order = {
    detail,
    state: {
      ...NO_STATE,
      awaited_payment: payment.awaited,
      payment_reminded: payment.awaited !== null && endsSoon(payment.awaited, now),
    },
    lines: wanted.map(({ kept }, index) => lineState(kept, idAt(lineIds, index))),
  }
  const order = { ...draftOrder, detail: { ...detail, status: statusOf(draftOrder, now) } }
  requireConsistent(order.detail)
  return order
}

function transactionsOf(
  { method, amounts }: OrderDraft,
  { status, transaction_id }: InitialPayment,
  at: string,
): OrderDetail['payment']['transactions'] {
  if (method === null || status === null) return []
  return [{ method, collected_fee: null, status, transaction_id, amount: amounts.total, occurred_at: at }]
}

function lineState({ pieces, announce_at, ...kept }: WantedLine['kept'], id: number): LineState {
  const announced = announce_at === null ? null : new Date(announce_at)
  return { ...kept, id, stock_taken: pieces, announce_at: announced }
}

function idAt(ids: readonly number[], place: number): number {
  const id = ids[place]
  if (id === undefined) throw new Error(`There is no line ${place}`)
  return id
}

function requireConsistent(detail: OrderDetail): void {
  const [first] = checkConsistency(detail)
  if (first !== undefined) throw new Error(`The order contradicts itself: ${first.pointer} ${first.detail}`)
}

/** What the lines take from stock, each named by its place. */
export function stockOf({ lines }: Pick<OrderDraft, 'lines'>): StockMove[] {
  return lines.flatMap(({ kept: { stock_item_id, stock_variation_id, pieces } }, line_id) =>
    stock_item_id === null || pieces === 0
      ? []
      : [{ line_id, item_id: stock_item_id, variation_id: stock_variation_id, pieces }],
  )
}
