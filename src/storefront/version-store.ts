/** The version of a shop with its categories, by which its pages are kept. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

/** The state of a shop that all of its pages show. */
export interface ShopVersion {
  /** Moves with every change of its settings. */
  readonly selling_version: number
  /** Moves with every change of its categories. */
  readonly tree_version: number
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

/** A shop's version as part of a page's. */
export function shopVersionText({ selling_version, tree_version }: ShopVersion): string {
  return `${selling_version}.${tree_version}`
}
