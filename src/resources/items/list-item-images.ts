/** GET /api/items/{id}/images (R-IMAGE-5). */
import type { ImagePart } from './detail-store.ts'
import { listImages } from './image-store.ts'
import { listParts, type Parts, type TaggedParts } from './list-parts.ts'

/** The images of an item in display order. Throws 404. */
export function listItemImages(
  parts: Parts,
  shopId: number,
  itemId: number,
): Promise<TaggedParts<ImagePart>> {
  return listParts(parts, shopId, itemId, listImages)
}
