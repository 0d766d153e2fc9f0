/** A person says that cash on delivery has come (R-PAY-9). */
import type { Context } from '../../../context.ts'
import { type Asker, changeOrder } from '../changes/change-order.ts'

/** Marks the order as paid. Throws 404, or 422 update-rejected when no cash is waited for. */
export function confirmCash(context: Context, asker: Asker, uniqueKey: string): Promise<void> {
  return changeOrder(context, asker, uniqueKey, 'confirm_cash', {})
}
