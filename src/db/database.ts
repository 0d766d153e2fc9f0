/** How the program talks to PostgreSQL: a bounded pool, prepared statements, transactions. */
import { conditionAtWork } from './condition.ts'
import { deedAtWork } from './deed.ts'
import type { LastStatement } from './finish.ts'
import { openGroupCommit } from './group-commit.ts'
import { type DatabaseLimits, SERVER_LIMITS } from './limits.ts'
import { type DatabaseUse, openPools } from './pools.ts'
import { holdConnection, readOnOne, run, runAlone } from './shared-pool.ts'
import type { Statement } from './statement.ts'
import { tracedStatement } from './trace-statements.ts'
import { ATTEMPTS, readLongSnapshot, readSnapshot, transact } from './transact.ts'
import { makeUnit, openUnit, type Unit } from './unit.ts'
import type { UnitTerms } from './unit-parts.ts'

/** Where the database is: a connection string, or the parts of one. */
export type DatabaseAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

/** Anything that runs statements: the pool (each statement its own transaction) or a transaction. */
export interface Connection {
  /** Runs one statement and answers its rows. Throws a `DatabaseError` of `sqlstate.ts` when PostgreSQL refuses. */
  query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>
}

/** A connection that may know that nothing was written since it last answered. */
export interface Reader extends Connection {
  /** The number of the calm that reigns, if one does (`calm.ts`). */
  calm(): number | undefined
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
export interface Database extends Reader {
  /**
   * Runs one statement that changes one row, or a row and what is only changed under its lock. It may be committed
   * together with others that wait at the same moment (see `group-commit.ts`), but for what is noted (see `deed.ts`) or has a
   * condition (see `condition.ts`).
   * `row` is the row's id, 0 for a new one.
   */
  write<Row>(statement: Statement<Row>, row: number, values: readonly unknown[]): Promise<Row[]>
  /** Commits what `work` did, or rolls all of it back when it throws. What lost a race is run again. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /**
   * Gives what reads a connection for itself: what is asked of it at once goes as one message (see `pipeline.ts`). Each
   * statement sees what is committed by then.
   */
  reading<T>(read: (connection: Connection) => Promise<T>): Promise<T>
  /** Makes a unit, to be given to `withinUnit`: what is written there is committed at once (see `unit.ts`). */
  unit(terms: UnitTerms): Unit
  /**
   * As `reading`, from one snapshot, in which nothing shows that is committed meanwhile: for an answer of several statements that belong
   * together, such as a list and what it comes to.
   */
  snapshot<T>(read: (connection: Connection) => Promise<T>): Promise<T>
  /** The same for a reader that may take as long as it likes: only the limit of each statement holds. */
  longSnapshot<T>(read: (connection: Connection) => Promise<T>): Promise<T>
  /** Ends the pools once the running statements are through. */
  close(): Promise<void>
}

/** Opens the pools; they connect when first used. `onIdleError` hears of connections that broke while nobody used them. */
export function openDatabase(
  address: DatabaseAddress,
  limits: DatabaseLimits = SERVER_LIMITS,
  onIdleError: (error: Error) => void = () => {},
  use: DatabaseUse = {},
): Database {
  const { reading, writing, aside, groups, patience, end } = openPools(address, limits, onIdleError, use)
  const commitInGroup = openGroupCommit(groups, limits, patience, write =>
    runAlone(writing, write.statement, write.values),
  )
  return {
    calm: () => use.calm?.current(),
    query: (statement, values = []) => {
      const unit = openUnit()
      if (unit !== undefined && (unit.hasBegun || !statement.reads)) return unit.query(statement, values)
      if (statement.reads) return runAlone(reading, statement, values)
      if (!isAccompanied()) return runAlone(statement.aside ? aside : writing, statement, values)
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
    snapshot: read => readSnapshot(reading, read),
    longSnapshot: read => readLongSnapshot(writing, read),
    close: end,
  }
}

/** Whether something else belongs into the transaction of what is written now. */
function isAccompanied(): boolean {
  return deedAtWork() !== undefined || conditionAtWork() !== undefined
}
