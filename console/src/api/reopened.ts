/** Opening the page that is shown anew, so that its forms begin with what is stored. */
import { useSyncExternalStore } from 'react'

let times = 0
const listeners = new Set<() => void>()

/** Has the page begin again. */
export function reopenPage(): void {
  times++
  for (const tell of listeners) tell()
}

/** How often that was done: the `key` of what shows pages. */
export function useReopened(): number {
  return useSyncExternalStore(
    tell => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => times,
  )
}
