/** The log, with what comes in while it is looked at. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { DEFAULT_PAGE } from '../../../../src/console/limits.ts'
import { request, withQuery } from '../../api/request.ts'
import type { RequestLine, Requests } from '../../api/types.ts'

const PATH = '/console/api/requests'
const EVERY_MS = 2_000

/** What is asked for; an empty value asks for all. */
export type RequestFilters = Readonly<
  Record<'status' | 'method' | 'problem' | 'token_id' | 'path' | 'request_id', string>
>

/** What is shown, and what waits. */
export interface LiveRequests {
  /** Undefined until they have come. */
  readonly rows: readonly RequestLine[] | undefined
  readonly error: Error | null
  /** How many came in and are not shown; with a plus when there are more. */
  readonly waiting: number
  readonly waitingMore: boolean
  readonly showWaiting: () => void
  /** Ids of the rows that came in since the page was opened. */
  readonly isFresh: (row: RequestLine) => boolean
  readonly hasOlder: boolean
  readonly loadingOlder: boolean
  readonly showOlder: () => void
}

/** Asks every two seconds while the tab is seen. With `hold` what comes in waits until it is asked for. */
export function useLiveRequests(filters: RequestFilters, hold: boolean): LiveRequests {
  const client = useQueryClient()
  const key = [PATH, filters]
  const shown = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      request<Requests>(
        'GET',
        withQuery(PATH, { ...filters, before: pageParam, limit: DEFAULT_PAGE }),
        undefined,
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: last => (last.more ? (last.requests.at(-1)?.id ?? null) : null),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [added, setAdded] = useAdded(JSON.stringify(filters))
  const paged = shown.data?.pages.flatMap(page => page.requests)
  const rows = paged && [...added, ...paged]
  const newest = rows?.[0]?.id ?? null
  const poll = useQuery({
    queryKey: [PATH, 'newer', filters, newest],
    queryFn: ({ signal }) =>
      request<Requests>(
        'GET',
        withQuery(PATH, { ...filters, after: newest, limit: DEFAULT_PAGE }),
        undefined,
        { signal },
      ),
    enabled: rows !== undefined,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    staleTime: EVERY_MS,
    gcTime: 0,
  })
  const came = poll.data
  const showWaiting = useCallback(() => {
    if (came === undefined || came.requests.length === 0) return
    // When more came than one answer holds there would be a gap: then the list begins anew.
    if (came.more) {
      setAdded([])
      void client.resetQueries({ queryKey: [PATH, filters], exact: true })
    } else setAdded(before => [...came.requests, ...before])
  }, [came, client, filters, setAdded])
  useEffect(() => {
    if (!hold) showWaiting()
  }, [hold, showWaiting])
  const fresh = new Set(added.map(({ id }) => id))
  return {
    rows,
    error: shown.error ?? poll.error,
    waiting: came?.requests.length ?? 0,
    waitingMore: came?.more ?? false,
    showWaiting,
    isFresh: ({ id }) => fresh.has(id),
    hasOlder: shown.hasNextPage,
    loadingOlder: shown.isFetchingNextPage,
    showOlder: () => void shown.fetchNextPage(),
  }
}

/** Rows that came in; with other filters there are none at first. */
function useAdded(
  filters: string,
): [readonly RequestLine[], (change: readonly RequestLine[] | Change) => void] {
  const [kept, setKept] = useState<Kept>({ filters, rows: [] })
  const set = useCallback(
    (change: readonly RequestLine[] | Change) =>
      setKept(before => {
        const rows = before.filters === filters ? before.rows : []
        return { filters, rows: typeof change === 'function' ? change(rows) : change }
      }),
    [filters],
  )
  return [kept.filters === filters ? kept.rows : [], set]
}

type Change = (before: readonly RequestLine[]) => readonly RequestLine[]

interface Kept {
  readonly filters: string
  readonly rows: readonly RequestLine[]
}
