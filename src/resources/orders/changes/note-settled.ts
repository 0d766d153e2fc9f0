/** The note of a change that a person made in the console and whose payment a job settled, when nobody waited for it any more. */
import { recordEvent } from '../../../audit/record.ts'
import { findSessionUser } from '../../../auth/store.ts'
import type { Transaction } from '../../../db/database.ts'
import { deedAtWork } from '../../../db/deed.ts'
import type { OpenOperation } from '../../../payments/journal-store.ts'

/** Notes it in the transaction that writes the order, as the call would have (R-AUDIT-1); its address is not known any more. */
export async function noteSettled(
  transaction: Transaction,
  { shop_id: shopId, token_id: tokenId, change, unique_key: order }: OpenOperation,
  at: Date,
): Promise<void> {
  if (deedAtWork() !== undefined || tokenId === null) return
  const session = await findSessionUser(transaction, shopId, tokenId)
  if (session === undefined) return
  const { user_id: userId } = session
  const actor = userId === null ? { tokenId } : { userId, tokenId }
  const detail = { operation: operationIdOf(change), order }
  await recordEvent(transaction, { shopId, actor, kind: 'called', detail, address: null, at })
}

/** A change and its operation have the same name, written `update_order` and `updateOrder`. */
function operationIdOf(change: string): string {
  return change.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
