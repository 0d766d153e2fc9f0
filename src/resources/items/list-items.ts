/** GET /api/items (R-LIST-1). */
import { storedId } from '../../http/schemas.ts'
import { isLargeAnswer, type LargeAnswer } from '../../lib/large-answer.ts'
import { DEFAULT_PAGE } from './limits.ts'
import type { PageRequest } from './page-store.ts'
import type { RenderedItems } from './rendered-items.ts'
import type { ListItems } from './request-schemas.ts'

/** A page of items as a JSON array. */
export async function listItems(
  rendered: RenderedItems,
  shopId: number,
  query: ListItems,
): Promise<Buffer | LargeAnswer> {
  const page = await rendered.page(shopId, toPageRequest(query))
  return isLargeAnswer(page) ? page : page.bytes
}

function toPageRequest(query: ListItems): PageRequest {
  return {
    visible: query.visible === undefined ? null : query.visible === 'true',
    categoryId: query.category_id === undefined ? null : storedId(query.category_id),
    order: query.order ?? 'list_order',
    sort: query.sort ?? 'asc',
    limit: query.limit ?? DEFAULT_PAGE,
    offset: query.offset ?? 0,
  }
}
