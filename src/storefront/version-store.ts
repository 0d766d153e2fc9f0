/** The versions by which pages are kept: of a shop with its categories, and of an item besides. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

/** The state of a shop that all of its pages show. */
export interface ShopVersion {
  /** Moves with every change of its settings. */
  readonly selling_version: number
  /** Moves with every change of its categories. */
  readonly tree_version: number
}

/** That of an item besides. */
export interface ItemPageVersion extends ShopVersion {
  readonly version: number
}

const SHOP_VERSIONS = reads<ShopVersion & { place: number }>(
  'storefront.shop_versions',
  `select wanted.place::int, s.selling_version, s.category_tree_version as tree_version
   from unnest($1::int[]) with ordinality as wanted (id, place) join shops s on s.id = wanted.id`,
)

/** The versions of these shops, in their order; undefined where there is none such. */
export async function findShopVersions(
  db: Connection,
  ids: readonly number[],
): Promise<(ShopVersion | undefined)[]> {
  const rows = await db.query(SHOP_VERSIONS, [ids])
  const found: (ShopVersion | undefined)[] = ids.map(() => undefined)
  for (const row of rows) found[row.place - 1] = row
  return found
}

const ITEM_VERSIONS = reads<ItemPageVersion & { place: number }>(
  'storefront.item_versions',
  `select wanted.place::int, i.version, s.selling_version, s.category_tree_version as tree_version
   from unnest($1::int[], $2::int[]) with ordinality as wanted (shop_id, id, place)
   join items i on i.shop_id = wanted.shop_id and i.id = wanted.id
   join shops s on s.id = i.shop_id`,
)

/** The versions of these items, in their order; undefined where the shop has no such item. */
export async function findItemVersions(
  db: Connection,
  keys: readonly { readonly shopId: number; readonly itemId: number }[],
): Promise<(ItemPageVersion | undefined)[]> {
  const rows = await db.query(ITEM_VERSIONS, [
    keys.map(({ shopId }) => shopId),
    keys.map(({ itemId }) => itemId),
  ])
  const found: (ItemPageVersion | undefined)[] = keys.map(() => undefined)
  for (const row of rows) found[row.place - 1] = row
  return found
}

/** A shop's version as part of a page's. */
export function shopVersionText({ selling_version, tree_version }: ShopVersion): string {
  return `${selling_version}.${tree_version}`
}
