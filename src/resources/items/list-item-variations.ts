/** GET /api/items/{id}/variations (R-VARIATION-2). */
import type { VariationPart } from './detail-store.ts'
import { listParts, type Parts, type TaggedParts } from './list-parts.ts'
import { listVariations } from './variation-store.ts'

/** The variations of an item in display order. Throws 404. */
export function listItemVariations(
  parts: Parts,
  shopId: number,
  itemId: number,
): Promise<TaggedParts<VariationPart>> {
  return listParts(parts, shopId, itemId, listVariations)
}
