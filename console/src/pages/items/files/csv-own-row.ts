/** In which of an item's rows stands what is the item's own: spreadsheets put rows into another order, and people leave some out. Pure. */
import type { Column } from './columns.ts'
import { isOfVariation } from './csv-variations.ts'
import type { Fault, FileRow } from './csv-work.ts'

/** The name is not among them: each row has it, to be known by. */
const OWN_COLUMNS = [
  ...(['identifier', 'price', 'visible', 'item_tax_type', 'quantity_limit', 'detail', 'categories'] as const),
  ...(['sale_price', 'sale_starts_at', 'sale_ends_at'] as const),
] as const satisfies readonly Column[]

/** Those of them that the file has. Where there is no id, each row has the code, to be known by. */
function ownColumns({ cells }: FileRow): readonly Column[] {
  const isKnownByCode = (cells.item_id ?? '').trim() === ''
  return OWN_COLUMNS.filter(
    column => cells[column] !== undefined && !(isKnownByCode && column === 'identifier'),
  )
}

const textIn = ({ cells }: FileRow, column: Column) => (cells[column] ?? '').trim()

/** The row with most of what is the item's own; undefined where all are of variations, and say nothing of the item. */
export function ownRow(rows: readonly FileRow[]): FileRow | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  const columns = ownColumns(first)
  if (columns.length === 0) return first
  const countIn = (row: FileRow) => columns.filter(column => textIn(row, column) !== '').length
  const [most = first] = rows.toSorted((one, other) => countIn(other) - countIn(one))
  return countIn(most) > 0 ? most : rows.find(row => !isOfVariation(row))
}

/** What other rows say of the item that its own row does not. Rows without variations are told as the same item twice. */
export function ownFaults(rows: readonly FileRow[], own: FileRow): readonly Fault[] {
  if (!rows.some(isOfVariation)) return []
  return rows.flatMap(row =>
    ownColumns(row)
      .filter(column => textIn(row, column) !== '' && textIn(row, column) !== textIn(own, column))
      .map(column => ({
        ...{ line: row.line, other: own.line, column, why: 'differs' as const },
        cell: row.cells[column] ?? '',
      })),
  )
}
