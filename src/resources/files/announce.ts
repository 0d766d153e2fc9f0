/** Announcing a file: its names are noted first, then the client learns where to send it (spec 4.5, decisions 5.1, 5.2). */
import type { Context } from '../../context.ts'
import { EXTENSIONS, type ImageType, MAX_BYTES, uploadKey } from '../../images/image-types.ts'
import { randomBase62 } from '../../lib/base62.ts'
import { wholeSecond } from '../../lib/date-time.ts'
import type { UploadForm } from '../../objects/object-store.ts'
import { insertFile, type Purpose } from './store.ts'

/** How long a file can be sent and used (decision 5.2). */
const LIFETIME_MS = 60 * 60 * 1000

/** A file as its client learns of it. */
export interface AnnouncedFile {
  readonly id: string
  readonly expiresAt: Date
  readonly upload: UploadForm
}

/** Lets a shop's client send one file. */
export async function announceFile(
  context: Context,
  shopId: number,
  { purpose, contentType }: { readonly purpose: Purpose; readonly contentType: ImageType },
): Promise<AnnouncedFile> {
  const createdAt = wholeSecond(context.clock.now())
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS)
  const id = randomBase62(32)
  const imageName = `${randomBase62(22)}.${EXTENSIONS[contentType]}`
  await insertFile(context.db, shopId, { id, purpose, contentType, imageName, createdAt, expiresAt })
  const terms = { key: uploadKey(id), contentType, maxBytes: MAX_BYTES, expiresAt }
  return { id, expiresAt, upload: await context.objects.issueUpload(terms) }
}
