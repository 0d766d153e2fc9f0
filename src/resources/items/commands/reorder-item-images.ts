/** PUT /api/items/{id}/images: puts the images of an item in another order (R-IMAGE-6). */
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../context.ts'
import { touchItem } from '../hold-store.ts'
import { listImages, reorderImages } from '../image-store.ts'
import { requireWholeSequence } from './whole-sequence.ts'
import { withItem } from './with-item.ts'

const PART = { noun: 'image', pointer: '/image_ids', lacking: 'items/write-rejected' } as const

/** Puts the images in this order, which must name each one. Throws 404 or 422. */
export function reorderItemImages(
  context: Context,
  shopId: number,
  itemId: number,
  wanted: readonly number[],
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    const existing = (await listImages(tx, shopId, itemId)).map(({ id }) => id)
    const ids = requireWholeSequence(wanted, existing, PART)
    if (isDeepStrictEqual(ids, existing)) return
    await reorderImages(tx, shopId, itemId, ids)
    await touchItem(tx, shopId, itemId, now)
  })
}
