/** POST /api/items/{id}/images: shows an uploaded file as an image (R-IMAGE-2, R-IMAGE-3). */
import type { Context } from '../../../context.ts'
import { judgeCondition } from '../../../db/condition.ts'
import type { Connection } from '../../../db/database.ts'
import { doing } from '../../../db/deed.ts'
import { notFound, Problem } from '../../../http/problems.ts'
import { type NormalisedImage, UnusableImage } from '../../../images/image-processor.ts'
import { EXTENSIONS, originalKey, uploadKey } from '../../../images/image-types.ts'
import { randomBase62 } from '../../../lib/base62.ts'
import { release } from '../../../lib/release.ts'
import { onBehalfOf, shopAtWork } from '../../../lib/shop-at-work.ts'
import {
  deleteFile,
  findWaitingFile,
  insertFile,
  type NewFile,
  newFile,
  useFile,
  type WaitingFile,
} from '../../files/store.ts'
import type { ImagePart } from '../detail-store.ts'
import { touchItem } from '../hold-store.ts'
import { insertImage, listImages } from '../image-store.ts'
import { MAX_IMAGES } from '../limits.ts'
import { findKind } from '../store.ts'
import { withItem } from './with-item.ts'

/**
 * Makes an uploaded file the item's last image. The picture is stored before the row that shows it: a crash in between
 * leaves nothing that is shown and missing. Each call stores it under a name of its own: of several for one file, between
 * which a bucket takes other bytes for it, one is carried out, and none writes over the picture that is shown by then.
 * Throws 404 for the item, 422 for the file or when the item has 20 images already, in this order.
 */
export async function addItemImage(
  context: Context,
  shopId: number,
  itemId: number,
  fileId: string,
): Promise<ImagePart> {
  const { db, objects, clock } = context
  if ((await findKind(db, shopId, itemId)) === undefined) throw notFound('items')
  await judgeCondition(db)
  const file = await findWaitingFile(db, shopId, fileId, 'item_image', clock.now())
  if (file === undefined) throw invalidFileId()
  const picture = await readPicture(context, fileId, file)
  await requireRoom(db, shopId, itemId)
  const { id, imageName } = await noteName(context, shopId, file)
  await objects.put(originalKey(imageName), picture.bytes, file.content_type)
  release(picture.bytes)
  return withItem(context, shopId, itemId, async (tx, _item, now) => {
    // Its name is the file's from here on.
    await deleteFile(tx, shopId, id)
    if (!(await useFile(tx, shopId, fileId, { ...picture, imageName }, clock.now()))) throw invalidFileId()
    await requireRoom(tx, shopId, itemId)
    const image = await insertImage(tx, shopId, itemId, imageName)
    await touchItem(tx, shopId, itemId, now)
    return image
  })
}

/**
 * Notes the name under which this call stores the picture, so that it is swept if the call is not carried out. That stands outside of what
 * the call does: it is there before that, and whatever becomes of it.
 */
async function noteName(
  { db, clock }: Context,
  shopId: number,
  { content_type: contentType }: WaitingFile,
): Promise<NewFile> {
  const imageName = `${randomBase62(22)}.${EXTENSIONS[contentType]}`
  const noted = newFile({ purpose: 'item_image', contentType, imageName }, clock.now())
  await onBehalfOf(shopAtWork(), () => doing(undefined, () => insertFile(db, shopId, noted)))
  return noted
}

async function requireRoom(db: Connection, shopId: number, itemId: number): Promise<void> {
  if ((await listImages(db, shopId, itemId)).length < MAX_IMAGES) return
  throw new Problem(
    'items/image-limit-exceeded',
    `An item has at most ${MAX_IMAGES} images; this one has as many. Delete one first: the file can still be used.`,
  )
}

/** The bytes to show for an upload. Throws 422 when nothing came yet, or something else than was declared. */
async function readPicture(
  { objects, images }: Context,
  fileId: string,
  { content_type }: WaitingFile,
): Promise<NormalisedImage> {
  // Read once it is its turn, so that uploads that wait for a decoder take no memory.
  const upload = async () => (await objects.read(uploadKey(fileId))) ?? Promise.reject(notUploaded())
  try {
    return await images.normalise(upload, content_type)
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
