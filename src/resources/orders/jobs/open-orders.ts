/**
 * Orders whose time has come: reservations whose window opens, lotteries whose result is announced (R-STATUS-4),
 * downloads that are paid for (R-STATUS-6), payments that nobody made in time (R-PLACE-9).
 */
import type { Context } from '../../../context.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { beginRun } from '../../../lib/run-bound.ts'
import { advanceOrder } from '../changes/advance-order.ts'
import { seeToUnpaid } from '../changes/see-to-unpaid.ts'
import { BEFORE_ALL, findDue } from '../store.ts'

/** Orders looked for at a time. */
const BATCH = 200

/**
 * Does with every order what is due by now, each in a transaction of its own and with its history; answers with how many
 * something happened. One that fails is told in the log and left for the next time.
 */
export async function openOrders(context: Context): Promise<number> {
  const now = wholeSecond(context.clock.now())
  const run = beginRun()
  let opened = 0
  for (let after = BEFORE_ALL; ; ) {
    const due = await findDue(context.db, now, after, BATCH)
    for (const { shop_id, unique_key, status } of due) {
      // Of these alone the payment service is asked.
      if (status === 'unpaid' && run.isOver()) continue
      const see = status === 'unpaid' ? seeToUnpaid : advanceOrder
      try {
        if (await see(context, shop_id, unique_key)) opened += 1
      } catch (error) {
        context.log.error({ err: error, shop: shop_id, order: unique_key }, 'an order could not be opened')
      }
    }
    const last = due.at(-1)
    if (last === undefined || due.length < BATCH) return opened
    after = last
  }
}
