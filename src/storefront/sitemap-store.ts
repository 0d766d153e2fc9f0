/** What a sitemap lists of a shop, from the database. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

const COUNT = reads<{ items: number }>(
  'storefront.count_visible',
  'select count(*)::int as items from items where shop_id = $1 and visible',
)

/** How many items a shop shows. */
export async function countVisible(db: Connection, shopId: number): Promise<number> {
  return (await db.query(COUNT, [shopId]))[0]?.items ?? 0
}

/** An item that is shown, and when it was last changed. */
export interface ListedItem {
  readonly id: number
  readonly modified_at: Date
}

const LIST = reads<ListedItem>(
  'storefront.list_visible',
  'select id, modified_at from items where shop_id = $1 and visible order by id limit $2 offset $3',
)

/** A part of them. */
export function listVisible(
  db: Connection,
  shopId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedItem[]> {
  return db.query(LIST, [shopId, limit, offset])
}
