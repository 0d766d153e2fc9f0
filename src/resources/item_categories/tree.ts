/** The rules of the category tree (R-CATEGORY-5, R-CATEGORY-6). Pure. */
import { Problem } from '../../http/problems.ts'
import type { CategorySummary } from '../items/schemas.ts'
import { MAX_CATEGORIES, MAX_LEVELS } from './limits.ts'
import type { CategoryRecord } from './schemas.ts'
import type { CategoryNode } from './store.ts'

/** A refusal of what was asked of a category, with a pointer to the member at fault. */
export function categoryRejected(detail: string, pointer?: string): Problem {
  return new Problem(
    'item_categories/write-rejected',
    detail,
    pointer === undefined ? {} : { violations: [{ detail, pointer }] },
  )
}

/** A name as siblings compare it: NFKC, without white space at its ends. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim()
}

/** The children of a parent, null being the top, in their order. */
export function childrenOf(nodes: readonly CategoryNode[], parentId: number | null): CategoryNode[] {
  return nodes.filter(node => node.parent_id === parentId)
}

/** The level of a node, 1 at the top. */
function levelOf(nodes: readonly CategoryNode[], id: number | null): number {
  if (id === null) return 0
  const node = nodes.find(candidate => candidate.id === id)
  return node === undefined ? 0 : 1 + levelOf(nodes, node.parent_id)
}

/** The ids of a node and of all below it. */
export function subtreeOf(nodes: readonly CategoryNode[], id: number): number[] {
  return [id, ...childrenOf(nodes, id).flatMap(child => subtreeOf(nodes, child.id))]
}

/** How many levels a node takes with all below it. */
export function heightOf(nodes: readonly CategoryNode[], id: number): number {
  return 1 + Math.max(0, ...childrenOf(nodes, id).map(child => heightOf(nodes, child.id)))
}

/** Throws when a sibling other than `self` has this name already. */
export function requireFreeName(
  nodes: readonly CategoryNode[],
  parentId: number | null,
  name: string,
  self?: number,
): void {
  const key = nameKey(name)
  const twin = childrenOf(nodes, parentId).find(node => node.name_key === key && node.id !== self)
  if (twin !== undefined)
    throw categoryRejected(
      `A category of this level is called ${JSON.stringify(twin.name)} already.`,
      '/name',
    )
}

/** Throws when the shop has no such parent, or no `height` levels can stand below it. */
export function requireLevel(nodes: readonly CategoryNode[], parentId: number | null, height: number): void {
  if (parentId !== null && !nodes.some(({ id }) => id === parentId)) {
    throw categoryRejected('This shop has no such parent category.', '/parent_id')
  }
  if (levelOf(nodes, parentId) >= MAX_LEVELS) {
    throw categoryRejected(
      `Categories have at most ${MAX_LEVELS} levels; this parent is at the last.`,
      '/parent_id',
    )
  }
  if (levelOf(nodes, parentId) + height > MAX_LEVELS) {
    throw categoryRejected(
      `Categories have at most ${MAX_LEVELS} levels; below this parent there would be more.`,
      '/parent_id',
    )
  }
}

/** Throws when nothing can be added below this parent. */
export function requireRoom(nodes: readonly CategoryNode[], parentId: number | null): void {
  requireLevel(nodes, parentId, 1)
  if (nodes.length >= MAX_CATEGORIES) {
    throw categoryRejected(`A shop has at most ${MAX_CATEGORIES} categories; this one has as many.`)
  }
}

/** The records of all nodes in tree order: a category, then those below it (R-CATEGORY-3). */
export function recordsInTreeOrder(nodes: readonly CategoryNode[]): CategoryRecord[] {
  const byParent = Map.groupBy(nodes, node => node.parent_id)
  const below = (parentId: number | null, parent: CategorySummary | null): CategoryRecord[] =>
    (byParent.get(parentId) ?? []).flatMap(({ id, name, number }) => [
      { id, name, number, parent },
      ...below(id, { id, name, parent }),
    ])
  return below(null, null)
}
