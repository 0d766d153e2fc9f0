/** Whether the shop has a document already (R-IMPORT-3; docs/decisions/004-import-keys.md). Pure. */
import type { Violation } from '../http/problems.ts'

/** What became of a document. */
export type Outcome = 'imported' | 'skipped' | { readonly violations: readonly Violation[] }

/** What the shop has under the key of a document. */
export interface Existing {
  /** The row that was made of a document with this source id: whether digest or content are those of the document. */
  readonly imported: { readonly same: () => boolean } | undefined
  /** The shop's own row with the id that the document carries. */
  readonly own: { readonly same: () => boolean; readonly madeByImport: boolean } | undefined
}

/** Skipped when the shop has it, refused when it has another in its place; `new` otherwise. */
export function judge({ imported, own }: Existing): 'new' | 'skipped' | 'differs' {
  if (imported?.same() || own?.same()) return 'skipped'
  // A row that came by import stands under the id it had elsewhere; that its id here is that of the document is chance.
  return imported !== undefined || own?.madeByImport === false ? 'differs' : 'new'
}

/** The refusal of a document in whose place the shop has another one. */
export function differs(what: string): Outcome {
  return refusal('/data', `differs from what the shop has already under this key: ${what}`)
}

/** A refusal for one reason. */
export function refusal(pointer: string, detail: string): Outcome {
  return { violations: [{ pointer, detail }] }
}
