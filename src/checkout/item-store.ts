/** Items as the rules of buying see them, in one statement and so of one moment. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'
import { OPTIONS_OF_ITEM, VARIATIONS_OF_ITEM } from '../resources/items/detail-store.ts'
import type { SaleItem } from './priced-line.ts'

const FIND = reads<SaleItem>(
  'checkout.find_items',
  `select i.id, i.version, i.type, i.name, i.identifier, i.price, i.proper_price, i.item_tax_type, i.quantity_limit,
     i.visible, i.own_stock, i.sales_start_at, i.sales_end_at, i.application_start_at, i.application_end_at,
     i.scheduled_announce_at, i.repeat_price, i.repeat_times, i.cycle_plan,
     ${VARIATIONS_OF_ITEM}, ${OPTIONS_OF_ITEM}
   from items i where i.shop_id = $1 and i.id = any($2::int[])`,
)

/** Those of these items that the shop has, hidden ones too, by their ids. */
export async function findSaleItems(
  db: Connection,
  shopId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, SaleItem>> {
  if (itemIds.length === 0) return new Map()
  const items = await db.query(FIND, [shopId, itemIds])
  return new Map(items.map(item => [item.id, item]))
}
