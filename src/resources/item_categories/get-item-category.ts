/** GET /api/item_categories/{id} (R-CATEGORY-1). */
import type { Connection } from '../../db/database.ts'
import { notFound } from '../../http/problems.ts'
import type { CategoryRecord } from './schemas.ts'
import { findCategory } from './store.ts'

/** One category with its chain of parents. Throws 404. */
export async function getItemCategory(db: Connection, shopId: number, id: number): Promise<CategoryRecord> {
  const category = await findCategory(db, shopId, id)
  if (category === undefined) throw notFound('item_categories')
  return category
}
