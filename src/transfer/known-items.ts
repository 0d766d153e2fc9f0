/** The items that lines of documents mean, and their parts under the ids that they have here. */
import type { Transaction } from '../db/database.ts'
import { isStoredId } from '../http/schemas.ts'
import { findImportedItems, findOwnItems, type KnownItem } from './order-store.ts'

/** Items by the ids that documents have for them. */
export interface KnownItems {
  readonly items: ReadonlyMap<number, KnownItem>
  /** Those that are the shop's own, and no import's. */
  readonly strangers: ReadonlySet<KnownItem>
}

/**
 * Finds those that were imported from where the documents come from, and else the shop's own, as when they were written down
 * by a program that knows the items by this API.
 */
export async function findKnownItems(
  tx: Transaction,
  shopId: number,
  sourceIds: Iterable<number>,
): Promise<KnownItems> {
  const named = new Set(sourceIds)
  const imported = await findImportedItems(tx, shopId, [...named])
  for (const { source_id } of imported) named.delete(source_id)
  const own = await findOwnItems(tx, shopId, [...named].filter(isStoredId))
  return {
    items: new Map([...imported, ...own].map(item => [item.source_id, item])),
    strangers: new Set(own),
  }
}

/** Options under the ids that they have here. One that the item no longer has, or that came before its ids were noted, keeps its own. */
export function localOptions<
  O extends { readonly option_id: number; readonly option_variation_id: number | null },
>(options: readonly O[], { options: known, option_variations }: KnownItem): O[] {
  return options.map(option => ({
    ...option,
    option_id: known[option.option_id] ?? option.option_id,
    option_variation_id:
      option.option_variation_id === null
        ? null
        : (option_variations[option.option_variation_id] ?? option.option_variation_id),
  }))
}
