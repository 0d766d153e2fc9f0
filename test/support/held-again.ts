/** Queries in a statement that hold rows, at a place where PostgreSQL may run them more than once. */
import { parse } from 'libpg-query'

/** What is run once, whatever the plan: a CTE (of one that holds rows), and what an insert takes its rows from. */
const RUN_ONCE = new Set(['ctequery', 'selectStmt'])

/**
 * How many queries in a statement hold rows at a place that is not run once. In a condition or a join one is run anew for each
 * row of the other side where the plan is a nested loop without memory, as it is when PostgreSQL has last counted a single row:
 * it passes over what the statement has changed already and holds the next ones, so that its limit holds for each time alone.
 */
export async function heldAgain(text: string): Promise<number> {
  const { stmts } = (await parse(text)) as { readonly stmts: readonly { readonly stmt: unknown }[] }
  return stmts.reduce((sum, { stmt }) => sum + countIn(stmt, true), 0)
}

function countIn(node: unknown, isRunOnce: boolean): number {
  if (typeof node !== 'object' || node === null) return 0
  return Object.entries(node).reduce((sum, [kind, body]) => {
    const holds = kind === 'SelectStmt' && (body as { lockingClause?: unknown }).lockingClause !== undefined
    return sum + (holds && !isRunOnce ? 1 : 0) + countIn(body, RUN_ONCE.has(kind))
  }, 0)
}
