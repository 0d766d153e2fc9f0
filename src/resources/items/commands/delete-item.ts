/** DELETE /api/items/{id} (decision 2.10). */
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/problems.ts'
import { writeRejected } from '../rules.ts'
import { deleteItemRow, findKind } from '../store.ts'

/** Deletes an item with its variations, images, options and links. Throws 404, or 422 for a digital item. */
export async function deleteItem(context: Context, shopId: number, itemId: number): Promise<void> {
  if (await deleteItemRow(context.db, shopId, itemId)) return
  if ((await findKind(context.db, shopId, itemId)) === undefined) throw notFound('items')
  throw writeRejected('A digital item cannot be deleted: its buyers may still download it. Hide it instead.')
}
