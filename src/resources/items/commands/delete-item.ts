/** DELETE /api/items/{id} (R-ITEM-20, R-ITEM-21). */
import type { Context } from '../../../context.ts'
import { releaseImages } from '../image-store.ts'
import { writeRejected } from '../rules.ts'
import { deleteItemRow } from '../store.ts'
import { withItem } from './with-item.ts'

/** Deletes an item with its variations, images, options and links. Throws 404, or 422 for a digital item. */
export function deleteItem(context: Context, shopId: number, itemId: number): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, { type }, now) => {
    if (type === 'digital') {
      throw writeRejected(
        'A digital item cannot be deleted: its buyers may still download it. Hide it instead.',
      )
    }
    await releaseImages(tx, shopId, itemId, now)
    await deleteItemRow(tx, shopId, itemId)
  })
}
