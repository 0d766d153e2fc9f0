/** Reading the tracking numbers out of a file that a carrier's program has written. Pure. */
import { parse } from 'csv-parse/browser/esm/sync'
import { type Carrier, MAX_LABELS } from '../../../../src/carriers/kinds.ts'

/** A line with an order's reference and its number. */
interface TrackingLine {
  readonly reference: string
  readonly tracking_number: string
}

/** What was read, or why nothing was. */
export type TrackingFile =
  | { readonly carrier: Carrier; readonly lines: readonly TrackingLine[]; readonly without: number }
  | { readonly fault: 'unreadable' | 'no_csv' | 'no_columns' | 'no_lines' | 'too_many' }

/** How each carrier's program calls the two columns; names are compared without spaces, width and the kana's spelling. */
const COLUMNS: readonly (readonly [carrier: Carrier, reference: RegExp, number: RegExp])[] = [
  ['yupack', /^お客様側管理番号$/, /^お問い?合わ?せ番号$/],
  ['yamato', /^お客様管理番号$/, /^伝票番号$/],
  ['sagawa', /^お客様管理(番号|ナンバー)$/, /^お問い?合わ?せ送り状no\.?$/i],
]

/** Bytes as text: UTF-8 where they are that, else CP932. */
function decodeFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}

/** Reads a file that was chosen, which may be gone by then, or on a disk that is away. */
export async function openTrackingFile(chosen: Pick<Blob, 'arrayBuffer'>): Promise<TrackingFile> {
  try {
    return readTrackingFile(decodeFile(await chosen.arrayBuffer()))
  } catch {
    return { fault: 'unreadable' }
  }
}

/** The lines of a file that have a number. A file of Yamato's may lack the names of its columns. */
export function readTrackingFile(text: string): TrackingFile {
  let rows: string[][]
  try {
    rows = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, relax_quotes: true })
  } catch {
    return { fault: 'no_csv' }
  }
  const [head = [], ...rest] = rows
  const found = columnsOf(head)
  const unnamed = found === undefined && /^[A-Za-z0-9]{16}$/.test(head[0] ?? '') && head.length > 3
  if (found === undefined && !unnamed) return { fault: 'no_columns' }
  const { carrier, reference, number } = found ?? { carrier: 'yamato' as const, reference: 0, number: 3 }
  const all = (unnamed ? rows : rest).map(row => ({
    reference: (row[reference] ?? '').trim(),
    tracking_number: numberIn(row[number] ?? ''),
  }))
  const lines = all.filter(line => line.reference !== '' && line.tracking_number !== '')
  if (lines.length === 0) return { fault: 'no_lines' }
  if (lines.length > MAX_LABELS) return { fault: 'too_many' }
  return { carrier, lines, without: all.length - lines.length }
}

/** What a field says as a tracking number; empty for `4.00012E+11`, which a spreadsheet that saved the file has made of one. */
function numberIn(field: string): string {
  const text = field.normalize('NFKC').trim()
  return /^\d(\.\d+)?e[+-]?\d+$/i.test(text) ? '' : text.replaceAll(/[^0-9A-Za-z-]/g, '')
}

function columnsOf(head: readonly string[]) {
  const names = head.map(name => name.normalize('NFKC').replaceAll(/\s/g, ''))
  for (const [carrier, isReference, isNumber] of COLUMNS) {
    const reference = names.findIndex(name => isReference.test(name))
    const number = names.findIndex(name => isNumber.test(name))
    if (reference >= 0 && number >= 0) return { carrier, reference, number }
  }
  return undefined
}
