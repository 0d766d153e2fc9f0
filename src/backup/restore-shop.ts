/** A shop out of its backup into a server that runs, as a new shop: each item's pictures, then the document that shows them. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import type { Context } from '../context.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import { importDocuments } from '../transfer/import-documents.ts'
import { type Line, readLines } from '../transfer/lines.ts'
import type { ImportReport } from '../transfer/report.ts'
import type { Manifest } from './manifest.ts'
import { DOCUMENTS } from './places.ts'
import { openPictures } from './restore-pictures.ts'
import { shownImages } from './shown-images.ts'

/**
 * Restores a verified backup into this shop, which has nothing in it yet but what an earlier restoration of it has brought. Throws
 * `PlainFailure` for a backup of anything else.
 */
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
  const { base_url } = shop
  const pictures = await openPictures(context, shopId, backup)
  async function* lines(): AsyncGenerator<Line> {
    const documents = pipeline(createReadStream(join(backup, DOCUMENTS)), createZstdDecompress(), () => {})
    for await (const line of readLines(documents)) {
      if ('text' in line) await pictures.store(shownImages(line.text, base_url))
      yield line
    }
  }
  const report = await importDocuments(withoutLimit(context), shopId, lines(), {
    onProgress,
    storedImageOf: (item, { id }) => pictures.nameOf(item, id),
  })
  return { report, pictures: pictures.count }
}

/** What is left unused of pictures, as of items that were refused, refuses none of the shop's files. */
function withoutLimit({ config, ...context }: Context): Context {
  const diskBudgets = { ...config.diskBudgets, unusedUploads: Number.POSITIVE_INFINITY }
  return { ...context, config: { ...config, diskBudgets } }
}
