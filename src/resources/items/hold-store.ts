/**
 * Holding an item while it or something that belongs to it changes, so that its writers come one after the other.
 * The one part of items that other resources write through: a link to a category changes the item.
 */
import { columnList } from '../../db/columns.ts'
import type { Transaction } from '../../db/database.ts'
import { writes } from '../../db/statement.ts'
import { WRITABLE_COLUMNS, type WritableColumns } from './columns.ts'
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
