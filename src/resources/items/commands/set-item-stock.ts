/** PUT /api/items/{id}/stock: sets stocks to absolute numbers, all or none (R-STOCK-3, R-STOCK-4). */
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/problems.ts'
import { storedId } from '../../../http/schemas.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { lockItem, touchItem } from '../hold-store.ts'
import type { SetStock } from '../request-schemas.ts'
import { writeRejected } from '../rules.ts'
import { findKind, setOwnStock } from '../store.ts'
import { setVariationStocks, setVariationStocksAtOnce } from '../variation-store.ts'

/** Throws 404 for the item or a variation, 422 when the item's stock is of the other kind. */
export function setItemStock(
  context: Context,
  shopId: number,
  itemId: number,
  body: SetStock,
): Promise<void> {
  return body.variations === undefined
    ? setStockOfItem(context, shopId, itemId, body.stock ?? 0)
    : setStocksOfVariations(context, shopId, itemId, body.variations)
}

/** One conditional update in the ordinary case; only when it finds nothing to do is the reason looked up. */
async function setStockOfItem(
  context: Context,
  shopId: number,
  itemId: number,
  stock: number,
): Promise<void> {
  for (;;) {
    if (await setOwnStock(context.db, shopId, itemId, stock, wholeSecond(context.clock.now()))) return
    const kind = await findKind(context.db, shopId, itemId)
    if (kind === undefined) throw notFound('items')
    if (kind.variation_count > 0) {
      throw writeRejected('The item has variations: send variations with the stock of each.', '/stock')
    }
    if (kind.own_stock === stock) return
  }
}

/** Like `setStockOfItem`: the item is held only when the one statement could not do it. */
async function setStocksOfVariations(
  context: Context,
  shopId: number,
  itemId: number,
  variations: NonNullable<SetStock['variations']>,
): Promise<void> {
  const stocks = variations.map(({ variation_id, stock }) => ({ id: storedId(variation_id), stock }))
  const now = () => wholeSecond(context.clock.now())
  if (await setVariationStocksAtOnce(context.db, shopId, itemId, stocks, now())) return
  await context.db.transaction(async tx => {
    const item = await lockItem(tx, shopId, itemId)
    if (item === undefined) throw notFound('items')
    if (item.variation_count === 0) {
      throw writeRejected(
        'The item has no variations: send stock, the number for the item itself.',
        '/variations',
      )
    }
    const { known, changed } = await setVariationStocks(tx, shopId, itemId, stocks)
    if (known < stocks.length) throw notFound('items/variation')
    if (changed > 0) await touchItem(tx, shopId, itemId, now())
  })
}
