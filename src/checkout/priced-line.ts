/** Lines of a purchase: as a buyer asks for them, and with their prices. Cart, quote, order and storefront are made of these. */
import type { ItemColumns } from '../resources/items/columns.ts'
import type { VariationPart } from '../resources/items/detail-store.ts'
import type { ItemOptionDetail, ItemType, TaxType } from '../resources/items/schemas.ts'

/** What a buyer chose or wrote for an option of an item. */
export interface AskedOption {
  readonly option_id: number
  /** The choice of a select option; of a form option its own number, or null. */
  readonly option_variation_id: number | null
  /** What the buyer wrote into a form option; null for a choice. */
  readonly value: string | null
}

/** A line as a buyer asks for it. Its form is right; whether it can be bought is another matter. */
export interface AskedLine {
  readonly item_id: number
  readonly variation_id: number | null
  readonly amount: number
  readonly options: readonly AskedOption[]
}

/** An item as the rules of buying see it, all of one moment. */
export interface SaleItem
  extends Pick<
    ItemColumns,
    | 'type'
    | 'name'
    | 'identifier'
    | 'price'
    | 'proper_price'
    | 'item_tax_type'
    | 'quantity_limit'
    | 'visible'
    | 'own_stock'
    | 'sales_start_at'
    | 'sales_end_at'
    | 'application_start_at'
    | 'application_end_at'
    | 'scheduled_announce_at'
    | 'repeat_price'
    | 'repeat_times'
    | 'cycle_plan'
  > {
  readonly id: number
  /** The item's version when it was read: another one means that something of it has changed. */
  readonly version: number
  readonly variations: readonly VariationPart[]
  readonly options: readonly ItemOptionDetail[]
  /** The shipping methods to which the item is bound; left out where any will do. */
  readonly shipping_method_ids?: readonly number[]
}

/** An option of a line with its price, in yen for one piece. Its names are those of an order's line. */
export interface PricedOption {
  readonly option_id: number
  readonly option_variation_id: number | null
  readonly name: string
  readonly type: 'select' | 'form'
  /** The name of the choice, or what the buyer wrote. */
  readonly value: string
  readonly price: number
}

/** A line with its prices: whole yen, tax included. Its names are those of an order's line. */
export interface PricedLine {
  readonly item_id: number
  readonly variation_id: number | null
  readonly type: ItemType
  readonly title: string
  /** The variation's name, or its code where it has no name. */
  readonly variation: string | null
  readonly item_identifier: string | null
  readonly variation_identifier: string | null
  readonly barcode: string | null
  /** Of one piece without its options. Of a subscription that of the first delivery. */
  readonly price: number
  /** What a piece costs when there is no sale; null without one. */
  readonly proper_price: number | null
  readonly options: readonly PricedOption[]
  /** Of one piece with its options. */
  readonly unit_price: number
  readonly amount: number
  /** Pieces times price, pieces times the options' prices, and both. */
  readonly item_total: number
  readonly option_total: number
  readonly total: number
  readonly item_tax_type: TaxType
  /** Of a subscription; else null. */
  readonly subscription: {
    /** Of one piece of every later delivery, without its options. */
    readonly repeat_price: number
    readonly repeat_times: string
    readonly cycle_plan: string
  } | null
  /** Of a lottery, when its result is announced; else null. */
  readonly announce_at: Date | null
  /** The shipping methods to which the item is bound; left out where any will do. */
  readonly shipping_method_ids?: readonly number[]
}

/** Why a line cannot be bought (R-BUY-9). */
export const LINE_PROBLEMS = [
  'unknown_item',
  'not_yet',
  'ended',
  'no_price',
  'sold_out',
  'fewer_left',
  'over_quantity_limit',
  'variation_required',
  'unknown_variation',
  'option_required',
  'unknown_option',
  'choice_required',
  'unknown_choice',
  'value_required',
  'value_too_long',
  'value_not_wanted',
  'total_too_large',
] as const

/** The code of a problem of a line. */
export type LineProblemCode = (typeof LINE_PROBLEMS)[number]

/** Something that keeps a line from being bought. */
export interface LineProblem<Code extends string = LineProblemCode> {
  /** A JSON Pointer to what is at fault in what was asked for, such as `/lines/0/amount`. */
  readonly pointer: string
  readonly code: Code
  /** For people: what is wrong, and what would be right. */
  readonly detail: string
}

/** What a line comes to. */
export interface LinePricing {
  /** With its prices; undefined where there are none to tell. A line with problems can have prices. */
  readonly line: PricedLine | undefined
  /** Empty for a line that can be bought. */
  readonly problems: readonly LineProblem[]
}
