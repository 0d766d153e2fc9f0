/** A file's names are noted before anything is stored for it, so that whatever is left behind is found (R-FILE-10). */
import type { Context } from '../../context.ts'
import { countUnusedFiles, holdUnusedFiles, insertFile, type NewFile, newFile } from './store.ts'
import { tooManyUnused } from './unused.ts'

/** Notes a file of a shop. Throws 422 `files/too-many-unused` when it has as many unused ones as it may. */
export async function noteFile(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  shopId: number,
  file: Pick<NewFile, 'purpose' | 'contentType' | 'imageName'>,
): Promise<Pick<NewFile, 'id' | 'expiresAt'>> {
  const noted = newFile(file, clock.now())
  await db.transaction(async tx => {
    await holdUnusedFiles(tx, shopId)
    const { files } = await countUnusedFiles(tx, shopId)
    if (files >= config.diskBudgets.unusedUploads) throw tooManyUnused(`${files} files`)
    await insertFile(tx, shopId, noted)
  })
  return noted
}
