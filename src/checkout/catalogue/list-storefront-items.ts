/** GET /shops/{shop_id}/api/items (R-BUY-2, R-BUY-6). */
import { storedId } from '../../http/schemas.ts'
import type { LargeAnswer } from '../../lib/large-answer.ts'
import { DEFAULT_PAGE } from '../../resources/items/limits.ts'
import type { JoinedPage } from '../../resources/items/page-joiner.ts'
import type { RenderedCatalogue } from './rendered-catalogue.ts'
import type { ListStorefrontItems } from './schemas.ts'

/** A page of the items that a shop shows, as a JSON array. */
export function listStorefrontItems(
  rendered: RenderedCatalogue,
  shopId: number,
  { q, category_id, limit, offset }: ListStorefrontItems,
): Promise<JoinedPage | LargeAnswer> {
  return rendered.page(shopId, {
    query: q ?? null,
    categoryId: category_id === undefined ? null : storedId(category_id),
    limit: limit ?? DEFAULT_PAGE,
    offset: offset ?? 0,
  })
}
