/** GET /api/item_categories (R-CATEGORY-3). */
import type { Connection } from '../../db/database.ts'
import type { CategoryRecord } from './schemas.ts'
import { listNodes } from './store.ts'
import { recordsInTreeOrder } from './tree.ts'

/** All categories of a shop in tree order. */
export async function listItemCategories(db: Connection, shopId: number): Promise<CategoryRecord[]> {
  return recordsInTreeOrder(await listNodes(db, shopId))
}
