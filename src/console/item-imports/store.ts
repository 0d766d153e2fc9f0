/** The last import of items of a shop in the database, with how each item was before. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { ItemState } from './item-state.ts'

const FORGET = writes('item_imports.forget', 'delete from item_imports where shop_id = $1')

const BEGIN = writes<{ id: number }>(
  'item_imports.begin',
  'insert into item_imports (shop_id, made_at, user_id) values ($1, $2, $3) returning id',
)

/** Begins one in place of the last and answers its id. */
export async function beginImport(
  tx: Transaction,
  shopId: number,
  userId: number,
  now: Date,
): Promise<number> {
  await tx.query(FORGET, [shopId])
  const [row] = await tx.query(BEGIN, [shopId, now, userId])
  if (row === undefined) throw new Error('item_imports.begin answered no row')
  return row.id
}

/** The last import. */
export interface LastImport {
  readonly id: number
  readonly made_at: Date
  readonly undone_at: Date | null
  readonly items: number
}

const FIND_LAST = reads<LastImport>(
  'item_imports.find_last',
  `select i.id, i.made_at, i.undone_at, (select count(*)::int from item_import_entries e
     where e.shop_id = i.shop_id and e.import_id = i.id) as items
   from item_imports i where i.shop_id = $1 order by i.id desc limit 1`,
)

/** It; undefined where nothing was imported yet. */
export async function findLastImport(db: Connection, shopId: number): Promise<LastImport | undefined> {
  return (await db.query(FIND_LAST, [shopId]))[0]
}

// Locked, since the next import takes the last one away: unlocked, it was seen here and gone when the entry came (500).
const ADD = writes<{ item_id: number }>(
  'item_imports.add_entry',
  `insert into item_import_entries (shop_id, import_id, item_id, before)
   select $1, i.id, $3, $4::jsonb from item_imports i where i.shop_id = $1 and i.id = $2 and i.undone_at is null
   for key share of i
   on conflict do nothing returning item_id`,
)

/** Notes how an item was, null for one that was not there; answers whether the import has it from now on. */
export async function addEntry(
  db: Connection,
  shopId: number,
  importId: number,
  itemId: number,
  before: ItemState | null,
): Promise<boolean> {
  const text = before === null ? null : JSON.stringify(before)
  return (await db.query(ADD, [shopId, importId, itemId, text])).length > 0
}

const CLOSE = writes(
  'item_imports.close_entry',
  `update item_import_entries e set version_after = i.version from items i
   where e.shop_id = $1 and e.import_id = $2 and e.item_id = $3 and i.shop_id = $1 and i.id = $3`,
)

/** Notes in which state the import left an item. */
export async function closeEntry(
  db: Connection,
  shopId: number,
  importId: number,
  itemId: number,
): Promise<void> {
  await db.query(CLOSE, [shopId, importId, itemId])
}

/** What there is to undo of an item. */
export interface ImportEntry {
  readonly item_id: number
  readonly before: ItemState | null
  readonly version_after: number | null
  /** Null where the item is gone. */
  readonly version: number | null
  readonly name: string | null
}

const LIST = reads<ImportEntry>(
  'item_imports.list_entries',
  `select e.item_id, e.before, e.version_after, i.version, i.name
   from item_import_entries e left join items i on i.shop_id = e.shop_id and i.id = e.item_id
   where e.shop_id = $1 and e.import_id = $2 and e.item_id > $3 and not e.undone
   order by e.item_id limit $4`,
)

/** The entries that are not undone, behind an item's id, so many at most. */
export function listEntries(
  db: Connection,
  shopId: number,
  importId: number,
  after: number,
  limit: number,
): Promise<ImportEntry[]> {
  return db.query(LIST, [shopId, importId, after, limit])
}

const MARK = writes(
  'item_imports.mark_undone',
  'update item_import_entries set undone = true where shop_id = $1 and import_id = $2 and item_id = $3',
)

/** Notes that an item is as it was. */
export async function markUndone(
  db: Connection,
  shopId: number,
  importId: number,
  itemId: number,
): Promise<void> {
  await db.query(MARK, [shopId, importId, itemId])
}

const END = writes(
  'item_imports.end',
  'update item_imports set undone_at = $3 where shop_id = $1 and id = $2 and undone_at is null',
)

/** Notes that an import was undone, as far as it could be. */
export async function endUndo(db: Connection, shopId: number, importId: number, now: Date): Promise<void> {
  await db.query(END, [shopId, importId, now])
}
