/** What a text finds, everywhere that the role may look. */
import { useQuery } from '@tanstack/react-query'
import { MAX_SEARCH_LENGTH } from '../../../../src/console/limits.ts'
import { request, withQuery } from '../../api/request.ts'
import type { FoundItems, OrderSummary, Requests, Tokens } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { formatDay, formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { buyerHits } from './buyer-hits.ts'
import { findLocally, type Hit } from './local-hits.ts'
import { searchWords } from './search-words.ts'

/** Orders that are shown of those that were found. */
const MAX_ORDERS = 5
const MAX_TOKENS = 5
/** As far back as the API searches at once; today in Japan may be tomorrow elsewhere. */
const YEAR_DAYS = 363
const MONTH_DAYS = 28
const DAY_MS = 86_400_000

/** A request id as the server makes them, or as a problem's instance has one. */
const REQUEST_ID = /^(?:\/requests\/)?([A-Za-z0-9._-]{8,128})$/

/** Hits in the order in which they are shown; `isLooking` while the server is asked, `failed` when a part of it did not answer. */
export function useHits(typed: string): {
  readonly hits: readonly Hit[]
  readonly isLooking: boolean
  readonly failed: boolean
} {
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH)
  const { language } = useLanguage()
  const words = useWords(searchWords)
  const may = useMay()
  const isAsked = text !== ''
  const orders = useOrders(isAsked && may('orders.read') ? text : null)
  const items = useResource<FoundItems>(
    isAsked && may('items.read') ? withQuery('/console/api/search', { q: text }) : null,
    { keepPrevious: true },
  )
  const tokens = useResource<Tokens>(isAsked && may('tokens.read') ? '/console/api/tokens' : null)
  const requestId = REQUEST_ID.exec(text)?.[1]
  const requests = useResource<Requests>(
    requestId !== undefined && may('log')
      ? withQuery('/console/api/requests', { request_id: requestId, limit: 1 })
      : null,
  )
  if (!isAsked) return { hits: [], isLooking: false, failed: false }
  const hits: Hit[] = [
    ...findLocally(text, language, may),
    ...(orders.data ?? []).map(
      ({ unique_key, ordered_at, customer: { name }, amounts: { total } }): Hit => ({
        group: 'orders',
        path: `/orders/${unique_key}`,
        title: unique_key,
        more: [
          [name.last, name.first].join(' ').trim(),
          formatDay(ordered_at, language),
          formatYen(total, language),
        ]
          .filter(part => part !== '')
          .join(' · '),
      }),
    ),
    ...buyerHits(orders.data ?? [], text),
    ...(items.data?.items ?? []).map(
      ({ id, name, visible }): Hit => ({
        group: 'items',
        path: `/items/${id}`,
        title: name,
        more: visible ? `${id}` : `${id} · ${words.hidden}`,
      }),
    ),
    ...(tokens.data?.tokens ?? [])
      .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
      .slice(0, MAX_TOKENS)
      .map(
        ({ id, name, last_four }): Hit => ({
          group: 'tokens',
          path: `/tokens/${id}`,
          title: name,
          more: `…${last_four}`,
        }),
      ),
    ...(requestId === undefined ? [] : (requests.data?.requests ?? [])).map(
      ({ id, method, path, status }): Hit => ({
        group: 'requests',
        path: `/requests/${id}`,
        title: `${method} ${path}`,
        more: `${status}`,
      }),
    ),
  ]
  const asked = [orders, items, tokens, requests]
  return { hits, isLooking: asked.some(one => one.isFetching), failed: asked.some(one => one.isError) }
}

/**
 * Orders of the last year, by their key, items, names, mail addresses or telephone numbers. The last month is asked for
 * first: of a word that many have it is enough, and takes a tenth of the time that their number in a year would.
 */
function useOrders(text: string | null) {
  return useQuery<readonly OrderSummary[]>({
    queryKey: ['search-orders', text],
    queryFn: async ({ signal }) => {
      const search = async (days: number) => {
        const from = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
        const body = { keyword: text, ordered_from_date: from, limit: MAX_ORDERS }
        return (await request<{ orders: OrderSummary[] }>('POST', '/api/orders/search', body, { signal }))
          .orders
      }
      const latest = await search(MONTH_DAYS)
      return latest.length < MAX_ORDERS ? search(YEAR_DAYS) : latest
    },
    enabled: text !== null,
  })
}
