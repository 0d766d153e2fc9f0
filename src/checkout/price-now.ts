/** What lines come to now: the rules of buying over what the database says at this moment. */
import type { Connection } from '../db/database.ts'
import { isStoredId } from '../http/schemas.ts'
import { findSaleItems } from './item-store.ts'
import type { AskedLine } from './priced-line.ts'
import { type LinesPricing, priceLines } from './rules/price-lines.ts'

/** Prices lines by the items as they are. In a transaction that holds the items, the answer holds until its end. */
export async function priceNow(
  db: Connection,
  shopId: number,
  lines: readonly AskedLine[],
  now: Date,
): Promise<LinesPricing> {
  const ids = new Set(lines.map(line => line.item_id).filter(isStoredId))
  return priceLines(await findSaleItems(db, shopId, [...ids]), lines, now)
}
