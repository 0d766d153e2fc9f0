/** POST /api/orders/{unique_key}/dispatch. */
import type { Context } from '../../../context.ts'
import type { DispatchRequest } from '../request-schemas.ts'
import { takeIds } from '../store.ts'
import { type Asker, changeOrder } from './change-order.ts'

/** Marks lines as dispatched. The entry gets its id beforehand, so that it keeps it however often the change is carried out. */
export async function dispatchOrder(
  context: Context,
  asker: Asker,
  uniqueKey: string,
  body: DispatchRequest,
): Promise<void> {
  const [dispatch_id] = await context.db.transaction(tx => takeIds(tx, 'dispatches', 1))
  if (dispatch_id === undefined) throw new Error('orders.take_ids answered no row')
  await changeOrder(context, asker, uniqueKey, 'dispatch', { ...body, dispatch_id })
}
