/** Puts a category anywhere in the tree: below another parent, among other siblings (R-CATALOGUE-1). For the console. */
import type { Context } from '../../../context.ts'
import { storedId } from '../../../http/schemas.ts'
import { markTreeChanged, reorderSiblings, setParent } from '../store.ts'
import { categoryRejected, childrenOf, heightOf, requireFreeName, requireLevel, subtreeOf } from '../tree.ts'
import { withCategory } from './with-category.ts'

/** Where: below this parent, null being the top, before this one of its children, null being last. */
export interface CategoryPlace {
  readonly parent_id: number | null
  readonly before_id: number | null
}

/** Throws 404, or 422 where the tree has no room, a sibling has the name, or the category would be below itself. */
export function placeItemCategory(
  context: Context,
  shopId: number,
  id: number,
  { parent_id, before_id }: CategoryPlace,
): Promise<void> {
  return withCategory(context, shopId, id, async (tx, category, nodes) => {
    const parentId = parent_id === null ? null : storedId(parent_id)
    if (parentId !== null && subtreeOf(nodes, id).includes(parentId)) {
      throw categoryRejected('A category cannot stand below itself.', '/parent_id')
    }
    requireLevel(nodes, parentId, heightOf(nodes, id))
    requireFreeName(nodes, parentId, category.name, id)
    const others = childrenOf(nodes, parentId)
      .map(node => node.id)
      .filter(other => other !== id)
    const at = before_id === null ? others.length : others.indexOf(storedId(before_id))
    if (at < 0) throw categoryRejected('The parent has no such category to stand before.', '/before_id')
    const siblings = others.toSpliced(at, 0, id)
    const before = childrenOf(nodes, category.parent_id).map(node => node.id)
    if (parentId === category.parent_id && siblings.every((one, index) => one === before[index])) return
    if (parentId !== category.parent_id) await setParent(tx, shopId, id, parentId)
    await reorderSiblings(tx, shopId, siblings)
    await markTreeChanged(tx, shopId)
  })
}
