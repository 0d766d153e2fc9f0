/** What a buyer is told for whom there is too little (R-PLACE-4, R-CHECKOUT-7). */
import { Problem, type Violation } from '../../../http/problems.ts'
import type { ShortLine } from './placement.ts'

const TYPE = 'checkouts/out-of-stock'
const DETAIL = 'Others were faster: there is too little in stock. Nothing was bought.'

/** Too little of some lines. Undoes what it is thrown in, and is told as it is where that is the commit of a call. */
export class OutOfStock extends Problem {
  readonly lines: readonly ShortLine[]

  constructor(lines: readonly ShortLine[]) {
    const told = lines.map(({ line, wanted, stock }) => ({
      ...{ line, detail: `wants ${wanted}, and there are ${stock} left` },
    }))
    super(TYPE, DETAIL, { violations: atLines(told) })
    this.lines = lines
  }
}

/** A line by its place, and what is wrong with it. */
interface ToldLine {
  readonly line: number
  readonly detail: string
}

/** The same in the words in which the lines were quoted. */
export function outOfStock(lines: readonly ToldLine[]): Problem {
  return new Problem(TYPE, DETAIL, { violations: atLines(lines) })
}

function atLines(lines: readonly ToldLine[]): Violation[] {
  return lines.map(({ line, detail }) => ({ pointer: `/lines/${line}`, detail }))
}
