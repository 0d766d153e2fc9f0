/** What pages read and do, over the cache. */
import { notifications } from '@mantine/notifications'
import {
  keepPreviousData,
  replaceEqualDeep,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createElement, useRef } from 'react'
import { useLanguage } from '../language/language.tsx'
import { problemTitle } from '../ui/problem-words.ts'
import { say } from '../ui/say.ts'
import { ToldError } from '../ui/told-error.tsx'
import { ProblemError, request } from './request.ts'
import { basedOn, carryReading } from './tags.ts'

/** How a resource is read. */
export interface ResourceOptions {
  /** Reads again after so many milliseconds, while the tab is seen. */
  readonly every?: number | false
  /** Shows what was there until what another path gives has come: for filters and pages. Default false. */
  readonly keepPrevious?: boolean
  /** For how many milliseconds an answer is taken from the cache. Default 5,000. */
  readonly fresh?: number
}

/**
 * Reads a path, such as `/api/items?limit=20` or `/console/api/tokens`; null reads nothing yet. `data` is undefined until
 * the answer has come, `error` a `ProblemError`.
 */
export function useResource<T>(path: string | null, options: ResourceOptions = {}): UseQueryResult<T> {
  const { every = false, keepPrevious = false, fresh } = options
  return useQuery<T>({
    queryKey: [path],
    queryFn: ({ signal }) => request<T>('GET', path ?? '', undefined, { signal }),
    enabled: path !== null,
    // An answer that says the same keeps its object, and takes the newer tag.
    structuralSharing: (before, now) => {
      const shared = replaceEqualDeep(before, now)
      carryReading(now, shared)
      return shared
    },
    refetchInterval: every,
    ...(fresh === undefined ? {} : { staleTime: fresh }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

/** What is done, and what follows from it. */
export interface Action<Input, Result> {
  /** Does it: usually one `request('POST', …)`. */
  readonly call: (input: Input) => Promise<Result>
  /** What is read again: everything whose path begins with one of these, such as `/api/items`. */
  readonly refresh?: readonly string[]
  /** Said in a notification when it is done. */
  readonly done?: string
  /** Whether a problem is shown by the page itself; otherwise a notification says it. Default false. */
  readonly showsProblem?: boolean
  readonly onDone?: (result: Result, input: Input) => void
  /**
   * The answer of `useResource` from which a form took its values when it began: what the other one changed since then is
   * shown before it is replaced (`request.ts`). A form that keeps values gives what it began with, not what was read
   * meanwhile (`useBase`). Default: what the page has read last.
   */
  readonly of?: object | undefined
  /**
   * Puts the form back to what is stored, or closes the dialog, when the person took what somebody else had made of it. All that
   * the page shows was read again by then, and what is typed elsewhere on it stays.
   */
  readonly onTheirs?: () => void
}

/** An action of a page: `const hide = useAction({ call: … })`, then `hide.mutate(input)`; `hide.isPending`, `hide.error`. */
export function useAction<Input = void, Result = void>(
  action: Action<Input, Result>,
): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient()
  const { language } = useLanguage()
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' && (action.refresh ?? []).some(path => key.startsWith(path)),
    })
  return useMutation<Result, Error, Input>({
    mutationFn: input => basedOn(action.of, () => action.call(input)),
    onSuccess: (result, input) => {
      action.onDone?.(result, input)
      if (action.done !== undefined) say(action.done)
    },
    onError: async error => {
      if (error instanceof ProblemError && error.tookTheirs) {
        await client.invalidateQueries()
        return action.onTheirs?.()
      }
      if (action.showsProblem) return
      notifications.show({
        title: problemTitle(error, language),
        message: createElement(ToldError, { error }),
        color: 'error',
      })
    },
    onSettled: refresh,
  })
}

/**
 * What a form is based on, for `of`: the answer as it is now until somebody types, and as it was then while something is typed
 * and not saved.
 */
export function useBase<T>(answer: T, isTyped: boolean): T {
  const base = useRef(answer)
  if (!isTyped) base.current = answer
  return base.current
}
