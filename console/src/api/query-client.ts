/** The cache of what the server answered. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ProblemError } from './request.ts'
import { forgetReadings } from './tags.ts'

/** The key under which the session is kept; everything else is kept under its path. */
export const SESSION = '/console/api/session'

/** Makes the cache. When any answer says that nobody is signed in, the session is set to null and the sign-in opens. */
export function makeQueryClient(): QueryClient {
  const onError = (error: Error): void => {
    // The page stays as it is behind the sign-in, with what was written on it (session/ended-session.tsx).
    if (error instanceof ProblemError && error.signedOut) client.setQueryData([SESSION], null)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: mayHelp, retryDelay: 500, staleTime: 5_000 },
      mutations: { retry: false },
    },
  })
  return client
}

/** Nobody is signed in any more: the sign-in page opens, and nothing of what was read is kept for who comes next. */
export function forgetSession(client: QueryClient): void {
  client.setQueryData([SESSION], null)
  forgetReadings()
  client.removeQueries({ predicate: ({ queryKey: [key] }) => key !== SESSION })
}

/** Once more when the server was not reached or was not able; what it refused it would refuse again. */
function mayHelp(failures: number, error: Error): boolean {
  const status = error instanceof ProblemError ? error.problem.status : 0
  return failures < 1 && (status === 0 || status >= 502)
}
