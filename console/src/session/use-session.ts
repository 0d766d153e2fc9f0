/** Who is signed in. */
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { SESSION } from '../api/query-client.ts'
import { ProblemError, request } from '../api/request.ts'
import type { Session } from '../api/types.ts'

/** Asks once; null when nobody is signed in, undefined until the answer has come. */
export function useSessionState(): {
  readonly session: Session | null | undefined
  readonly error: Error | null
} {
  const { data, error } = useQuery<Session | null>({
    queryKey: [SESSION],
    queryFn: async ({ signal }) => {
      try {
        return await request<Session>('GET', SESSION, undefined, { signal })
      } catch (problem) {
        if (problem instanceof ProblemError && problem.signedOut) return null
        throw problem
      }
    },
    staleTime: 60_000,
  })
  return { session: data, error }
}

/** Set by the app where somebody is signed in. */
export const SessionContext = createContext<Session | null>(null)

/** The session, on any page but the sign-in page. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('Nobody is signed in')
  return session
}
