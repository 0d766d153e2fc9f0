/** What a file would change of an item's variations and stocks. Pure. */
import type { Item } from '../../../api/types.ts'
import { readNumber } from './columns.ts'
import { type FileRow, note, text, type Work } from './csv-work.ts'

/** Whether a row is about a variation. */
export function isOfVariation({ cells }: FileRow): boolean {
  const { variation_id = '', variation_name = '', variation_identifier = '', barcode = '' } = cells
  return `${variation_id}${variation_name}${variation_identifier}${barcode}`.trim() !== ''
}

/** Notes it. Rows of an item without variations are one. */
export function planVariations(work: Work, rows: readonly FileRow[], item: Item | undefined): void {
  const about = rows.filter(isOfVariation)
  const [first, second] = rows
  if (about.length === 0) {
    if (second !== undefined) work.faults.push({ line: second.line, column: null, why: 'twice', cell: '' })
    if (first !== undefined) planStock(work, first, item)
    return
  }
  const seen = new Set<number>()
  const bodies = about.flatMap(row => planVariation(work, row, item, seen) ?? [])
  if (bodies.length > 0) work.body.variations = bodies
}

function planStock(work: Work, { cells, line }: FileRow, item: Item | undefined): void {
  const cell = cells.stock ?? ''
  if (cell.trim() === '') return
  const value = readNumber(cell)
  if (item !== undefined && item.variations.length > 0) {
    if (value !== item.stock) work.faults.push({ line, column: 'stock', why: 'noVariation', cell })
  } else if (value === undefined) work.faults.push({ line, column: 'stock', why: 'notNumber', cell })
  // A new item has none to begin with.
  else
    note(work, {
      column: 'stock',
      of: null,
      member: 'stock',
      value,
      before: item === undefined ? (value === 0 ? '0' : null) : String(item.stock),
    })
}

/** The variation by its id, else by its code, else by its name. */
function findVariation(cells: FileRow['cells'], variations: Item['variations']) {
  const id = readNumber(cells.variation_id ?? '')
  if (id !== undefined) return variations.find(one => one.id === id)
  const code = text(cells.variation_identifier ?? '')
  const name = cells.variation_name?.trim() ?? ''
  return (
    variations.find(one => code !== null && one.identifier === code) ??
    variations.find(one => name !== '' && one.name === name)
  )
}

function planVariation(
  work: Work,
  { cells, line }: FileRow,
  item: Item | undefined,
  seen: Set<number>,
): object | undefined {
  const old = findVariation(cells, item?.variations ?? [])
  if (old === undefined && (cells.variation_id ?? '').trim() !== '') {
    work.faults.push({ line, column: 'variation_id', why: 'noVariation', cell: cells.variation_id ?? '' })
    return undefined
  }
  if (old !== undefined && seen.has(old.id)) {
    work.faults.push({ line, column: 'variation_id', why: 'twice', cell: old.name ?? '' })
    return undefined
  }
  if (old !== undefined) seen.add(old.id)
  const of = old?.name ?? cells.variation_name?.trim() ?? cells.variation_identifier ?? ''
  const body: Record<string, unknown> = {}
  const own: Work = { ...work, body }
  const name = cells.variation_name?.trim() ?? ''
  if (name !== '')
    note(own, {
      column: 'variation_name',
      of,
      member: 'name',
      value: name,
      before: old ? (old.name ?? '') : null,
    })
  for (const [column, member] of [
    ['variation_identifier', 'identifier'],
    ['barcode', 'barcode'],
  ] as const) {
    const cell = cells[column]
    if (cell === undefined || (old === undefined && cell.trim() === '')) continue
    note(own, { column, of, member, value: text(cell), before: old ? (old[member] ?? '') : null })
  }
  const pieces = readNumber(cells.stock ?? '')
  if ((cells.stock ?? '').trim() !== '') {
    if (pieces === undefined)
      work.faults.push({ line, column: 'stock', why: 'notNumber', cell: cells.stock ?? '' })
    else
      note(own, {
        column: 'stock',
        of,
        member: 'stock',
        value: pieces,
        before: old ? String(old.stock) : null,
      })
  }
  return Object.keys(body).length === 0 ? undefined : { variation_id: old?.id ?? null, ...body }
}
