/** What a replica and its primary are asked about how far they are. */
import { reads } from './statement.ts'

/** A place in the log of a primary. */
export interface LogPlace {
  /** As PostgreSQL writes it. */
  readonly position: string
  /** Counted up by each fail-over: the same position is another place in the log of each. */
  readonly timeline: number
}

/**
 * How far the log of the primary is on its disk: whatever was acknowledged stands before it. Where commits do not wait for the disk
 * (`synchronous_commit`), how far it is written at all. Null for what is no primary.
 */
export const POSITION = reads<LogPlace | { readonly position: null; readonly timeline: null }>(
  'replica.position',
  `select place::text as position, ('x' || left(pg_walfile_name(place), 8))::bit(32)::int as timeline
   from (select case when not pg_is_in_recovery() then
     case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end
   end) as log (place)`,
)

/**
 * Fails with `BEHIND_CODE` where a replica has not replayed the log as far, or is none: what stands behind it in the same message is not asked for then. After a fail-over one that had more of
 * the old primary's log than the new one is as far by the position alone, and has none of what was written since: its
 * timeline tells. A role that may not look at who sends the log (pg_read_all_stats) goes by what the replica has on its disk, and
 * so uses it some minutes later.
 */
export const REACHED = reads<{ reached: number }>(
  'replica.reached',
  `select 1 / coalesce((pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn and coalesce(
     (select received_tli from pg_stat_wal_receiver where status = 'streaming'),
     (select min_recovery_end_timeline from pg_control_recovery())) >= $2)::int, 0) as reached`,
)

/** SQLSTATE of what `REACHED` fails with. */
export const BEHIND_CODE = '22012'

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
