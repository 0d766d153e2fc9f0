import { expect, vi } from 'vitest'
import pg from '#pg'
import type { TestContext } from '../../../support/context.ts'

/** Runs one statement beside the context's pool and answers the number in its first column. */
export async function countRows(
  { address }: TestContext,
  sql: string,
  values: unknown[] = [],
): Promise<number> {
  return await withClient(address, async client => {
    const { rows } = await client.query({ text: sql, values, rowMode: 'array' })
    return Number(rows[0]?.[0])
  })
}

/** Waits until PostgreSQL has heard of so many rows that were ever inserted into a table: a connection tells at its end. */
export async function untilCounted(context: TestContext, table: string, rows: number): Promise<void> {
  await vi.waitFor(
    async () =>
      expect(
        await countRows(context, 'select n_tup_ins from pg_stat_user_tables where relname = $1', [table]),
      ).toBe(rows),
    { timeout: 20_000 },
  )
}

/** Has each item of a shop have come under the id that the next one has here, with its file: as where a shop has moved. */
export async function crossIds(client: pg.Client, shopId: number): Promise<void> {
  await client.query(
    `update imported_documents r set source_id = crossed.id
     from (select local_id, coalesce(lead(local_id) over ids, first_value(local_id) over ids) as id
       from imported_documents where shop_id = $1 and kind = 'item' window ids as (order by local_id)) crossed
     where r.shop_id = $1 and r.kind in ('item', 'file') and r.local_id = crossed.local_id`,
    [shopId],
  )
}

/** A connection of the test's own. */
export async function withClient<T>(
  address: TestContext['address'],
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
