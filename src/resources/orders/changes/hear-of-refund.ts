/** What follows when the payment service says that money which was given back has not arrived. */
import type { Context } from '../../../context.ts'
import type { Problem } from '../../../http/problems.ts'
import { wholeSecond, writeDateTime } from '../../../lib/date-time.ts'
import { lookUpPayment } from '../../../payments/gateway.ts'
import {
  findOperation,
  findOperationByKey,
  findPending,
  type StoredOperation,
  settleOperation,
} from '../../../payments/journal-store.ts'
import { addHistory } from '../history-store.ts'
import { logOwed } from '../rules/balance.ts'
import { updateRejected } from '../rules/conclude.ts'
import { modifiedAt } from '../rules/times.ts'
import { lockOrder, saveOrder } from '../store.ts'
import { historyOfRefusal, inOneLine } from './apply-change.ts'

/**
 * Looks whether what was done under a key has failed since, and notes it, once. The order stays as it is: what was given back by
 * its transaction is owed to the buyer, and people give it back. Nothing follows of a key that is no order's. Throws while another
 * payment of the order is open, so that the service says it again: what was decided with that would be written over the note.
 */
export async function lookForFailedRefund(context: Context, shopId: number, key: string): Promise<void> {
  const operation = await findOperationByKey(context.db, shopId, key)
  if (operation?.state !== 'done') return
  const outcome = await lookUpPayment(context.payments, { key, shopId })
  if (outcome?.result !== 'declined' || outcome.surplus === undefined) return
  await noteFailedRefund(context, operation, { owed: outcome.surplus, reason: inOneLine(outcome.reason) })
}

function noteFailedRefund(
  { db, clock }: Context,
  { shop_id: shopId, id, unique_key }: StoredOperation,
  { owed, reason }: { readonly owed: number; readonly reason: string },
): Promise<void> {
  return db.transaction(async tx => {
    const held = await lockOrder(tx, shopId, unique_key)
    const operation = await findOperation(tx, shopId, id)
    if (held === undefined || operation?.state !== 'done') return
    if ((await findPending(tx, shopId, held.id)) !== undefined) throw openPayment()
    const now = wholeSecond(clock.now())
    const at = writeDateTime(now)
    const { detail } = held.order
    const balance_logs = logOwed(detail, owed, at)
    const after = { ...held.order, detail: { ...detail, balance_logs, modified_at: modifiedAt(detail, now) } }
    await saveOrder(tx, shopId, held.id, after, now)
    const { event, changes } = historyOfRefusal('refused', { ...operation, amount: owed }, reason)
    const logs = { balance_logs: { before: detail.balance_logs, after: balance_logs } }
    await addHistory(tx, shopId, held.id, null, { event, changes: { ...changes, ...logs } }, now)
    await settleOperation(tx, shopId, id, { state: 'refused', reason, now })
  })
}

function openPayment(): Problem {
  return updateRejected(
    'The payment of an earlier change of this order is still open. Read the order in a minute, then decide again.',
  )
}
