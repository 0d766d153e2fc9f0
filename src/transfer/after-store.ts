/** Subscriptions, draws and applications as rows that go out and come in whole. */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, type Statement, writes } from '../db/statement.ts'
import type { AfterKind } from './after-schemas.ts'

/** A row as JSON has it: dates as texts, ids as here. */
export type AfterRow = Readonly<Record<string, unknown>> & { readonly id: number }

const BOUGHT = ['unique_key', 'secret', 'title', 'line', 'wishes', 'via', 'created_at']

/** What of each table is carried, and by what a row is known again in its shop. */
const TABLES = {
  subscription: {
    table: 'subscriptions',
    key: 'unique_key',
    columns: [
      ...[
        ...BOUGHT,
        'state',
        'cause',
        'first_order_key',
        'last_order_key',
        'cycle_plan',
        'repeat_times',
        'first_day',
      ],
      ...[
        'deliveries',
        'next_cycle',
        'next_at',
        'source',
        'failures',
        'known_price',
        'looked_cycle',
        'refused_cards',
        'resumed_past',
      ],
    ],
    // The database has these beside.
    more: { changed_at: 'created_at' },
  },
  draw: {
    ...{ table: 'lottery_draws', key: 'seed', more: {} },
    columns: ['item_id', 'title', 'drawn_at', 'method', 'seed', 'pieces', 'entries', 'winners'],
  },
  application: {
    ...{ table: 'lottery_applications', key: 'unique_key', more: {} },
    columns: [
      ...[
        ...BOUGHT,
        'item_id',
        'variation_id',
        'amount',
        'mailbox',
        'state',
        'decided_at',
        'draw_id',
        'number',
        'rank',
      ],
      ...['told_at', 'pay_until', 'order_key'],
    ],
  },
} as const satisfies Record<AfterKind, object>

function each<T>(make: (kind: AfterKind) => Statement<T>): Readonly<Record<AfterKind, Statement<T>>> {
  return { subscription: make('subscription'), draw: make('draw'), application: make('application') }
}

/** A row as one JSON object. */
function rowOf(kind: AfterKind): string {
  const { columns } = TABLES[kind]
  return `json_build_object('id', t.id, ${columns.map(name => `'${name}', t.${name}`).join(', ')})`
}

const NEXT = each(kind =>
  reads<{ row: AfterRow }>(
    `transfer.next_${kind}s`,
    `select ${rowOf(kind)} as row from ${TABLES[kind].table} t
     where t.shop_id = $1 and t.id > $2 order by t.id limit $3`,
  ),
)

/** Those of a shop behind an id, so many at most. */
export async function nextAfterRows(
  db: Connection,
  kind: AfterKind,
  shopId: number,
  after: number,
  limit: number,
): Promise<AfterRow[]> {
  return (await db.query(NEXT[kind], [shopId, after, limit])).map(({ row }) => row)
}

const FIND = each(kind =>
  reads<{ row: AfterRow }>(
    `transfer.find_${kind}s`,
    `select ${rowOf(kind)} as row from ${TABLES[kind].table} t where t.shop_id = $1 and t.${TABLES[kind].key} = any ($2::text[])`,
  ),
)

/** Those of these keys that the shop has, by their keys. */
export async function findAfterRows(
  tx: Transaction,
  kind: AfterKind,
  shopId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, AfterRow>> {
  const rows = await tx.query(FIND[kind], [shopId, keys])
  return new Map(rows.map(({ row }) => [keyOf(kind, row), row]))
}

/** By what a row or document is known in its shop. */
export function keyOf(kind: AfterKind, row: Readonly<Record<string, unknown>>): string {
  return String(row[TABLES[kind].key])
}

const INSERT = each(kind => {
  const { table, columns, more } = TABLES[kind]
  const beside = Object.entries<string>(more)
  const names = [...columns, ...beside.map(([name]) => name)]
  const values = [...columns, ...beside.map(([, value]) => value)].map(name => `r.${name}`)
  return writes<{ id: number }>(
    `transfer.insert_${kind}`,
    `insert into ${table} (shop_id, ${names.join(', ')})
     select $1, ${values.join(', ')} from json_populate_record(null::${table}, $2) r returning id`,
  )
})

/** Writes one and answers its id. */
export async function insertAfterRow(
  tx: Transaction,
  kind: AfterKind,
  shopId: number,
  row: Readonly<Record<string, unknown>>,
): Promise<number> {
  const [made] = await tx.query(INSERT[kind], [shopId, JSON.stringify(row)])
  if (made === undefined) throw new Error(`transfer.insert_${kind} answered no row`)
  return made.id
}

const TAKEN = {
  subscription: takenStatement('subscription'),
  application: takenStatement('application'),
} as const

function takenStatement(kind: 'subscription' | 'application'): Statement<{ secret: string }> {
  return reads<{ secret: string }>(
    `transfer.taken_secrets_of_${kind}s`,
    `select t.secret from ${TABLES[kind].table} t
     where sha256(t.secret::bytea) in (select sha256(s::bytea) from unnest($1::text[]) s)`,
  )
}

/** Which of these secrets are taken, in this shop or in another one. */
export async function findTakenSecrets(
  tx: Transaction,
  kind: 'subscription' | 'application',
  secrets: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await tx.query(TAKEN[kind], [secrets])).map(({ secret }) => secret))
}
