/**
 * A unit of work: all that a request writes, in however many transactions and statements, is committed at once and with
 * one more row, which says that it was. What is asked of the database within `withinUnit` belongs to it by itself.
 *
 * It begins with the first write, so that nothing is held while a picture is decoded or a place is waited for. Each of its
 * transactions can fail by itself, as it could without the unit; when nothing else was written the whole is undone, and its
 * connection given back.
 */
import type pg from 'pg'
import { unitAtWork, type WorkUnit } from '../lib/shop-at-work.ts'
import type { BatchedStatement } from './batch.ts'
import { conditionAtWork } from './condition.ts'
import type { Transaction } from './database.ts'
import { type Deed, deedAtWork, isPreparation } from './deed.ts'
import { finish, type LastStatement } from './finish.ts'
import { openPipeline, type Pipeline } from './pipeline.ts'
import type { HeldConnection } from './shared-pool.ts'
import { connectionLost, toDatabaseError } from './sqlstate.ts'
import type { Statement } from './statement.ts'
import { BEGIN, COMMIT, giveWay } from './transact.ts'
import type { UnitParts, UnitTerms } from './unit-parts.ts'

/** A unit that runs. */
export interface Unit extends WorkUnit {
  /** Whether what is asked now still belongs to it. */
  readonly isOpen: boolean
  query<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>
  write<Row>(statement: Statement<Row>, row: number, values: readonly unknown[]): Promise<Row[]>
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Ends it with the transaction that runs: what it wrote is committed with that, and what comes then stands for itself. */
  endWithTransaction(): void
  /** Commits what was written, and this with it. Where nothing was, this goes alone. */
  commit(last?: BatchedStatement): Promise<void>
  /** Undoes what was written. */
  undo(): Promise<void>
}

/** The unit that the work belongs to, as long as it is open. */
export function openUnit(): Unit | undefined {
  // Nothing else is ever given to `withinUnit`.
  const unit = unitAtWork() as Unit | undefined
  return unit?.isOpen === true ? unit : undefined
}

/** Makes one. */
export function makeUnit(parts: UnitParts, terms: UnitTerms): Unit {
  return new RunningUnit(parts, terms)
}

class RunningUnit implements Unit {
  readonly isUnit = true
  readonly #parts: UnitParts
  readonly #terms: UnitTerms
  #held: HeldConnection | undefined
  #over = false
  /** Transactions that were carried out and are not committed. */
  #done = 0
  /** That of the transaction that runs. */
  #running: Pipeline | undefined
  #endsHere = false
  /** What they have left to be done in the message that commits. */
  #last: LastStatement[] = []
  /** Whether what was carried out went with its connection: nothing can be committed any more. */
  #lost = false
  /** With what a statement outside of its transactions was refused, such as one left to the end: all is undone, whoever passes over that. */
  #refused: unknown
  #keptValues: readonly unknown[] | undefined
  /** What is noted in it and settled when it is committed. */
  #noted: Deed | undefined

  constructor(parts: UnitParts, terms: UnitTerms) {
    this.#parts = parts
    this.#terms = terms
    this.#keptValues = terms.keptValues
  }

  get isOpen(): boolean {
    return !this.#over
  }

  get hasBegun(): boolean {
    return this.#held !== undefined
  }

