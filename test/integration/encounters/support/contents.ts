/** What a shop's rows hold, without what differs between two shops in which the same was done. */
import type pg from 'pg'
import { NOTES } from '../../access/support/fingerprint.ts'
import { tablesOfShops } from '../../fuzz/support/forget.ts'
import { STRIPED } from '../../lost-exchanges/support/effects.ts'

/** The values of each column in any order, by `table.column`. */
export type Contents = Readonly<Record<string, string>>

/** Answers kept under keys, each of its own. */
const LEFT = [...NOTES, 'idempotency_keys']

const TIME_OF_DAY = /\d\d:\d\d:\d\d/g

/** Numbers that name things or order them among those of other shops. */
const NAMING = /(^|_)(id|ids|by|version|position|digest|secret|signature|hash|token|stripe|attempts|most)$/

/** The shop, of this key; where jobs see to something later, how much later does not count. */
interface Shop {
  readonly shopId: number
  readonly key: string
  readonly isSeenTo: boolean
}

/** Reads all rows of a shop. */
export async function contents(client: pg.Client, { shopId, key, isSeenTo }: Shop): Promise<Contents> {
  const tables = (await tablesOfShops(client)).filter(name => !LEFT.includes(name))
  const rowsOf = (name: string, column: string) =>
    `select ${client.escapeLiteral(name)} as table, to_jsonb(t) as row from ${client.escapeIdentifier(name)} t where ${column} = $1`
  const all = [rowsOf('shops', 'id'), ...tables.map(name => rowsOf(name, 'shop_id'))]
  const { rows } = await client.query<{ table: string; row: object }>({
    name: 'contents',
    text: all.join(' union all '),
    values: [shopId],
  })
  const values = new Map<string, string[]>()
  const sums = new Map<string, number>()
  for (const { table, row } of rows) {
    for (const [column, value] of Object.entries(row)) {
      const name = `${table}.${column}`
      if (NAMING.test(column)) continue
      if (STRIPED.includes(table)) {
        if (typeof value === 'number') sums.set(name, (sums.get(name) ?? 0) + value)
        continue
      }
      const of = values.get(name) ?? []
      const text = JSON.stringify(plain(value, key)) ?? ''
      of.push(isSeenTo ? text.replaceAll(TIME_OF_DAY, '*') : text)
      values.set(name, of)
    }
  }
  return Object.fromEntries([
    ...[...values].map(([name, of]) => [name, of.toSorted().join('\n')] as const),
    ...[...sums].map(([name, sum]) => [name, String(sum)] as const),
  ])
}

/** A value without what names something. */
function plain(value: unknown, key: string): unknown {
  if (typeof value === 'string') return plainText(value, key)
  if (Array.isArray(value)) return value.map(each => plain(each, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !NAMING.test(name))
      .map(([name, member]) => [name, plain(member, key)]),
  )
}

function plainText(text: string, key: string): unknown {
  if (/^[[{]/.test(text)) {
    try {
      return plain(JSON.parse(text), key)
    } catch {}
  }
  return text
    .replaceAll(key, 'KEY')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '*')
    .replaceAll(/[0-9A-Za-z_-]{16,}/g, '*')
    .replaceAll(/\d{3,}/g, '#')
}
