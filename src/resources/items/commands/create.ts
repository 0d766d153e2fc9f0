/** POST /api/items: creates an item, private and at the end of the list (spec 4.2, decision 2.5). */
import type { Context } from '../../../context.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import type { CreateItem } from '../request-schemas.ts'
import { aboveCeiling, requireLotteryOrder, requireTypeConsistency } from '../rules.ts'
import { insertItem } from '../store.ts'
import { lotteryColumns, lotteryPeriod, subscriptionColumns } from './columns.ts'

/** Answers the new item's id. Throws 422 write-rejected. */
export async function createItem(context: Context, shopId: number, body: CreateItem): Promise<number> {
  requireTypeConsistency(body.type, body)
  const lottery = lotteryColumns(body.lottery)
  if (body.lottery) requireLotteryOrder(lotteryPeriod(lottery))
  const id = await insertItem(
    context.db,
    shopId,
    body.type,
    {
      name: body.name,
      detail: body.detail ?? '',
      identifier: body.identifier ?? null,
      price: body.price,
      proper_price: null,
      item_tax_type: body.item_tax_type,
      quantity_limit: body.quantity_limit ?? null,
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
