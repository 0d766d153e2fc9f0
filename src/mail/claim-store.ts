/**
 * Mails that are in hand: whoever sends one holds an advisory lock of PostgreSQL on it, on a connection of its own, for as long
 * as that takes. When the process is killed its connection ends and the lock with it, and another takes the mail at once.
 */
import type { Connection } from '../db/database.ts'
import { writes } from '../db/statement.ts'
import type { MailKey } from './store.ts'

/** The lock of a mail: 64 bits of its name, apart from other locks but by a chance of 2^-64. */
const LOCK = `hashtextextended('mail:' || shop_id || ':' || id, 0)`

const LIMIT_TIME = writes('mails.limit_time', `select set_config('statement_timeout', $1::text, false)`)

/** Bounds what is asked on the connection; to be said by a statement, since PgBouncer refuses whoever brings it with the first message. */
export async function limitTime(connection: Connection, timeoutMs: number): Promise<void> {
  await connection.query(LIMIT_TIME, [String(timeoutMs)])
}

/** So many are looked at: more than all servers of a database have in hand. */
const MAX_LOOKED_AT = 50

const CLAIM = writes<MailKey>(
  'mails.claim',
  `with due as materialized (
     select shop_id, id from mails where state = 'waiting' and due_at <= $1 and id <> all ($2::int[])
     order by due_at limit ${MAX_LOOKED_AT}
   )
   select shop_id, id from due where pg_try_advisory_lock(${LOCK}) limit 1`,
)

/** Takes the mail in hand that has been due for longest and nobody else has; `held` are those of this connection. */
export async function claimMail(
  connection: Connection,
  now: Date,
  held: readonly number[],
): Promise<MailKey | undefined> {
  const [key] = await connection.query(CLAIM, [now, held])
  return key
}

const LET_GO = writes(
  'mails.let_go',
  `select pg_advisory_unlock(${LOCK}) from (select $1::int as shop_id, $2::int as id) mail`,
)

/** Lets go of it. */
export async function letGoOfMail(connection: Connection, { shop_id, id }: MailKey): Promise<void> {
  await connection.query(LET_GO, [shop_id, id])
}
