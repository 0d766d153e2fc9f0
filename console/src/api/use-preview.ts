/** What the server would make of something that is still being written. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'

/** So long nothing must be typed before the server is asked, in milliseconds. */
const PAUSE_MS = 300

/**
 * Asks by a POST that only reads, once nothing has been typed for a moment; what was told before stays until then. `error` is
 * a `ProblemError` when what is written cannot be. Null asks nothing.
 */
export function usePreview<T>(path: string, body: object | null): UseQueryResult<T> {
  const [asked] = useDebouncedValue(JSON.stringify(body), PAUSE_MS)
  return useQuery<T>({
    queryKey: [path, asked],
    queryFn: ({ signal }) => request<T>('POST', path, JSON.parse(asked), { signal }),
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}

/** Whether nothing in a body is an empty text, as fields leave it that nobody has filled in yet. */
export function isFilledIn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== ''
  return Object.values(value).every(isFilledIn)
}
