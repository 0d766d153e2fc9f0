/** Transactions of the pools. Those of a unit are its own (`unit.ts`). */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { conditionAtWork } from './condition.ts'
import type { Connection, Transaction } from './database.ts'
import { deedAtWork, isPreparation } from './deed.ts'
import { finish, type LastStatement } from './finish.ts'
import { openPipeline, type Pipeline } from './pipeline.ts'
import { type HeldConnection, holdConnection, type SharedPool, whileHeld } from './shared-pool.ts'
import { DatabaseError, toDatabaseError } from './sqlstate.ts'
import type { Statement } from './statement.ts'
import { tracedStatement } from './trace-statements.ts'

/** Attempts of a transaction that loses a race. */
export const ATTEMPTS = 3

/**
 * Milliseconds before another attempt: PostgreSQL wakes whom the victim let go on, and who came back before that would take
 * the same row again and be the victim again.
 */
const PAUSE_MS = 10

/** Lets whoever won a deadlock go on. */
export async function giveWay(): Promise<void> {
  await delay(PAUSE_MS)
}

/** Not declared with the others: SQL's own `prepare`, by which these are tried, takes no such commands. */
export const BEGIN: Statement<unknown> = { name: 'transaction.begin', text: 'begin', reads: false }
export const COMMIT: Statement<unknown> = { name: 'transaction.commit', text: 'commit', reads: false }

const BEGIN_SNAPSHOT: Statement<unknown> = {
  name: 'snapshot.begin',
  text: 'begin isolation level repeatable read read only',
  reads: true,
}

/** Its reader can be slow, such as a person who pages through an export. */
const BEGIN_LONG_SNAPSHOT = `${BEGIN_SNAPSHOT.text};
  select set_config(name, '0', true) from pg_settings
  where name in ('transaction_timeout', 'idle_in_transaction_session_timeout')`

/** Commits what the work did, or rolls all of it back when it throws. What lost a race is run again. */
export async function transact<T>(
  shared: SharedPool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await within(shared, pipeline => attemptNoted(pipeline, work))
    } catch (error) {
      const databaseError = toDatabaseError(error, 'transaction')
      if (attempt === ATTEMPTS || !databaseError.retryable) throw error
      await giveWay()
    }
  }
}

/** Reads from one snapshot, that of the first statement. */
export function readSnapshot<T>(
  shared: SharedPool,
  read: (connection: Connection) => Promise<T>,
): Promise<T> {
  return within(shared, async pipeline => {
    // It goes with what is asked for first, and when it fails, that does.
    const begin = pipeline.query(BEGIN_SNAPSHOT)
    begin.catch(() => {})
    const answer = await read(pipeline)
    await begin
    return { answer }
  })
}

/** Reads from one snapshot, for as long as it takes. */
export function readLongSnapshot<T>(
  shared: SharedPool,
  read: (connection: Connection) => Promise<T>,
): Promise<T> {
  return within(shared, async (pipeline, client) => {
    await control(client, BEGIN_LONG_SNAPSHOT)
    return { answer: await read(pipeline) }
  })
}

/** What was done, what is left to be done in the message that commits, and what is to be known when that is. */
interface Done<T> {
  readonly answer: T
  readonly last?: readonly LastStatement[]
  readonly onCommit?: (() => void) | undefined
}

async function attemptNoted<T>(
  pipeline: Pipeline,
  work: (transaction: Transaction) => Promise<T>,
): Promise<Done<T>> {
  const last: LastStatement[] = []
  const transaction: Transaction = {
    ...{ inTransaction: true, query: pipeline.query },
    lastly: statement => last.push(statement),
  }
  const deed = deedAtWork()
  const condition = conditionAtWork()
  // It goes with what is asked for first, and when it fails, that does.
  const begin = pipeline.query(BEGIN)
  begin.catch(() => {})
  if (condition !== undefined) await condition.begin(transaction)
  const begun = await deed?.begin(transaction)
  const answer = await work(transaction)
  const settled = condition !== undefined && (await condition.end(transaction, isPreparation(transaction)))
  const noted = begun !== undefined && !isPreparation(transaction) && (await deed?.note(transaction, begun))
  await begin
  return {
    ...{ answer, last },
    onCommit: () => {
      if (deed !== undefined && noted) deed.isSettled = true
      if (condition !== undefined && settled) condition.isSettled = true
    },
  }
}

async function within<T>(
  shared: SharedPool,
  attempt: (pipeline: Pipeline, client: pg.PoolClient) => Promise<Done<T>>,
): Promise<T> {
  const held = await holdConnection(shared)
  const { client } = held
  const pipeline = openPipeline(client)
  let broken = false
  try {
    const { answer, last = [], onCommit } = await whileHeld(shared, () => attempt(pipeline, client))
    pipeline.end()
    if (last.length > 0) await finish(client, last, [{ statement: COMMIT, values: [] }])
    // After a refused statement PostgreSQL answers a commit with ROLLBACK, and without an error.
    else if ((await control(client, 'commit')) === 'ROLLBACK')
      throw new Error('A refused statement was ignored')
    onCommit?.()
    return answer
  } catch (error) {
    pipeline.end()
    broken = await rollBack(client)
    throw explained(error, held)
  } finally {
    held.release(broken)
  }
}

function explained(error: unknown, { loss }: HeldConnection): unknown {
  const cause = loss()
  const unexplained = error instanceof DatabaseError && error.code === undefined
  return unexplained && cause ? toDatabaseError(cause, 'transaction') : error
}

/** Runs a command about the transaction itself and answers its tag. */
async function control(client: pg.PoolClient, command: string): Promise<string> {
  try {
    return (
      await tracedStatement({ name: command.split(/\W/, 1)[0] ?? command }, () => client.query(command))
    ).command
  } catch (error) {
    throw toDatabaseError(error, command.split(/\W/, 1)[0] ?? command)
  }
}

/** Answers whether the connection must be thrown away. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return false
  } catch {
    return true
  }
}
