/** The lock of the only server that writes, and what it looks at to know that it is the only one. */
import { LOGIN_TRIGGER, SOLE_LOCK } from '../lib/sole-lock.ts'
import { reads, writes } from './statement.ts'

/** Takes the lock where nobody else is connected, and new ones would be heard of. */
export const TAKE = writes<{ taken: boolean }>(
  'sole_writer.take',
  `select exists (select from pg_event_trigger where evtname = '${LOGIN_TRIGGER}' and evtenabled in ('O', 'A'))
     and pg_try_advisory_lock(${SOLE_LOCK.join(', ')}) as taken`,
)

/** Lets those in who wait. */
export const LET_GO = writes<{ held: boolean }>(
  'sole_writer.let_go',
  `select pg_advisory_unlock(${SOLE_LOCK.join(', ')}) as held`,
)

/** Rests for $1 seconds, unless somebody who wants the lock breaks it off. */
export const REST = writes<Record<never, never>>('sole_writer.rest', 'select from pg_sleep($1::float8)')

/**
 * Whether somebody waits for the lock, and whether another may be writing: a connection whose name does not end in $1, or one
 * of this process, by its process id in $2, that was lost while it was in use.
 */
export const LOOK = reads<{ awaited: boolean; shared: boolean }>(
  'sole_writer.look',
  `select
     exists (select from pg_locks where locktype = 'advisory' and not granted
       and classid = ${SOLE_LOCK[0]} and objid = ${SOLE_LOCK[1]} and objsubid = 2) as awaited,
     exists (select from pg_stat_activity
       where datid = (select oid from pg_database where datname = current_database())
         and usesysid is not null and leader_pid is null
         and (right(application_name, length($1)) is distinct from $1 or pid = any($2::int[]))) as shared`,
)
