/** Orders that come in while the page is open. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ProblemError, request, withQuery } from '../api/request.ts'
import type { NewOrders } from '../api/types.ts'
import { foldNewOrders, type Known } from './new-orders.ts'

const PATH = '/console/api/new_orders'

/** How often the server is asked, while the tab is seen. */
const EVERY_MS = 10_000

/** What shows orders, and is read again when there are new ones. */
const SHOWS_ORDERS = ['/console/api/orders/search', '/console/api/order_counts', '/console/api/statistics']

/** What came in and was not looked at yet. */
export interface LiveOrders {
  /** The keys, the newest first. */
  readonly keys: readonly string[]
  /** Whether there are more than these. */
  readonly more: boolean
  /** Whether the server cannot be asked just now. */
  readonly lost: boolean
  /** They were looked at, or need not be. */
  readonly clear: () => void
}

/** Asks as long as it stands in a page that somebody is signed in to and looks at. */
export function useNewOrders(): LiveOrders {
  const client = useQueryClient()
  const known = useRef<Known | null>(null)
  const [came, setCame] = useState<Pick<LiveOrders, 'keys' | 'more'>>({ keys: [], more: false })
  const { data, error } = useQuery<NewOrders>({
    queryKey: [PATH],
    queryFn: ({ signal }) =>
      request<NewOrders>('GET', withQuery(PATH, { after: known.current?.after }), undefined, { signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // Without a network it is said that there is none; to wait for one in silence would look as if nothing came in.
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  useEffect(() => {
    if (data === undefined) return
    const folded = foldNewOrders(known.current, data)
    known.current = folded.known
    if (folded.keys.length > 0) {
      setCame(before => ({ keys: [...folded.keys, ...before.keys], more: before.more || data.more }))
    }
    if (!folded.changed) return
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' && SHOWS_ORDERS.some(path => key.startsWith(path)),
    })
  }, [data, client])
  const clear = useCallback(() => setCame({ keys: [], more: false }), [])
  return { ...came, lost: isLost(error), clear }
}

/** What the server refuses is no lost connection: then somebody else is signed in, or may see no orders. */
function isLost(error: Error | null): boolean {
  if (error === null) return false
  const status = error instanceof ProblemError ? error.problem.status : 0
  return status === 0 || status === 429 || status >= 500
}
