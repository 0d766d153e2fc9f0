/** POST /api/items/{id}/variations: adds a variation (R-VARIATION-3, R-VARIATION-4). */
import type { Context } from '../../../context.ts'
import { initialRow } from '../../../db/columns.ts'
import { VARIATION_COLUMNS } from '../columns.ts'
import { touchItem } from '../hold-store.ts'
import { MAX_VARIATIONS } from '../limits.ts'
import type { AddVariation } from '../request-schemas.ts'
import { writeRejected } from '../rules.ts'
import { insertVariation } from '../variation-store.ts'
import { withItem } from './with-item.ts'

const INITIAL = initialRow(VARIATION_COLUMNS)

/** Adds a variation with stock 0 at the end and answers its id. Throws 404, or 422 write-rejected. */
export function addItemVariation(
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
    const id = await insertVariation(tx, shopId, itemId, { ...INITIAL, ...body })
    await touchItem(tx, shopId, itemId, now, 1)
    return id
  })
}
