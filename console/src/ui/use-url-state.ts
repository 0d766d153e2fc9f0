/** Filters and pages that are kept in the address, so that a view can be sent to somebody. */
import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

/** Changes some; null, and what the value is anyway, leaves the address. */
export type ChangeUrl<Names extends string> = (
  changes: Partial<Record<Names, string | null>>,
  /** `push` makes an entry in the browser's history: for a page of a list. Default false. */
  options?: { readonly push?: boolean },
) => void

/** `const [filters, change] = useUrlState({ status: '', path: '' })`: values from the address, or these, which stay the same object. */
export function useUrlState<Names extends string>(
  initial: Readonly<Record<Names, string>>,
): [values: Readonly<Record<Names, string>>, change: ChangeUrl<Names>] {
  const [search, setSearch] = useSearchParams()
  const values: Record<Names, string> = { ...initial }
  for (const name of Object.keys(initial) as Names[]) values[name] = search.get(name) ?? initial[name]
  const change = useCallback<ChangeUrl<Names>>(
    (changes, { push = false } = {}) => {
      setSearch(
        before => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes) as [Names, string | null | undefined][]) {
            if (value === null || value === undefined || value === initial[name]) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: !push },
      )
    },
    [setSearch, initial],
  )
  return [values, change]
}
