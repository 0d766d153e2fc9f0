/** POST /api/items: creates an item, private and at the end of the list (R-ITEM-9, R-ITEM-10). */
import type { Context } from '../../../context.ts'
import { initialRow } from '../../../db/columns.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { pick } from '../../../lib/members.ts'
import { WRITABLE_COLUMNS } from '../columns.ts'
import type { CreateItem } from '../request-schemas.ts'
import { aboveCeiling, requireLotteryOrder, requireTypeConsistency } from '../rules.ts'
import { PLAIN_MEMBERS } from '../schemas.ts'
import { insertItemRow } from '../store.ts'
import { lotteryColumns, lotteryPeriod, subscriptionColumns } from './type-columns.ts'

const INITIAL = initialRow(WRITABLE_COLUMNS)

/** Answers the new item's id. Throws 422 write-rejected. */
export async function createItem(context: Context, shopId: number, body: CreateItem): Promise<number> {
  requireTypeConsistency(body.type, body)
  const lottery = lotteryColumns(body.lottery)
  if (body.lottery) requireLotteryOrder(lotteryPeriod(lottery))
  const id = await insertItemRow(
    context.db,
    shopId,
    body.type,
    {
      ...INITIAL,
      ...pick(body, PLAIN_MEMBERS),
      detail: body.detail ?? '',
      ...subscriptionColumns(body.subscription),
      ...lottery,
    },
    wholeSecond(context.clock.now()),
  )
  if (id === undefined)
    throw aboveCeiling(
      (body.subscription?.repeat_price ?? 0) > body.price ? '/subscription/repeat_price' : '/price',
    )
  return id
}
