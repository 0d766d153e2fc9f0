/** PUT /api/items/{id}/variations: puts the variations of an item in another order (R-VARIATION-8). */
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../context.ts'
import { touchItem } from '../hold-store.ts'
import { listVariations, reorderVariations } from '../variation-store.ts'
import { requireWholeSequence } from './whole-sequence.ts'
import { withItem } from './with-item.ts'

const PART = {
  noun: 'variation',
  pointer: '/variation_ids',
  lacking: 'items/invalid-variation-order',
} as const

/** Puts the variations in this order, which must name each one. Throws 404 or 422. */
export function reorderItemVariations(
  context: Context,
  shopId: number,
  itemId: number,
  wanted: readonly number[],
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    const existing = (await listVariations(tx, shopId, itemId)).map(({ id }) => id)
    const ids = requireWholeSequence(wanted, existing, PART)
    if (isDeepStrictEqual(ids, existing)) return
    await reorderVariations(tx, shopId, itemId, ids)
    await touchItem(tx, shopId, itemId, now)
  })
}
