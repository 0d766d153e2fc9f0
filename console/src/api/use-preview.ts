/** What the server would make of something that is still being written. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'

/** So long nothing must be typed before the server is asked, in milliseconds. */
const PAUSE_MS = 300

/**
 * Asks by a POST that only reads, once nothing has been typed for a moment; what was told before stays until then. `error` is
 * a `ProblemError` when what is written cannot be.
 */
export function usePreview<T>(path: string, body: object): UseQueryResult<T> {
  const [asked] = useDebouncedValue(JSON.stringify(body), PAUSE_MS)
  return useQuery<T>({
    queryKey: [path, asked],
    queryFn: ({ signal }) => request<T>('POST', path, JSON.parse(asked), signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}
