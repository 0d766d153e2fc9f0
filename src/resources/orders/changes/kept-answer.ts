/**
 * The answer of a call with an Idempotency-Key that waited for a payment, kept in the transaction that concludes the payment.
 * So it is the same whether the call itself was there to the end or a job took its place (R-KEY-7).
 */
import type { Transaction } from '../../../db/database.ts'
import { problemAnswer, successAnswer } from '../../../http/idempotency/kept-answers.ts'
import { closeKey, findOpenKey, forgetKey } from '../../../http/idempotency/key-store.ts'
import { Problem } from '../../../http/problems.ts'
import type { OperationState, StoredOperation } from '../../../payments/journal-store.ts'
import { findOrder } from '../store.ts'
import { orderTag } from '../tag.ts'
import { CHANGES, type ChangeName, isChangeName } from './change-table.ts'

/** The reason of a refusal for now. */
export const UNDER_MAINTENANCE = 'it is under maintenance'

/** The payment service has refused, and would again: it is not that it cannot say now. */
export class RefusedByService extends Problem {}

/** What is told when the payment service refused. */
export function refusedByService(name: ChangeName, reason: string | null): Problem {
  const { rejected, maintenance } = CHANGES[name]
  const detail = `The payment service refused: ${reason}. Nothing was changed.`
  return reason === UNDER_MAINTENANCE
    ? new Problem(maintenance, detail)
    : new RefusedByService(rejected, detail)
}

/** Keeps the answer where the call had a key. A call whose payment was given up is forgotten: it may be sent again. */
export async function keepConclusion(
  tx: Transaction,
  { request_key: key, shop_id, unique_key, change }: StoredOperation,
  { state, reason }: { readonly state: OperationState; readonly reason: string | null },
): Promise<void> {
  if (key === null) return
  if (state === 'abandoned') return forgetKey(tx, key)
  const call = await findOpenKey(tx, key)
  if (call === undefined) return
  if (state === 'refused' && isChangeName(change)) {
    return closeKey(tx, key, problemAnswer(refusedByService(change, reason), call.request_id))
  }
  const order = call.status === 204 ? undefined : await findOrder(tx, shop_id, unique_key)
  const etag = order === undefined ? null : orderTag(order)
  return closeKey(tx, key, successAnswer(call.status, Buffer.from(order?.detail ?? ''), etag))
}
