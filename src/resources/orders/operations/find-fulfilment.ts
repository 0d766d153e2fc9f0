/** How the lines of an order reach the buyer, and what is owed to him: what the API does not tell, and people need to know. */
import type { Connection } from '../../../db/database.ts'
import type { LineState } from '../order.ts'
import { owedToBuyer } from '../rules/balance.ts'
import { findOrders } from '../store.ts'

/** What is told of an order. */
export interface Fulfilment {
  readonly lines: readonly Pick<LineState, 'id' | 'item_type' | 'downloadable'>[]
  /** Yen that the shop gives back by hand. */
  readonly owed: number
}

/** That of an order, whose key is told in either case; undefined when the shop has none of that key. */
export async function findFulfilment(
  db: Connection,
  shopId: number,
  uniqueKey: string,
): Promise<Fulfilment | undefined> {
  const [order] = await findOrders(db, shopId, [uniqueKey.toUpperCase()])
  if (order === undefined) return undefined
  const lines = order.lines.map(({ id, item_type, downloadable }) => ({ id, item_type, downloadable }))
  return { lines, owed: owedToBuyer(order.detail) }
}
