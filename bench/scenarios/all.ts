/** All that is measured, by the shop that it is measured in. */
import { ORDER_READS } from '../cost/asked.ts'
import type { Bench } from '../support/bench.ts'
import type { Result } from '../support/result.ts'
import { measureCompleting, measureQuote } from './checkouts.ts'
import { measureImport, measureOrderImport } from './import.ts'
import { measureKeys } from './keys.ts'
import { measureLogging } from './logging.ts'
import { measureOrderRead, measureSearch, SEARCHES } from './orders.ts'
import { measureRead, READS } from './reads.ts'
import { measureTokenCheck } from './token-check.ts'
import { measureWrite, WRITES } from './writes.ts'

/** What is measured, in a shop of so many things. */
export interface Scenario {
  readonly name: string
  readonly measure: (bench: Bench, size: number) => Promise<Result | Result[]> | Result
}

/** In a shop of each number of items. */
export const OF_ITEMS: readonly Scenario[] = [
  ...READS.map(read => ({ name: read.name, measure: (bench: Bench) => measureRead(bench, read) })),
  ...WRITES.map(write => ({ name: write.name, measure: (bench: Bench) => measureWrite(bench, write) })),
  { name: 'keyed-stock', measure: measureKeys },
  { name: 'quote', measure: measureQuote },
  { name: 'complete-checkout', measure: measureCompleting },
]

/** In one shop, whatever its size. */
export const OF_ANY_SHOP: readonly Scenario[] = [
  { name: 'token-check', measure: measureTokenCheck },
  { name: 'logging-page', measure: bench => measureLogging(bench, 'logging-page', '/api/items') },
  { name: 'logging-item', measure: bench => measureLogging(bench, 'logging-item', '/api/items/1') },
  { name: 'import', measure: measureImport },
  { name: 'import-orders', measure: measureOrderImport },
]

/** In a shop of each number of orders. */
export const OF_ORDERS: readonly Scenario[] = [
  ...SEARCHES.map(search => ({
    name: search.name,
    measure: (bench: Bench, orders: number) => measureSearch(bench, search, orders),
  })),
  ...ORDER_READS.map(read => ({
    name: read.name,
    measure: (bench: Bench, orders: number) => measureOrderRead(bench, read, orders),
  })),
]

/** Under everything at once, which needs items and orders. */
export const MIXED_MEMORY = 'mixed-memory'

/** Of the program itself, which fills no shop. */
export const STARTS = ['first-start', 'later-start'] as const

/** The names of all. */
export const NAMES: readonly string[] = [
  ...[...OF_ITEMS, ...OF_ANY_SHOP, ...OF_ORDERS].map(({ name }) => name),
  MIXED_MEMORY,
  ...STARTS,
]
