/**
 * SQL statements as named values. They are written in `store.ts` files only, one per act, and sent as prepared
 * statements: planning anew each time costs up to two thirds of a page query's time.
 */

/** One SQL text with its name. `Row` is what it answers; the names are unique in the program. */
export interface Statement<Row> {
  readonly name: string
  readonly text: string
  /** Whether it only reads, and so may run where nothing can be written. */
  readonly reads: boolean
  /** Whether it only changes what no answer is remembered of, so that what was read in a calm holds (`calm.ts`). */
  readonly aside?: boolean
  /** Its twin that keeps the answer of its request as well (`kept-store.ts`), of some single writes. */
  readonly kept?: Statement<Row>
  /** Carries the row's type only; never set. */
  readonly row?: Row
}

/**
 * Filled while modules are loaded and not changed afterwards; the program itself never looks anything up in it. It is here
 * and not in a test because two statements of one name must not start: PostgreSQL would run either's text for both.
 */
const registry = new Map<string, Statement<unknown>>()

/** Declares a statement that only reads and takes no lock: it may run on a reader's connection, and later on a replica. */
export function reads<Row = Record<string, never>>(name: string, text: string): Statement<Row> {
  return declare({ name, text, reads: true })
}

/** Declares a statement that changes rows, takes an id of a sequence or holds rows until the transaction ends. */
export function writes<Row = Record<string, never>>(name: string, text: string): Statement<Row> {
  return declare({ name, text, reads: false })
}

/** Declares one as `writes` does, that only changes what no answer is remembered of, such as the log of calls. */
export function writesAside<Row = Record<string, never>>(name: string, text: string): Statement<Row> {
  return declare({ name, text, reads: false, aside: true })
}

/** Throws when the name is taken. */
function declare<Row>(declared: Statement<Row>): Statement<Row> {
  if (registry.has(declared.name)) throw new Error(`Two statements are named ${declared.name}`)
  registry.set(declared.name, declared)
  return declared
}

/** Every statement declared by the modules loaded so far; tests prepare each on the migrated schema, and look at plans. */
export function declaredStatements(): readonly Statement<unknown>[] {
  return [...registry.values()]
}
