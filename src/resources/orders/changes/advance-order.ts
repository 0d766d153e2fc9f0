/** What happens to an order by itself once its time has come: its window opens, its downloads count as delivered, its buyer is reminded. */
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { findPending } from '../../../payments/journal-store.ts'
import type { MailLimits } from '../../../shop-limits.ts'
import type { OrderChange } from '../order.ts'
import { deliverableFrom, deliverDownloads } from '../rules/deliver-downloads.ts'
import { openOrder } from '../rules/open-order.ts'
import { remindPayment } from '../rules/remind-payment.ts'
import { lockOrder, takeId } from '../store.ts'
import { applyChange, type HeldOrder } from './apply-change.ts'

/** Does what is due, in the system's name; answers whether anything was. */
export function advanceOrder(
  { db, clock, config, baseUrl }: Pick<Context, 'db' | 'clock' | 'config' | 'baseUrl'>,
  shopId: number,
  uniqueKey: string,
): Promise<boolean> {
  return db.transaction(async tx => {
    const found = await lockOrder(tx, shopId, uniqueKey)
    if (found === undefined) return false
    const now = wholeSecond(clock.now())
    const held: HeldOrder = { ...found, shopId, tokenId: null, baseUrl }
    const opened = openOrder(held.order, { now })
    const { mailLimits } = config
    if (opened !== null) await applyChange(tx, held, opened, mailLimits, now)
    const reminded = remindPayment(held.order, { now })
    if (reminded !== null) await applyChange(tx, held, reminded, mailLimits, now)
    const delivered = await deliver(tx, { ...held, order: opened?.after ?? held.order }, mailLimits, now)
    return opened !== null || reminded !== null || delivered
  })
}

/** What an open payment was meant for goes by the lines as they are: they wait for its end. */
async function deliver(
  tx: Transaction,
  held: HeldOrder,
  mailLimits: MailLimits,
  now: Date,
): Promise<boolean> {
  const from = deliverableFrom(held.order, now)
  if (from === null || from > now) return false
  if ((await findPending(tx, held.shopId, held.id)) !== undefined) return false
  const change: OrderChange | null = deliverDownloads(held.order, { now }, await takeId(tx, 'dispatches'))
  if (change === null) return false
  await applyChange(tx, held, change, mailLimits, now)
  return true
}
