/** What two pairs of turns and more tell of a kind of request: whether it has become dearer. */
import { median, quantile } from '../support/statistics.ts'

/** A difference is told when nine of ten pairs of turns are on the same side of it. */
const SHARE = 0.1

/** Microseconds of processor time a request, of two turns beside each other. */
export interface Pair {
  readonly before: number
  readonly after: number
}

/** What came of a kind of request. */
export interface Compared extends Pair {
  readonly name: string
  /** After over before: of the middle pair of turns, and of the pairs that nine of ten are above and below. */
  readonly ratio: readonly [low: number, middle: number, high: number]
  /** Undefined where the pairs do not agree. */
  readonly moved: 'dearer' | 'cheaper' | undefined
}

/** Judges all pairs of turns of a kind of request. */
export function comparedOf(name: string, pairs: readonly Pair[]): Compared {
  const ratios = pairs.map(({ before, after }) => after / before)
  const [low, high] = [quantile(ratios, SHARE), quantile(ratios, 1 - SHARE)]
  return {
    name,
    before: median(pairs.map(({ before }) => before)),
    after: median(pairs.map(({ after }) => after)),
    ratio: [low, median(ratios), high],
    moved: low > 1 ? 'dearer' : high < 1 ? 'cheaper' : undefined,
  }
}
