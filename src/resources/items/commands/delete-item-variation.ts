/** DELETE /api/items/{id}/variations/{variation_id} (R-VARIATION-7, R-STOCK-2). */
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/problems.ts'
import { touchItem } from '../hold-store.ts'
import { deleteVariation } from '../variation-store.ts'
import { withItem } from './with-item.ts'

/** Deletes a variation. After the last one the item's own stock counts again. Throws 404. */
export function deleteItemVariation(
  context: Context,
  shopId: number,
  itemId: number,
  id: number,
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    if (!(await deleteVariation(tx, shopId, itemId, id))) throw notFound('items/variation')
    await touchItem(tx, shopId, itemId, now, -1)
  })
}
