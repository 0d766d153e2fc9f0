/**
 * Locks of jobs. The library locks a job for the pool of workers that runs it, and lets go of the jobs of a killed
 * server only after four hours. Here each pool holds an advisory lock of PostgreSQL on its connection for as long as it
 * lives, so that whoever finds that lock free knows the pool to be gone.
 */
import type { Connection } from '../db/database.ts'
import { writes } from '../db/statement.ts'

/** 'jobs' as a number: apart from other advisory locks. */
const LOCK_SPACE = 0x6a6f_6273

/** Has PostgreSQL itself end the wait for a lock on the connection: it sees no end of a client while it waits. Its value is in ms. */
export const LIMIT_WAIT = writes('jobs.limit_wait', `select set_config('lock_timeout', $1::text, false)`)

/** Says that a pool, its first value, lives as long as the connection does. To be run on a connection of the pool's own. */
export const SHOW_LIFE = writes('jobs.show_life', `select pg_advisory_lock(${LOCK_SPACE}, hashtext($1))`)

const FREE = writes<{ pool: string }>(
  'jobs.free',
  `with pools as materialized (
     select locked_by as pool from graphile_worker.jobs where locked_by is not null
     union select locked_by from graphile_worker._private_job_queues where locked_by is not null
   )
   select pool, graphile_worker.force_unlock_workers(array[pool]) from pools
   where pg_try_advisory_xact_lock(${LOCK_SPACE}, hashtext(pool))`,
)

/** Lets go of the jobs of pools that are gone; they run again. Answers those pools. */
export async function freeJobsOfTheDead(db: Connection): Promise<string[]> {
  const rows = await db.query(FREE)
  return rows.map(({ pool }) => pool)
}
