/** A person gives or mends the tracking number of what was sent already (R-DISPATCH-10). */
import type { Context } from '../../../context.ts'
import { type Asker, changeOrder } from '../changes/change-order.ts'
import type { UpdateDispatch } from '../rules/update-dispatch.ts'

/** Writes carrier and number of a dispatch anew. Throws 404, or 422 where the rule refuses it. */
export function updateDispatch(
  context: Context,
  asker: Asker,
  uniqueKey: string,
  body: UpdateDispatch,
): Promise<void> {
  return changeOrder(context, asker, uniqueKey, 'update_dispatch', body)
}
