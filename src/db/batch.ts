/** Several statements sent to PostgreSQL as one message, and run as one transaction. */
import pg from 'pg'
import type { Statement } from './statement.ts'
import { VALUE_TYPES } from './value-types.ts'

/** A statement with its values. */
export interface BatchedStatement {
  readonly statement: Statement<unknown>
  readonly values: readonly unknown[]
}

/** What node-postgres calls on a query that it runs; its types leave this out. */
interface Member {
  submit(connection: pg.Connection): unknown
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
  callback: (error: unknown, result: pg.QueryResult) => void
}

/**
 * A query for `client.query()`. PostgreSQL commits at the message Sync, which node-postgres sends after each statement.
 * Here each statement is sent and read by a query of node-postgres as ever, but only one Sync follows the last: one
 * write wakes PostgreSQL once, one flush to disk keeps all, and a statement that fails takes all others with it. After a
 * failure the client must be thrown away, since nobody knows which of its statements were prepared.
 */
export class Batch implements pg.Submittable {
  /** The rows of each statement, once all are committed. */
  readonly committed: Promise<unknown[][]>
  readonly #members: readonly Member[]
  readonly #rows: unknown[][] = []
  readonly #settle: PromiseWithResolvers<unknown[][]>
  #current = 0

  constructor(statements: readonly BatchedStatement[]) {
    this.#settle = Promise.withResolvers()
    this.committed = this.#settle.promise
    this.#members = statements.map(({ statement: { name, text }, values }) => {
      const member = new pg.Query({
        name,
        text,
        values: [...values],
        types: VALUE_TYPES,
      }) as unknown as Member
      member.callback = (error, result) => {
        if (error) this.#settle.reject(error)
        else this.#rows.push(result.rows)
      }
      return member
    })
  }

  submit(connection: pg.Connection): void {
    const unsynced: pg.Connection = Object.create(connection, { sync: { value: () => {} } })
    connection.stream.cork()
    for (const member of this.#members) member.submit(unsynced)
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription(message: unknown): void {
    this.#members[this.#current]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#members[this.#current]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#members[this.#current]?.handleCommandComplete(message, connection)
    this.#current++
  }

  handleReadyForQuery(connection: pg.Connection): void {
    for (const member of this.#members) member.handleReadyForQuery(connection)
    this.#settle.resolve(this.#rows)
  }

  handleError(error: unknown): void {
    this.#settle.reject(error)
  }
}
