/** Changing the category tree and the links of items to it (spec 4.3, decisions D3). */
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { notFound, Problem } from '../../http/problems.ts'
import { storedId } from '../../http/schemas.ts'
import { wholeSecond } from '../../lib/date-time.ts'
import { lockItem, touchItem } from '../items/hold-store.ts'
import type { CreateCategory, MoveCategory } from './schemas.ts'
import {
  type CategoryNode,
  countLinks,
  deleteCategory,
  findCategory,
  insertCategory,
  linkItem,
  listNodes,
  lockTree,
  markTreeChanged,
  renameCategory,
  reorderSiblings,
  shareTree,
  unlinkItem,
} from './store.ts'
import { categoryRejected, childrenOf, nameKey, requireFreeName, requireRoom, subtreeOf } from './tree.ts'

/** Categories of an item at most (decision 2.21). */
export const MAX_LINKS = 100

/** Adds a category at the end of its level and answers its id. */
export function createCategory(context: Context, shopId: number, body: CreateCategory): Promise<number> {
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

/** Runs `work` on a category of a held tree. Throws 404 when the shop has none such. */
function withCategory(
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

/** Gives a category another name; undefined leaves it. */
export function updateCategory(
  context: Context,
  shopId: number,
  id: number,
  name: string | undefined,
): Promise<void> {
  return withCategory(context, shopId, id, async (tx, category, nodes) => {
    if (name === undefined || name === category.name) return
    requireFreeName(nodes, category.parent_id, name, id)
    await renameCategory(tx, shopId, id, name, nameKey(name))
    await markTreeChanged(tx, shopId)
  })
}

/** Deletes a category with all below it and all links to them; the items stay. */
export function removeCategory(context: Context, shopId: number, id: number): Promise<void> {
  return withCategory(context, shopId, id, async (tx, _category, nodes) => {
    await deleteCategory(tx, shopId, id, subtreeOf(nodes, id), wholeSecond(context.clock.now()))
    await markTreeChanged(tx, shopId)
  })
}

/** Moves a category among its siblings. */
export function moveCategory(context: Context, shopId: number, id: number, to: MoveCategory): Promise<void> {
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

/** Runs `change` on the link between an item and a category; when it changed something, the item is touched. */
function withLink(
  context: Context,
  shopId: number,
  categoryId: number,
  itemId: number,
  change: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  return context.db.transaction(async tx => {
    await shareTree(tx, shopId)
    if ((await findCategory(tx, shopId, categoryId)) === undefined) throw notFound('item_categories')
    if ((await lockItem(tx, shopId, itemId)) === undefined) throw notFound('items')
    if (await change(tx)) await touchItem(tx, shopId, itemId, wholeSecond(context.clock.now()))
  })
}

/** Links an item to a category; linking again changes nothing (decision 3.6). */
export function linkItemToCategory(
  context: Context,
  shopId: number,
  categoryId: number,
  itemId: number,
): Promise<void> {
  return withLink(context, shopId, categoryId, itemId, async tx => {
    const added = await linkItem(tx, shopId, itemId, categoryId)
    if (added && (await countLinks(tx, shopId, itemId)) > MAX_LINKS) {
      throw categoryRejected(
        `An item is linked to at most ${MAX_LINKS} categories; this one is linked to as many.`,
      )
    }
    return added
  })
}

/** Unlinks an item from a category; unlinking again changes nothing. */
export function unlinkItemFromCategory(
  context: Context,
  shopId: number,
  categoryId: number,
  itemId: number,
): Promise<void> {
  return withLink(context, shopId, categoryId, itemId, tx => unlinkItem(tx, shopId, itemId, categoryId))
}
