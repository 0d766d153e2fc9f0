/** DELETE /api/item_categories/{id} (R-CATEGORY-8). */
import type { Context } from '../../../context.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { deleteCategory, markTreeChanged } from '../store.ts'
import { subtreeOf } from '../tree.ts'
import { withCategory } from './with-category.ts'

/** Deletes a category with all below it and all links to them; the items stay. Throws 404. */
export function deleteItemCategory(context: Context, shopId: number, id: number): Promise<void> {
  return withCategory(context, shopId, id, async (tx, _category, nodes) => {
    await deleteCategory(tx, shopId, id, subtreeOf(nodes, id), wholeSecond(context.clock.now()))
    await markTreeChanged(tx, shopId)
  })
}
