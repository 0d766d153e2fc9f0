/** Saves what one form says of an entry of a list, such as a coupon: as a new one, or in place of what is stored. */
import { useLocation } from 'wouter'
import { request } from '../api/request.ts'
import { useBase } from '../api/use-resource.ts'
import { sameDraft } from './merge-draft.ts'
import type { Draft } from './use-draft.ts'
import { type Submitted, useSubmit } from './use-submit.ts'

/** The entry, and where it goes. */
interface Entry<D extends object> {
  /** Null for a new one. */
  readonly id: number | null
  /** Of all of them: a new one is posted there, and one that is there put below it. */
  readonly path: string
  /** What its fields hold. */
  readonly form: Draft<D>
  /** What is sent of a draft: what is no part of it is nothing to lose. */
  readonly body: (draft: D) => { readonly name: string }
  /** The entry as it was read; undefined for a new one. */
  readonly of: object | undefined
  readonly words: Readonly<Record<'added' | 'saved', (name: string) => string>>
  /** The page that follows a new one. */
  readonly leadsTo: string
}

/** How it is saved. */
export interface SavedEntry extends Pick<Submitted, 'submit' | 'isSaving' | 'error'> {
  /** Whether there is nothing to save. */
  readonly isSame: boolean
}

/** What the form does. */
export function useEntry<D extends object>({
  id,
  path,
  form,
  body,
  of,
  words,
  leadsTo,
}: Entry<D>): SavedEntry {
  const [, goTo] = useLocation()
  const sent = body(form.draft)
  const isTyped = !sameDraft(sent, body(form.base))
  const { submit, isSaving, error } = useSubmit(form, isTyped, {
    call: () => (id === null ? request('POST', path, sent) : request('PUT', `${path}/${id}`, sent)),
    refresh: [path],
    done: (id === null ? words.added : words.saved)(sent.name),
    of: useBase(of, isTyped),
    onDone: () => {
      if (id === null) goTo(leadsTo)
    },
  })
  return { submit, isSaving, error, isSame: id !== null && !isTyped }
}
