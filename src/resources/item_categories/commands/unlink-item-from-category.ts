/** DELETE /api/item_categories/{id}/items/{item_id} (R-CATEGORY-10). */
import type { Context } from '../../../context.ts'
import { unlinkItem } from '../store.ts'
import { withLink } from './with-link.ts'

/** Unlinks an item from a category; unlinking again changes nothing. Throws 404. */
export function unlinkItemFromCategory(
  context: Context,
  shopId: number,
  categoryId: number,
  itemId: number,
): Promise<void> {
  return withLink(context, shopId, categoryId, itemId, tx => unlinkItem(tx, shopId, itemId, categoryId))
}
