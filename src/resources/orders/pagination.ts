/** Where a page of a search stands among all (R-SEARCH-1). */
import { type Static, Type } from '#typebox'
import type { SearchRequest } from './search-request.ts'

export const Pagination = Type.Object(
  {
    page: Type.Integer({ minimum: 1 }),
    limit: Type.Integer({ minimum: 1 }),
    total_count: Type.Integer({ minimum: 0 }),
    total_pages: Type.Integer({ minimum: 0 }),
    has_next: Type.Boolean(),
    has_previous: Type.Boolean(),
  },
  { $id: 'Pagination' },
)

/** The pagination of a page of so many orders in all. */
export function paginationOf(
  { page, limit }: Pick<SearchRequest, 'page' | 'limit'>,
  total: number,
): Static<typeof Pagination> {
  const pages = Math.ceil(total / limit)
  return {
    ...{ page, limit, total_count: total, total_pages: pages },
    has_next: page < pages,
    has_previous: page > 1,
  }
}
