/** What a shop system has to do to be tried by `last-piece.ts`: one file that answers one of these tries another system. */

/** How an attempt to buy ended. */
export type Outcome =
  | { readonly bought: string }
  /** Nothing was bought, since another was faster. */
  | { readonly refused: string }

/** A buyer who has filled everything in. */
export interface Buyer {
  /**
   * Confirms, and when no answer came does so again, until it is known whether there is an order. Throws when it is answered
   * what must not be answered.
   */
  confirm(): Promise<Outcome>
}

/** What the payment service holds of somebody's money. */
export interface Charge {
  /** The order that it is for, as the service was told. */
  readonly order: string
  readonly yen: number
}

/** An order as the shop sees it. */
export interface Sold {
  readonly name: string
  /** What it says that the payment service holds; 0 for one that is paid later. */
  readonly charged: number
}

/** A shop whose last pieces are sold. */
export interface ShopSystem extends AsyncDisposable {
  /** Puts an item with one piece on sale. Answers its name. */
  addItem(): Promise<string>
  prepare(item: string, buyer: number): Promise<Buyer>
  /** The orders of an item, cancelled ones left out. */
  orders(item: string): Promise<Sold[]>
  /** Pieces that are left. */
  left(item: string): Promise<number>
  /** Everything that the payment service holds now, of all orders. */
  charges(): Promise<Charge[]>
  /** Ends the server as a power cut would, starts it again, and answers when it serves; undefined where that cannot be done. */
  kill?(): Promise<void>
}
