/** The search that the address of the list of orders stands for. Pure. */

/** The statuses in the order in which work is done: what is waited for comes first. */
export const LISTED_STATUSES = [
  'unpaid',
  'ordered',
  'unshippable',
  'dispatched',
  'shipping',
  'arrived',
  'cancelled',
] as const

/** Those that the API searches by. */
const API_STATUSES: readonly string[] = ['ordered', 'dispatched', 'cancelled']

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

type RequestBody = Readonly<Record<string, unknown>>

/** The body of POST /console/api/orders/search; what is not asked for is left out. The server says what it does not like of it. */
export function searchBody({ status, payment, ...search }: Search): RequestBody {
  return given({ ...shared(search), status, payment })
}

/** The body of the API's own search, which knows fewer statuses and always a period. */
export function apiSearchBody({ status, payment, ...search }: Search): RequestBody {
  return given({
    ...shared(search),
    statuses: API_STATUSES.includes(status) ? [status] : '',
    payments: payment === '' ? '' : [payment],
  })
}

function shared({ keyword, from, to, sort, page }: Omit<Search, 'status' | 'payment'>) {
  const number = Math.max(Math.trunc(Number(page)) || 1, 1)
  return {
    keyword: keyword.trim(),
    ordered_from_date: from,
    ordered_to_date: to,
    sort,
    page: number === 1 ? '' : number,
  }
}

function given(members: RequestBody): RequestBody {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ''))
}

/** Whether the search goes over a period: whatever is asked for besides a status and an order of time. */
export function isNarrowed({ keyword, from, to, payment, sort }: Search): boolean {
  const byTime = sort === '' || sort === 'ordered_asc' || sort === 'ordered_desc'
  return !byTime || [keyword.trim(), from, to, payment].some(value => value !== '')
}
