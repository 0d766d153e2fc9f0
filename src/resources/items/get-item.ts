/** GET /api/items/{id} (R-ITEM-1). */
import { notFound } from '../../http/problems.ts'
import { goOnWith } from '../../lib/at-once.ts'
import type { RenderedItem, RenderedItems } from './rendered-items.ts'

/** One item as JSON, with its entity tag. Throws 404. */
export function getItem(
  rendered: RenderedItems,
  shopId: number,
  itemId: number,
): Promise<RenderedItem> | RenderedItem {
  return goOnWith(rendered.one(shopId, itemId), found => {
    if (found === undefined) throw notFound('items')
    return found
  })
}
