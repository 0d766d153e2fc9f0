/** Files of values with commas as texts: read in the encodings that Japanese programs write, written so that they open. Pure. */
import { readCells } from '../../../ui/read-cells.ts'

/** The text of a file: UTF-8 with or without its mark, else Shift_JIS. */
export function decodeFile(bytes: ArrayBuffer): {
  readonly text: string
  readonly encoding: 'UTF-8' | 'Shift_JIS'
} {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('shift_jis').decode(bytes), encoding: 'Shift_JIS' }
  }
}

/**
 * What a spreadsheet would take for a formula, and what keeps it from that. A number below nought is none; what begins with the
 * apostrophe already gets one more, so that what is read is what was written.
 */
const FORMULA = /^'*[=+\-@\t]/
const NUMBER = /^-\d+(?:\.\d+)?$/
const KEPT = /^'(?='*[=+\-@\t])/

/** The rows of a file. */
export function readRows(text: string): string[][] {
  return readCells(text).map(row => row.map(cell => cell.replace(KEPT, '')))
}

/** The text of a file, with the mark by which spreadsheets know UTF-8. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(row => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}

function writeCell(cell: string): string {
  const safe = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
