/** The variations of an item while somebody writes them, as the rows of a grid. Pure. */
import type { Item } from '../../api/types.ts'
import { sameDraft } from '../../ui/merge-draft.ts'
import { typedNumber } from '../../ui/typed-number.ts'
import { textOrNone } from './item-draft.ts'

/** A row. */
export interface VariationRow {
  /** The variation's id, or a name of its own for one that is not stored yet. */
  readonly key: string
  readonly id: number | null
  readonly name: string
  readonly identifier: string
  readonly barcode: string
  readonly stock: string
}

/** The columns that are written in, in their order: what is pasted fills them from left to right. */
export const COLUMNS = ['name', 'identifier', 'barcode', 'stock'] as const
export type ColumnName = (typeof COLUMNS)[number]

/** The rows of the variations that there are. */
export function rowsOf(variations: Item['variations']): readonly VariationRow[] {
  return variations.map(({ id, name, identifier, barcode, stock }) => ({
    ...{ key: String(id), id, name: name ?? '', identifier: identifier ?? '', barcode: barcode ?? '' },
    stock: String(stock),
  }))
}

/**
 * The rows over what is stored now: each cell that was not written in follows it, as a stock does of which somebody has bought; variations that
 * others have added or deleted come and go; what was taken out stays out.
 */
export function mergeRows(
  before: readonly VariationRow[],
  now: readonly VariationRow[],
  rows: readonly VariationRow[],
): readonly VariationRow[] {
  const byKey = (all: readonly VariationRow[]) => new Map(all.map(row => [row.key, row]))
  const [was, is] = [byKey(before), byKey(now)]
  const written = new Set(rows.map(({ key }) => key))
  const kept = rows.flatMap(row => {
    const [old, current] = [was.get(row.key), is.get(row.key)]
    // One that was deleted meanwhile stays where something was written in it: saving it tells what is wrong.
    if (current === undefined) return old !== undefined && sameDraft(old, row) ? [] : [row]
    return [followed(old, current, row)]
  })
  const others = now.filter(({ key }) => !was.has(key) && !written.has(key))
  if (others.length === 0 && isInOrderOf(before, rows)) return inOrderOf(now, kept)
  return [...kept.filter(({ id }) => id !== null), ...others, ...kept.filter(({ id }) => id === null)]
}

/** What is stored, with the cells that were written over what there was. */
function followed(old: VariationRow | undefined, current: VariationRow, row: VariationRow): VariationRow {
  if (old === undefined) return row
  const cells = COLUMNS.filter(name => row[name] !== old[name]).map(name => [name, row[name]])
  return { ...current, ...Object.fromEntries(cells) }
}

/** Whether those that both have stand in the same order. */
function isInOrderOf(before: readonly VariationRow[], rows: readonly VariationRow[]): boolean {
  const common = (some: readonly VariationRow[], others: readonly VariationRow[]) =>
    some.map(({ key }) => key).filter(key => others.some(other => other.key === key))
  return sameDraft(common(before, rows), common(rows, before))
}

/** Rows with those that are stored in the order in which they are; all others stay where they stand. */
function inOrderOf(now: readonly VariationRow[], rows: readonly VariationRow[]): readonly VariationRow[] {
  const place = new Map(now.map(({ key }, index) => [key, index]))
  const isStored = ({ key }: VariationRow) => place.has(key)
  const stored = rows
    .filter(isStored)
    .sort((a, b) => Number(place.get(a.key)) - Number(place.get(b.key)))
    .values()
  return rows.map(row => (isStored(row) ? (stored.next().value ?? row) : row))
}

/** A row for a new one. Keys count on, so that none is used twice on a page. */
export function newRow(rows: readonly VariationRow[]): VariationRow {
  const last = Math.max(0, ...rows.filter(({ id }) => id === null).map(({ key }) => Number(key.slice(4))))
  return { key: `new-${last + 1}`, id: null, name: '', identifier: '', barcode: '', stock: '0' }
}

/** Whether nothing was written in a row, so that it is no variation. */
export function isEmptyRow({ id, name, identifier, barcode }: VariationRow): boolean {
  return id === null && `${name}${identifier}${barcode}`.trim() === ''
}

/** The rows with a block of cells over them, from a row and a column on; rows that there are not are added. */
export function pasteCells(
  rows: readonly VariationRow[],
  atRow: number,
  atColumn: ColumnName,
  cells: readonly (readonly string[])[],
): readonly VariationRow[] {
  const first = COLUMNS.indexOf(atColumn)
  let next = [...rows]
  for (const [down, line] of cells.entries()) {
    while (next.length <= atRow + down) next = [...next, newRow(next)]
    const written = line
      .slice(0, COLUMNS.length - first)
      .map((text, right) => [COLUMNS[first + right], text.trim()] as const)
    next = next.with(atRow + down, {
      ...(next[atRow + down] as VariationRow),
      ...Object.fromEntries(written),
    })
  }
  return next
}

/** What has to be done so that the item has these variations. */
export interface VariationChanges {
  readonly added: readonly { readonly row: VariationRow; readonly body: object }[]
  readonly changed: readonly { readonly row: VariationRow; readonly body: object }[]
  readonly removed: readonly number[]
  /** Whether they stand in another order. Those that are added stand last until they are put in order. */
  readonly reordered: boolean
  /** Rows whose stock is to be set. */
  readonly stocks: readonly { readonly row: VariationRow; readonly stock: number }[]
}

/** What differs from what is stored. Rows in which nothing was written are left out. */
export function changesOf(stored: readonly VariationRow[], rows: readonly VariationRow[]): VariationChanges {
  const wanted = rows.filter(row => !isEmptyRow(row))
  const before = new Map(stored.map(row => [row.key, row]))
  const kept = new Set(wanted.map(({ key }) => key))
  const left = stored.filter(({ key }) => kept.has(key)).map(({ key }) => key)
  const added = wanted.filter(({ id }) => id === null)
  const orderAfterAdding = [...left, ...added.map(({ key }) => key)]
  return {
    added: added.map(row => ({ row, body: bodyOf(row) })),
    changed: wanted.flatMap(row => {
      const old = before.get(row.key)
      if (old === undefined) return []
      // A name that was taken out is sent as it is: the server says at the row that it has to have one.
      const isEmptied = old.name !== '' && row.name.trim() === ''
      const [now, then] = [{ ...bodyOf(row), ...(isEmptied ? { name: '' } : {}) }, bodyOf(old)]
      const body = Object.entries(now).filter(([name, value]) => value !== then[name as keyof typeof then])
      return body.length === 0 ? [] : [{ row, body: Object.fromEntries(body) }]
    }),
    removed: stored.flatMap(({ key, id }) => (kept.has(key) || id === null ? [] : [id])),
    reordered: wanted.some(({ key }, index) => key !== orderAfterAdding[index]),
    stocks: wanted
      .map(row => ({ row, stock: typedNumber(row.stock.trim() === '' ? '0' : row.stock) }))
      .filter(({ row, stock }) => stock !== typedNumber(before.get(row.key)?.stock ?? '0')),
  }
}

/** A name can be left out where there is a code. */
function bodyOf({ name, identifier, barcode }: VariationRow) {
  const text = name.trim()
  return {
    ...(text === '' ? {} : { name: text }),
    ...{ identifier: textOrNone(identifier), barcode: textOrNone(barcode) },
  }
}
