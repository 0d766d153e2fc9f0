/** What happens to an order by itself once its time has come: its window opens, its downloads count as delivered. */
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { findPending } from '../../../payments/journal-store.ts'
import type { OrderChange } from '../order.ts'
import { deliverableFrom, deliverDownloads } from '../rules/deliver-downloads.ts'
import { openOrder } from '../rules/open-order.ts'
import { lockOrder, takeId } from '../store.ts'
import { applyChange, type HeldOrder } from './apply-change.ts'

/** Does what is due, in the system's name; answers whether anything was. */
export function advanceOrder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  uniqueKey: string,
): Promise<boolean> {
  return db.transaction(async tx => {
    const found = await lockOrder(tx, shopId, uniqueKey)
    if (found === undefined) return false
    const now = wholeSecond(clock.now())
    const held: HeldOrder = { ...found, shopId, tokenId: null }
    const opened = openOrder(held.order, { now })
    if (opened !== null) await applyChange(tx, held, opened, now)
    const delivered = await deliver(tx, { ...held, order: opened?.after ?? held.order }, now)
    return opened !== null || delivered
  })
}

/** What an open payment was meant for goes by the lines as they are: they wait for its end. */
async function deliver(tx: Transaction, held: HeldOrder, now: Date): Promise<boolean> {
  const from = deliverableFrom(held.order, now)
  if (from === null || from > now) return false
  if ((await findPending(tx, held.shopId, held.id)) !== undefined) return false
  const change: OrderChange | null = deliverDownloads(held.order, { now }, await takeId(tx, 'dispatches'))
  if (change === null) return false
  await applyChange(tx, held, change, now)
  return true
}
