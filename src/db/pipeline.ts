/**
 * Statements that are asked of a connection at once, such as by `together`, go to PostgreSQL as one message. A message takes
 * some 100 µs of the program's processor time, whatever it carries: more than most statements take.
 */
import type pg from 'pg'
import { Batch, type BatchedStatement } from './batch.ts'
import type { Connection } from './database.ts'
import { toDatabaseError } from './sqlstate.ts'
import type { Statement } from './statement.ts'
import { tracedMessage } from './trace-statements.ts'

/** A connection that is held, and what is asked of it. */
export interface Pipeline extends Connection {
  /** Sends what is asked for and not sent; whatever is asked for from now on is refused. */
  end(): void
}

interface Asked extends BatchedStatement {
  readonly settle: PromiseWithResolvers<unknown[]>
}

/**
 * Makes one. All that is asked for before the process looks at its sockets and timers again goes together, in the order in
 * which it was asked for, and is answered as if it had been sent by itself: when a statement fails, those before it have
 * their rows, and it and those behind it, which were not run, its error.
 */
export function openPipeline(client: pg.PoolClient): Pipeline {
  let asked: Asked[] = []
  let ended = false

  function send(): void {
    const going = asked
    asked = []
    if (going.length > 0) sendAll(client, going)
  }

  return {
    query<Row>(statement: Statement<Row>, values: readonly unknown[] = []) {
      if (ended) return Promise.reject(new Error(`${statement.name} came after the end of its transaction`))
      const settle = Promise.withResolvers<unknown[]>()
      asked.push({ statement, values, settle })
      if (asked.length === 1) process.nextTick(send)
      return settle.promise as Promise<Row[]>
    },
    end() {
      ended = true
      send()
    },
  }
}

/** Never rejects: what fails is told to those who asked. */
async function sendAll(client: pg.PoolClient, asked: readonly Asked[]): Promise<void> {
  const batch = new Batch(asked)
  try {
    const rows = await tracedMessage(asked, () => client.query(batch).answered)
    for (const [index, { settle }] of asked.entries()) settle.resolve(rows[index] ?? [])
  } catch (cause) {
    const { rows } = batch
    // What is refused at the end of them all, such as by a deferred constraint, none of them hears as its own.
    const error = toDatabaseError(cause, (asked[rows.length] ?? asked[0])?.statement.name ?? 'pipeline')
    for (const [index, { settle }] of asked.entries()) {
      const own = rows[index]
      if (own === undefined || rows.length === asked.length) settle.reject(error)
      else settle.resolve(own)
    }
  }
}

/** What each answers. */
type Answers<Work extends readonly unknown[]> = { -readonly [Index in keyof Work]: Awaited<Work[Index]> }

/**
 * Awaits work that was begun at once, all of it to its end, so that none of it is left at work when a transaction is undone.
 * When some of it fails, the first in this order is what is thrown: as if each had been waited for before the next.
 */
export async function together<const Work extends readonly unknown[]>(work: Work): Promise<Answers<Work>> {
  const settled = await Promise.allSettled(work)
  return settled.map(each => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  }) as Answers<Work>
}
