/** What the parts of the form of a shipping method have in common. */
import type { MethodDraft } from './method-draft.ts'

/** What the parts of the form have in common. */
export interface PartProps {
  readonly draft: MethodDraft
  readonly change: (changes: Partial<MethodDraft>) => void
  /** What the server said when it was sent. */
  readonly error: Error | null
}