  query<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> {
    if (this.#running !== undefined) return this.#running.query(statement, values)
    if (this.#held !== undefined && statement.reads) {
      if (this.#refused !== undefined) return Promise.reject(this.#refused)
      const read = this.#parts.run(this.#held.client, statement, values)
      read.catch(error => {
        this.#refused ??= error
      })
      return read
    }
    return this.transaction(tx => tx.query(statement, values))
  }

  async write<Row>(statement: Statement<Row>, row: number, values: readonly unknown[]): Promise<Row[]> {
    const { kept } = statement
    const isBegun = this.hasBegun || this.#refused !== undefined
    const isAlone = !isBegun && deedAtWork() === undefined && conditionAtWork() === undefined
    if (kept === undefined || this.#keptValues === undefined || !isAlone) return this.query(statement, values)
    const all = [...values, ...this.#keptValues]
    // Once it was tried and did nothing the handler knows better.
    this.#keptValues = undefined
    const [answered] = await this.#parts.inGroup(kept, row, all)
    if (answered === undefined) {
      await this.#terms.onNothing()
      return []
    }
    this.#over = true
    this.#terms.onKept(answered)
    return [answered as Row]
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    if (this.#running !== undefined) throw new Error('A unit runs one transaction at a time')
    for (let count = 1; ; count++) {
      try {
        return await this.#attempt(work)
      } catch (error) {
        const { retryable } = toDatabaseError(error, 'unit')
        if (this.#over || this.#refused !== undefined || count === this.#parts.attempts || !retryable)
          throw error
        await giveWay()
      }
    }
  }

  endWithTransaction(): void {
    this.#endsHere = true
  }

  async commit(last?: BatchedStatement): Promise<void> {
    this.#over = true
    if (this.#lost) throw connectionLost()
    if (this.#refused !== undefined) {
      await this.#rollBack()
      throw this.#refused
    }
    if (this.#held === undefined) {
      if (last !== undefined) await this.#parts.alone(last.statement, last.values)
      return
    }
    if (last === undefined && this.#last.length === 0) return this.#commitAll()
    await this.#finish(last === undefined ? [] : [last])
  }

  async undo(): Promise<void> {
    this.#over = true
    await this.#rollBack()
  }

  async #attempt<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const isFirst = this.#held === undefined
    const client = await this.#hold()
    if (!isFirst) {
      await this.#doLeft()
      await this.#control('savepoint unit')
    }
    const running = openPipeline(client)
    this.#running = running
    this.#endsHere = false
    const last: LastStatement[] = []
    const transaction: Transaction = {
      ...{ inTransaction: true, query: running.query },
      lastly: statement => last.push(statement),
    }
    const judged = isFirst ? this.#begin(running) : undefined
    // Where both fail, its error is the one that is thrown.
    judged?.catch(() => running.end())
    try {
      const condition = conditionAtWork()
      if (condition !== undefined) await condition.begin(transaction)
      const answer = await this.#doNoted(transaction, work)
      const settled =
        condition !== undefined && (await condition.end(transaction, isPreparation(transaction)))
      await judged
      running.end()
      this.#done++
      // The row is held until the unit is committed, so that what follows in it need not ask again.
      if (condition !== undefined && settled) condition.isSettled = true
      this.#last.push(...last)
      if (this.#endsHere) await this.commit()
      return answer
    } catch (thrown) {
      const error = (await judged?.catch(refusal => ({ refusal })))?.refusal ?? thrown
      running.end()
      if (isFirst) await this.#rollBack()
      else if (this.#held !== undefined) await this.#control('rollback to savepoint unit')
      throw error
    } finally {
      this.#running = undefined
    }
  }

  /** Does the work, and notes it as `deed.ts` says, once in the unit. It is undone with its transaction, and the note with it. */
  async #doNoted<T>(transaction: Transaction, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const deed = this.#noted === undefined ? deedAtWork() : undefined
    const begun = await deed?.begin(transaction)
    const answer = await work(transaction)
    const isNoted =
      begun !== undefined && !isPreparation(transaction) && (await deed?.note(transaction, begun))
    if (isNoted) this.#noted = deed
    return answer
  }

  async #hold(): Promise<pg.PoolClient> {
    if (this.#lost) throw connectionLost()
    if (this.#refused !== undefined) throw this.#refused
    this.#held ??= await this.#parts.connect()
    return this.#held.client
  }

  /** Asks for what the unit begins with, and judges it once it is there. */
  async #begin(running: Pipeline): Promise<void> {
    const begun = running.query(BEGIN)
    const first = this.#terms.first().map(({ statement, values }) => running.query(statement, values))
    const answers = await Promise.all([begun, ...first]).catch(error => {
      this.#over ||= this.#terms.explain(error) !== error
      throw this.#terms.explain(error)
    })
    try {
      this.#terms.judge(answers.slice(1))
    } catch (error) {
      this.#over = true
      throw error
    }
  }

  /** Before another transaction: two of them are not to hold in one message what others hold in another order. */
  async #doLeft(): Promise<void> {
    if (this.#last.length === 0) return
    try {
      await finish(this.#connection(), this.#last, [])
    } catch (error) {
      await this.#rollBack()
      this.#refused = error
      throw error
    }
    this.#last = []
  }

  /** Commits with what is left to be done; where that is refused, all of it is undone. */
  async #finish(then: readonly BatchedStatement[]): Promise<void> {
    try {
      await finish(this.#connection(), this.#last, [...then, { statement: COMMIT, values: [] }])
    } catch (error) {
      await this.#rollBack()
      throw error
    }
    this.#settle()
    this.#giveBack(false)
  }

  async #commitAll(): Promise<void> {
    const told = await this.#control('commit')
    if (told !== 'ROLLBACK') this.#settle()
    this.#giveBack(false)
    // After a refused statement PostgreSQL answers a commit with ROLLBACK, and without an error.
    if (told === 'ROLLBACK') throw new Error('A refused statement was ignored')
  }

  #settle(): void {
    if (this.#noted !== undefined) this.#noted.isSettled = true
  }

  async #rollBack(): Promise<void> {
    if (this.#held === undefined) return
    await this.#control('rollback').then(
      () => this.#giveBack(false),
      // The connection is gone, and with it all that was not committed.
      () => {},
    )
  }

  /** Runs a command about the transaction itself and answers its tag. */
  async #control(command: string): Promise<string> {
    try {
      return (await this.#connection().query(command)).command
    } catch (error) {
      this.#giveBack(true)
      throw toDatabaseError(error, 'unit')
    }
  }

  #connection(): pg.PoolClient {
    if (this.#held === undefined) throw connectionLost()
    return this.#held.client
  }

  #giveBack(broken: boolean): void {
    this.#held?.release(broken)
    this.#held = undefined
    this.#lost ||= broken && this.#done > 0
    this.#done = 0
    this.#last = []
    this.#noted = undefined
  }
}
