/** A person confirms that the money of a transfer, or of a convenience store, has arrived (R-PAY-8). */
import type { Context } from '../../../context.ts'
import { type Asker, changeOrder } from '../changes/change-order.ts'

/** Marks the order as paid. Throws 404, or 422 update-rejected when it awaits no such payment. */
export function confirmTransfer(context: Context, asker: Asker, uniqueKey: string): Promise<void> {
  return changeOrder(context, asker, uniqueKey, 'confirm_transfer', {})
}
