/** GET /shops/{shop_id}/api/items/{id} (R-BUY-2). */
import { notFound } from '../../http/problems.ts'
import type { RenderedCatalogue } from './rendered-catalogue.ts'

/** An item that the shop shows, as JSON, with its entity tag. Throws 404. */
export async function getStorefrontItem(
  rendered: RenderedCatalogue,
  shopId: number,
  itemId: number,
): Promise<{ bytes: Buffer; etag: string }> {
  const found = await rendered.one(shopId, itemId)
  if (found === undefined) throw notFound('items')
  return found
}
