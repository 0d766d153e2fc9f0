/** A bounded pool of connections, for which the shops take turns. */
import type pg from 'pg'
import type { FairPlaces } from '../lib/fair-places.ts'
import { shopAtWork } from '../lib/shop-at-work.ts'
import { connectBy } from './connect-by.ts'
import type { Connection } from './database.ts'
import { closesCircle, type HearOfCircle, holding, type Kind } from './holding.ts'
import { hasMoved } from './moved.ts'
import type { Patience } from './patience.ts'
import { openPipeline } from './pipeline.ts'
import { toDatabaseError } from './sqlstate.ts'
import type { Statement } from './statement.ts'
import { tracedStatement } from './trace-statements.ts'

/** A pool with as many places as it has connections. */
export interface SharedPool {
  readonly pool: pg.Pool
  readonly places: FairPlaces
  readonly kind: Kind
  /** Where somebody listens to who holds a connection and waits for another (`holding.ts`). */
  readonly onCircle?: HearOfCircle | undefined
  /** Milliseconds for which a connection is waited for, in line and at PostgreSQL. */
  readonly waitMs: number
  readonly patience: Patience
}

/** A connection for as long as it is held. */
export interface HeldConnection {
  readonly client: pg.PoolClient
  /** Why it is gone, where it is: what runs on it only hears that it is. */
  readonly loss: () => Error | undefined
  /** Gives it back, or throws it away. */
  release(broken: boolean): void
}

/** A connection, the first that its shop may have. */
export async function holdConnection(shared: SharedPool): Promise<HeldConnection> {
  const by = performance.now() + shared.waitMs
  const waiting = enter(shared)
  if (waiting !== undefined) await waiting
  return connect(shared, by)
}

/** Takes a place, for which whoever gets none at once has to wait. */
function enter({ kind, onCircle, patience, places }: SharedPool): Promise<void> | undefined {
  if (onCircle !== undefined && closesCircle(kind)) onCircle(kind)
  patience.require()
  return places.enter(shopAtWork())?.catch(error => {
    throw patience.note(error)
  })
}

/** A connection for a place that was taken, which is given back with it. */
async function connect({ pool, places, patience }: SharedPool, by: number): Promise<HeldConnection> {
  const shop = shopAtWork()
  try {
    const client = await connectBy(pool, by)
    let loss: Error | undefined
    // One that breaks in use says so by an event, which would end the process if nobody heard it.
    const onLoss = (error: Error) => {
      loss ??= error
    }
    client.on('error', onLoss)
    return {
      client,
      loss: () => loss,
      release: broken => {
        if (loss !== undefined) patience.note(toDatabaseError(loss, 'connection'))
        client.release(broken || hasMoved(client))
        client.off('error', onLoss)
        places.leave(shop)
      },
    }
  } catch (thrown) {
    places.leave(shop)
    throw patience.note(toDatabaseError(thrown, 'connect'))
  }
}

/** Does what a connection of the pool is held for. */
export function whileHeld<T>({ kind, onCircle }: SharedPool, work: () => Promise<T>): Promise<T> {
  return onCircle === undefined ? work() : holding(kind, work)
}

/** A statement by itself, on the first connection that its shop may have. */
export async function runAlone<Row>(
  shared: SharedPool,
  statement: Statement<Row>,
  values?: readonly unknown[],
): Promise<Row[]> {
  const { pool, places, patience, waitMs } = shared
  const by = performance.now() + waitMs
  const waiting = enter(shared)
  if (waiting !== undefined) await waiting
  // What is at hand need not be waited for, and the pool itself runs a statement on it with less ado.
  if (waiting !== undefined || pool.idleCount === 0) {
    return releasing(await connect(shared, by), ({ client }) => run(client, statement, values))
  }
  const shop = shopAtWork()
  try {
    return await run(pool, statement, values)
  } catch (error) {
    throw patience.note(error)
  } finally {
    places.leave(shop)
  }
}

/** Does something with a connection, and gives it back; on which it failed is thrown away. */
async function releasing<T>(held: HeldConnection, work: (held: HeldConnection) => Promise<T>): Promise<T> {
  let failed = true
  try {
    const answer = await work(held)
    failed = false
    return answer
  } finally {
    held.release(failed)
  }
}

/** A statement on this connection, or on any of the pool. */
export async function run<Row>(
  target: pg.Pool | pg.ClientBase,
  { name, text }: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  try {
    const query = { name, text, values: [...values] }
    const result = await tracedStatement({ name }, () => target.query<pg.QueryResultRow>(query))
    return result.rows as Row[]
  } catch (error) {
    throw toDatabaseError(error, name)
  }
}

/** Lets `read` ask a connection that it has for itself, outside of any transaction. */
export async function readOnOne<T>(
  shared: SharedPool,
  read: (connection: Connection) => Promise<T>,
): Promise<T> {
  return releasing(await holdConnection(shared), async ({ client }) => {
    const pipeline = openPipeline(client)
    try {
      return await whileHeld(shared, () => read(pipeline))
    } finally {
      pipeline.end()
    }
  })
}
