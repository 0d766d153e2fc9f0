/** Saves what a form holds of something that is stored, and says how far that is. */
import { type FormEvent, useState } from 'react'
import { type Action, useAction } from '../api/use-resource.ts'
import type { Draft } from './use-draft.ts'
import { useUnsaved } from './use-unsaved.ts'

/** How far it is, as the bar at the end of the form tells it. */
export interface Saving {
  /** Whether the form holds something that is not saved. */
  readonly isChanged: boolean
  readonly isSaving: boolean
  /** Whether it was saved since the page was opened. */
  readonly isSaved: boolean
  /** Why it was not saved. */
  readonly error: unknown
  /** Puts back what is stored; not there where nothing is. */
  readonly onReset?: () => void
}

/** A form that is saved: `saving.error` is for its fields, the whole of it for its bar. */
export interface Saved {
  readonly saving: Saving
  readonly submit: (event: FormEvent) => void
}

/**
 * Saves a draft by an action, and asks before the page is left with something that is not saved. `isChanged` is for a draft that
 * can differ from what is stored in nothing that would be sent.
 */
export function useSave<D extends object>(
  { isChanged: differs, reset, settle }: Pick<Draft<D>, 'isChanged' | 'reset' | 'settle'>,
  action: Omit<Action<void, unknown>, 'showsProblem' | 'onDone'>,
  isChanged: boolean = differs,
): Saved {
  const [isSaved, setSaved] = useState(false)
  const save = useAction<void, unknown>({
    ...action,
    showsProblem: true,
    onDone: () => {
      setSaved(true)
      // What the server made of it, such as the ids of what was new, comes when it is read again.
      settle()
    },
  })
  useUnsaved(isChanged)
  return {
    saving: {
      ...{ isChanged, isSaving: save.isPending, isSaved, error: save.error },
      onReset: () => {
        reset()
        save.reset()
      },
    },
    submit: event => {
      event.preventDefault()
      save.mutate()
    },
  }
}
