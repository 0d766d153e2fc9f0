/** What the rules know of the shop, read with the order held. */
import type { Transaction } from '../../../db/database.ts'
import { notFound } from '../../../http/problems.ts'
import { findOrderSettings } from '../../../shops/store.ts'
import type { Surroundings } from '../order.ts'
import type { ChangeName } from './change-table.ts'

/** The shop's settings and the time. The block list is only there for the change that asks for it. Throws 404 when the shop is gone. */
export async function findSurroundings(
  tx: Transaction,
  shopId: number,
  name: ChangeName,
  now: Date,
): Promise<Surroundings> {
  const settings = await findOrderSettings(tx, shopId, { withBlockList: name === 'update_order_customer' })
  if (settings === undefined) throw notFound('orders')
  return { ...settings, now }
}
