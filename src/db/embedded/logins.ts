/**
 * Whoever connects to the embedded database says so first, by a lock that a server holds for as long as it counts on being the
 * only one who writes (`sole-writer.ts`): it is woken, and gives it up. Its own connections do not ask.
 * Nor do those of other servers while no server holds it: by their names one that takes it sees that they are there.
 */

import { LOGIN_TRIGGER, OF_SERVER, SOLE_LOCK } from '../../lib/sole-lock.ts'

const HELD = `locktype = 'advisory' and granted and mode = 'ExclusiveLock'
      and classid = ${SOLE_LOCK[0]} and objid = ${SOLE_LOCK[1]} and objsubid = 2`

/**
 * A server that stands still holds the lock, and does not see who waits. After so long it has not looked for longer than it
 * counts on a look (`sole-writer.ts`), and its connection is ended, which frees the lock.
 */
const STANDS_STILL = '3s'

const FUNCTION = `
create or replace function logins.${LOGIN_TRIGGER}() returns event_trigger
language plpgsql security definer set search_path = pg_catalog set lock_timeout = '${STANDS_STILL}' as $$
declare own text := substring(current_setting('application_name') from '${OF_SERVER}.*$');
begin
  if own is not null and not exists (
    select from pg_locks join pg_stat_activity using (pid)
    where ${HELD} and substring(application_name from '${OF_SERVER}.*$') is distinct from own) then return; end if;
  if pg_try_advisory_lock_shared(${SOLE_LOCK.join(', ')}) then return; end if;
  perform pg_cancel_backend(pid) from pg_locks where ${HELD};
  perform pg_advisory_lock_shared(${SOLE_LOCK.join(', ')});
exception when lock_not_available then
  perform pg_terminate_backend(pid) from pg_locks where ${HELD};
  perform pg_advisory_lock_shared(${SOLE_LOCK.join(', ')});
end $$`

/**
 * Makes the trigger, in a schema of the superuser's, in the database and in those that are made of it. One command a line, as single-user mode
 * reads them; what was broken off is done again.
 */
export const HEED_LOGINS = [
  'create schema if not exists logins',
  FUNCTION.split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join(' '),
  `drop event trigger if exists ${LOGIN_TRIGGER}`,
  `create event trigger ${LOGIN_TRIGGER} on login execute function logins.${LOGIN_TRIGGER}()`,
  '',
].join('\n')
