/** A file for a digital item: noted first, then sent, as pictures are (R-FILE-1, R-DOWNLOAD-6). */
import type { Context } from '../../context.ts'
import { insufficientStorage } from '../../http/full-disk.ts'
import { uploadKey } from '../../images/image-types.ts'
import { randomBase62 } from '../../lib/base62.ts'
import { isDiskStore } from '../../objects/disk/disk-store.ts'
import type { UploadForm } from '../../objects/object-store.ts'
import { noteFile } from '../../resources/files/note-file.ts'
import { noteUploadedBytes, UNKNOWN_TYPE } from '../../resources/files/store.ts'
import { putBytesAside } from '../../resources/files/unused.ts'
import { MAX_ITEM_FILE_BYTES } from './limits.ts'

/** Where they are sent to when this server keeps them itself: they may be longer than pictures. */
export const ITEM_FILES = { url: '/files/items', mostBytes: MAX_ITEM_FILE_BYTES, documented: false }

/** A file that can be sent now. */
export interface ItemFileUpload {
  readonly id: string
  readonly expiresAt: Date
  readonly upload: UploadForm
}

function note(context: Context, shopId: number): ReturnType<typeof noteFile> {
  const imageName = `${randomBase62(22)}.bin`
  return noteFile(context, shopId, { purpose: 'item_file', contentType: UNKNOWN_TYPE, imageName })
}

/** Lets a page send one file. Throws 422 `files/too-many-unused`. */
export async function announceItemFile(context: Context, shopId: number): Promise<ItemFileUpload> {
  const { id, expiresAt } = await note(context, shopId)
  const terms = {
    ...{ key: uploadKey(id), contentType: UNKNOWN_TYPE, maxBytes: MAX_ITEM_FILE_BYTES, expiresAt },
  }
  const upload = await context.objects.issueUpload(terms)
  const url = isDiskStore(context.objects) ? `${context.baseUrl}${ITEM_FILES.url}` : upload.url
  return { id, expiresAt, upload: { ...upload, url } }
}

/** A file of whoever is at the command line. */
export interface LocalFile {
  readonly size: number
  /** Its bytes, from the beginning. */
  readonly chunks: AsyncIterable<Buffer>
}

/**
 * Sends a file from here and answers its id. Throws 422 `files/too-many-unused`, and 507 `internal/insufficient-storage`
 * while the disk is nearly full.
 */
export async function sendItemFile(context: Context, shopId: number, file: LocalFile): Promise<string> {
  const { db, objects, freeSpace } = context
  if (await freeSpace.isLow()) throw insufficientStorage()
  const { id } = await note(context, shopId)
  await putBytesAside(context, id, file.size)
  const key = uploadKey(id)
  // A bucket takes an object in one piece.
  if (isDiskStore(objects)) await objects.putNew(key, file.chunks)
  else await objects.put(key, await whole(file.chunks), UNKNOWN_TYPE)
  await noteUploadedBytes(db, id, (await objects.size(key)) ?? 0)
  return id
}

async function whole(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const chunk of chunks) pieces.push(chunk)
  return Buffer.concat(pieces)
}
