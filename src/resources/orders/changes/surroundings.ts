/** What the rules know of the shop, read with the order held. */
import type { Transaction } from '../../../db/database.ts'
import { notFound } from '../../../http/problems.ts'
import { findOrderSettings } from '../../../shops/store.ts'
import type { Surroundings } from '../order.ts'
import { blockedBy } from '../rules/update-order-customer.ts'
import type { ChangeBodies, ChangeName } from './change-table.ts'

/**
 * The shop's settings and the time. Of the block list there is what may concern the change. Throws 404 when the shop is
 * gone.
 */
export async function findSurroundings<Name extends ChangeName>(
  tx: Transaction,
  shopId: number,
  name: Name,
  body: ChangeBodies[Name],
  now: Date,
): Promise<Surroundings> {
  const blocked =
    name === 'update_order_customer'
      ? blockedBy((body as ChangeBodies['update_order_customer']).mail_address)
      : []
  const settings = await findOrderSettings(tx, shopId, blocked)
  if (settings === undefined) throw notFound('orders')
  return { ...settings, now }
}
