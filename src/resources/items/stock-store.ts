/** The own stock of a held item in the database. */
import type { Transaction } from '../../db/database.ts'
import { writes } from '../../db/statement.ts'

const HOLD = writes<{ own_stock: number }>(
  'items.hold_own_stock',
  'select own_stock from items where shop_id = $1 and id = $2 for no key update',
)

/** The own stock of an item that the transaction holds. */
export async function holdOwnStock(tx: Transaction, shopId: number, itemId: number): Promise<number> {
  return (await tx.query(HOLD, [shopId, itemId]))[0]?.own_stock ?? 0
}

const PUT = writes('items.put_own_stock', 'update items set own_stock = $3 where shop_id = $1 and id = $2')

/** Writes it; whoever does marks the item as changed. */
export async function putOwnStock(
  tx: Transaction,
  shopId: number,
  itemId: number,
  stock: number,
): Promise<void> {
  await tx.query(PUT, [shopId, itemId, stock])
}
