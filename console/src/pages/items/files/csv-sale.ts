/** What a file would change of an item's sale to come. Pure. */
import { japanTime } from '../../../ui/japan-time.ts'
import { type Column, readNumber, readTime } from './columns.ts'
import type { FileRow, Work } from './csv-work.ts'

/** A sale to come, as the server tells it. */
export interface PlannedSale {
  readonly price: number
  readonly starts_at: string
  readonly ends_at: string | null
}

/** Its cells; empty without one. */
export function saleCells(
  sale: PlannedSale | undefined,
): Readonly<Record<'sale_price' | 'sale_starts_at' | 'sale_ends_at', string>> {
  const time = (at: string | null) => japanTime(at).replace('T', ' ')
  return {
    sale_price: String(sale?.price ?? ''),
    sale_starts_at: time(sale?.starts_at ?? null),
    sale_ends_at: time(sale?.ends_at ?? null),
  }
}

const SALE_COLUMNS = ['sale_price', 'sale_starts_at', 'sale_ends_at'] as const

/** Notes another sale, or that there is none any more: a file that has the price of a sale says all of it. */
export function planSale(work: Work, { cells, line }: FileRow, before: PlannedSale | undefined): void {
  if (cells.sale_price === undefined) return
  const fault = (column: Column, why: 'notNumber' | 'notTime') =>
    work.faults.push({ line, column, why, cell: cells[column] ?? '' })
  const [price, starts, ends] = SALE_COLUMNS.map(column => (cells[column] ?? '').trim())
  if (price === '' && starts === '' && ends === '') {
    if (before !== undefined) noteSale(work, before, undefined)
    return
  }
  const yen = readNumber(price ?? '')
  const starts_at = readTime(starts ?? '')
  const ends_at = ends === '' ? null : readTime(ends ?? '')
  if (yen === undefined) fault('sale_price', 'notNumber')
  if (starts_at === undefined) fault('sale_starts_at', 'notTime')
  if (ends_at === undefined) fault('sale_ends_at', 'notTime')
  if (yen === undefined || starts_at === undefined || ends_at === undefined) return
  noteSale(work, before, { price: yen, starts_at, ends_at })
}

function noteSale(
  { changes, body }: Work,
  before: PlannedSale | undefined,
  after: PlannedSale | undefined,
): void {
  const [was, is] = [saleCells(before), saleCells(after)]
  const changed = SALE_COLUMNS.filter(column => was[column] !== is[column])
  if (changed.length === 0) return
  for (const column of changed) {
    changes.push({ column, of: null, before: before === undefined ? null : was[column], after: is[column] })
  }
  body.planned_sale = after ?? null
}
