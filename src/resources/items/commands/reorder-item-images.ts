/** PUT /api/items/{id}/images: puts the images of an item in another order (R-IMAGE-6). */
import type { Context } from '../../../context.ts'
import { listImages, reorderImages } from '../image-store.ts'
import { type OrderedPart, reorderParts } from './reorder-parts.ts'

const PART: OrderedPart = {
  noun: 'image',
  pointer: '/image_ids',
  lacking: 'items/write-rejected',
  list: listImages,
  reorder: reorderImages,
}

/** Puts the images in this order, which must name each one. Throws 404 or 422. */
export function reorderItemImages(
  context: Context,
  shopId: number,
  itemId: number,
  wanted: readonly number[],
): Promise<void> {
  return reorderParts(context, shopId, itemId, wanted, PART)
}
