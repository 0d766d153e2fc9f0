/** The file as a table: encoding, columns under any of their names. Runs in browsers, too. */
import { CsvError as ParserError, parse } from 'csv-parse/sync'
import { FIELDS, type Field, findColumns, missingColumns } from './columns.ts'

/** One row of the file. Fields that the file has no column for, or that are blank, are the empty string. */
export interface Row extends Readonly<Record<Field, string>> {
  /** The line of the file on which the row begins, from 1; a row can span many. */
  readonly line: number
}

/** What the file holds. */
export interface Table {
  readonly rows: readonly Row[]
  readonly fields: ReadonlySet<Field>
}

/** The file as a whole cannot be read; the message says where and what would be right. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** Reads a product CSV. Throws an `UnreadableFile` when any part of it is not as it should be. */
export function parseCsv(bytes: Uint8Array): Table {
  const [header, ...records] = parseRecords(decode(bytes))
  if (header === undefined)
    throw new UnreadableFile('The file is empty; it should be a product CSV as Shopify exports it.')
  const columns = findColumns(header.cells)
  const missing = missingColumns(columns)
  if (missing.length > 0) throw new UnreadableFile(explainMissing(missing, header.cells))
  const rows = records.map(({ line, cells }): Row => {
    const extra = cells.findIndex((cell, index) => index >= header.cells.length && cell.trim() !== '')
    if (extra >= 0) {
      throw new UnreadableFile(
        `Line ${line} has ${extra + 1} cells where the header has ${header.cells.length} columns; a quote or a comma is probably misplaced there.`,
      )
    }
    const value = (field: Field) => cells[columns.get(field) ?? -1] ?? ''
    return {
      line,
      ...(Object.fromEntries(FIELDS.map(field => [field, value(field)])) as Record<Field, string>),
    }
  })
  return { rows, fields: new Set(columns.keys()) }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new UnreadableFile('The file is UTF-16; save it as CSV in UTF-8.')
  }
  const text = tryDecode(bytes)
  if (text !== undefined) return text
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const newline = bytes.indexOf(0x0a, start)
    const end = newline < 0 ? bytes.length : newline + 1
    if (tryDecode(bytes.subarray(start, end)) === undefined) break
    start = end
  }
  throw new UnreadableFile(
    `Line ${line} is not UTF-8, as Shopify writes it; a spreadsheet has probably saved the file anew. Save it as "CSV UTF-8", or export it again.`,
  )
}

function tryDecode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

interface Parsed {
  readonly line: number
  readonly cells: readonly string[]
}

/** Splits the text, keeping count of lines; line ends are LF or CRLF, also both in one file, CR only where there is no LF. */
function parseRecords(text: string): Parsed[] {
  const records: Parsed[] = []
  const lineEnd = text.includes('\n') ? '\n' : '\r'
  let line = 1
  try {
    parse(text, {
      record_delimiter: lineEnd === '\n' ? ['\r\n', '\n'] : ['\r'],
      relax_column_count: true,
      on_record: (cells: string[]) => {
        if (cells.some(cell => cell.trim() !== '')) records.push({ line, cells })
        line += cells.reduce((lines, cell) => lines + cell.split(lineEnd).length - 1, 1)
        return null
      },
    })
  } catch (error) {
    throw explainParser(error, line)
  }
  return records
}

function explainParser(error: unknown, line: number): unknown {
  if (!(error instanceof ParserError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableFile(`The row that begins on line ${line} opens a quote that is never closed.`)
  }
  return new UnreadableFile(
    `The row that begins on line ${line} has a quote where none may stand; a cell that holds quotes is wrapped in quotes, and each inside is doubled.`,
  )
}

function explainMissing(missing: readonly string[], header: readonly string[]): string {
  const names = `The header has no column ${missing.join(', ')}`
  const semicolons = header.length === 1 && (header[0] ?? '').includes(';')
  const reason = semicolons
    ? 'its cells are separated by semicolons. Save the file with commas'
    : 'this is not a product CSV as Shopify exports it (Products, Export)'
  return `${names}: ${reason}.`
}
