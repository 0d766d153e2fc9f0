/** What was bought, before anything is made up around it. */

import type { ItemType } from '../../src/resources/items/schemas.ts'
import type { OrderLineDetail } from '../../src/resources/orders/schemas.ts'

/** A line as it was put into the basket: what the order keeps of the item, and what it does not show. */
export interface BasketLine
  extends Pick<
    OrderLineDetail,
    | 'item_id'
    | 'variation_id'
    | 'title'
    | 'variation'
    | 'item_identifier'
    | 'variation_identifier'
    | 'barcode'
    | 'price'
    | 'amount'
    | 'tax_mode'
  > {
  readonly options: readonly ChosenOption[]
  readonly item_type: ItemType
  /** For a lottery: when its result is announced. */
  readonly announce_at: string | null
}

/** An option as it was chosen; its tax is the line's. */
export type ChosenOption = Omit<OrderLineDetail['options'][number], 'tax_mode' | 'consumption_tax_rate'>

/** A purchase. */
export interface Basket {
  /** Everything made up for the order comes from it, its key included. */
  readonly seed: string
  /** The same buyer is the same person at the same address. */
  readonly buyer: string
  readonly at: Date
  readonly lines: readonly BasketLine[]
  /** The fee for sending, where it is known. */
  readonly postage: number | null
}

/** Whether anything of it is sent: what is downloaded or fetched is not. */
export function isSent({ lines }: Pick<Basket, 'lines'>): boolean {
  return lines.some(({ item_type }) => item_type !== 'digital' && item_type !== 'takeout')
}
