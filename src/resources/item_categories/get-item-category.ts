/** GET /api/item_categories/{id} (R-CATEGORY-1). */
import type { Connection } from '../../db/database.ts'
import { notFound } from '../../http/problems.ts'
import { WithTag } from '../../http/tagged.ts'
import { findCategory } from './store.ts'
import { categoryTag } from './tag.ts'

/** One category with its chain of parents, and its tag. Throws 404. */
export async function getItemCategory(db: Connection, shopId: number, id: number): Promise<WithTag> {
  const category = await findCategory(db, shopId, id)
  if (category === undefined) throw notFound('item_categories')
  return new WithTag(categoryTag(category), category)
}
