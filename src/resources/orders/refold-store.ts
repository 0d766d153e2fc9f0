/** Orders whose search text was made before the folding of words last changed. */
import type { Transaction } from '../../db/database.ts'
import { writes } from '../../db/statement.ts'
import type { OrderDetail } from './schemas.ts'

/** An order, held, with its document. */
export interface OutdatedOrder {
  readonly shop_id: number
  readonly id: number
  readonly detail: OrderDetail
}

const HOLD = writes<OutdatedOrder>(
  'orders.hold_outdated',
  `select shop_id, id, detail from orders where search_text_outdated order by shop_id, id limit $1
   for no key update skip locked`,
)

/** Holds so many of them at most, but for those that others hold. */
export function holdOutdated(tx: Transaction, limit: number): Promise<OutdatedOrder[]> {
  return tx.query(HOLD, [limit])
}

/** A new search text. */
export interface Refolded extends Pick<OutdatedOrder, 'shop_id' | 'id'> {
  readonly search_text: string
}

const PUT = writes(
  'orders.put_search_texts',
  `update orders o set search_text_outdated = false, search_text = r.search_text
   from json_to_recordset($1::json) as r (shop_id int, id int, search_text text)
   where o.shop_id = r.shop_id and o.id = r.id`,
)

/** Writes the search texts of orders that are held. Their versions stay: nothing has changed of what is shown. */
export async function putSearchTexts(tx: Transaction, refolded: readonly Refolded[]): Promise<void> {
  await tx.query(PUT, [JSON.stringify(refolded)])
}
