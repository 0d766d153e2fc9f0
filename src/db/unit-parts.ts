/** What a unit of work (`unit.ts`) is told, and what it needs. */
import type pg from 'pg'
import type { BatchedStatement } from './batch.ts'
import type { HeldConnection } from './shared-pool.ts'
import type { Statement } from './statement.ts'

/** What a unit is to begin with, and how it can be kept at once. */
export interface UnitTerms {
  /** Statements that go with `begin`, and with what the work asks for first, in one message. */
  readonly first: () => readonly BatchedStatement[]
  /** Judges their rows. What it throws ends the unit, and undoes what the work has asked for meanwhile. */
  readonly judge: (rows: readonly unknown[][]) => void
  /** What is thrown when one of them is refused, and with it what stands behind it in the message. */
  readonly explain: (error: unknown) => unknown
  /** The values behind its own of a statement that keeps the answer by itself (`kept-store.ts`); undefined when it cannot. */
  readonly keptValues: readonly unknown[] | undefined
  /** Hears that such a statement did it, and the row that it answered. */
  readonly onKept: (row: unknown) => void
  /** Hears that it did nothing. What it throws is thrown at whoever wrote. */
  readonly onNothing: () => Promise<void>
}

/** What a unit needs of the database. */
export interface UnitParts {
  /** A connection to write by; `release` gives it back, or throws it away. */
  readonly connect: () => Promise<HeldConnection>
  readonly run: <Row>(
    client: pg.PoolClient,
    statement: Statement<Row>,
    values?: readonly unknown[],
  ) => Promise<Row[]>
  /** Runs one statement by itself. */
  readonly alone: (statement: Statement<unknown>, values: readonly unknown[]) => Promise<unknown[]>
  /** Runs one that writes together with others that wait. */
  readonly inGroup: (
    statement: Statement<unknown>,
    row: number,
    values: readonly unknown[],
  ) => Promise<unknown[]>
  /** Attempts of a transaction that loses a race. */
  readonly attempts: number
}
