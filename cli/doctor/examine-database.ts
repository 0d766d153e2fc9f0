/** Whether an outside database is one that Akinai can work with. */
import pg from '#pg'
import { OLDEST_POSTGRES } from '../../src/db/migrate.ts'
import { type Finding, finding, reasonOf } from './finding.ts'

/** Looks at the database of DATABASE_URL. */
export async function examineDatabase(connectionString: string): Promise<Finding[]> {
  let client: pg.Client | undefined
  try {
    // The files that an address names, such as that of a certificate, are read by this.
    client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
    await client.connect()
    const { rows } = await client.query<{
      version: number
      encoding: string
      may_create: boolean
      may_create_schemas: boolean
    }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
         has_schema_privilege('public', 'create') as may_create,
         to_regnamespace('graphile_worker') is not null
           or has_database_privilege(current_database(), 'create') as may_create_schemas`,
    )
    const found = rows[0] ?? { version: 0, encoding: '', may_create: false, may_create_schemas: false }
    return [
      { ok: true, what: 'the database of DATABASE_URL answers' },
      finding(
        found.version >= OLDEST_POSTGRES,
        `PostgreSQL ${Math.floor(found.version / 10_000)}`,
        'Akinai needs PostgreSQL 15 or newer.',
      ),
      finding(
        found.encoding === 'UTF8',
        `encoding ${found.encoding}`,
        "Make the database anew with encoding 'UTF8'.",
      ),
      finding(
        found.may_create,
        'right to create tables in the schema public',
        'Grant it: grant create on schema public to the user.',
      ),
      finding(
        found.may_create_schemas,
        'right to create the schema for jobs',
        'Grant it: grant create on database DATABASE to the user.',
      ),
    ]
  } catch (error) {
    const reason = reasonOf(error)
    return [
      {
        ok: false,
        what: `the database of DATABASE_URL does not answer: ${reason}`,
        mend: 'Check the address, the user and that the server runs.',
      },
    ]
  } finally {
    await client?.end().catch(() => {})
  }
}
