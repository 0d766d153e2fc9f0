/** The lines of a purchase together: limits and stock hold for all lines of an item, whatever their order (R-BUY-10). Pure. */
import type { AskedLine, LinePricing, LineProblem, SaleItem } from '../priced-line.ts'
import { priceLine } from './price-line.ts'

/** What lines come to together. */
export interface LinesPricing {
  /** One for each line, in their order; pointers begin at the line. */
  readonly lines: readonly LinePricing[]
  /** Those of all lines; pointers begin with `/lines/N`. */
  readonly problems: readonly LineProblem[]
  /** Yen of the lines that can be bought. */
  readonly total: number
}

/** Prices lines at a time by their items, which were all read at once. */
export function priceLines(
  items: ReadonlyMap<number, SaleItem>,
  lines: readonly AskedLine[],
  now: Date,
): LinesPricing {
  const claims = claimsOf(lines)
  const priced = lines.map(line =>
    priceLine(items.get(line.item_id), line, now, {
      ofItem: claims.get(itemKey(line)) ?? 0,
      ofPiece: claims.get(pieceKey(line)) ?? 0,
    }),
  )
  return {
    lines: priced,
    problems: priced.flatMap(({ problems }, index) =>
      problems.map(problem => ({ ...problem, pointer: `/lines/${index}${problem.pointer}` })),
    ),
    total: priced.reduce(
      (sum, { line, problems }) => sum + (problems.length === 0 ? (line?.total ?? 0) : 0),
      0,
    ),
  }
}

const itemKey = ({ item_id }: AskedLine) => `${item_id}`
const pieceKey = ({ item_id, variation_id }: AskedLine) => `${item_id}/${variation_id}`

/** Pieces asked for, by item and by item and variation. */
function claimsOf(lines: readonly AskedLine[]): ReadonlyMap<string, number> {
  const claims = new Map<string, number>()
  for (const line of lines) {
    for (const key of [itemKey(line), pieceKey(line)]) claims.set(key, (claims.get(key) ?? 0) + line.amount)
  }
  return claims
}
