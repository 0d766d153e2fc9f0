/**
 * Group commit: single writes that wait at the same moment share a transaction, and with it the flush to disk and the
 * waking of a process of PostgreSQL. Decision 011 has the figures.
 */
import type pg from 'pg'
import { FairQueue } from '../lib/fair-queue.ts'
import { shopAtWork } from '../lib/shop-at-work.ts'
import { Batch } from './batch.ts'
import { connectBy } from './connect-by.ts'
import type { DatabaseLimits } from './limits.ts'
import type { Patience } from './patience.ts'
import { type DatabaseError, noConnection, overloaded, toDatabaseError } from './sqlstate.ts'
import type { Statement } from './statement.ts'

/** One statement that writes. */
export interface Write {
  readonly statement: Statement<unknown>
  readonly values: readonly unknown[]
  /** The id of the row that the statement changes; all groups lock rows by ascending id, so none waits in a circle. */
  readonly row: number
}

interface WaitingWrite {
  readonly write: Write
  readonly shop: number | undefined
  /** Until when it waits for a connection, by `performance.now()`. */
  readonly by: number
  readonly settle: PromiseWithResolvers<unknown[]>
}

/**
 * A group that met a lock waits no longer than this, in ms, and its writes are then done each by itself: whoever waits
 * for a row that is held for long holds up nobody else. Locks of the program's own writers last for a few ms.
 */
export const GROUP_LOCK_TIMEOUT_MS = 50

/** A group's rows stay locked until its end: 32 single updates take about 2 ms. */
const MAX_GROUP = 32

/**
 * Answers how to write. The promise is kept when the write is committed, as ever: what changes is that the first write
 * goes at once, and those that come while all of the pool's connections are busy go together when one is free. When a
 * group fails, all of it was rolled back, and each write is done again by `alone`. A group whose connection broke is not
 * done again, since it may have been committed. A group is made of the shops in turn; of one no more than `mostWaiting` wait,
 * and none for longer than `timeoutMs`.
 */
export function openGroupCommit(
  pool: pg.Pool,
  { mostWaiting, timeoutMs }: DatabaseLimits,
  patience: Patience,
  alone: (write: Write) => Promise<unknown[]>,
): (write: Write) => Promise<unknown[]> {
  const waiting = new FairQueue<WaitingWrite>()
  let lanes = 0
  let isWatched = false

  /** Looks by then who has waited for too long. A timer for each write would cost more than the line itself. */
  function watch(ms: number): void {
    isWatched = true
    setTimeout(refuseLate, ms).unref()
  }

  function refuseLate(): void {
    const now = performance.now()
    isWatched = false
    for (const one of waiting.all()) {
      if (one.by <= now && waiting.remove(one.shop, one)) one.settle.reject(noConnection())
    }
    if (waiting.size > 0) watch(Math.min(...waiting.all().map(({ by }) => by)) - now)
  }

  async function runLane(): Promise<void> {
    while (waiting.size > 0) await commitGroup(pool, takeGroup(waiting))
    lanes--
  }

  return write => {
    const shop = shopAtWork()
    patience.require()
    if (waiting.sizeOf(shop) >= mostWaiting) return Promise.reject(overloaded())
    const settle = Promise.withResolvers<unknown[]>()
    waiting.push(shop, { write, shop, by: performance.now() + timeoutMs, settle })
    if (!isWatched) watch(timeoutMs)
    if (lanes < pool.options.max) {
      lanes++
      // Requests that were read in the same turn of the event loop are in before it ends.
      setImmediate(runLane)
    }
    return settle.promise.catch((failure: DatabaseError) => {
      if (wasRolledBack(failure)) return alone(write)
      throw patience.note(failure)
    })
  }
}

function takeGroup(waiting: FairQueue<WaitingWrite>): WaitingWrite[] {
  const group: WaitingWrite[] = []
  for (let next = waiting.shift(); next; next = group.length < MAX_GROUP ? waiting.shift() : undefined) {
    group.push(next)
  }
  return group
}

/** Never rejects: what fails is told to those who wait. */
async function commitGroup(pool: pg.Pool, group: readonly WaitingWrite[]): Promise<void> {
  const ordered = group.toSorted((a, b) => a.write.row - b.write.row)
  // Nobody in it waits for longer than whoever has waited for longest.
  const by = Math.min(...ordered.map(one => one.by))
  const writes = ordered.map(({ write }) => write)
  try {
    const rows = await sendGroup(await connectBy(pool, by), writes)
    for (const [index, { settle }] of ordered.entries()) settle.resolve(rows[index] ?? [])
  } catch (error) {
    for (const { write, settle } of ordered) settle.reject(toDatabaseError(error, write.statement.name))
  }
}

async function sendGroup(client: pg.PoolClient, writes: readonly Write[]): Promise<unknown[][]> {
  // A connection that breaks in use says so by an event as well, which would end the process if nobody heard it.
  const onLoss = () => {}
  client.on('error', onLoss)
  let failed = true
  try {
    const rows = await client.query(new Batch(writes)).answered
    failed = false
    return rows
  } finally {
    client.release(failed)
    client.off('error', onLoss)
  }
}

/** PostgreSQL itself refused the group, for a reason that need not be there for each of its writes alone. */
function wasRolledBack({ kind, code }: DatabaseError): boolean {
  return code !== undefined && kind !== 'unreachable' && (kind !== 'timeout' || code === LOCK_NOT_AVAILABLE)
}

const LOCK_NOT_AVAILABLE = '55P03'
