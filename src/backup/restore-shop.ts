/** A shop out of its backup into a server that runs, as a new shop: pictures first, then the documents that show them. */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import type { Context } from '../context.ts'
import { EXTENSIONS, IMAGE_TYPES, originalKey } from '../images/image-types.ts'
import { randomBase62 } from '../lib/base62.ts'
import { wholeSecond } from '../lib/date-time.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import { FILE_LIFETIME_MS } from '../resources/files/limits.ts'
import { insertFile } from '../resources/files/store.ts'
import { importDocuments } from '../transfer/import-documents.ts'
import { readLines } from '../transfer/lines.ts'
import type { ImportReport } from '../transfer/report.ts'
import type { Manifest } from './manifest.ts'
import { pathOfObject, readObjectLines } from './object-lines.ts'
import { DOCUMENTS } from './places.ts'
import { imageNameOf } from './take-shop-backup.ts'

/** Restores a verified backup into this shop, which has nothing in it yet. Throws `PlainFailure` for a backup of anything else. */
export async function restoreShop(
  context: Context,
  shopId: number,
  backup: string,
  { shop }: Manifest,
  onProgress: (report: ImportReport) => void = () => {},
): Promise<{ readonly report: ImportReport; readonly pictures: number }> {
  if (shop === undefined) {
    throw new PlainFailure('This is no backup of one shop: a whole server is restored with --to DATAFOLDER.')
  }
  const stored = await storePictures(context, shopId, backup)
  const documents = pipeline(createReadStream(join(backup, DOCUMENTS)), createZstdDecompress(), () => {})
  const report = await importDocuments(context, shopId, readLines(documents), {
    onProgress,
    storedImageOf: url => stored.get(imageNameOf(url, shop.base_url) ?? ''),
  })
  return { report, pictures: stored.size }
}

/** Under new names, since this server may show those of the old ones as well. Each is noted before it is stored (R-FILE-10). */
async function storePictures(
  { db, objects, clock }: Context,
  shopId: number,
  backup: string,
): Promise<ReadonlyMap<string, string>> {
  const stored = new Map<string, string>()
  for await (const object of readObjectLines(backup)) {
    const [, name = ''] = object.key.split('/')
    const contentType = IMAGE_TYPES.find(type => type === object.type)
    if (contentType === undefined || stored.has(name)) continue
    const imageName = `${randomBase62(22)}.${EXTENSIONS[contentType]}`
    const createdAt = wholeSecond(clock.now())
    const expiresAt = new Date(createdAt.getTime() + FILE_LIFETIME_MS)
    const id = randomBase62(32)
    await insertFile(db, shopId, { id, purpose: 'item_image', contentType, imageName, createdAt, expiresAt })
    await objects.put(
      originalKey(imageName),
      await readFile(pathOfObject(dirname(backup), object)),
      contentType,
    )
    stored.set(name, imageName)
  }
  return stored
}
