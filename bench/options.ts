/** The arguments of `npm run bench`. */
import { parseArgs } from 'node:util'

/** How much is measured. */
export interface Options {
  /** Names of scenarios; empty means all. */
  readonly only: readonly string[]
  /** Items in the shop, one database for each number. */
  readonly sizes: readonly number[]
  /** Orders in the shop of the scenarios of orders, one database for each number. */
  readonly orders: readonly number[]
  /** How often each target has its turn; when two commits are compared, how often both are started. */
  readonly rounds: number
  /** Minutes of the load under which the memory is measured. */
  readonly minutes: number
  /** Seconds of a turn. */
  readonly seconds: number
  /** Items in the file that is imported. */
  readonly importedItems: number
  /** Real orders in the file that is imported. */
  readonly importedOrders: number
  /** A commit with which what is checked out is compared; nothing else is measured then. */
  readonly compare: string | undefined
  /** Whether the results are written to bench/results. */
  readonly save: boolean
}

const USAGE = `node bench/main.ts [--quick] [--only NAME,…] [--sizes N,…] [--orders N,…] [--rounds N] [--seconds N] [--minutes N] [--no-save]
node bench/main.ts --compare COMMIT [--only NAME,…] [--sizes N] [--orders N] [--rounds N]`

/** Reads the arguments. Throws with the usage when they are not understood. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      sizes: { type: 'string' },
      orders: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      minutes: { type: 'string' },
      save: { type: 'boolean' },
      compare: { type: 'string' },
    },
  })
  const { compare } = values
  // Two shops are filled for it, whose size does not matter where nothing is said.
  const quick = values.quick || compare !== undefined
  return {
    only: values.only.flatMap(names => names.split(',')),
    sizes: (values.sizes ?? (quick ? '1000' : '1000,100000')).split(',').map(wholeNumber),
    orders: (values.orders ?? (quick ? '2000' : '200000,1000000')).split(',').map(wholeNumber),
    rounds: wholeNumber(values.rounds ?? (compare !== undefined ? '6' : quick ? '2' : '5')),
    minutes: values.minutes === undefined ? (quick ? 0.1 : 10) : wholeNumber(values.minutes),
    seconds: wholeNumber(values.seconds ?? (quick ? '1' : '4')),
    importedItems: quick ? 500 : 10_000,
    importedOrders: quick ? 500 : 18_786,
    compare,
    // Figures of a short run are noise; they are kept only when asked for.
    save: values.save ?? !quick,
  }
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`${JSON.stringify(text)} is not a whole number above 0. ${USAGE}`)
  return Number(text)
}
