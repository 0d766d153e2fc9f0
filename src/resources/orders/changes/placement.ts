/** What is asked of an order that is to come into being, and what is answered (R-PLACE-1). */
import type { Transaction } from '../../../db/database.ts'
import type { AwaitedPayment } from '../order.ts'
import type { BuyerAction } from '../placement-store.ts'
import type { OrderDraft } from '../rules/place-order.ts'

/** An order that somebody wants made. */
export interface WantedOrder {
  /** The asker's own name for it, such as a checkout's id, of 200 characters at most: it makes one order at most (R-PLACE-2). */
  readonly reference: string
  readonly draft: OrderDraft
  readonly payment: WantedPayment
  /**
   * The path of this server, such as `/shops/tea/checkouts/x`, to which the buyer comes back from a page of the payment
   * service; null for the order's page, or the shop's where there is no order.
   */
  readonly return_to: string | null
}

/** How it is paid; the way to pay stands in the draft. */
export interface WantedPayment {
  /** What the buyer pays with, as the payment service calls it; null where no service is asked, and at a store. */
  readonly source: string | null
  /** Whether the service has kept it before (`saved_source`), and no buyer has named it. */
  readonly source_is_kept?: boolean
  /** Whether the service is to keep it for later payments without the buyer. */
  readonly saves_source: boolean
  /** Until when a payment at a store or by transfer can be made, after which the order is cancelled; null for any time. */
  readonly until: Date | null
  /** The shop's account for a transfer, a text of several lines; null of other ways. */
  readonly account: string | null
}

/**
 * What the asker writes in the transaction with which the order begins, after its pieces were taken: so that there is neither
 * without the other. What it asks for at once goes with all else as one message. What it throws undoes the beginning; where the
 * reference has an order, or may get one, already, what it writes is undone and what it throws not heard.
 */
export type Within = (tx: Transaction, begun: BegunOrder, now: Date) => Promise<void>

/** An order that is about to begin. */
interface BegunOrder {
  readonly unique_key: string
  /** What is answered; null where a payment service is asked first. */
  readonly placement: Extract<Placement, { readonly is: 'placed' }> | null
}

/** What became of it. */
export type Placement =
  | {
      readonly is: 'placed'
      readonly unique_key: string
      readonly secret: string
      /** The order's by now, such as `ordered` or `unpaid`. */
      readonly status: string
      /** What the buyer is told to pay with; null where that is seen to. */
      readonly action: AwaitedPayment | null
      /** The source by the name under which the service kept it; null where it did not. */
      readonly saved_source: string | null
    }
  /** The buyer has to do something on the service's page. Its pieces are put aside until then; there is no order yet. */
  | {
      readonly is: 'awaiting_buyer'
      readonly unique_key: string
      readonly secret: string
      readonly action: Extract<BuyerAction, { readonly type: 'redirect' }>
    }
  /** Nothing has happened: there is too little of some lines, told by their places from 0 in the draft. */
  | { readonly is: 'out_of_stock'; readonly lines: readonly ShortLine[] }
  /** There is no order and no money. Another attempt with the same reference is a new one. */
  | {
      readonly is: 'declined'
      readonly reason: string
      /** Whether that says nothing of what was to be paid with: the service is under maintenance, or has not answered in time. */
      readonly put_off: boolean
      /** Whether the service has not answered yet: whatever it did, it will be told to let go. */
      readonly is_open: boolean
    }
  /** What became of the payment is not known yet; it is found out within minutes, and `findPlacement` then tells. */
  | { readonly is: 'undetermined'; readonly unique_key: string }

/** A line of which there is too little. */
export interface ShortLine {
  readonly line: number
  /** Pieces that the line wants. */
  readonly wanted: number
  /** Pieces that are there, for all lines that want them. */
  readonly stock: number
}
