/** What the database holds, for comparing before and after. */
import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** Tables that a refused call may write to: it is noted that it was made. */
const NOTES = [
  ...['api_requests', 'api_call_counts', 'request_log_use'],
  // A wrong password is a refusal, too, and counted.
  'sign_in_failures',
  // As is that somebody tried.
  'audit_events',
]

/** Columns that say when something was last used: a token that lacks a scope was used all the same. */
const LAST_USES = ['last_used_at', 'used_at']

/** A digest of the rows of each table, in whatever order they lie. */
export async function fingerprint(client: ClientBase): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const digests: [string, string][] = []
  for (const { name } of tables.filter(table => !NOTES.includes(table.name))) {
    const { rows } = await client.query<{ text: string }>(
      `select (to_jsonb(t) - $1::text[])::text as text from ${client.escapeIdentifier(name)} t order by 1`,
      [LAST_USES],
    )
    const digest = createHash('sha256')
      .update(rows.map(({ text }) => text).join('\n'))
      .digest('hex')
    digests.push([name, `${rows.length} rows ${digest}`])
  }
  return Object.fromEntries(digests)
}
