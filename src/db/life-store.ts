/** The life of a database: a short text that begins anew when it is restored to an earlier state (docs/decisions/047-lives-of-a-database.md). */
import type { Connection } from './database.ts'
import { reads, writes } from './statement.ts'

const FIND = reads<{ life: string }>('database_lives.find', 'select life from database_lives')

/** That of this database. */
export async function findLife(db: Connection): Promise<string> {
  const [row] = await db.query(FIND)
  if (row === undefined) throw new Error('The database has no life')
  return row.life
}

const IS_THERE = reads<{ there: boolean }>(
  'database_lives.is_there',
  "select to_regclass('database_lives') is not null as there",
)

const BEGIN = writes(
  'database_lives.begin',
  "update database_lives set life = left(replace(gen_random_uuid()::text, '-', ''), 8)",
)

/** Begins another. A database of before lives were told gets its first with its next migration. */
export async function beginLife(db: Connection): Promise<void> {
  const [row] = await db.query(IS_THERE)
  if (row?.there) await db.query(BEGIN)
}
