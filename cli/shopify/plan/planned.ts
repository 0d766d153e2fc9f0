/** What a plan consists of: the vocabulary of this stage and of all that follow it. */
import type { Picture, PictureFolder } from '../read/picture-file.ts'
import type { CategoryMode } from './categories.ts'
import type { HtmlMode } from './detail.ts'
import type { Note } from './notes.ts'
import type { Decimal } from './price.ts'

/** How products with several prices are taken (R-SHOPIFY-2). */
export type VariantPrices = 'split' | 'lowest' | 'refuse'

/** What the person who imports has chosen. */
export interface PlanOptions {
  readonly rate: Decimal
  readonly variantPrices: VariantPrices
  readonly html: HtmlMode
  readonly categories: CategoryMode
  readonly tax: 'standard' | 'reduced'
  /** Make nothing visible; otherwise what was visible in the old shop is. */
  readonly hidden: boolean
  /** The stock of what the old shop did not count. */
  readonly untracked: number
  /** Where the pictures are; without it items get none. */
  readonly pictures?: PictureFolder | undefined
}

/** One variation as it will be sent. */
export interface PlannedVariation {
  readonly name: string
  readonly identifier: string | null
  readonly barcode: string | null
  /** 0 where the file gives none. */
  readonly stock: number
}

/** An item as it shall stand in the shop at last. */
export interface PlannedItem {
  readonly name: string
  /** What a later run knows it by. */
  readonly identifier: string
  /** Its identifier until everything of it is there. */
  readonly mark: string
  readonly detail: string
  readonly price: number
  readonly tax: 'standard' | 'reduced'
  readonly visible: boolean
  /** Its own stock; 0 where it has variations. */
  readonly stock: number
  readonly variations: readonly PlannedVariation[]
  readonly categories: readonly string[]
  /** In display order. */
  readonly pictures: readonly Picture[]
}

/** A product with its items: one, or one for each price. */
export interface PlannedProduct {
  readonly handle: string
  readonly title: string
  readonly line: number
  readonly items: readonly PlannedItem[]
}

/** Why a product is not taken; `reason` is a sentence without its subject. */
export interface Fault {
  readonly kind: 'no-handle' | 'no-price' | 'price' | 'several-prices' | 'too-many-variations'
  readonly reason: string
}

/** A product that makes no item. */
export interface Refusal extends Fault {
  readonly handle: string
  readonly title: string
  readonly line: number
}

/** Everything that the file asks for. */
export interface Plan {
  readonly products: readonly PlannedProduct[]
  readonly refused: readonly Refusal[]
  readonly notes: readonly Note[]
  /** Whether the file has a column of quantities. */
  readonly hasQuantities: boolean
}
