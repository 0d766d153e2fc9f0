/** PUT /api/item_categories/{id}/items/{item_id} (R-CATEGORY-10, R-CATEGORY-12). */
import type { Context } from '../../../context.ts'
import { MAX_LINKS } from '../../items/limits.ts'
import { countLinks, linkItem } from '../store.ts'
import { categoryRejected } from '../tree.ts'
import { withLink } from './with-link.ts'

/** Links an item to a category; linking again changes nothing. Throws 404, or 422 when the item has too many. */
export function linkItemToCategory(
  context: Context,
  shopId: number,
  categoryId: number,
  itemId: number,
): Promise<void> {
  return withLink(context, shopId, categoryId, itemId, async tx => {
    const added = await linkItem(tx, shopId, itemId, categoryId)
    if (added && (await countLinks(tx, shopId, itemId)) > MAX_LINKS) {
      throw categoryRejected(
        `An item is linked to at most ${MAX_LINKS} categories; this one is linked to as many.`,
      )
    }
    return added
  })
}
