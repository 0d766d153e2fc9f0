/** POST /api/items/{id}: edits an item; what is not sent stays (R-ITEM-13). */
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/problems.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { pick } from '../../../lib/members.ts'
import type { WritableColumns } from '../columns.ts'
import { type LockedItem, lockItem } from '../hold-store.ts'
import type { UpdateItem } from '../request-schemas.ts'
import { aboveCeiling, requireLotteryOrder, requireTypeConsistency, writeRejected } from '../rules.ts'
import { PLAIN_MEMBERS } from '../schemas.ts'
import { updateItemRow } from '../store.ts'
import { wordsOfItem } from '../words.ts'
import { putItemWords } from '../words-store.ts'
import { lotteryColumns, lotteryPeriod, subscriptionColumns } from './type-columns.ts'

/** Throws 404 or 422 write-rejected. An edit that changes nothing leaves modified_at as it is (R-TIME-4, R-ITEM-13). */
export function updateItem(
  context: Context,
  shopId: number,
  itemId: number,
  body: UpdateItem,
): Promise<void> {
  return context.db.transaction(async tx => {
    const item = await lockItem(tx, shopId, itemId)
    if (item === undefined) throw notFound('items')
    requireEditable(item, body)
    const { type: _type, variation_count: _count, price_ceiling: _ceiling, ...before } = item
    const after = merge(before, body)
    if (isDeepStrictEqual(before, after)) return
    await updateItemRow(tx, shopId, itemId, after, wholeSecond(context.clock.now()))
    if (after.name !== before.name)
      await putItemWords(tx, shopId, [{ item_id: itemId, words: wordsOfItem(after) }])
  })
}

/** What the item's type and the shop's ceiling allow (R-ITEM-12, R-ITEM-14, R-ITEM-16). */
function requireEditable(item: LockedItem, body: UpdateItem): void {
  if (body.type !== undefined && body.type !== item.type) {
    throw writeRejected(`The type of an item never changes; this one is ${item.type}.`, '/type')
  }
  requireTypeConsistency(item.type, body)
  if (body.lottery) requireLotteryOrder(lotteryPeriod(lotteryColumns(body.lottery, item)))
  if ((body.price ?? 0) > item.price_ceiling) throw aboveCeiling('/price')
  if ((body.subscription?.repeat_price ?? 0) > item.price_ceiling)
    throw aboveCeiling('/subscription/repeat_price')
}

/** What was sent over what was there. A price that is sent ends the sale. */
function merge(before: WritableColumns, body: UpdateItem): WritableColumns {
  return {
    ...before,
    ...pick(body, PLAIN_MEMBERS),
    detail: body.detail === undefined ? before.detail : (body.detail ?? ''),
    proper_price: body.price === undefined ? before.proper_price : null,
    ...subscriptionColumns(body.subscription, before),
    ...lotteryColumns(body.lottery, before),
  }
}
