/** How the program talks to PostgreSQL: a bounded pool, prepared statements, transactions. */
import pg from 'pg'
import { makeFairPlaces } from '../lib/fair-places.ts'
import { conditionAtWork } from './condition.ts'
import { deedAtWork } from './deed.ts'
import { endWhenSilent } from './end-when-silent.ts'
import type { LastStatement } from './finish.ts'
import { GROUP_LOCK_TIMEOUT_MS, openGroupCommit } from './group-commit.ts'
import { type DatabaseLimits, SERVER_LIMITS } from './limits.ts'
import { onlyReplica, watchForMove } from './moved.ts'
import { holdConnection, readOnOne, run, runAlone, type SharedPool } from './shared-pool.ts'
import { noConnection, overloaded } from './sqlstate.ts'
import type { Statement } from './statement.ts'
import { tracedStatement } from './trace-statements.ts'
import { ATTEMPTS, readSnapshot, transact } from './transact.ts'
import { makeUnit, openUnit, type Unit } from './unit.ts'
import type { UnitTerms } from './unit-parts.ts'
import { VALUE_TYPES } from './value-types.ts'

/** Where the database is: a connection string, or the parts of one. */
export type DatabaseAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

/** Anything that runs statements: the pool (each statement its own transaction) or a transaction. */
export interface Connection {
  /** Runs one statement and answers its rows. Throws a `DatabaseError` of `sqlstate.ts` when PostgreSQL refuses. */
  query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>
}

/**
 * A running transaction. What must be atomic takes one of these, so that it cannot be called without. What is asked of it at
 * once goes as one message (see `pipeline.ts`).
 */
export interface Transaction extends Connection {
  readonly inTransaction: true
  /**
   * Asks for a statement to be run last of all, in the message that commits (see `finish.ts`). What PostgreSQL refuses it with
   * undoes the transaction, and is thrown by whoever commits, as `explain` has it.
   */
  lastly(statement: LastStatement): void
}

/** The pools. */
export interface Database extends Connection {
  /**
   * Runs one statement that changes one row, or a row and what is only changed under its lock. It may be committed
   * together with others that wait at the same moment (see `group-commit.ts`), but for what is noted (see `deed.ts`) or has a
   * condition (see `condition.ts`).
   * `row` is the row's id, 0 for a new one.
   */
  write<Row>(statement: Statement<Row>, row: number, values: readonly unknown[]): Promise<Row[]>
  /** Commits what `work` did, or rolls all of it back when it throws. A deadlock's victim is run again. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /**
   * Gives what reads a connection for itself: what is asked of it at once goes as one message (see `pipeline.ts`). Each
   * statement sees what is committed by then.
   */
  reading<T>(read: (connection: Connection) => Promise<T>): Promise<T>
  /** Makes a unit, to be given to `withinUnit`: what is written there is committed at once (see `unit.ts`). */
  unit(terms: UnitTerms): Unit
  /**
   * Reads many statements from one snapshot, which nothing committed meanwhile shows in. It may last as long as the
   * reader takes: only the limit of each statement holds.
   */
  snapshot<T>(read: (connection: Connection) => Promise<T>): Promise<T>
  /** Ends the pools once the running statements are through. */
  close(): Promise<void>
}

/** Looks at a connection before it is used; throws where it shall not be. */
export type LookAtConnection = (connection: Connection, isReplica: boolean) => Promise<void>

const requirePrimary: LookAtConnection = async (_connection, isReplica) => {
  if (isReplica) throw onlyReplica()
}

/**
 * Opens the pools; they connect when first used. `onIdleError` hears of connections that broke while nobody used them. No
 * connection is used for which `look` throws; unless another is given, none that leads to a replica.
 */
