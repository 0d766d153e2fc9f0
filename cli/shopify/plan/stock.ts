/** Quantities of the file as stocks that the API takes. */
import { MAX_STOCK } from '../../../src/resources/items/limits.ts'
import type { Variant } from '../read/group-products.ts'
import type { AddNote } from './notes.ts'

/**
 * The quantity of a row, 0 where it gives none, and `untracked` where the old shop did not count: here every stock is counted,
 * and of 0 nothing can be bought. Shopify's can be negative, when more was sold than there was.
 */
export function readQuantity(variant: Variant, untracked: number, addNote: AddNote): number {
  if (!variant.tracked) {
    addNote('stock-untracked', variant.line, `was not counted in the old shop; its stock is ${untracked}`)
    return untracked
  }
  const text = variant.quantity.trim()
  if (text === '') return 0
  const whole = /^-?\d+(?=(?:\.0*)?$)/.exec(text)?.[0]
  const says = (outcome: string) =>
    addNote(
      'stock-changed',
      variant.line,
      `has the quantity ${JSON.stringify(text)}; its stock is ${outcome}`,
    )
  const quantity = Number(whole)
  if (whole === undefined || quantity < 0) {
    says('0')
    return 0
  }
  if (quantity > MAX_STOCK) says(String(MAX_STOCK))
  return Math.min(quantity, MAX_STOCK)
}
