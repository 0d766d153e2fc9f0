/** What was imported before: under which id a document came, its digest, and the row that was made of it. */
import type { Connection, Transaction } from '../db/database.ts'
import { together } from '../db/pipeline.ts'
import { reads, type Statement, writes } from '../db/statement.ts'
import type { Kind } from './schemas.ts'

/** A document that was imported and whose row is still there. */
export interface ImportRecord {
  readonly source_id: number
  /** Hexadecimal digits. */
  readonly digest: string
  readonly local_id: number
}

/** Orders are known by their keys. A file is known by the id of its item, and its row is the item's. */
type Recorded = Exclude<Kind, 'order'>

const TABLES = {
  ...{ shop: 'shops', category: 'item_categories', item: 'items', file: 'items' },
  ...{ subscription: 'subscriptions', draw: 'lottery_draws', application: 'lottery_applications' },
} as const satisfies Record<Recorded, string>

/** A shop has one shop document, which names it by no number. */
export const SHOP_SOURCE_ID = 0

function findStatement(kind: Recorded): Statement<ImportRecord> {
  const key = kind === 'shop' ? '' : 't.shop_id = r.shop_id and '
  return reads<ImportRecord>(
    `imported_documents.find.${kind}`,
    `select r.source_id, encode(r.digest, 'hex') as digest, r.local_id
     from imported_documents r join ${TABLES[kind]} t on ${key}t.id = r.local_id
     where r.shop_id = $1 and r.kind = '${kind}' and r.source_id = any($2::bigint[])`,
  )
}

const FIND: Record<Recorded, Statement<ImportRecord>> = {
  shop: findStatement('shop'),
  category: findStatement('category'),
  item: findStatement('item'),
  subscription: findStatement('subscription'),
  draw: findStatement('draw'),
  application: findStatement('application'),
  file: findStatement('file'),
}

/** The records of these source ids whose rows are still there, by source id. */
export async function findRecords(
  db: Connection,
  shopId: number,
  kind: Recorded,
  sourceIds: readonly number[],
): Promise<Map<number, ImportRecord>> {
  const rows = sourceIds.length === 0 ? [] : await db.query(FIND[kind], [shopId, sourceIds])
  return new Map(rows.map(row => [row.source_id, row]))
}

const FIND_IMPORTED = reads<{ local_id: number }>(
  'imported_documents.find_imported',
  'select distinct local_id from imported_documents where shop_id = $1 and kind = $2 and local_id = any($3::int[])',
)

/** Which of these rows were made by import. */
export async function findImported(
  tx: Transaction,
  shopId: number,
  kind: Recorded,
  localIds: readonly number[],
): Promise<Set<number>> {
  const rows = localIds.length === 0 ? [] : await tx.query(FIND_IMPORTED, [shopId, kind, localIds])
  return new Set(rows.map(row => row.local_id))
}

const SAVE = writes(
  'imported_documents.save',
  `insert into imported_documents (shop_id, kind, source_id, digest, local_id)
   select $1, $2, r.source_id, decode(r.digest, 'hex'), r.local_id
   from unnest($3::bigint[], $4::text[], $5::int[]) as r (source_id, digest, local_id)
   on conflict (shop_id, kind, source_id) do update set digest = excluded.digest, local_id = excluded.local_id`,
)

/** Writes down what was imported, in place of other records. The caller holds the shop, so that nobody else writes of the same. */
export async function saveRecords(
  tx: Transaction,
  shopId: number,
  kind: Recorded,
  records: readonly ImportRecord[],
): Promise<void> {
  if (records.length > 0) await tx.query(SAVE, [shopId, kind, ...columnsOf(records)])
}

const FORGET_ITEMS = writes(
  'imported_documents.forget_items',
  `delete from imported_documents r where r.shop_id = $1 and r.kind = 'item' and r.source_id = any($2::bigint[])
     and not exists (select from items i where i.shop_id = r.shop_id and i.id = r.local_id)`,
)

const NOTE_ITEMS = writes(
  'imported_documents.note_items',
  `insert into imported_documents (shop_id, kind, source_id, digest, local_id)
   select $1, 'item', r.source_id, decode(r.digest, 'hex'), r.local_id
   from unnest($2::bigint[], $3::text[], $4::int[]) as r (source_id, digest, local_id)`,
)

/**
 * Writes down what items are being imported, in place of records whose items are gone. Waits for another import that is at one of them; when
 * that has taken it, the race is lost.
 */
export async function noteItems(
  tx: Transaction,
  shopId: number,
  records: readonly ImportRecord[],
): Promise<void> {
  const [sourceIds, ...more] = columnsOf(records)
  await together([
    tx.query(FORGET_ITEMS, [shopId, sourceIds]),
    tx.query(NOTE_ITEMS, [shopId, sourceIds, ...more]),
  ])
}

function columnsOf(records: readonly ImportRecord[]) {
  return [
    records.map(record => record.source_id),
    records.map(record => record.digest),
    records.map(record => record.local_id),
  ] as const
}
