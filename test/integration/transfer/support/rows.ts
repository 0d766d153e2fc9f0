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
