/** Several statements sent to PostgreSQL as one message. */
import pg from '#pg'
import type { Statement } from './statement.ts'
import { VALUE_TYPES } from './value-types.ts'

/** A statement with its values. */
export interface BatchedStatement {
  readonly statement: Statement<unknown>
  readonly values: readonly unknown[]
}

/** What node-postgres calls on a query that it runs; its types leave this out. */
interface Member {
  readonly name: string
  readonly text: string
  submit(connection: pg.Connection): unknown
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
  callback: (error: unknown, result: pg.QueryResult) => void
}

/** Where node-postgres notes what it has sent to be prepared, and has not heard of yet. */
interface Preparing {
  readonly submittedNamedStatements: Record<string, string>
}

/**
 * A query for `client.query()`. PostgreSQL runs a message to its end at Sync, which node-postgres sends after each statement.
 * Here each statement is sent and read by a query of node-postgres as ever, but only one Sync follows the last: one write
 * wakes PostgreSQL once, and after a statement that fails none of those behind it is run. Outside of a transaction that was
 * begun all of them are one, committed by one flush to disk. After a failure the client serves on.
 */
export class Batch implements pg.Submittable {
  /** The rows of each statement, once all were run and, outside of a transaction, are committed. */
  readonly answered: Promise<unknown[][]>
  /** The same of those that were run so far; after a failure, of those before the one that failed. */
  readonly rows: unknown[][] = []
  readonly #members: readonly Member[]
  readonly #settle: PromiseWithResolvers<unknown[][]>
  #current = 0

  constructor(statements: readonly BatchedStatement[]) {
    this.#settle = Promise.withResolvers()
    this.answered = this.#settle.promise
    this.#members = statements.map(({ statement: { name, text }, values }) => {
      const member = new pg.Query({
        name,
        text,
        values: [...values],
        types: VALUE_TYPES,
      }) as unknown as Member
      member.callback = (error, result) => {
        if (error) this.#settle.reject(error)
        else this.rows.push(result.rows)
      }
      return member
    })
  }

  /** That of the statement whose answers are awaited: node-postgres notes by it what PostgreSQL has prepared. */
  get name(): string | undefined {
    return this.#members[this.#current]?.name
  }

  get text(): string | undefined {
    return this.#members[this.#current]?.text
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
    const member = this.#members[this.#current++]
    member?.handleCommandComplete(message, connection)
    member?.handleReadyForQuery(connection)
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.rows)
  }

  handleError(error: unknown, connection: pg.Connection): void {
    // What stood behind it was skipped, so that nothing of that was prepared.
    const { submittedNamedStatements } = connection as unknown as Preparing
    for (const { name } of this.#members.slice(this.#current)) delete submittedNamedStatements[name]
    this.#settle.reject(error)
  }
}
