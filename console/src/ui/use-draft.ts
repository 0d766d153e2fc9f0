/** What fields hold while something that is stored is being changed. */
import { useState } from 'react'
import { mergeDraft, sameDraft } from './merge-draft.ts'

/** A draft, and what is done with it. */
export interface Draft<D extends object> {
  readonly draft: D
  readonly change: (changes: Partial<D>) => void
  /** Puts back what is stored. */
  readonly reset: () => void
  /** Says that it is saved: whatever is stored next takes its place. */
  readonly settle: () => void
  /** Whether it differs from what is stored. */
  readonly isChanged: boolean
}

/**
 * Begins with what is stored. When that changes, because it was saved or because somebody else changed it, members that were
 * not touched follow it and those that were stay as they were written.
 */
export function useDraft<D extends object>(stored: D): Draft<D> {
  const [state, setState] = useState({ base: stored, draft: stored, settled: false })
  let { draft } = state
  if (!sameDraft(state.base, stored)) {
    draft = state.settled ? stored : mergeDraft(state.base, stored, draft)
    setState({ base: stored, draft, settled: false })
  }
  return {
    draft,
    change: changes =>
      setState(before => ({ ...before, settled: false, draft: { ...before.draft, ...changes } })),
    settle: () => setState(before => ({ ...before, settled: true })),
    reset: () => setState(before => ({ ...before, draft: before.base })),
    isChanged: !sameDraft(draft, stored),
  }
}
