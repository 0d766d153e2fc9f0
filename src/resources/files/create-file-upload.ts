/** POST /api/files: a file's names are noted first, then the client learns where to send it (R-FILE-1, R-FILE-8). */
import type { Context } from '../../context.ts'
import { EXTENSIONS, type ImageType, uploadKey } from '../../images/image-types.ts'
import { randomBase62 } from '../../lib/base62.ts'
import { wholeSecond } from '../../lib/date-time.ts'
import type { UploadForm } from '../../objects/object-store.ts'
import { FILE_LIFETIME_MS, MAX_FILE_BYTES } from './limits.ts'
import { countUnusedFiles, holdUnusedFiles, insertFile, type Purpose } from './store.ts'
import { tooManyUnused } from './unused.ts'

/** A file that its client can send now. */
export interface FileUpload {
  readonly id: string
  readonly expiresAt: Date
  readonly upload: UploadForm
}

/** Lets a shop's client send one file. Throws 422 `files/too-many-unused` when it has as many unused ones as it may (R-FILE-10). */
export async function createFileUpload(
  context: Context,
  shopId: number,
  { purpose, contentType }: { readonly purpose: Purpose; readonly contentType: ImageType },
): Promise<FileUpload> {
  const createdAt = wholeSecond(context.clock.now())
  const expiresAt = new Date(createdAt.getTime() + FILE_LIFETIME_MS)
  const id = randomBase62(32)
  const imageName = `${randomBase62(22)}.${EXTENSIONS[contentType]}`
  await context.db.transaction(async tx => {
    await holdUnusedFiles(tx, shopId)
    const { files } = await countUnusedFiles(tx, shopId)
    if (files >= context.config.diskBudgets.unusedUploads) throw tooManyUnused(`${files} files`)
    await insertFile(tx, shopId, { id, purpose, contentType, imageName, createdAt, expiresAt })
  })
  const terms = { key: uploadKey(id), contentType, maxBytes: MAX_FILE_BYTES, expiresAt }
  return { id, expiresAt, upload: await context.objects.issueUpload(terms) }
}
