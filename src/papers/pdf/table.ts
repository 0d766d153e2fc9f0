/** The table of goods on a paper, with its heads on every sheet. Pure. */
import type { ContentRow, PaperContent } from '../content.ts'
import { below, lineHeight, type OnNewSheet, type Pen, type Place, stack } from './pen.ts'
import { AREA, mm } from './sheet.ts'

const TEXT = 10
const SMALLEST = 8

/** Above, below and beside what stands in a cell. */
const PADDING = { block: mm(1.2), inline: mm(2) }

/** So high a line of the table can be kept on one sheet. */
const HIGHEST = (AREA.bottom - AREA.top) / 2

/** Where the table's columns are: names from the left, and the ends of the others. */
interface Columns {
  readonly width: number
  readonly ends: readonly number[]
}

/** Writes the table. Answers the place below. */
export function goods(pen: Pen, at: Place, paper: PaperContent): Place {
  const columns = columnsOf(pen, paper)
  const begin: OnNewSheet = place => heads(pen, place, paper, columns)
  // A head without a line would be of no use.
  let place = begin(pen.room(at, 3 * lineHeight(TEXT)))
  for (const row of paper.rows) place = rowOf(pen, place, row, columns, begin)
  return place
}

/** The columns of figures are as wide as the widest of them, and what is left is for names. */
function columnsOf(pen: Pen, { heads: [, ...others], rows }: PaperContent): Columns {
  const widths = others.map((head, index) =>
    rows.reduce(
      (widest, { cells }) => Math.max(widest, pen.widthOf(cells[index] ?? '', TEXT)),
      pen.widthOf(head, TEXT),
    ),
  )
  const ends = widths.map((_, index) => {
    const behind = widths.slice(index + 1)
    return AREA.right - behind.reduce((sum, width) => sum + width + 2 * PADDING.inline, PADDING.inline)
  })
  const taken = widths.reduce((sum, width) => sum + width + 2 * PADDING.inline, 0)
  return { width: AREA.right - AREA.left - taken - 2 * PADDING.inline, ends }
}

function heads(
  pen: Pen,
  at: Place,
  { heads: [first = '', ...others] }: PaperContent,
  { ends }: Columns,
): Place {
  const rule = (place: Place) => across(pen, place, 'plain')
  rule(at)
  const place = below(at, PADDING.block)
  pen.write(place, first, { x: AREA.left + PADDING.inline, size: TEXT, look: 'strong' })
  for (const [index, head] of others.entries()) {
    pen.writeTo(place, head, { x: ends[index] ?? AREA.right, size: TEXT, look: 'strong' })
  }
  const end = below(place, lineHeight(TEXT) + PADDING.block)
  rule(end)
  return end
}

function rowOf(
  pen: Pen,
  at: Place,
  row: ContentRow,
  { width, ends }: Columns,
  onNewSheet: OnNewSheet,
): Place {
  const name = pen.linesOf(row.name, TEXT, width)
  const notes = row.notes.flatMap(note => pen.linesOf(note, SMALLEST, width))
  const small = notes.length + (row.later === null ? 0 : 1)
  const height = name.length * lineHeight(TEXT) + small * lineHeight(SMALLEST) + 2 * PADDING.block
  // What takes most of a sheet begins where it is, and goes on on the next.
  const kept = height > HIGHEST ? lineHeight(TEXT) + PADDING.block : height
  const place = below(pen.room(at, kept, onNewSheet), PADDING.block)
  for (const [index, cell] of row.cells.entries()) {
    pen.writeTo(place, cell, { x: ends[index] ?? AREA.right, size: TEXT })
  }
  const setting = { x: AREA.left + PADDING.inline, onNewSheet }
  let end = stack(pen, place, name, { ...setting, size: TEXT })
  if (row.later !== null) end = boxed(pen, end, row.later, setting.x, onNewSheet)
  end = below(stack(pen, end, notes, { ...setting, size: SMALLEST, look: 'grey' }), PADDING.block)
  across(pen, end, 'grey')
  return end
}

function boxed(pen: Pen, at: Place, text: string, x: number, onNewSheet: OnNewSheet): Place {
  const place = pen.room(at, lineHeight(SMALLEST), onNewSheet)
  const width = pen.write(place, text, { x: x + mm(1.5), size: SMALLEST })
  pen.draw(place, { kind: 'box', x, y: place.y, width: width + mm(3), height: lineHeight(SMALLEST) - 1 })
  return below(place, lineHeight(SMALLEST))
}

function across(pen: Pen, at: Place, look: 'plain' | 'grey'): void {
  const length = AREA.right - AREA.left
  pen.draw(at, { kind: 'rule', x: AREA.left, y: at.y, length, weight: look === 'plain' ? 0.75 : 0.5, look })
}
