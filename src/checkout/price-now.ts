/** What lines come to now: the rules of buying over items as they are at this moment. */
import type { Connection } from '../db/database.ts'
import { isStoredId } from '../http/schemas.ts'
import { findSaleItems } from './item-store.ts'
import type { AskedLine, SaleItem } from './priced-line.ts'
import { type LinesPricing, priceLines } from './rules/price-lines.ts'
import type { SharedReads } from './shared-reads.ts'

/**
 * Who is asked for the items: a connection, or what asks with others at once (`sharedReads`). Of a transaction that holds the
 * items, the answer holds until its end.
 */
type Source = Connection | Pick<SharedReads, 'items'>

/** How an item is seen by whoever buys it. */
export type See = (item: SaleItem) => SaleItem

/** Prices lines by the items as they are, and as they are seen. */
export async function priceNow(
  source: Source,
  shopId: number,
  lines: readonly AskedLine[],
  now: Date,
  see: See = item => item,
): Promise<LinesPricing> {
  const ids = itemsOf(lines)
  const found = await ('items' in source ? source.items(shopId, ids) : findSaleItems(source, shopId, ids))
  return priceLines(new Map([...found].map(([id, item]) => [id, see(item)])), lines, now)
}

/** The ids of these lines' items, each once, without what can be none. */
export function itemsOf(lines: readonly AskedLine[]): readonly number[] {
  return [...new Set(lines.map(line => line.item_id).filter(isStoredId))]
}
