/** What fields hold while something that is stored is being changed. */
import { useState } from 'react'
import { mergeDraft, sameDraft } from './merge-draft.ts'

/** A draft, and what is done with it. */
export interface Draft<D extends object> {
  readonly draft: D
  /** What the draft is compared with: what was read last, or what was saved since. */
  readonly base: D
  readonly change: (changes: Partial<D>) => void
  /** Puts back what is stored. */
  readonly reset: () => void
  /**
   * Says what was saved: it is what is stored from now on, before it has been read again. What was typed while it was being
   * saved stays, and is not saved yet.
   */
  readonly settle: (saved: D) => void
  /** Whether it differs from what is stored. */
  readonly isChanged: boolean
}

/**
 * Begins with what is stored. When that changes, because it was saved or because somebody else changed it, members that were
 * not touched follow it and those that were stay as they were written; `merge` for what wants to be looked at more closely.
 */
export function useDraft<D extends object>(
  stored: D,
  merge: (before: D, now: D, draft: D) => D = mergeDraft,
): Draft<D> {
  const [state, setState] = useState({ read: stored, base: stored, draft: stored })
  let { base, draft } = state
  if (!sameDraft(state.read, stored)) {
    draft = merge(base, stored, draft)
    base = stored
    setState({ read: stored, base, draft })
  }
  return {
    ...{ draft, base },
    change: changes => setState(before => ({ ...before, draft: { ...before.draft, ...changes } })),
    settle: saved => setState(before => ({ ...before, base: saved })),
    reset: () => setState(before => ({ ...before, draft: before.base })),
    isChanged: !sameDraft(draft, base),
  }
}
