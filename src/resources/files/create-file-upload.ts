/** POST /api/files: a file's names are noted first, then the client learns where to send it (R-FILE-1, R-FILE-8). */
import type { Context } from '../../context.ts'
import { EXTENSIONS, type ImageType, uploadKey } from '../../images/image-types.ts'
import { randomBase62 } from '../../lib/base62.ts'
import type { UploadForm } from '../../objects/object-store.ts'
import { MAX_FILE_BYTES } from './limits.ts'
import { noteFile } from './note-file.ts'
import type { PURPOSES } from './store.ts'

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
  { purpose, contentType }: { readonly purpose: (typeof PURPOSES)[number]; readonly contentType: ImageType },
): Promise<FileUpload> {
  const { id, expiresAt } = await noteFile(context, shopId, {
    ...{ purpose, contentType },
    imageName: `${randomBase62(22)}.${EXTENSIONS[contentType]}`,
  })
  const terms = { key: uploadKey(id), contentType, maxBytes: MAX_FILE_BYTES, expiresAt }
  return { id, expiresAt, upload: await context.objects.issueUpload(terms) }
}
