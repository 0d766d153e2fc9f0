/** A connection of a pool, for as long as somebody can wait for it. */
import type pg from 'pg'
import { inTime } from '../lib/in-time.ts'
import { noConnection } from './sqlstate.ts'

/**
 * A connection that is there by then, a time of `performance.now()`: the pool's own limit is for the connecting alone, and neither for its
 * settings nor for the line in which whoever asks has stood before. Throws a `DatabaseError`, of time when it is over.
 */
export async function connectBy(pool: pg.Pool, by: number): Promise<pg.PoolClient> {
  const connecting = pool.connect()
  try {
    return await inTime(connecting, Math.max(0, by - performance.now()), noConnection)
  } catch (error) {
    // One that comes later is for the next.
    connecting.then(
      client => client.release(),
      () => {},
    )
    throw error
  }
}
