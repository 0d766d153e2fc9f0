/** A data folder as the first version of Akinai left it: PostgreSQL's superuser owns everything, and root the folder. */
import { chownSync, lchownSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from '#pg'
import { SUPERUSER } from '../../../../src/db/embedded/roles.ts'
import { startEmbeddedPostgres } from '../../../../src/db/embedded/supervisor.ts'
import { migrate } from '../../../../src/db/migrate.ts'
import { ask } from '../../../support/embedded/processes.ts'

/** Whoever owns something in the program's schemas. */
const OWNERS = `
  select array_agg(distinct owner order by owner) from (
    select pg_get_userbyid(relowner)::text as owner from pg_class where relnamespace::regnamespace::text in ('public', 'graphile_worker')
    union select pg_get_userbyid(proowner) from pg_proc where pronamespace::regnamespace::text in ('public', 'graphile_worker')
    union select pg_get_userbyid(typowner) from pg_type where typnamespace::regnamespace::text in ('public', 'graphile_worker')
    union select pg_get_userbyid(nspowner) from pg_namespace where nspname = 'graphile_worker'
    union select pg_get_userbyid(datdba) from pg_database where datname = current_database()
  ) as owners`

/** Makes it in this folder, with a shop `tea`. */
export async function makeOldData(dataDir: string): Promise<{ ownersAfter(): Promise<unknown> }> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const asSuperuser = { ...postgres.connection, user: SUPERUSER }
  const administrator = new pg.Client({ ...asSuperuser, database: 'postgres' })
  await administrator.connect()
  await administrator.query('drop database akinai')
  await administrator.query('create database akinai')
  await administrator.query('drop role akinai_server')
  await administrator.end()
  await migrate(asSuperuser)
  await ask(
    asSuperuser,
    "insert into shops (key, name, mail_address, created_at) values ('tea', 'Tea', 'a@tea.example', '2026-11-20Z')",
  )
  await postgres.stop()
  const cluster = join(dataDir, 'postgres')
  for (const mark of ['akinai_roles', 'akinai_backups']) rmSync(join(cluster, mark))
  writeFileSync(join(cluster, 'pg_hba.conf'), 'local all all trust\n')
  for (const entry of readdirSync(dataDir, { recursive: true }))
    lchownSync(join(dataDir, String(entry)), 0, 0)
  chownSync(dataDir, 0, 0)
  return {
    async ownersAfter() {
      const again = await startEmbeddedPostgres({ dataDir, log: () => {} })
      const owners = await ask(again.connection, OWNERS)
      await again.stop()
      return owners
    },
  }
}
