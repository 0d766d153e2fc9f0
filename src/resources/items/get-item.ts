/** GET /api/items/{id} (R-ITEM-1). */
import { notFound } from '../../http/problems.ts'
import type { RenderedItems } from './rendered-items.ts'

/** One item as JSON, with its entity tag. Throws 404. */
export async function getItem(
  rendered: RenderedItems,
  shopId: number,
  itemId: number,
): Promise<{ bytes: Buffer; etag: string }> {
  const found = await rendered.one(shopId, itemId)
  if (found === undefined) throw notFound('items')
  return found
}
