/** Orders whose time has come: reservations whose window opens, lotteries whose result is announced (decision 4.3). */
import type { Context } from '../../../context.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { addHistory } from '../history-store.ts'
import { openWindow } from '../rules/open-window.ts'
import { BEFORE_ALL, findDue, lockOrder, saveOrder } from '../store.ts'

/** Orders looked for at a time. */
const BATCH = 200

/**
 * Makes every unshippable order shippable that can be sent by now, each in a transaction of its own and with its history;
 * answers how many. One that fails is told in the log and left for the next time.
 */
export async function openOrders(context: Pick<Context, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = wholeSecond(context.clock.now())
  let opened = 0
  for (let after = BEFORE_ALL; ; ) {
    const due = await findDue(context.db, now, after, BATCH)
    for (const { shop_id, unique_key } of due) {
      try {
        if (await openOrder(context, shop_id, unique_key, now)) opened += 1
      } catch (error) {
        context.log.error({ err: error, shop: shop_id, order: unique_key }, 'an order could not be opened')
      }
    }
    const last = due.at(-1)
    if (last === undefined || due.length < BATCH) return opened
    after = last
  }
}

/** Answers whether it was opened; another server may have been faster. */
function openOrder(
  { db }: Pick<Context, 'db'>,
  shopId: number,
  uniqueKey: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async tx => {
    const held = await lockOrder(tx, shopId, uniqueKey)
    const change = held && openWindow(held.order, { now })
    if (held === undefined || !change) return false
    await saveOrder(tx, shopId, held.id, change.after, now)
    await addHistory(tx, shopId, held.id, null, change.history, now)
    return true
  })
}
