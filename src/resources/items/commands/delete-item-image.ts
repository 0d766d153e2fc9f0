/** DELETE /api/items/{id}/images/{image_id} (R-IMAGE-7). */
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/problems.ts'
import { touchItem } from '../hold-store.ts'
import { deleteImage } from '../image-store.ts'
import { withItem } from './with-item.ts'

/** Deletes an image; its picture is not shown any more. Throws 404. */
export function deleteItemImage(context: Context, shopId: number, itemId: number, id: number): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    if (!(await deleteImage(tx, shopId, itemId, id, now))) throw notFound('items/image')
    await touchItem(tx, shopId, itemId, now)
  })
}
