/** PUT /api/items/{id}/variations: puts the variations of an item in another order (R-VARIATION-8). */
import type { Context } from '../../../context.ts'
import { listVariations, reorderVariations } from '../variation-store.ts'
import { type OrderedPart, reorderParts } from './reorder-parts.ts'

const PART: OrderedPart = {
  noun: 'variation',
  pointer: '/variation_ids',
  lacking: 'items/invalid-variation-order',
  list: listVariations,
  reorder: reorderVariations,
}

/** Puts the variations in this order, which must name each one. Throws 404 or 422. */
export function reorderItemVariations(
  context: Context,
  shopId: number,
  itemId: number,
  wanted: readonly number[],
): Promise<void> {
  return reorderParts(context, shopId, itemId, wanted, PART)
}
