/** Adding, deleting and reordering the images of an item (spec 4.2, decisions 2.14, 2.16, 5.3). */
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../context.ts'
import { notFound, Problem } from '../../../http/problems.ts'
import { storedId } from '../../../http/schemas.ts'
import { UnusableImage } from '../../../images/image-processor.ts'
import { MAX_IMAGES, originalKey, uploadKey } from '../../../images/image-types.ts'
import { release } from '../../../lib/release.ts'
import { findWaitingFile, useFile, type WaitingFile } from '../../files/store.ts'
import type { ImagePart } from '../detail-store.ts'
import { touchItem } from '../hold-store.ts'
import { deleteImage, insertImage, listImages, reorderImages } from '../image-store.ts'
import { writeRejected } from '../rules.ts'
import { findKind } from '../store.ts'
import { withItem } from './with-item.ts'

/**
 * Makes an uploaded file the item's last image. The picture is stored before the row that shows it, under a name that
 * was noted with the file: a crash in between leaves nothing that is shown and missing.
 * Throws 404 for the item, 422 for the file or when the item has 20 images already, in this order.
 */
export async function addImage(
  context: Context,
  shopId: number,
  itemId: number,
  fileId: string,
): Promise<ImagePart> {
  const { db, objects, clock } = context
  if ((await findKind(db, shopId, itemId)) === undefined) throw notFound('items')
  const file = await findWaitingFile(db, shopId, fileId, 'item_image', clock.now())
  if (file === undefined) throw invalidFileId()
  const picture = await readPicture(context, fileId, file)
  await objects.put(originalKey(file.image_name), picture, file.content_type)
  release(picture)
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    const count = (await listImages(tx, shopId, itemId)).length
    if (!(await useFile(tx, shopId, fileId, clock.now()))) throw invalidFileId()
    if (count >= MAX_IMAGES) {
      throw new Problem(
        'items/image-limit-exceeded',
        `An item has at most ${MAX_IMAGES} images; this one has as many. Delete one first: the file can still be used.`,
      )
    }
    const image = await insertImage(tx, shopId, itemId, file.image_name)
    await touchItem(tx, shopId, itemId, now)
    return image
  })
}

/** The bytes to show for an upload. Throws 422 when nothing came yet, or something else than was declared. */
async function readPicture(
  { objects, images }: Context,
  fileId: string,
  { content_type }: WaitingFile,
): Promise<Buffer> {
  // Read once it is its turn, so that uploads that wait for a decoder take no memory.
  const upload = async () => (await objects.read(uploadKey(fileId))) ?? Promise.reject(notUploaded())
  try {
    return (await images.normalise(upload, content_type)).bytes
  } catch (error) {
    if (!(error instanceof UnusableImage)) throw error
    throw new Problem('items/file-content-mismatch', error.message, {
      violations: [{ detail: error.message, pointer: '/file_id' }],
      cause: error,
    })
  }
}

function notUploaded(): Problem {
  return new Problem(
    'items/file-not-uploaded',
    'Nothing was sent to the upload destination yet. Send the file there, then call again.',
    { violations: [{ detail: 'nothing was sent for it yet', pointer: '/file_id' }] },
  )
}

function invalidFileId(): Problem {
  return new Problem(
    'items/invalid-file-id',
    'This file_id is unknown, expired or used already. Ask for a new one with POST /api/files and send the file again.',
    { violations: [{ detail: 'unknown, expired or used already', pointer: '/file_id' }] },
  )
}

/** Deletes an image; its picture is not shown any more. */
export function removeImage(context: Context, shopId: number, itemId: number, id: number): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    if (!(await deleteImage(tx, shopId, itemId, id, now))) throw notFound('items/image')
    await touchItem(tx, shopId, itemId, now)
  })
}

/** Puts the images in this order, which must name each one. */
export function orderImages(
  context: Context,
  shopId: number,
  itemId: number,
  wanted: readonly number[],
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    const ids = wanted.map(storedId)
    const existing = (await listImages(tx, shopId, itemId)).map(({ id }) => id)
    const known = new Set(existing)
    if (!ids.every(id => known.has(id))) throw notFound('items/image')
    const missing = existing.filter(id => !ids.includes(id))
    if (missing.length > 0) {
      throw writeRejected(
        `The list must name every image of the item; it lacks ${missing.join(', ')}.`,
        '/image_ids',
      )
    }
    if (isDeepStrictEqual(ids, existing)) return
    await reorderImages(tx, shopId, itemId, ids)
    await touchItem(tx, shopId, itemId, now)
  })
}
