/**
 * Holding an item while it or something that belongs to it changes, so that its writers come one after the other.
 * The one part of items that other resources write through: a link to a category changes the item.
 */
import { columnList } from '../../db/columns.ts'
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import { WRITABLE_COLUMNS, type WritableColumns } from './columns.ts'
import { CATEGORIES_OF_ITEM, type ItemRow } from './detail-store.ts'
import type { ItemType } from './schemas.ts'

/** An item held for a change. */
export interface LockedItem extends WritableColumns {
  readonly type: ItemType
  readonly variation_count: number
  readonly price_ceiling: number
}

const LOCK = writes<LockedItem>(
  'items.lock',
  `select i.type, i.variation_count, s.price_ceiling, ${columnList(WRITABLE_COLUMNS, 'i')}
   from items i join shops s on s.id = i.shop_id where i.shop_id = $1 and i.id = $2 for no key update of i`,
)

/** Holds an item until the transaction ends, so that its writers come one after the other; undefined when the shop has none such. */
export async function lockItem(
  tx: Transaction,
  shopId: number,
  itemId: number,
): Promise<LockedItem | undefined> {
  const [row] = await tx.query(LOCK, [shopId, itemId])
  return row
}

const TOUCH = writes(
  'items.touch',
  `update items set version = version + 1, modified_at = greatest(created_at, $3), variation_count = variation_count + $4
   where shop_id = $1 and id = $2`,
)

/** Marks a held item as changed (R-TIME-4), and counts the variations that came (+) or went (-). */
export async function touchItem(
  tx: Transaction,
  shopId: number,
  itemId: number,
  now: Date,
  variationsAdded = 0,
): Promise<void> {
  await tx.query(TOUCH, [shopId, itemId, now, variationsAdded])
}

/** What the tag of an item is made of. */
export type TagRow = Pick<
  ItemRow,
  | 'id'
  | 'version'
  | 'categories'
  | 'type'
  | 'application_start_at'
  | 'application_end_at'
  | 'sales_start_at'
  | 'sales_end_at'
>

const TAG_ROW = reads<TagRow>(
  'items.find_tag_row',
  `select i.id, i.version, i.type, i.application_start_at, i.application_end_at, i.sales_start_at, i.sales_end_at,
     ${CATEGORIES_OF_ITEM}
   from items i where i.shop_id = $1 and i.id = $2`,
)

/** What the tag of an item is made of; undefined when the shop has none such. */
export async function findTagRow(
  db: Connection,
  shopId: number,
  itemId: number,
): Promise<TagRow | undefined> {
  const [row] = await db.query(TAG_ROW, [shopId, itemId])
  return row
}
