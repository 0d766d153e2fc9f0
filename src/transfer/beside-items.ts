/** What items have that other tables keep, for their documents. */
import type { Connection } from '../db/database.ts'
import { findSalesOf } from '../resources/items/sale-store.ts'
import { findNamedBindings } from '../selling/method-store.ts'
import type { BesideItem } from './export-documents.ts'

/** Reads it of these items; of others there is nothing. */
export async function findBeside(
  db: Connection,
  shopId: number,
  ids: readonly number[],
): Promise<(id: number) => BesideItem> {
  const bound = Map.groupBy(await findNamedBindings(db, shopId, ids), ({ item_id }) => item_id)
  const sales = new Map((await findSalesOf(db, shopId, ids)).map(sale => [sale.item_id, sale]))
  return id => ({ bound: bound.get(id) ?? [], sale: sales.get(id) })
}
