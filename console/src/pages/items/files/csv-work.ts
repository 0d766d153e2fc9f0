/** What is noted while a file is compared with the shop. Pure. */
import type { Column } from './columns.ts'

/** A row of the file with its line, the header being line 1. */
export interface FileRow {
  readonly line: number
  readonly cells: Readonly<Partial<Record<Column, string>>>
}

/** Something that cannot be understood, in a cell or of a whole row. */
export interface Fault {
  readonly line: number
  /** The line with which that one does not agree. */
  readonly other?: number
  readonly column: Column | null
  readonly why:
    | 'notNumber'
    | 'notVisible'
    | 'notTax'
    | 'notTime'
    | 'noCategory'
    | 'noItem'
    | 'noVariation'
    | 'noName'
    | 'noPrice'
    | 'twice'
    | 'differs'
  readonly cell: string
}

/** A member that would change; `before` is null for what is new. */
export interface Change {
  readonly column: Column
  /** The variation that it is of; null for the item itself. */
  readonly of: string | null
  readonly before: string | null
  readonly after: string
}

/** Collects what a group of rows says of its item. */
export interface Work {
  readonly changes: Change[]
  readonly faults: Fault[]
  readonly body: Record<string, unknown>
}

/** A text of plain letters; null for none. */
export const text = (cell: string) => (cell.trim() === '' ? null : cell.normalize('NFKC').trim())

/** Notes a change, if it is one. */
export function note(
  { changes, body }: Work,
  {
    column,
    of,
    member,
    value,
    before,
  }: Pick<Change, 'column' | 'of' | 'before'> & { member: string; value: unknown },
): void {
  const after = value === null ? '' : String(value)
  if (after === before) return
  changes.push({ column, of, before, after })
  body[member] = value
}
