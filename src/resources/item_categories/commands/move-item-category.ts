/** PUT /api/item_categories/{id}/list_order (R-CATEGORY-9). */
import type { Context } from '../../../context.ts'
import { notFound, Problem } from '../../../http/problems.ts'
import type { MoveCategory } from '../schemas.ts'
import { type CategoryNode, markTreeChanged, reorderSiblings } from '../store.ts'
import { childrenOf } from '../tree.ts'
import { withCategory } from './with-category.ts'

/** Moves a category among its siblings. Throws 404, or 422 when the neighbour is no sibling. */
export function moveItemCategory(
  context: Context,
  shopId: number,
  id: number,
  to: MoveCategory,
): Promise<void> {
  return withCategory(context, shopId, id, async (tx, category, nodes) => {
    const others = childrenOf(nodes, category.parent_id)
      .map(node => node.id)
      .filter(sibling => sibling !== id)
    await reorderSiblings(tx, shopId, others.toSpliced(placeAmong(others, category, nodes, to), 0, id))
    await markTreeChanged(tx, shopId)
  })
}

/** The index among the other siblings at which the category is to stand. */
function placeAmong(
  others: readonly number[],
  category: CategoryNode,
  nodes: readonly CategoryNode[],
  to: MoveCategory,
): number {
  if (to.move_to === 'first') return 0
  if (to.move_to === 'last') return others.length
  const neighborId = to.neighbor_category_id
  const neighbor = nodes.find(node => node.id === neighborId)
  if (neighbor === undefined) throw notFound('item_categories')
  if (neighbor.id === category.id) throw invalidNeighbor('A category cannot be its own neighbour.')
  if (neighbor.parent_id !== category.parent_id) throw invalidNeighbor('The neighbour has another parent.')
  return others.indexOf(neighbor.id) + (to.move_to === 'after' ? 1 : 0)
}

function invalidNeighbor(detail: string): Problem {
  return new Problem('item_categories/invalid-list-order', detail, {
    violations: [{ detail, pointer: '/neighbor_category_id' }],
  })
}
