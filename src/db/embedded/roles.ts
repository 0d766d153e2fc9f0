/**
 * Who may be whom inside PostgreSQL. The program's own role owns its database and can do nothing beyond it; the superuser
 * is for PostgreSQL's own user of the machine alone, and for root, who could become that user anyway. PostgreSQL asks the
 * system who is at the other end of a connection, so there are no passwords that could be read or guessed.
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { HEED_LOGINS } from './logins.ts'

/** The superuser that a cluster is made with. */
export const SUPERUSER = 'akinai'

/** The role of the server and the commands. */
export const SERVER_ROLE = 'akinai_server'

/** Reads the whole cluster and its log for backups, and can do nothing else: statements of the server's role cannot. */
export const BACKUP_ROLE = 'akinai_backup'

/** The first version of Akinai had everything done, and everything owned, by the superuser. */
const GIVE_ALL = `
do $$
declare one record;
begin
  if not exists (select from pg_roles where rolname = '${SERVER_ROLE}') then
    create role ${SERVER_ROLE} login;
  end if;
  execute format('alter database %I owner to ${SERVER_ROLE}', current_database());
  for one in
    select 'schema' as kind, quote_ident(nspname) as name from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    union all
    select 'table', c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
    union all
    select 'routine', p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select 'type', t.oid::regtype::text from pg_type t join pg_namespace n on n.oid = t.typnamespace
    left join pg_class c on c.oid = t.typrelid
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c')
      and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
  loop
    execute format('alter %s %s owner to ${SERVER_ROLE}', one.kind, one.name);
  end loop;
end $$`

/** For a cluster from before there were backups. One line, as single-user mode reads it. */
export const MAKE_BACKUP_ROLE = `do $$ begin if not exists (select from pg_roles where rolname = '${BACKUP_ROLE}') then create role ${BACKUP_ROLE} login replication; end if; end $$\n`

/** For a new cluster, in the database of which others are made: one command a line, as PostgreSQL's single-user mode reads them. */
export function makeRoles(database: string): string {
  return `create role ${SERVER_ROLE} login\ncreate role ${BACKUP_ROLE} login replication\n${HEED_LOGINS}create database ${database} owner ${SERVER_ROLE}\n`
}

/** For a cluster of an earlier version, in its database. */
export const CHANGE_ROLES = `${GIVE_ALL.split('\n')
  .map(line => line.trim())
  .filter(Boolean)
  .join(' ')}\n`

/** Writes down who may connect as whom; `serverUser` is the user of the machine that the server runs as. */
export function writeAccess(cluster: string, serverUser: string | undefined): void {
  const own = ownName()
  const server = serverUser || own
  const pairs =
    own === undefined || server === undefined
      ? []
      : [
          [own, SUPERUSER],
          [own, SERVER_ROLE],
          [own, BACKUP_ROLE],
          ...(server === own
            ? []
            : [
                [server, SERVER_ROLE],
                [server, BACKUP_ROLE],
              ]),
          ...(own === 'root' ? [] : [['root', SUPERUSER]]),
          ...(own === 'root' || server === 'root'
            ? []
            : [
                ['root', SERVER_ROLE],
                ['root', BACKUP_ROLE],
              ]),
        ]
  // A user without an account has no name to go by; such a one runs all by itself, and nobody else enters its folder.
  const method = pairs.length > 0 ? 'peer map=akinai' : 'trust'
  write(join(cluster, 'pg_hba.conf'), [`local all all ${method}`])
  write(
    join(cluster, 'pg_ident.conf'),
    pairs.map(([user = '', role]) => `akinai "${user.replaceAll('"', '""')}" ${role}`),
  )
}

function write(path: string, lines: readonly string[]): void {
  const draft = `${path}.new`
  rmSync(draft, { force: true })
  writeFileSync(draft, ['# Written by Akinai at each start.', ...lines, ''].join('\n'), {
    mode: 0o600,
    flag: 'wx',
  })
  renameSync(draft, path)
}

function ownName(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}
