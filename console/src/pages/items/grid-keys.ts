/** Where the keys lead in a grid of fields. Pure. */
import { COLUMNS, type ColumnName } from './variation-draft.ts'

/** What of an event of a field's keys it goes by. */
interface FieldKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  /** Whether a Japanese text is being composed, whose Enter ends that alone. */
  readonly nativeEvent: { readonly isComposing: boolean }
  readonly currentTarget: {
    readonly selectionStart: number | null
    readonly selectionEnd: number | null
    readonly value: string
  }
}

/**
 * The cell to go to; undefined where the key is the field's own. The arrows to the sides leave a field only at its end, or
 * while all of it is selected.
 */
export function cellAfter(
  { key, shiftKey, altKey, nativeEvent, currentTarget }: FieldKey,
  row: number,
  column: ColumnName,
): { readonly row: number; readonly column: ColumnName } | undefined {
  if (nativeEvent.isComposing || altKey) return undefined
  if (key === 'Enter') return { row: shiftKey ? row - 1 : row + 1, column }
  if (shiftKey) return undefined
  if (key === 'ArrowDown') return { row: row + 1, column }
  if (key === 'ArrowUp') return { row: row - 1, column }
  const { selectionStart, selectionEnd, value } = currentTarget
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  const at = COLUMNS.indexOf(column)
  const to =
    key === 'ArrowRight' && (isWhole || selectionStart === value.length)
      ? COLUMNS[at + 1]
      : key === 'ArrowLeft' && (isWhole || selectionEnd === 0)
        ? COLUMNS[at - 1]
        : undefined
  return to === undefined ? undefined : { row, column: to }
}
