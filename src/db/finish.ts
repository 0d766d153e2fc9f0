/**
 * What a transaction does last, in the message that commits it: a row that many writers want at once is held from then on to
 * the commit, and not while the program is at other work in between. With a shop's count of mails held over one more turn of
 * the program, completing stood at 160 orders a second, with the processors half idle.
 */
import type pg from 'pg'
import { Batch, type BatchedStatement } from './batch.ts'
import { type DatabaseError, toDatabaseError } from './sqlstate.ts'
import { tracedMessage } from './trace-statements.ts'

/** A statement for the end, whose rows interest nobody, and what is thrown for an error of PostgreSQL. */
export interface LastStatement extends BatchedStatement {
  readonly explain: (error: DatabaseError) => unknown
}

/** Runs these and then those, as one message. Throws what a statement is refused with, of the first ones as they explain it. */
export async function finish(
  client: pg.ClientBase,
  last: readonly LastStatement[],
  then: readonly BatchedStatement[],
): Promise<void> {
  const batch = new Batch([...last, ...then])
  try {
    await tracedMessage([...last, ...then], () => client.query(batch).answered)
  } catch (cause) {
    const at = batch.rows.length
    const error = toDatabaseError(cause, [...last, ...then][at]?.statement.name ?? 'commit')
    throw last[at] === undefined ? error : last[at].explain(error)
  }
}
