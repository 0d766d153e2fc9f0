/** The items that lines of documents mean, and their parts under the ids that they have here. */
import type { Transaction } from '../db/database.ts'
import { isStoredId } from '../http/schemas.ts'
import { findImportedItems, findOwnItems, type KnownItem, type OwnItem } from './order-store.ts'

/** Items by the ids that documents have for them. */
export interface KnownItems {
  readonly items: ReadonlyMap<number, KnownItem>
  /** The one that is meant by what a document says of it; undefined where it is no item of the shop. */
  readonly meantBy: (said: SaidItem) => KnownItem | undefined
}

/** What a document says of an item beside its id: where it says no `identifier`, that is left out or null. */
interface SaidItem {
  readonly item_id: number
  readonly title: string
  readonly identifier?: string | null
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
  const items = new Map<number, KnownItem>(imported.map(item => [item.source_id, item]))
  const ownItems = new Map(own.map(item => [item.source_id, item]))
  return {
    items: new Map([...items, ...ownItems]),
    meantBy(said) {
      const item = ownItems.get(said.item_id)
      return item === undefined ? items.get(said.item_id) : isMeant(item, said) ? item : undefined
    },
  }
}

/**
 * Whether an item that has an id here is meant by it. Under the id of one of the shop's own another code is most likely another
 * shop's item. One that came by import has its id by chance: something else must speak for it.
 */
function isMeant(item: OwnItem, { title, identifier = null }: SaidItem): boolean {
  if (identifier !== null && item.identifier !== null) return identifier === item.identifier
  return !item.came_by_import || item.name === title
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
