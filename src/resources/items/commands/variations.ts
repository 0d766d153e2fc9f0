/** Adding, editing, deleting and reordering the variations of an item (spec 4.2, decisions 2.12 to 2.14). */
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../context.ts'
import { notFound, Problem } from '../../../http/problems.ts'
import { storedId } from '../../../http/schemas.ts'
import { touchItem } from '../hold-store.ts'
import type { AddVariation, UpdateVariation } from '../request-schemas.ts'
import { writeRejected } from '../rules.ts'
import {
  deleteVariation,
  findVariation,
  insertVariation,
  listVariations,
  reorderVariations,
  updateVariation,
} from '../variation-store.ts'
import { withItem } from './with-item.ts'

/** Variations of an item at most (spec 8). */
const MAX_VARIATIONS = 1000

/** Adds a variation with stock 0 at the end and answers its id. */
export function addVariation(
  context: Context,
  shopId: number,
  itemId: number,
  body: AddVariation,
): Promise<number> {
  return withItem(context, shopId, itemId, async (tx, item, now) => {
    if (item.type === 'digital') throw writeRejected('A digital item cannot have variations.')
    if (item.variation_count >= MAX_VARIATIONS) {
      throw writeRejected(`An item has at most ${MAX_VARIATIONS} variations; this one has as many.`)
    }
    const columns = { name: body.name, identifier: body.identifier ?? null, barcode: body.barcode ?? null }
    const id = await insertVariation(tx, shopId, itemId, columns)
    await touchItem(tx, shopId, itemId, now, 1)
    return id
  })
}

/** Edits a variation; what is not sent stays. */
export function editVariation(
  context: Context,
  shopId: number,
  itemId: number,
  id: number,
  body: UpdateVariation,
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    const before = await findVariation(tx, shopId, itemId, id)
    if (before === undefined) throw notFound('items/variation')
    const after = {
      name: body.name ?? before.name,
      identifier: body.identifier === undefined ? before.identifier : body.identifier,
      barcode: body.barcode === undefined ? before.barcode : body.barcode,
    }
    if (isDeepStrictEqual({ ...before }, after)) return
    await updateVariation(tx, shopId, itemId, id, after)
    await touchItem(tx, shopId, itemId, now)
  })
}

/** Deletes a variation. After the last one the item's own stock counts again. */
export function removeVariation(context: Context, shopId: number, itemId: number, id: number): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    if (!(await deleteVariation(tx, shopId, itemId, id))) throw notFound('items/variation')
    await touchItem(tx, shopId, itemId, now, -1)
  })
}

/** Puts the variations in this order, which must name each one. */
export function orderVariations(
  context: Context,
  shopId: number,
  itemId: number,
  wanted: readonly number[],
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    const ids = wanted.map(storedId)
    const existing = (await listVariations(tx, shopId, itemId)).map(({ id }) => id)
    const known = new Set(existing)
    if (!ids.every(id => known.has(id))) throw notFound('items/variation')
    const missing = existing.filter(id => !ids.includes(id))
    if (missing.length > 0) {
      const named = missing.slice(0, 20).join(', ')
      throw new Problem(
        'items/invalid-variation-order',
        `The list must name every variation of the item; it lacks ${named}${missing.length > 20 ? ', …' : ''}.`,
        {
          violations: [{ detail: `lacks ${named}`, pointer: '/variation_ids' }],
        },
      )
    }
    if (isDeepStrictEqual(ids, existing)) return
    await reorderVariations(tx, shopId, itemId, ids)
    await touchItem(tx, shopId, itemId, now)
  })
}
