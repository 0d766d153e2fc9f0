/**
 * Operations that were written down before decisions were: they have what was asked and what the rule knew of the shop, so
 * that the rule decides once more. No more of them are written; what was open at an upgrade is concluded here.
 */
import type { StoredOperation } from '../../../payments/journal-store.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import { CHANGES, isChangeName, NO_ID } from './change-table.ts'

/** What was known of the shop: all but the time and the block list. */
type KeptSurroundings = Omit<Surroundings, 'now' | 'block_list'>

/** The change that such an operation asks for. Throws on a name that is not known. */
export function decideAnew(
  order: Order,
  { change: name, body, surroundings }: Pick<StoredOperation, 'change' | 'body' | 'surroundings'>,
  now: Date,
): OrderChange {
  if (!isChangeName(name)) throw new Error(`No change of orders is called ${name}`)
  // Both were checked before they were written down, and the body of a dispatch has its id with it.
  const rule = CHANGES[name].rule as (
    order: Order,
    body: unknown,
    surroundings: Surroundings,
    id: number,
  ) => OrderChange
  const { dispatch_id = NO_ID } = body as { readonly dispatch_id?: number }
  return rule(order, body, { ...(surroundings as KeptSurroundings), block_list: [], now }, dispatch_id)
}
