/** POST /api/items/{id}/variations/{variation_id}: edits a variation; what is not sent stays (R-VARIATION-5). */
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/problems.ts'
import { touchItem } from '../hold-store.ts'
import type { UpdateVariation } from '../request-schemas.ts'
import { hasNameOrCode, writeRejected } from '../rules.ts'
import { findVariation, updateVariation } from '../variation-store.ts'
import { withItem } from './with-item.ts'

/** Throws 404, or 422 write-rejected when nothing would be left to tell the variation by. */
export function updateItemVariation(
  context: Context,
  shopId: number,
  itemId: number,
  id: number,
  body: UpdateVariation,
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    const before = await findVariation(tx, shopId, itemId, id)
    if (before === undefined) throw notFound('items/variation')
    const after = { ...before, ...body }
    if (isDeepStrictEqual({ ...before }, after)) return
    if (!hasNameOrCode(after)) {
      throw writeRejected(
        'A variation without a name must keep its identifier or its barcode.',
        body.identifier === null ? '/identifier' : '/barcode',
      )
    }
    await updateVariation(tx, shopId, itemId, id, after)
    await touchItem(tx, shopId, itemId, now)
  })
}
