/** What the database holds, for comparing before and after. */
import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** Tables that a refused call may write to: it is noted that it was made. */
export const NOTES = [
  ...['api_requests', 'api_call_counts', 'request_log_use'],
  // A wrong password is a refusal, too, and counted.
  'sign_in_failures',
  // As is that somebody tried.
  'audit_events',
]

/** Columns that say when something was last used: a token that lacks a scope was used all the same. */
const LAST_USES = ['last_used_at', 'used_at']

/** What is looked at: one shop's rows alone, and which tables not, or only in part. */
export interface Looked {
  readonly shopId?: number
  readonly except?: readonly string[]
  /** Tables of which the number of rows is looked at, and not what is in them. */
  readonly counted?: readonly string[]
}

/** A digest of the rows of each table, in whatever order they lie. */
export async function fingerprint(
  client: ClientBase,
  { shopId, except = [], counted = [] }: Looked = {},
): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string; of_shops: boolean }>(
    `select table_name as name, exists (
       select from information_schema.columns c
       where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'shop_id') as of_shops
     from information_schema.tables t
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const digests: [string, string][] = []
  const left = [...NOTES, ...except]
  const looked = tables.filter(
    ({ name, of_shops }) => !left.includes(name) && (shopId === undefined || of_shops),
  )
  for (const { name } of looked) {
    const { rows } = await client.query<{ text: string }>(
      `select (to_jsonb(t) - $1::text[])::text as text from ${client.escapeIdentifier(name)} t
       ${shopId === undefined ? '' : 'where shop_id = $2'} order by 1`,
      shopId === undefined ? [LAST_USES] : [LAST_USES, shopId],
    )
    const digest = createHash('sha256')
      .update(rows.map(({ text }) => text).join('\n'))
      .digest('hex')
    digests.push([name, counted.includes(name) ? `${rows.length} rows` : `${rows.length} rows ${digest}`])
  }
  return Object.fromEntries(digests)
}
