/** Sends what a form holds of something that is stored, and asks before the page is left with something that was not sent. */
import { type FormEvent, useState } from 'react'
import { type Action, useAction } from '../api/use-resource.ts'
import type { Draft } from './use-draft.ts'
import { useUnsaved } from './use-unsaved.ts'

/** What is sent, and what follows; what is wrong with it is told by the form. */
export type Submission<Result> = Omit<Action<void, Result>, 'showsProblem' | 'onTheirs' | 'onDone'> & {
  readonly onDone?: (result: Result) => void
}

/** A form that is sent by its button or by Enter. */
export interface Submitted {
  readonly submit: (event: FormEvent) => void
  readonly isSaving: boolean
  /** Whether it was saved since the page was opened. */
  readonly isSaved: boolean
  /** Why it was not saved. */
  readonly error: Error | null
  /** Forgets why it was not. */
  readonly forget: () => void
}

/**
 * Sends a draft by an action. The moment that it is saved the draft counts as stored (R-UNSAVED-1), since what is stored comes
 * some 100 ms later, when it is read again. `isChanged` tells whether there is something to lose.
 */
export function useSubmit<D extends object, Result>(
  { draft, reset, settle }: Pick<Draft<D>, 'draft' | 'reset' | 'settle'>,
  isChanged: boolean,
  { call, onDone, ...action }: Submission<Result>,
): Submitted {
  const [isSaved, setSaved] = useState(false)
  const save = useAction<D, Result>({
    ...{ ...action, showsProblem: true, onTheirs: reset },
    call: () => call(),
    onDone: (result, sent) => {
      setSaved(true)
      settle(sent)
      onDone?.(result)
    },
  })
  useUnsaved(isChanged)
  return {
    submit: event => {
      event.preventDefault()
      save.mutate(draft)
    },
    ...{ isSaving: save.isPending, isSaved, error: save.error, forget: save.reset },
  }
}
