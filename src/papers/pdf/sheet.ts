/** A sheet of paper, as a list of what is drawn on it. Lengths are in points, from the upper left corner. */

const MM = 72 / 25.4

/** Millimetres in points. */
export function mm(length: number): number {
  return length * MM
}

/** A4. */
export const SHEET = { width: mm(210), height: mm(297) } as const

/** What is printed on: as wide as printers of offices and homes reach, and as the page that browsers print. */
export const AREA = { left: mm(15), right: mm(195), top: mm(15), bottom: mm(279) } as const

/** A piece of one line. */
export interface TextMark {
  readonly kind: 'text'
  readonly x: number
  /** Where its letters stand. */
  readonly baseline: number
  readonly size: number
  readonly text: string
  readonly look: 'plain' | 'strong' | 'grey'
}

/** A straight line across. */
interface RuleMark {
  readonly kind: 'rule'
  readonly x: number
  readonly y: number
  readonly length: number
  readonly weight: number
  readonly look: 'plain' | 'grey'
}

/** An empty box. */
interface BoxMark {
  readonly kind: 'box'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** All on one sheet, in the order in which it is read. */
export type Sheet = (TextMark | RuleMark | BoxMark)[]

/** What must be known of letters to lay them out. */
export interface Typeface {
  readonly has: (codePoint: number) => boolean
  /** How wide a letter of size 1 is. */
  readonly widthOf: (letter: string) => number
}
