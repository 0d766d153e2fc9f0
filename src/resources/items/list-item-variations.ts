/** GET /api/items/{id}/variations (R-VARIATION-2). */
import type { Connection } from '../../db/database.ts'
import { notFound } from '../../http/problems.ts'
import type { VariationPart } from './detail-store.ts'
import { findKind } from './store.ts'
import { listVariations } from './variation-store.ts'

/** The variations of an item in display order. Throws 404. */
export async function listItemVariations(
  db: Connection,
  shopId: number,
  itemId: number,
): Promise<VariationPart[]> {
  const variations = await listVariations(db, shopId, itemId)
  if (variations.length === 0 && !(await findKind(db, shopId, itemId))) throw notFound('items')
  return variations
}
