/** A bounded pool of connections, for which the shops take turns. */
import type pg from 'pg'
import type { FairPlaces } from '../lib/fair-places.ts'
import { shopAtWork } from '../lib/shop-at-work.ts'
import type { Connection } from './database.ts'
import { closesCircle, type HearOfCircle, holding, type Kind } from './holding.ts'
import { hasMoved } from './moved.ts'
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
  heedCircle(shared)
  const { pool, places } = shared
  const shop = shopAtWork()
  const waiting = places.enter(shop)
  if (waiting !== undefined) await waiting
  try {
    const client = await pool.connect()
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
        client.release(broken || hasMoved(client))
        client.off('error', onLoss)
        places.leave(shop)
      },
    }
  } catch (error) {
    places.leave(shop)
    throw toDatabaseError(error, 'connect')
  }
}

function heedCircle({ kind, onCircle }: SharedPool): void {
  if (onCircle !== undefined && closesCircle(kind)) onCircle(kind)
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
  heedCircle(shared)
  const { pool, places } = shared
  const shop = shopAtWork()
  const waiting = places.enter(shop)
  if (waiting !== undefined) await waiting
  try {
    return await run(pool, statement, values)
  } finally {
    places.leave(shop)
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
  const held = await holdConnection(shared)
  const pipeline = openPipeline(held.client)
  let failed = true
  try {
    const answer = await whileHeld(shared, () => read(pipeline))
    failed = false
    return answer
  } finally {
    pipeline.end()
    held.release(failed)
  }
}
