/** What the role of who is signed in allows; the server checks it all the same. */
import { useCallback } from 'react'
import type { Need } from '../../../src/auth/roles.ts'
import { useSession } from './use-session.ts'

/** `const may = useMay()`, then `may('orders.update')`. */
export function useMay(): (need: Need) => boolean {
  const { user } = useSession()
  return useCallback(need => user.may.includes(need), [user.may])
}
