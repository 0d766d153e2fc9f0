/** Saves what a form holds of something that is stored, and says how far that is. */
import type { Draft } from './use-draft.ts'
import { type Submission, type Submitted, useSubmit } from './use-submit.ts'

/** How far it is, as the bar at the end of the form tells it. */
export interface Saving extends Pick<Submitted, 'isSaving' | 'isSaved'> {
  /** Whether the form holds something that is not saved. */
  readonly isChanged: boolean
  readonly error: unknown
  /** Puts back what is stored; not there where nothing is. */
  readonly onReset?: () => void
}

/** A form that is saved: `saving.error` is for its fields, the whole of it for its bar. */
export interface Saved extends Pick<Submitted, 'submit'> {
  readonly saving: Saving
}

/** Saves a draft by an action. `isChanged` is for a draft that can differ from what is stored in nothing that would be sent. */
export function useSave<D extends object, Result>(
  form: Pick<Draft<D>, 'draft' | 'isChanged' | 'reset' | 'settle'>,
  action: Submission<Result>,
  isChanged: boolean = form.isChanged,
): Saved {
  const { submit, forget, ...saving } = useSubmit(form, isChanged, action)
  return {
    saving: {
      ...{ ...saving, isChanged },
      onReset: () => {
        form.reset()
        forget()
      },
    },
    submit,
  }
}
