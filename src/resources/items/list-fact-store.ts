/**
 * What follows from all items of a shop, such as how many there are. It is worked out again only when the list has changed, which the database is
 * asked each time: of a million items that takes 0.1 s.
 */
import type { Connection } from '../../db/database.ts'
import { reads, type Statement } from '../../db/statement.ts'
import { lastUsed } from '../../lib/last-used.ts'
import { byOneServer, byVersions } from '../../lib/versioned-memory.ts'
import { changesOf } from './list-changes.ts'

/** Shops of which a fact is remembered. */
const MAX_SHOPS = 1000

/** How often the list had changed, and the fact; null where that is what it was. */
interface Told<Value> {
  readonly changes: string
  readonly fact: { readonly is: Value } | null
}

/** A fact, as a statement. */
export type ListFact<Value> = Statement<Told<Value>>

/** Declares a fact: `sql` is an expression of the shop $1, which may tell of items their ids, whether they are shown, and where they stand. */
export function listFact<Value>(name: string, sql: string): ListFact<Value> {
  return reads<Told<Value>>(
    name,
    `select changes, case when changes = $2 then null else json_build_object('is', ${sql}) end as fact
     from (select ${changesOf('list_order')} as changes offset 0) list`,
  )
}

/** Makes a function that tells it of a shop. */
export function rememberFact<Value extends {}>(
  db: Connection,
  statement: ListFact<Value>,
): (shopId: number) => Promise<Value> {
  const known = byVersions(lastUsed<number, { readonly changes: string; readonly is: Value }>(MAX_SHOPS))
  const look = async (shopId: number): Promise<Value> => {
    const last = known.get(shopId)
    const [told] = await db.query(statement, [shopId, last?.changes ?? null])
    if (told === undefined) throw new Error(`${statement.name} answered no row`)
    if (told.fact === null && last !== undefined) return last.is
    if (told.fact === null) throw new Error(`${statement.name} left out what nobody knows`)
    known.set(shopId, { changes: told.changes, is: told.fact.is })
    return told.fact.is
  }
  return shopId => byOneServer(() => look(shopId))
}
