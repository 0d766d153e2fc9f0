/** A connection of a pool, for as long as somebody can wait for it. */
import type pg from 'pg'
import { noConnection } from './sqlstate.ts'

/**
 * A connection that is there by then, a time of `performance.now()`: the pool's own limit is for the connecting alone, and neither for its
 * settings nor for the line in which whoever asks has stood before. Throws a `DatabaseError`, of time when it is over.
 */
export async function connectBy(pool: pg.Pool, by: number): Promise<pg.PoolClient> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(noConnection()), Math.max(0, by - performance.now()))
  const connecting = pool.connect()
  try {
    return await Promise.race([connecting, late.promise])
  } catch (error) {
    // One that comes later is for the next.
    connecting.then(
      client => client.release(),
      () => {},
    )
    throw error
  } finally {
    clearTimeout(timer)
  }
}
