/** The search that the address of the list of orders stands for. Pure. */

/** The statuses that the API searches by. */
export const SEARCHABLE_STATUSES = ['ordered', 'dispatched', 'cancelled'] as const

/** What the address keeps, and what counts when it says nothing. */
export const NO_SEARCH = {
  keyword: '',
  from: '',
  to: '',
  status: '',
  payment: '',
  sort: '',
  page: '1',
}
export type SearchName = keyof typeof NO_SEARCH
export type Search = Readonly<Record<SearchName, string>>

/** The body of POST /api/orders/search; what is not asked for is left out. The API says what it does not like of it. */
export function searchBody(search: Search): Readonly<Record<string, unknown>> {
  const page = Math.max(Math.trunc(Number(search.page)) || 1, 1)
  return Object.fromEntries(
    Object.entries({
      keyword: search.keyword.trim(),
      ordered_from_date: search.from,
      ordered_to_date: search.to,
      statuses: search.status === '' ? '' : [search.status],
      payments: search.payment === '' ? '' : [search.payment],
      sort: search.sort,
      page: page === 1 ? '' : page,
    }).filter(([, value]) => value !== ''),
  )
}
