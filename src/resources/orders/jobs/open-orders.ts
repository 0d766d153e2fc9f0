/**
 * Orders whose time has come: reservations whose window opens, lotteries whose result is announced (R-STATUS-4),
 * downloads that are paid for (R-STATUS-6), payments that nobody made in time (R-PLACE-9).
 */
import type { Context } from '../../../context.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { beginRun, type Run } from '../../../lib/run-bound.ts'
import { findOrderSettings } from '../../../shops/store.ts'
import { advanceOrder } from '../changes/advance-order.ts'
import { seeToUnpaid } from '../changes/see-to-unpaid.ts'
import { endOf, triedAgainAt } from '../rules/awaited-payment.ts'
import { isOfService } from '../rules/of-service.ts'
import { BEFORE_ALL, type DueOrder, findDue, putOff } from '../store.ts'

/** Orders looked for at a time. */
const BATCH = 200

/**
 * Does with every order what is due by now, each in a transaction of its own and with its history; answers with how many
 * something happened. One that fails is told in the log and left for the next time, or put off where a payment service was asked
 * first: what it has no time for in one run comes first in the next.
 */
export async function openOrders(context: Context, run: Run = beginRun()): Promise<number> {
  const now = wholeSecond(context.clock.now())
  const isMaintained = maintenances(context)
  let opened = 0
  for (let after = BEFORE_ALL; ; ) {
    const due = await findDue(context.db, now, after, BATCH)
    for (const order of due) {
      const asked = order.status === 'unpaid' && isOfService(order.awaited_payment)
      if (asked && (run.isOver() || (await waits(order, now, isMaintained)))) continue
      if (await see(context, order)) opened += 1
      else if (asked) await tryAgain(context, order)
    }
    const last = due.at(-1)
    if (last === undefined || due.length < BATCH) return opened
    after = last
  }
}

/** Whether payments of a shop are under maintenance, by its id. */
type Maintained = (shopId: number) => Promise<boolean>

/** Asks once of each shop. */
function maintenances({ db }: Context): Maintained {
  const known = new Map<number, boolean>()
  return async shopId => {
    const is = known.get(shopId) ?? (await findOrderSettings(db, shopId, []))?.payment_maintenance === true
    known.set(shopId, is)
    return is
  }
}

/** Whether nothing becomes of it by now: what would end does not while payments are under maintenance. */
async function waits(
  { shop_id, awaited_payment: awaited }: DueOrder,
  now: Date,
  isMaintained: Maintained,
): Promise<boolean> {
  return awaited !== null && endOf(awaited) <= now && (await isMaintained(shop_id))
}

/** Answers whether something happened. */
async function see(context: Context, { shop_id, unique_key, status }: DueOrder): Promise<boolean> {
  const seeTo = status === 'unpaid' ? seeToUnpaid : advanceOrder
  try {
    return await seeTo(context, shop_id, unique_key)
  } catch (error) {
    context.log.error({ err: error, shop: shop_id, order: unique_key }, 'an order could not be opened')
    return false
  }
}

/** Puts it off, so that it keeps no others from being asked about. */
async function tryAgain({ db, clock, log }: Context, order: DueOrder): Promise<void> {
  const { awaited_payment: awaited } = order
  if (awaited === null) return
  await putOff(db, order, triedAgainAt(awaited, wholeSecond(clock.now()))).catch((error: unknown) =>
    log.warn({ err: error, order: order.unique_key }, 'an order was not put off'),
  )
}