export function openDatabase(
  address: DatabaseAddress,
  limits: DatabaseLimits = SERVER_LIMITS,
  onIdleError: (error: Error) => void = () => {},
  look: LookAtConnection = requirePrimary,
): Database {
  let closing = false
  const open = (connections: number, lockTimeoutMs = limits.timeoutMs): pg.Pool => {
    const pool = new pg.Pool({
      ...address,
      max: connections,
      connectionTimeoutMillis: limits.timeoutMs,
      idleTimeoutMillis: 60_000,
      application_name: 'akinai',
      types: VALUE_TYPES,
      onConnect: async client => {
        watchForMove(client)
        endWhenSilent(client, limits.timeoutMs * SILENCE_SLACK)
        const { isReplica } = await settle(client, limits, lockTimeoutMs)
        await look({ query: (statement, values) => run(client, statement, values) }, isReplica)
      },
    })
    // A server that is stopped right after the pool can still break a connection that is on its way out.
    return pool.on('error', error => {
      if (!closing) onIdleError(error)
    })
  }
  const share = (connections: number): SharedPool => ({
    pool: open(connections),
    places: makeFairPlaces({
      places: connections,
      mostWaiting: limits.mostWaiting,
      waitMs: limits.timeoutMs,
      full: overloaded,
      late: noConnection,
    }),
  })
  const reading = share(limits.readingConnections)
  const writing = share(limits.writingConnections)
  const groups = open(limits.groupConnections, Math.min(GROUP_LOCK_TIMEOUT_MS, limits.timeoutMs))
  const commitInGroup = openGroupCommit(groups, limits.mostWaiting, write =>
    runAlone(writing, write.statement, write.values),
  )
  return {
    query: (statement, values = []) => {
      const unit = openUnit()
      if (unit !== undefined && (unit.hasBegun || !statement.reads)) return unit.query(statement, values)
      if (statement.reads) return runAlone(reading, statement, values)
      if (!isAccompanied()) return runAlone(writing, statement, values)
      return transact(writing, tx => tx.query(statement, values))
    },
    write: async <Row>(statement: Statement<Row>, row: number, values: readonly unknown[]) => {
      const unit = openUnit()
      if (unit !== undefined) return unit.write(statement, row, values)
      if (!isAccompanied()) {
        // With others in one message, which is none of theirs: what counts for each is how long its own takes.
        return (await tracedStatement(statement, () => commitInGroup({ statement, row, values }))) as Row[]
      }
      return transact(writing, tx => tx.query(statement, values))
    },
    reading: read => readOnOne(reading, read),
    transaction: work => openUnit()?.transaction(work) ?? transact(writing, work),
    unit: terms =>
      makeUnit(
        {
          connect: () => holdConnection(writing),
          run,
          alone: (statement, values) => runAlone(writing, statement, values),
          inGroup: (statement, row, values) => commitInGroup({ statement, row, values }),
          attempts: ATTEMPTS,
        },
        terms,
      ),
    snapshot: read => readSnapshot(writing, read),
    close: async () => {
      closing = true
      await Promise.all([reading.pool.end(), writing.pool.end(), groups.end()])
    },
  }
}

/** Whether something else belongs into the transaction of what is written now. */
function isAccompanied(): boolean {
  return deedAtWork() !== undefined || conditionAtWork() !== undefined
}

/** PostgreSQL ends by itself what is over time; who says nothing for so much longer is not there any more. */
const SILENCE_SLACK = 1.5

/** A statement or a lock that is over time should be told as such: the transaction's own limit ends the connection with it. */
const TRANSACTION_SLACK = 1.2

/**
 * Settings of a connection. `transaction_timeout` bounds a whole transaction; servers older than PostgreSQL 17 do not
 * have it. A statement is planned once: by itself PostgreSQL plans some anew for their values each time, which takes up to three times as long as to run
 * them, such as 0.6 ms for the parts of an item and 0.1 for an order; what tests look at are plans for all values. Sequential scans are the last resort: a plan made while a table was nearly empty is kept after a bulk load,
 * and one that scanned 1000 categories for each of 1000 took over 10 s where the index takes 10 ms. Starting parallel
 * workers takes 8 ms, longer than most statements, and the cores are those that other requests wait for. None of them goes
 * with the connection's first message, since a pooler such as PgBouncer refuses whom it brings settings that it does not know.
 * Answers whether it leads to a replica.
 */
export async function settle(
  client: pg.ClientBase,
  limits: DatabaseLimits,
  lockTimeoutMs = limits.timeoutMs,
): Promise<{ readonly isReplica: boolean }> {
  const { rows } = await client.query<{ recovers: boolean }>(
    `select pg_is_in_recovery() as recovers, set_config('timezone', 'UTC', false)
     union all select false, set_config(name, $1, false) from pg_settings where name = 'transaction_timeout'
     union all select false, set_config('plan_cache_mode', 'force_generic_plan', false)
     union all select false, set_config('enable_seqscan', 'off', false)
     union all select false, set_config('max_parallel_workers_per_gather', '0', false)
     union all select false, set_config('statement_timeout', $2, false)
     union all select false, set_config('idle_in_transaction_session_timeout', $2, false)
     union all select false, set_config('lock_timeout', $3, false)`,
    [Math.ceil(limits.timeoutMs * TRANSACTION_SLACK), limits.timeoutMs, lockTimeoutMs].map(String),
  )
  return { isReplica: rows.some(({ recovers }) => recovers) }
}
