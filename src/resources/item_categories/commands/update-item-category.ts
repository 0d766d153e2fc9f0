/** POST /api/item_categories/{id} (R-CATEGORY-7). */
import type { Context } from '../../../context.ts'
import { markTreeChanged, renameCategory } from '../store.ts'
import { nameKey, requireFreeName } from '../tree.ts'
import { withCategory } from './with-category.ts'

/** Gives a category another name; undefined leaves it. Throws 404, or 422 when a sibling has the name. */
export function updateItemCategory(
  context: Context,
  shopId: number,
  id: number,
  name: string | undefined,
): Promise<void> {
  return withCategory(context, shopId, id, async (tx, category, nodes) => {
    if (name === undefined || name === category.name) return
    requireFreeName(nodes, category.parent_id, name, id)
    await renameCategory(tx, shopId, id, name, nameKey(name))
    await markTreeChanged(tx, shopId)
  })
}
