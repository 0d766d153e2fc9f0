/**
 * Throws away what nobody needs any more: uploads that were used or never were, and pictures that were removed from
 * their items. Every object was noted in `files` before it was stored, so whatever a crash left behind is found here.
 */
import type { Context } from '../../context.ts'
import { imageFolder, uploadKey } from '../../images/image-types.ts'
import { UNUSED_KEPT_MS } from './limits.ts'
import { deleteFile, findSweepableFiles, forgetUpload, type SweepableFile } from './store.ts'

const BATCH = 200

/** Sweeps until there is nothing left to sweep, and answers of how many files something went. Objects go before their row. */
export async function sweepFiles(context: Context): Promise<number> {
  const before = new Date(context.clock.now().getTime() - UNUSED_KEPT_MS)
  for (let swept = 0; ; ) {
    const files = await findSweepableFiles(context.db, before, BATCH)
    for (const file of files) await sweep(context, file)
    swept += files.length
    if (files.length < BATCH) return swept
  }
}

async function sweep({ db, objects }: Context, file: SweepableFile): Promise<void> {
  await objects.remove(uploadKey(file.id))
  if (file.shown) return forgetUpload(db, file.shop_id, file.id)
  await objects.removeAll(imageFolder(file.image_name))
  await deleteFile(db, file.shop_id, file.id)
}
