/** POST /api/item_categories: adds a category at the end of its level (R-CATEGORY-4). */
import type { Context } from '../../../context.ts'
import { storedId } from '../../../http/schemas.ts'
import type { CreateCategory } from '../schemas.ts'
import { insertCategory, listNodes, lockTree } from '../store.ts'
import { nameKey, requireFreeName, requireRoom } from '../tree.ts'

/** Answers the new category's id. Throws 422 write-rejected. */
export function createItemCategory(context: Context, shopId: number, body: CreateCategory): Promise<number> {
  return context.db.transaction(async tx => {
    await lockTree(tx, shopId)
    const nodes = await listNodes(tx, shopId)
    const parentId = body.parent_id == null ? null : storedId(body.parent_id)
    requireRoom(nodes, parentId)
    requireFreeName(nodes, parentId, body.name)
    return insertCategory(tx, shopId, {
      parentId,
      name: body.name,
      nameKey: nameKey(body.name),
      number: null,
    })
  })
}
