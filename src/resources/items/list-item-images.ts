/** GET /api/items/{id}/images (R-IMAGE-5). */
import type { Connection } from '../../db/database.ts'
import { notFound } from '../../http/problems.ts'
import type { ImagePart } from './detail-store.ts'
import { listImages } from './image-store.ts'
import { findKind } from './store.ts'

/** The images of an item in display order. Throws 404. */
export async function listItemImages(db: Connection, shopId: number, itemId: number): Promise<ImagePart[]> {
  const images = await listImages(db, shopId, itemId)
  if (images.length === 0 && !(await findKind(db, shopId, itemId))) throw notFound('items')
  return images
}
