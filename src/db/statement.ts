/**
 * SQL statements as named values. They are written in `store.ts` files only, one per act, and sent as prepared
 * statements: planning anew each time costs up to two thirds of a page query's time.
 */

/** One SQL text with its name. `Row` is what it answers; the names are unique in the program. */
export interface Statement<Row> {
  readonly name: string
  readonly text: string
  /** Whether it takes no lock that a reader would not take: a plain `select`. */
  readonly reads: boolean
  /** Carries the row's type only; never set. */
  readonly row?: Row
}

const registry = new Map<string, Statement<unknown>>()

/** Declares a statement. Throws when the name is taken, since PostgreSQL would run the first text under it. */
export function statement<Row = Record<string, never>>(name: string, text: string): Statement<Row> {
  if (registry.has(name)) throw new Error(`Two statements are named ${name}`)
  const reads = /^\s*select\b/i.test(text) && !/\bfor (no key update|update|share|key share)\b/i.test(text)
  const declared: Statement<Row> = { name, text, reads }
  registry.set(name, declared)
  return declared
}

/** Every statement declared by the modules loaded so far; a test prepares each on the migrated schema. */
export function declaredStatements(): readonly Statement<unknown>[] {
  return [...registry.values()]
}
