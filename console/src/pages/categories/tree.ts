/** The category tree as the page moves things in it. Pure. */
import type { ItemCategory } from '../../api/types.ts'
import type { DropPlace } from '../../ui/use-drag-order.ts'

/** Where a category is put: below a parent, null being the top, before one of the parent's or last. */
export interface Place {
  readonly parent_id: number | null
  readonly before_id: number | null
}

/** A category in tree order, with its level from 0. */
export interface Node {
  readonly category: ItemCategory
  readonly level: number
}

/** Levels of the tree. */
const MAX_LEVELS = 3

const parentOf = ({ parent }: ItemCategory) => parent?.id ?? null

/** All in tree order, as the API gives them. */
export function nodesOf(all: readonly ItemCategory[]): readonly Node[] {
  return all.map(category => {
    let level = 0
    for (let above = category.parent; above !== null; above = above.parent) level += 1
    return { category, level }
  })
}

/** Those directly below one, in their order. */
function childrenOf(all: readonly ItemCategory[], parentId: number | null): readonly ItemCategory[] {
  return all.filter(category => parentOf(category) === parentId)
}

/** How many levels a category and those below it take. */
function heightOf(all: readonly ItemCategory[], id: number): number {
  return 1 + Math.max(0, ...childrenOf(all, id).map(child => heightOf(all, child.id)))
}

function isWithin(all: readonly ItemCategory[], id: number | null, top: number): boolean {
  if (id === null) return false
  const node = all.find(one => one.id === id)
  return id === top || (node !== undefined && isWithin(all, parentOf(node), top))
}

/** Whether the tree has room for a category there, and it is not put below itself. */
export function fits(all: readonly ItemCategory[], id: number, { parent_id }: Place): boolean {
  if (isWithin(all, parent_id, id)) return false
  const level =
    parent_id === null ? 0 : 1 + (nodesOf(all).find(one => one.category.id === parent_id)?.level ?? 0)
  return level + heightOf(all, id) <= MAX_LEVELS
}

/** A step by keyboard: up, down, below the one before it, or out of its parent. */
export type Step = 'up' | 'down' | 'in' | 'out'

/** Where a step leads; undefined where it leads nowhere. */
export function placeAfter(all: readonly ItemCategory[], id: number, step: Step): Place | undefined {
  const self = all.find(one => one.id === id)
  if (self === undefined) return undefined
  const siblings = childrenOf(all, parentOf(self))
  const at = siblings.findIndex(one => one.id === id)
  const place = stepFrom(all, self, siblings, at, step)
  return place !== undefined && fits(all, id, place) ? place : undefined
}

function stepFrom(
  all: readonly ItemCategory[],
  self: ItemCategory,
  siblings: readonly ItemCategory[],
  at: number,
  step: Step,
): Place | undefined {
  const before = siblings[at - 1]
  if (step === 'up') return before && { parent_id: parentOf(self), before_id: before.id }
  if (step === 'down') {
    return at + 1 < siblings.length
      ? { parent_id: parentOf(self), before_id: siblings[at + 2]?.id ?? null }
      : undefined
  }
  if (step === 'in') return before && { parent_id: before.id, before_id: null }
  const parent = all.find(one => one.id === parentOf(self))
  if (parent === undefined) return undefined
  const aunts = childrenOf(all, parentOf(parent))
  const next = aunts[aunts.findIndex(one => one.id === parent.id) + 1]
  return { parent_id: parentOf(parent), before_id: next?.id ?? null }
}

/** Where something dropped comes to stand; undefined where it cannot. */
export function placeOfDrop(all: readonly ItemCategory[], id: number, drop: DropPlace): Place | undefined {
  const target = all.find(one => String(one.id) === drop.key)
  if (target === undefined || target.id === id) return undefined
  const siblings = childrenOf(all, parentOf(target)).filter(one => one.id !== id)
  const at = siblings.findIndex(one => one.id === target.id)
  const places: Readonly<Record<DropPlace['part'], Place>> = {
    before: { parent_id: parentOf(target), before_id: target.id },
    inside: { parent_id: target.id, before_id: null },
    after: { parent_id: parentOf(target), before_id: siblings[at + 1]?.id ?? null },
  }
  return fits(all, id, places[drop.part]) ? places[drop.part] : undefined
}
