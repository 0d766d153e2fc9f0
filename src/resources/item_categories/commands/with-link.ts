/** Changing the link between an item and a category, which is a change of the item. */
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { notFound } from '../../../http/problems.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { lockItem, touchItem } from '../../items/hold-store.ts'
import { findCategory, shareTree } from '../store.ts'

/** Runs `change` on the link between an item and a category; when it changed something, the item is touched. Throws 404. */
export function withLink(
  context: Context,
  shopId: number,
  categoryId: number,
  itemId: number,
  change: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  return context.db.transaction(async tx => {
    await shareTree(tx, shopId)
    if ((await findCategory(tx, shopId, categoryId)) === undefined) throw notFound('item_categories')
    if ((await lockItem(tx, shopId, itemId)) === undefined) throw notFound('items')
    if (await change(tx)) await touchItem(tx, shopId, itemId, wholeSecond(context.clock.now()))
  })
}
