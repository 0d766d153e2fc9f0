/** What is in the database, and what something has made more or less of: rows and sums of numbers, by table. */
import type pg from 'pg'
import { NOTES } from '../../access/support/fingerprint.ts'

/** Rows and sums, by `table` and `table.column`. */
export type Totals = Readonly<Record<string, number>>

/** Numbers that name things, order them, tell what they are like or how often something was tried: of two that are alike they differ. */
const SAY_NOTHING = '(^|_)(id|by|version|after|attempts|position|status|kinds|step|stripe|most)$'

/** What may come of a file is noted before it comes, and corrected if that can be done. */
const MAY_BE_MORE = 'uploaded_bytes'

/** Counts in several rows, of which any may be added to. */
export const STRIPED = ['mail_counts', 'item_list_changes']

const COLUMNS = `select t.table_name as table, array_remove(array_agg(c.column_name::text), null) as columns
  from information_schema.tables t left join information_schema.columns c
    on c.table_schema = t.table_schema and c.table_name = t.table_name
    and c.data_type in ('smallint', 'integer', 'bigint', 'numeric') and c.column_name !~ '${SAY_NOTHING}'
    and c.column_name <> '${MAY_BE_MORE}'
  where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> all ($1)
  group by 1 order by 1`

/** Adds up the whole database, but for these tables. */
export async function totals(client: pg.Client, except: readonly string[]): Promise<Totals> {
  const left = [...NOTES, ...except]
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(COLUMNS, [left])
  const parts = tables.map(({ table, columns }) => {
    const rows = STRIPED.includes(table) ? '0' : 'count(*)'
    const sums = columns.map(column => {
      const name = client.escapeLiteral(`${table}.${column}`)
      return `, ${name}, coalesce(sum(${client.escapeIdentifier(column)}), 0)`
    })
    const all = `${client.escapeLiteral(table)}, ${rows}${sums.join('')}`
    return `(select jsonb_build_object(${all}) from ${client.escapeIdentifier(table)})`
  })
  const { rows } = await client.query<{ totals: Totals }>(`select ${parts.join(' || ')} as totals`)
  return rows[0]?.totals ?? {}
}

/** What has become more or less, and by how much. */
export function difference(before: Totals, after: Totals): Totals {
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, total]) => [name, total - (before[name] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  )
}

/** Where two differ, such as `mails 2 in place of 1`. */
export function disagreement(actual: Totals, expected: Totals): string[] {
  return [...new Set([...Object.keys(actual), ...Object.keys(expected)])]
    .filter(name => actual[name] !== expected[name])
    .map(name => `${name} ${actual[name] ?? 0} in place of ${expected[name] ?? 0}`)
}
