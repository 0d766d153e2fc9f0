/** Saves what one form says of an entry of a list, such as a coupon: as a new one, or in place of what is stored. */
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { request } from '../api/request.ts'
import { useAction, useBase } from '../api/use-resource.ts'
import { useUnsaved } from './use-unsaved.ts'

/** The entry, and where it goes. */
interface Entry<Body> {
  /** Null for a new one. */
  readonly id: number | null
  /** Of all of them: a new one is posted there, and one that is there put below it. */
  readonly path: string
  /** What the form says, and what it would say of the entry as it is stored. */
  readonly body: Body
  readonly stored: Body
  /** The entry as it was read; undefined for a new one. */
  readonly of: object | undefined
  readonly words: Readonly<Record<'added' | 'saved', (name: string) => string>>
  /** The page that follows a new one. */
  readonly leadsTo: string
}

interface SavedEntry {
  readonly submit: (event: FormEvent) => void
  /** Whether there is nothing to save. */
  readonly isSame: boolean
  readonly isSaving: boolean
  readonly error: Error | null
}

/** What the form does. */
export function useEntry<Body extends { readonly name: string }>(entry: Entry<Body>): SavedEntry {
  const { id, path, body, stored, of, words, leadsTo } = entry
  const [, goTo] = useLocation()
  const isTyped = JSON.stringify(body) !== JSON.stringify(stored)
  const save = useAction<void, unknown>({
    call: () => (id === null ? request('POST', path, body) : request('PUT', `${path}/${id}`, body)),
    refresh: [path],
    done: (id === null ? words.added : words.saved)(body.name),
    showsProblem: true,
    of: useBase(of, isTyped),
    onDone: () => {
      if (id === null) goTo(leadsTo)
    },
  })
  useUnsaved(isTyped)
  return {
    ...{ isSame: id !== null && !isTyped, isSaving: save.isPending, error: save.error },
    submit: event => {
      event.preventDefault()
      save.mutate()
    },
  }
}
