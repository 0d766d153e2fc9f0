/** Fees of prefectures as they are copied from a spreadsheet or a carrier's list. Pure. */
import { PREFECTURES } from '../../ui/prefectures.ts'

/** What was found in a text. */
export interface FeeTable {
  /** The fees of a row, from left to right, by prefecture. */
  readonly fees: ReadonlyMap<string, readonly number[]>
  /** Rows with numbers in which no prefecture was found. */
  readonly unread: readonly string[]
}

const SUFFIX = /[都府県]$/u

/** The whole name by everything that it is called. */
const NAMES: ReadonlyMap<string, string> = new Map(
  PREFECTURES.flatMap(([name, latin]): [string, string][] => [
    [name, name],
    [name === '北海道' ? name : name.replace(SUFFIX, ''), name],
    [latin.toLowerCase(), name],
  ]),
)

/**
 * Reads rows of prefectures and fees. A row can name several prefectures, such as 青森・岩手・秋田, in short or in whole; 47 rows
 * of fees without names are those of the prefectures from north to south. What stands above the first fees is a heading.
 */
export function readFeeTable(text: string): FeeTable {
  const rows = text
    .normalize('NFKC')
    .split(/\r?\n/)
    .map(line => ({ line: line.trim(), ...readRow(line) }))
    .filter(({ line }) => line !== '')
  const withFees = rows.filter(row => row.fees.length > 0)
  if (withFees.length === PREFECTURES.length && withFees.every(({ names }) => names.length === 0)) {
    const inOrder = PREFECTURES.map(([name], at): [string, readonly number[]] => [
      name,
      withFees[at]?.fees ?? [],
    ])
    return { fees: new Map(inOrder), unread: [] }
  }
  const first = rows.findIndex(({ names }) => names.length > 0)
  return {
    fees: new Map(withFees.flatMap(({ names, fees }) => names.map(name => [name, fees] as const))),
    unread: rows.flatMap(({ line, names, fees }, at) =>
      names.length === 0 && fees.length > 0 && at > first ? [line] : [],
    ),
  }
}

function readRow(line: string): { readonly names: readonly string[]; readonly fees: readonly number[] } {
  const names: string[] = []
  const fees: number[] = []
  // A comma between digits belongs to the number; elsewhere it parts names.
  for (const part of line.split(/[\t・、/()|]|\s+|,(?!\d{3}(?!\d))/u)) {
    const name = NAMES.get(part.trim().toLowerCase())
    if (name !== undefined) names.push(name)
    const yen = /^[¥\\]?(\d{1,3}(?:,\d{3})+|\d{1,9})円?$/u.exec(part.trim())?.[1]
    if (yen !== undefined) fees.push(Number(yen.replaceAll(',', '')))
  }
  return { names, fees }
}
