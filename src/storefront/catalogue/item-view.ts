/** An item as the page about it shows it: the answer of the buyer's API, read back. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reason } from '../../checkout/rules/purchasable.ts'
import type {
  CategorySummary,
  CYCLE_PLANS,
  ItemOptionDetail,
  ItemType,
  REPEAT_TIMES,
  TaxType,
} from '../../resources/items/schemas.ts'
import type { ShownImage } from './card-reader.ts'

/** A variation of it. */
export interface ShownVariation {
  readonly id: number
  readonly name?: string
  readonly identifier: string | null
  readonly stock: number
}

/** The members that the page shows. */
export interface ItemView {
  readonly id: number
  readonly type: ItemType
  readonly name: string
  readonly detail: string
  readonly price: number | null
  readonly proper_price: number | null
  readonly quantity_limit: number | null
  readonly stock: number
  readonly item_tax_type: TaxType
  readonly images: readonly ShownImage[]
  readonly variations: readonly ShownVariation[]
  readonly options: readonly ItemOptionDetail[]
  readonly categories: readonly CategorySummary[]
  readonly reason: Reason | null
  readonly digital?: { readonly file_name: string; readonly file_size: number; readonly file_ext: string }
  readonly subscription?: {
    readonly initial_price: number | null
    readonly repeat_price: number | null
    readonly repeat_times: (typeof REPEAT_TIMES)[number]
    readonly cycle_plan: (typeof CYCLE_PLANS)[number]
  }
  readonly lottery?: {
    readonly application_start_at: string
    readonly application_end_at: string
    readonly scheduled_announce_at: string
  }
}

/** Bytes of an item from which on it is read in a turn of its own: to write as much, which may have gone before, takes as long. */
const LARGE_BYTES = 256 * 1024

/** Reads it from the bytes of the API. */
export async function itemViewOf(bytes: Buffer): Promise<ItemView> {
  if (bytes.length > LARGE_BYTES) await nextTurn()
  return JSON.parse(bytes.toString()) as ItemView
}

/** What a variation is called: by its name, or its code where it has none. */
export function variationName({ name, identifier }: ShownVariation): string {
  return name ?? identifier ?? ''
}
