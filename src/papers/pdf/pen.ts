/** Writes on sheets from above to below, and goes on on the next where there is no room. */
import { breakLines } from './break-lines.ts'
import { AREA, type Sheet, type TextMark, type Typeface } from './sheet.ts'

/** From line to line, in sizes of the letters. */
const LEADING = 1.5

/** Where in its line a letter stands, in sizes. */
const BASELINE = 1.13

/** A place on the sheets. */
export interface Place {
  /** From 0. */
  readonly sheet: number
  readonly y: number
}

/** How a text is set. */
interface Setting {
  readonly x: number
  readonly size: number
  readonly look?: TextMark['look']
}

/** What stands at the head of a sheet that is begun within something, and where that goes on. */
export type OnNewSheet = (at: Place) => Place

/** Writes on the sheets of one paper. */
export interface Pen {
  readonly sheets: readonly Sheet[]
  /** The place itself where so much has room there, else the beginning of the next sheet. */
  readonly room: (at: Place, height: number, onNewSheet?: OnNewSheet) => Place
  /** Draws there. */
  readonly draw: (at: Place, mark: Sheet[number]) => void
  /** A text on one line. Answers how wide it is. */
  readonly write: (at: Place, text: string, setting: Setting) => number
  /** The same with its end at a place. */
  readonly writeTo: (at: Place, text: string, setting: Setting) => void
  readonly linesOf: (text: string, size: number, width: number) => readonly string[]
  readonly widthOf: (text: string, size: number) => number
}

/** How high a line of such letters is. */
export function lineHeight(size: number): number {
  return size * LEADING
}

/** A place so much further below. */
export function below({ sheet, y }: Place, height: number): Place {
  return { sheet, y: y + height }
}

/** The later one of two. */
export function later(one: Place, other: Place): Place {
  return one.sheet > other.sheet || (one.sheet === other.sheet && one.y > other.y) ? one : other
}

/** Takes up a pen. */
export function makePen(typeface: Typeface): Pen {
  const sheets: Sheet[] = []
  const sheetAt = (index: number): Sheet => {
    while (sheets.length <= index) sheets.push([])
    return sheets[index] as Sheet
  }
  const widthOf = (text: string, size: number): number => {
    let width = 0
    for (const letter of text) width += typeface.widthOf(letter)
    return width * size
  }
  const write = (at: Place, text: string, { x, size, look = 'plain' }: Setting): number => {
    if (text === '') return 0
    const baseline = at.y + size * BASELINE
    sheetAt(at.sheet).push({ kind: 'text', x, baseline, size, text, look })
    return widthOf(text, size)
  }
  return {
    sheets,
    room(at, height, onNewSheet = place => place) {
      if (at.y + height <= AREA.bottom) return at
      return onNewSheet({ sheet: at.sheet + 1, y: AREA.top })
    },
    draw: (at, mark) => {
      sheetAt(at.sheet).push(mark)
    },
    write,
    writeTo: (at, text, setting) => {
      write(at, text, { ...setting, x: setting.x - widthOf(text, setting.size) })
    },
    linesOf: (text, size, width) => breakLines(text, width / size, typeface.widthOf),
    widthOf,
  }
}

/** How lines are set, and what is done where they go on on another sheet. */
type LinesSetting = Setting & { readonly onNewSheet?: OnNewSheet }

/** Lines, one below the other. Answers the place below. */
export function stack(
  pen: Pen,
  at: Place,
  lines: readonly string[],
  { onNewSheet, ...setting }: LinesSetting,
): Place {
  let place = at
  for (const line of lines) {
    place = pen.room(place, lineHeight(setting.size), onNewSheet)
    pen.write(place, line, setting)
    place = below(place, lineHeight(setting.size))
  }
  return place
}

/** A text in as many lines as it needs within a width. Answers the place below. */
export function flow(
  pen: Pen,
  at: Place,
  text: string,
  { width, ...setting }: LinesSetting & { readonly width: number },
): Place {
  return stack(pen, at, pen.linesOf(text, setting.size, width), setting)
}
