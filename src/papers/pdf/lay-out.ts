/** Lays a paper out on sheets, as the page that browsers print does (`console/src/pages/papers/`). Pure. */
import type { PaperContent } from '../content.ts'
import { below, flow, later, lineHeight, makePen, type Pen, type Place } from './pen.ts'
import { printable, printableLines } from './printable.ts'
import { AREA, mm, type Sheet, type Typeface } from './sheet.ts'
import { goods } from './table.ts'

const { left, right } = AREA
const WIDTH = right - left

/** Sizes of letters. */
const TITLE = 20
const NAME = 13
const AMOUNT = 16
const TEXT = 10
const SMALL = 9
const SMALLEST = 8

/** The sheets of a paper, each with its number where there are several. */
export function layOut(content: PaperContent, typeface: Typeface): readonly Sheet[] {
  const pen = makePen(typeface)
  const paper = shown(content, typeface)
  let at: Place = { sheet: 0, y: AREA.top }
  at = title(pen, at, paper)
  at = later(recipient(pen, at, paper), issuer(pen, at, paper))
  at = flow(pen, below(at, mm(6)), paper.greeting, { x: left, size: TEXT, width: WIDTH })
  at = amount(pen, at, paper)
  if (paper.purpose !== null) at = flow(pen, at, paper.purpose, { x: left, size: TEXT, width: WIDTH })
  at = goods(pen, below(at, mm(5)), paper)
  at = sums(pen, below(at, mm(5)), paper)
  at = below(at, mm(6))
  for (const text of paper.foot) at = flow(pen, at, text, { x: left, size: SMALL, width: WIDTH })
  numberSheets(pen, paper)
  return pen.sheets
}

/** The same with every text as the typeface can show it. */
function shown(content: PaperContent, { has }: Typeface): PaperContent {
  const line = (text: string) => printable(text, has)
  return {
    ...content,
    to: { address: content.to.address.map(line), name: line(content.to.name) },
    issuer: { name: line(content.issuer.name), lines: content.issuer.lines.map(line) },
    rows: content.rows.map(row => ({ ...row, name: line(row.name), notes: row.notes.map(line) })),
    sums: content.sums.map(([name, value]) => [line(name), value]),
    foot: content.foot.flatMap(text => printableLines(text, has)),
  }
}

function title(pen: Pen, at: Place, { title: text, reissued }: PaperContent): Place {
  // Its letters stand together, for whoever looks for the word.
  pen.write(at, text, { x: left + (WIDTH - pen.widthOf(text, TITLE)) / 2, size: TITLE })
  if (reissued !== null) {
    const [mark, first] = reissued
    const box = { width: pen.widthOf(mark, NAME) + mm(6), height: lineHeight(NAME) }
    pen.draw(at, { kind: 'box', x: right - box.width, y: at.y, ...box })
    pen.write(at, mark, { x: right - box.width + mm(3), size: NAME, look: 'strong' })
    pen.writeTo(below(at, box.height + mm(1)), first, { x: right, size: SMALLEST })
  }
  return below(at, lineHeight(TITLE) + mm(8))
}

function recipient(pen: Pen, at: Place, { to }: PaperContent): Place {
  const width = mm(95)
  let place = at
  for (const line of to.address) place = flow(pen, place, line, { x: left, size: TEXT, width })
  place = below(flow(pen, place, to.name, { x: left, size: NAME, width }), mm(1))
  pen.draw(place, { kind: 'rule', x: left, y: place.y, length: width, weight: 0.75, look: 'plain' })
  return place
}

function issuer(pen: Pen, at: Place, { facts, issuer: { name, lines } }: PaperContent): Place {
  const setting = { x: right - mm(75), size: SMALL, width: mm(75) }
  let place = at
  for (const [label, value] of facts) {
    pen.write(place, label, setting)
    pen.writeTo(place, value, { ...setting, x: right })
    place = below(place, lineHeight(SMALL))
  }
  place = flow(pen, below(place, mm(3)), name, { ...setting, size: 11, look: 'strong' })
  for (const line of lines) place = flow(pen, place, line, setting)
  return place
}

function amount(pen: Pen, at: Place, { amount: named }: PaperContent): Place {
  if (named === null) return at
  const [label, value] = named
  const place = pen.room(below(at, mm(4)), lineHeight(AMOUNT) + mm(3))
  // Both stand on one line, though their letters are of two sizes.
  const width = pen.write(below(place, (AMOUNT - TEXT) * 1.13), label, { x: left, size: TEXT })
  const x = left + width + mm(6)
  const length = Math.max(mm(60), pen.widthOf(value, AMOUNT))
  pen.write(place, value, {
    ...{ x: x + (length - pen.widthOf(value, AMOUNT)) / 2, size: AMOUNT, look: 'strong' },
  })
  const under = below(place, lineHeight(AMOUNT))
  pen.draw(under, { kind: 'rule', x, y: under.y, length, weight: 1.5, look: 'plain' })
  return below(under, mm(3))
}

/** Tax on the left, what is added and taken off on the right, on one sheet wherever that has room for them. */
function sums(pen: Pen, at: Place, paper: PaperContent): Place {
  if (paper.total === null) return at
  const height = Math.max(paper.taxes.length, paper.sums.length + 2) * lineHeight(TEXT)
  const place = pen.room(at, height)
  return later(taxes(pen, place, paper), total(pen, place, paper, paper.total))
}

function taxes(pen: Pen, at: Place, { taxes: rates }: PaperContent): Place {
  let place = at
  for (const [rate, sum, tax] of rates) {
    place = pen.room(place, lineHeight(SMALL))
    pen.write(place, rate, { x: left, size: SMALL })
    pen.writeTo(place, sum, { x: left + mm(42), size: SMALL })
    pen.writeTo(place, tax, { x: left + mm(90), size: SMALL })
    place = below(place, lineHeight(SMALL) + mm(1))
    pen.draw(place, {
      ...{ kind: 'rule', x: left, y: place.y - mm(0.5), length: mm(90), weight: 0.5, look: 'grey' },
    })
  }
  return place
}

function total(
  pen: Pen,
  at: Place,
  { sums: named }: PaperContent,
  [label, value]: readonly [string, string],
) {
  const x = right - mm(75)
  let place = at
  for (const [name, sum] of named) {
    const room = mm(75) - pen.widthOf(sum, TEXT) - mm(3)
    // The sum stands beside the last line of its name.
    const end = flow(pen, pen.room(place, lineHeight(TEXT)), name, { x, size: TEXT, width: room })
    pen.writeTo(below(end, -lineHeight(TEXT)), sum, { x: right, size: TEXT })
    place = end
  }
  place = pen.room(place, lineHeight(12) + mm(2))
  pen.draw(place, { kind: 'rule', x, y: place.y + mm(1), length: mm(75), weight: 0.75, look: 'plain' })
  const last = below(place, mm(2))
  pen.write(last, label, { x, size: 12, look: 'strong' })
  pen.writeTo(last, value, { x: right, size: 12, look: 'strong' })
  return below(last, lineHeight(12))
}

/** A stack of sheets that fell down can be put in order again. */
function numberSheets(pen: Pen, { unique_key }: PaperContent): void {
  const count = pen.sheets.length
  if (count === 1) return
  for (const sheet of pen.sheets.keys()) {
    const text = `${unique_key}  ${sheet + 1} / ${count}`
    const x = left + (WIDTH - pen.widthOf(text, SMALLEST)) / 2
    pen.write({ sheet, y: AREA.bottom + mm(1) }, text, { x, size: SMALLEST, look: 'grey' })
  }
}
