/**
 * Orders whose time has come: reservations whose window opens, lotteries whose result is announced (R-STATUS-4),
 * downloads that are paid for (R-STATUS-6), payments that nobody made in time (R-PLACE-9).
 */
import type { Context } from '../../../context.ts'
import { Problem } from '../../../http/problems.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { beginRun, type Run } from '../../../lib/run-bound.ts'
import { isOfFullShop } from '../../../mail/places.ts'
import { findOrderSettings } from '../../../shops/store.ts'
import { advanceOrder } from '../changes/advance-order.ts'
import { seeToUnpaid } from '../changes/see-to-unpaid.ts'
import { endOf, triedAgainAt } from '../rules/awaited-payment.ts'
import { isOfService } from '../rules/of-service.ts'
import { BEFORE_ALL, type DueOrder, findDue, putOff } from '../store.ts'

/** Orders looked for at a time. */
const BATCH = 200

/**
 * Milliseconds of a run in all: what no service is asked about has half of it to itself, however long one is waited for. What else asks a
 * service is in line behind this.
 */
const RUN_MS = 60_000

/**
 * Does with every order what is due by now, each in a transaction of its own and with its history; answers with how many
 * something happened. One that fails is told in the log and left for the next time, or put off where its buyer is still to pay, so that
 * it takes nobody's time every minute; those of shops that may send no more mails today wait. `asking` is the time for those that a
 * payment service is asked about first: what it leaves comes first in the next run.
 */
export async function openOrders(context: Context, asking: Run = beginRun()): Promise<number> {
  const run = beginRun(RUN_MS)
  const now = wholeSecond(context.clock.now())
  const isMaintained = maintenances(context)
  const full = new Set<number>()
  let opened = 0
  for (let after = BEFORE_ALL; ; ) {
    const due = await findDue(context.db, now, after, BATCH)
    for (const order of due) {
      if (run.isOver()) return opened
      const isUnpaid = order.status === 'unpaid'
      const asked = isUnpaid && isOfService(order.awaited_payment)
      if (asked && asking.isOver()) continue
      if (isUnpaid && (full.has(order.shop_id) || (await waits(order, now, isMaintained)))) continue
      const came = await see(context, order)
      if (came === 'something') opened += 1
      else if (isUnpaid && (asked || came !== 'nothing')) await tryAgain(context, order)
      if (came === 'no room') full.add(order.shop_id)
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

/** What came of it; `no room` where its shop may send no more mails today. */
type Came = 'something' | 'nothing' | 'no room' | 'failure'

async function see(context: Context, { shop_id, unique_key, status }: DueOrder): Promise<Came> {
  const seeTo = status === 'unpaid' ? seeToUnpaid : advanceOrder
  try {
    return (await seeTo(context, shop_id, unique_key)) ? 'something' : 'nothing'
  } catch (error) {
    const level = error instanceof Problem && error.type === 'mails/limit-reached' ? 'info' : 'error'
    context.log[level]({ err: error, shop: shop_id, order: unique_key }, 'an order could not be opened')
    return isOfFullShop(error) ? 'no room' : 'failure'
  }
}

/** Puts it off, so that others have their turn. */
async function tryAgain({ db, clock, log }: Context, order: DueOrder): Promise<void> {
  const { awaited_payment: awaited } = order
  if (awaited === null) return
  await putOff(db, order, triedAgainAt(awaited, wholeSecond(clock.now()))).catch((error: unknown) =>
    log.warn({ err: error, order: order.unique_key }, 'an order was not put off'),
  )
}
