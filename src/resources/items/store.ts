/** Writing items. Reading is in `page-store.ts` (which) and `detail-store.ts` (what). */
import { assignments, columnList, placeholders, valuesOf } from '../../db/columns.ts'
import type { Connection, Database, Transaction } from '../../db/database.ts'
import { keptWrites, UNLESS_KEPT } from '../../db/kept-store.ts'
import { reads, writes } from '../../db/statement.ts'
import { WRITABLE_COLUMNS, type WritableColumns } from './columns.ts'
import type { ItemType } from './schemas.ts'
import { wordsOfItem } from './words.ts'

const INSERTED = placeholders(WRITABLE_COLUMNS, 5)

const INSERT = keptWrites<{ id: number }>('items.insert', {
  with: `made as (
     insert into items (shop_id, type, created_at, modified_at, ${columnList(WRITABLE_COLUMNS)})
     select s.id, $2, $3, $3, ${Object.values(INSERTED).join(', ')}
     from shops s where s.id = $1 and greatest(${INSERTED.price}, ${INSERTED.repeat_price}) <= s.price_ceiling ${UNLESS_KEPT}
     returning shop_id, id)`,
  effect: `insert into item_words (shop_id, item_id, words) select shop_id, id, $4 from made returning item_id as id`,
})

/** Adds an item at the end of the list order; undefined when a price is above the shop's ceiling. */
export async function insertItemRow(
  db: Database,
  shopId: number,
  type: ItemType,
  columns: WritableColumns,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db.write(INSERT, 0, [
    ...[shopId, type, now, wordsOfItem(columns)],
    ...valuesOf(WRITABLE_COLUMNS, columns),
  ])
  return row?.id
}

const UPDATE = writes(
  'items.update',
  `update items set version = version + 1, modified_at = greatest(created_at, $3), ${assignments(WRITABLE_COLUMNS, 4)}
   where shop_id = $1 and id = $2`,
)

/** Writes all the columns of a held item. */
export async function updateItemRow(
  tx: Transaction,
  shopId: number,
  itemId: number,
  columns: WritableColumns,
  now: Date,
): Promise<void> {
  await tx.query(UPDATE, [shopId, itemId, now, ...valuesOf(WRITABLE_COLUMNS, columns)])
}

const DELETE = writes('items.delete', 'delete from items where shop_id = $1 and id = $2')

/** Deletes a held item with all its parts; the files of its images were released before. */
export async function deleteItemRow(tx: Transaction, shopId: number, itemId: number): Promise<void> {
  await tx.query(DELETE, [shopId, itemId])
}

const SET_VISIBLE = keptWrites<{ id: number }>('items.set_visible', {
  effect: `update items set visible = $3, version = version + 1, modified_at = greatest(created_at, $4)
   where shop_id = $1 and id = $2 and visible <> $3 ${UNLESS_KEPT} returning id`,
})

/** Shows or hides an item; answers whether that changed anything. */
export async function setVisible(
  db: Database,
  shopId: number,
  itemId: number,
  visible: boolean,
  now: Date,
): Promise<boolean> {
  return (await db.write(SET_VISIBLE, itemId, [shopId, itemId, visible, now])).length > 0
}

const SET_OWN_STOCK = keptWrites<{ id: number }>('items.set_own_stock', {
  effect: `update items set own_stock = $3, version = version + 1, modified_at = greatest(created_at, $4)
   where shop_id = $1 and id = $2 and variation_count = 0 and own_stock <> $3 ${UNLESS_KEPT} returning id`,
})

/** Sets the stock of an item without variations; answers whether that changed anything. */
export async function setOwnStock(
  db: Database,
  shopId: number,
  itemId: number,
  stock: number,
  now: Date,
): Promise<boolean> {
  return (await db.write(SET_OWN_STOCK, itemId, [shopId, itemId, stock, now])).length > 0
}

const COUNT = reads<{ count: number }>(
  'items.count',
  'select count(*)::int as count from (select from items where shop_id = $1 limit $2) i',
)

/** How many items a shop has; `most` is enough to know. */
export async function countItems(db: Connection, shopId: number, most: number): Promise<number> {
  return (await db.query(COUNT, [shopId, most]))[0]?.count ?? 0
}

/** What a refused conditional write needs to know to tell why. */
export interface ItemKind {
  readonly type: ItemType
  readonly variation_count: number
  readonly own_stock: number
}

const FIND_KIND = reads<ItemKind>(
  'items.find_kind',
  `select type, variation_count, own_stock from items where shop_id = $1 and id = $2`,
)

/** Of what kind an item is; undefined when the shop has none such. */
export async function findKind(
  db: Connection,
  shopId: number,
  itemId: number,
): Promise<ItemKind | undefined> {
  const [row] = await db.query(FIND_KIND, [shopId, itemId])
  return row
}
