/** Adds pieces to a stock or takes some off, whatever it is by now (R-CATALOGUE-2). For the console. */
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/problems.ts'
import { storedId } from '../../../http/schemas.ts'
import { touchItem } from '../hold-store.ts'
import { MAX_STOCK } from '../limits.ts'
import { writeRejected } from '../rules.ts'
import { holdOwnStock, putOwnStock } from '../stock-store.ts'
import { listVariations, setVariationStocks } from '../variation-store.ts'
import { withItem } from './with-item.ts'

/** Which stock, and by how many pieces. Without a variation: the item's own. */
export interface StockChange {
  readonly by: number
  readonly variation_id?: number | null
}

/** Answers what the stock is then. Throws 404, or 422 where it would be below 0 or too large, or is of the other kind. */
export function changeItemStock(
  context: Context,
  shopId: number,
  itemId: number,
  { by, variation_id = null }: StockChange,
): Promise<number> {
  return withItem(context, shopId, itemId, async (tx, item, now) => {
    if (variation_id === null) {
      if (item.variation_count > 0)
        throw writeRejected('The item has variations: say which one.', '/variation_id')
      const stock = sumOf(await holdOwnStock(tx, shopId, itemId), by)
      await putOwnStock(tx, shopId, itemId, stock)
      await touchItem(tx, shopId, itemId, now)
      return stock
    }
    const id = storedId(variation_id)
    const variation = (await listVariations(tx, shopId, itemId)).find(one => one.id === id)
    if (variation === undefined) throw notFound('items/variation')
    const stock = sumOf(variation.stock, by)
    await setVariationStocks(tx, shopId, itemId, [{ id, stock }])
    await touchItem(tx, shopId, itemId, now)
    return stock
  })
}

function sumOf(stock: number, by: number): number {
  const sum = stock + by
  if (sum < 0) throw writeRejected(`There are only ${stock} left.`, '/by')
  if (sum > MAX_STOCK) throw writeRejected(`A stock is ${MAX_STOCK} at most.`, '/by')
  return sum
}
