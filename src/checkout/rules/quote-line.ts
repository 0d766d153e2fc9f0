/** What the rules of selling need to know of a line of a cart. Structural: whoever prices carts gives more. */
import type { ItemType, TAX_TYPES } from '../../resources/items/schemas.ts'

/** A method to which the line's item is bound, and how much room a piece takes in it. */
interface Binding {
  readonly method_id: number
  readonly size: number
}

/** A line that is priced. */
export interface QuoteLine {
  readonly item_id: number
  readonly type: ItemType
  /** Pieces, 1 or more. */
  readonly amount: number
  /** Yen of all pieces with their options, tax included. */
  readonly total: number
  readonly tax_type: (typeof TAX_TYPES)[number]
  /** By which methods it goes; null for every one that carries all items. */
  readonly bound: readonly Binding[] | null
}

/** Whether a carrier brings it; the others are fetched at the shop or downloaded. */
export function isSent({ type }: Pick<QuoteLine, 'type'>): boolean {
  return type !== 'takeout' && type !== 'digital'
}

/** Yen of all lines. */
export function subtotalOf(lines: readonly Pick<QuoteLine, 'total'>[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0)
}

/** What is wrong with something that a buyer chose: a word for programs, and a sentence. */
export interface Refusal<C extends string = string> {
  readonly code: C
  readonly detail: string
}
