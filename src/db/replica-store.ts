/** What a replica and its primary are asked about how far they are. */
import { reads } from './statement.ts'

/** How far the log of the primary is on its disk: whatever was acknowledged stands before it. */
export const POSITION = reads<{ position: string }>(
  'replica.position',
  'select pg_current_wal_flush_lsn()::text as position',
)

/** Whether a replica has replayed the log as far. Null, as false, for what is no replica. */
export const REACHED = reads<{ reached: boolean | null }>(
  'replica.reached',
  'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
)

/** Bytes of the log that a replica has yet to replay; null for what is no replica. */
export const BEHIND = reads<{ behind: number | null }>(
  'replica.behind',
  `select case when pg_is_in_recovery() then greatest(0, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()))::float8 end as behind`,
)

/** Which database it is: a primary and its replicas have the same, and no other database of the world. */
export const IDENTITY = reads<{ identity: string }>(
  'replica.identity',
  `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as identity
   from pg_control_system()`,
)
