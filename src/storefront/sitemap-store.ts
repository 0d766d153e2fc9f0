/** What a sitemap lists of a shop, from the database. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'
import { listFact } from '../resources/items/list-fact-store.ts'

/** Items that one file lists; more are in files of their own, under an index. 50,000 may be in one, which takes longer to make. */
const FILE_ITEMS = 5000

/** The ids of the items with which the files begin; none when the shop shows no item. */
export const SITEMAP_FILES = listFact<readonly number[]>(
  'storefront.sitemap_files',
  `(select coalesce(json_agg(id order by id), '[]') from (
      select id, row_number() over (order by id) as nth from items where shop_id = $1 and visible) shown
    where nth % ${FILE_ITEMS} = 1)`,
)

/** An item that is shown, and when it was last changed. */
export interface ListedItem {
  readonly id: number
  readonly modified_at: Date
}

const LIST = reads<ListedItem>(
  'storefront.list_visible',
  `select id, modified_at from items where shop_id = $1 and visible and id >= $2 and id < $3::bigint
   order by id limit ${FILE_ITEMS}`,
)

/** Those of a file: from the item with which it begins to that with which the next does, where there is one. */
export function listVisible(
  db: Connection,
  shopId: number,
  begins: number,
  ends = Number.MAX_SAFE_INTEGER,
): Promise<ListedItem[]> {
  return db.query(LIST, [shopId, begins, ends])
}
