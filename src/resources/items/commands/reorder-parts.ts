/** What images and variations have in common when they are put in another order (R-IMAGE-6, R-VARIATION-8). */
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { notFound, Problem, type ProblemType } from '../../../http/problems.ts'
import { storedId } from '../../../http/schemas.ts'
import { touchItem } from '../hold-store.ts'
import { withItem } from './with-item.ts'

/** Missing ids that a refusal names. */
const MAX_NAMED = 20

/** A kind of part of an item that has an order. */
export interface OrderedPart {
  readonly noun: 'image' | 'variation'
  /** Where the ids stand in the body. */
  readonly pointer: string
  /** The problem of a list that lacks some. */
  readonly lacking: ProblemType
  readonly list: (
    tx: Transaction,
    shopId: number,
    itemId: number,
  ) => Promise<readonly { readonly id: number }[]>
  readonly reorder: (tx: Transaction, shopId: number, itemId: number, ids: readonly number[]) => Promise<void>
}

/** Puts the parts in this order, which must name each one. Throws 404 or 422. */
export function reorderParts(
  context: Context,
  shopId: number,
  itemId: number,
  wanted: readonly number[],
  part: OrderedPart,
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    const existing = (await part.list(tx, shopId, itemId)).map(({ id }) => id)
    const ids = requireWhole(wanted, existing, part)
    if (isDeepStrictEqual(ids, existing)) return
    await part.reorder(tx, shopId, itemId, ids)
    await touchItem(tx, shopId, itemId, now)
  })
}

/** The wanted order as stored ids. Throws 404 for an id that the item does not have, 422 when the list lacks some. */
function requireWhole(
  wanted: readonly number[],
  existing: readonly number[],
  { noun, pointer, lacking }: OrderedPart,
): number[] {
  const ids = wanted.map(storedId)
  const known = new Set(existing)
  if (!ids.every(id => known.has(id))) throw notFound(`items/${noun}`)
  const named = new Set(ids)
  const missing = existing.filter(id => !named.has(id))
  if (missing.length === 0) return ids
  const lacks = `lacks ${missing.slice(0, MAX_NAMED).join(', ')}${missing.length > MAX_NAMED ? ', …' : ''}`
  throw new Problem(lacking, `The list must name every ${noun} of the item; it ${lacks}.`, {
    violations: [{ detail: lacks, pointer }],
  })
}
