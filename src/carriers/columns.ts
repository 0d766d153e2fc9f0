/** Columns of a file for a carrier's program, each with what it takes. Pure. */
import { cutAt, widthOf } from './cp932.ts'
import type { Contract, Label } from './label.ts'

/** A column: its name as its maker has it, how many bytes it takes at most, and what stands there; nothing when left out. */
export interface LabelColumn {
  readonly name: string
  readonly bytes?: number
  /** Whether people write what stands there, who may be strangers: a spreadsheet must not take it for a formula (R-LABEL-1). */
  readonly free?: true
  readonly value?: (label: Label, contract: Contract) => string
}

/** A layout of columns. */
export interface Layout {
  readonly columns: readonly LabelColumn[]
  /** Whether the first line names the columns. */
  readonly header: boolean
}

/** Columns in which nothing stands. */
export function empty(...names: readonly string[]): LabelColumn[] {
  return names.map(name => ({ name }))
}

/** A column in which always the same stands. */
export function always(name: string, value: string): LabelColumn {
  return { name, value: () => value }
}

/** What a spreadsheet takes for the beginning of a formula, and how it is printed in its place. */
const FORMULA = /^[=+\-@]/
const FULL_WIDTH: Readonly<Record<string, string>> = { '=': '＝', '+': '＋', '-': '－', '@': '＠' }

/** A text as a field may begin. */
function noFormula(text: string): string {
  return text.replace(FORMULA, sign => FULL_WIDTH[sign] ?? sign)
}

/** A text that people write over several columns, each of so many bytes: what is left of one goes on in the next. */
export function spread(
  names: readonly string[],
  bytes: number,
  text: (label: Label) => string,
): LabelColumn[] {
  return names.map((name, index) => ({
    ...{ name, free: true },
    // The last one tells whether something is left.
    ...(index === names.length - 1 ? { bytes } : {}),
    value: label => {
      let rest = text(label)
      // Each part begins a field, in which a sign is wider.
      for (let before = 0; before < index; before++) rest = cutAt(noFormula(rest), bytes)[1]
      return index === names.length - 1 ? rest : cutAt(noFormula(rest), bytes)[0]
    },
  }))
}

/** A line of a file, and the names of the columns in which not all had room. */
export function lineOf(
  { columns }: Layout,
  label: Label,
  contract: Contract,
): { readonly fields: string[]; readonly cut: string[] } {
  const cut: string[] = []
  const fields = columns.map(({ name, bytes, value, free }) => {
    const said = value?.(label, contract) ?? ''
    const text = free ? noFormula(said) : said
    if (bytes === undefined || widthOf(text) <= bytes) return text
    cut.push(name)
    return cutAt(text, bytes)[0]
  })
  return { fields, cut }
}

/** The lines as CSV with all fields in quotation marks, each line with CRLF. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return lines.map(fields => `${fields.map(field => `"${field}"`).join(',')}\r\n`).join('')
}

/** 2026-11-22 as 2026/11/22, or with another sign between. */
export function dayWith(sign: string, day: string | null): string {
  return day === null ? '' : day.replaceAll('-', sign)
}
