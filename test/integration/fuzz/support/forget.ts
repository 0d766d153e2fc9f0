/** Removes what rounds have left, so that a look at the whole database takes as long in the five hundredth round as in the first. */
import pg from '#pg'
import { SUPERUSER } from '../../../../src/db/embedded/roles.ts'
import type { TestConsole } from '../../console/support/sign-in.ts'

const TABLES_OF_SHOPS = `select c.table_name as name from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
  where c.table_schema = 'public' and c.column_name = 'shop_id' and t.table_type = 'BASE TABLE'`

/** Tables whose rows belong to a shop each. */
export async function tablesOfShops(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(TABLES_OF_SHOPS)
  return rows.map(({ name }) => name)
}

/** Removes all rows of these shops, and the shops. Nobody may call them any more. */
export async function forgetShops(
  { context }: Pick<TestConsole, 'context'>,
  shopIds: readonly number[],
): Promise<void> {
  const client = new pg.Client({ ...context.address, user: SUPERUSER })
  await client.connect()
  try {
    // All of a shop goes, in whatever order: nothing is to be checked or counted for it.
    await client.query('set session_replication_role = replica')
    // The shop first: what is still written for it, such as a line of the log of calls, is refused from then on.
    await client.query('delete from shops where id = any($1)', [shopIds])
    const gone = `'{${shopIds.join(',')}}'::int[]`
    const tables = (await tablesOfShops(client)).map(name => client.escapeIdentifier(name))
    await client.query(tables.map(name => `delete from ${name} where shop_id = any(${gone})`).join(';'))
  } finally {
    await client.end()
  }
}
