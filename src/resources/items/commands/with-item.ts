/** Changing what belongs to an item: its writers come one after the other. */
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { notFound } from '../../../http/problems.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { type LockedItem, lockItem } from '../hold-store.ts'

/** Runs `work` while the item is held. Throws 404 when the shop has none such. */
export function withItem<T>(
  context: Context,
  shopId: number,
  itemId: number,
  work: (tx: Transaction, item: LockedItem, now: Date) => Promise<T>,
): Promise<T> {
  return context.db.transaction(async tx => {
    const item = await lockItem(tx, shopId, itemId)
    if (item === undefined) throw notFound('items')
    return work(tx, item, wholeSecond(context.clock.now()))
  })
}
