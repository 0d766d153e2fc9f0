/**
 * An order as the rules work on it: one value, read whole under the order's lock, changed by pure functions, and written
 * back whole. What the API shows is its `detail`, word for word.
 */
import type { ItemType } from '../items/schemas.ts'
import type { OrderDetail } from './schemas.ts'

/** What the API does not show of an order (R-DOCUMENT-2) and the rules need. */
export interface OrderState {
  /** Sent by the simplified shipping service, so never by the ordinary dispatch. */
  readonly easy_delivery: boolean
  /** Held back: neither dispatched nor paid out. */
  readonly under_investigation: boolean
  /** Amount updates and mail address changes so far (R-LIMIT-10). */
  readonly amount_updates: number
  readonly mail_updates: number
  /** With what and until when the buyer pays, of an order that was placed here and waits for that. */
  readonly awaited_payment: AwaitedPayment | null
  /** Whether the buyer was reminded of it (R-PLACE-9). */
  readonly payment_reminded: boolean
  /** Yen that its payment service has beyond the payment, as far as they are noted as owed to the buyer (R-PAY-20). */
  readonly surplus_noted: number
}

/** What the buyer of an unpaid order was told to pay with; after `until` (RFC 3339) the order is cancelled (R-PLACE-9). */
export type AwaitedPayment =
  /** A number of the payment service's, who says when it was paid. */
  | {
      readonly type: 'pay_at_store'
      readonly number: string
      readonly until: string
      /** A page of the service's that says how, where it has one. */
      readonly url?: string
    }
  /**
   * An account as a text of several lines. Of the shop's own a person says when the money is there, of the payment service's
   * that does.
   */
  | { readonly type: 'transfer'; readonly account: string; readonly until: string; readonly by?: 'service' }

/** The state of an order of which nothing more is known. */
export const NO_STATE: OrderState = {
  easy_delivery: false,
  under_investigation: false,
  amount_updates: 0,
  mail_updates: 0,
  awaited_payment: null,
  payment_reminded: false,
  surplus_noted: 0,
}

/** What is kept of a line beside what is shown. */
export interface LineState {
  readonly id: number
  /** The item as it is called in this shop; null when it was never one of this shop's. Deleted items keep their number. */
  readonly stock_item_id: number | null
  readonly stock_variation_id: number | null
  /** The item's type when it was ordered. */
  readonly item_type: ItemType
  /** Pieces taken from stock and not given back: never negative, 0 once given back. */
  readonly stock_taken: number
  /** For a digital item: whether its download was made available to the buyer. */
  readonly downloadable: boolean
  /** For a lottery: when the result is announced; the order is unshippable before. */
  readonly announce_at: Date | null
}

/** An order with everything that belongs to it. */
export interface Order {
  readonly detail: OrderDetail
  readonly state: OrderState
  /** One for each line of the detail, by its id. */
  readonly lines: readonly LineState[]
}

/** Pieces to take from stock (positive) or to give back (negative), for a line. */
export interface StockMove {
  readonly line_id: number
  readonly item_id: number
  readonly variation_id: number | null
  readonly pieces: number
}

/** Mails that a change causes; who gets one follows from its kind (R-MAIL-1, R-MAIL-2). */
export const MAIL_KINDS = [
  'update_order',
  'update_order_customer',
  'update_order_shipping',
  'update_order_delivery',
  'dispatch_order',
  'cancel_order',
  'place_order',
  'receive_payment',
  'remind_payment',
  'expire_order',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail that a change causes, with what its text needs beside the order as it is after the change. */
export interface MailCause {
  readonly kind: MailKind
  /** The shop's words to the buyer, for dispatch and cancel. */
  readonly comment: string | null
  /** The buyer's address before the change, when it is another. */
  readonly old_mail_address: string | null
  /** Ids of the lines that were dispatched. */
  readonly line_ids: readonly number[]
  /** The terms of the sale, for the mail of a new order. */
  readonly terms?: SaleTerms
}

/** What the law has a seller tell with a sale, in the shop's words; null where the shop has none (R-MAIL-13). */
export interface SaleTerms {
  /** When it is to be paid. */
  readonly payment_time: string | null
  /** When it will be delivered. */
  readonly delivery_time: string | null
  /** Whether and how it can be returned. */
  readonly withdrawal: string | null
  /** Who sells: labels and values, such as the name, the address and the telephone number. */
  readonly seller: readonly { readonly label: string; readonly value: string }[]
}

/** Something that has to happen to the buyer's money, before the change is written. */
export type MoneyStep =
  | { readonly kind: 'capture'; readonly amount: number }
  | { readonly kind: 'void' }
  | { readonly kind: 'refund'; readonly amount: number }
  | { readonly kind: 'change_amount'; readonly amount: number }

/** One entry of the order's history: what happened, in one line of data. Who and when are added when it is written. */
export interface HistoryEntry {
  /** The name of the operation, such as `update_order`; never renamed once written. */
  readonly event: string
  /** What was before and after, of what changed only. */
  readonly changes: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>
}

/** What a rule decided: the order after it, and everything that goes with it. Nothing has happened yet. */
export interface OrderChange {
  readonly after: Order
  readonly stock: readonly StockMove[]
  readonly money: MoneyStep | null
  readonly mails: readonly MailCause[]
  readonly history: HistoryEntry
}

/** What the rules need to know of the shop and the moment. */
export interface Surroundings {
  readonly now: Date
  readonly payment_maintenance: boolean
  readonly block_list: readonly string[]
  /** Delivery time zones that can be chosen besides the built-in ones (R-DELIVERY-3). */
  readonly delivery_slots: readonly string[]
  /** Updates at most (R-LIMIT-10). */
  readonly most_amount_updates: number
  readonly most_mail_updates: number
}
