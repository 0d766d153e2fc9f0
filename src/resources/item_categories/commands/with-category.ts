/** Changing the category tree of a shop: its writers come one after the other. */
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { notFound } from '../../../http/problems.ts'
import { type CategoryNode, listNodes, lockTree } from '../store.ts'

/** Runs `work` on a category of a held tree. Throws 404 when the shop has none such. */
export function withCategory(
  context: Context,
  shopId: number,
  id: number,
  work: (tx: Transaction, category: CategoryNode, nodes: readonly CategoryNode[]) => Promise<void>,
): Promise<void> {
  return context.db.transaction(async tx => {
    await lockTree(tx, shopId)
    const nodes = await listNodes(tx, shopId)
    const category = nodes.find(node => node.id === id)
    if (category === undefined) throw notFound('item_categories')
    await work(tx, category, nodes)
  })
}
