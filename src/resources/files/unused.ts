/** What a shop may have of files that were sent, or announced, and are not used (R-FILE-10). */
import type { Context } from '../../context.ts'
import { Problem } from '../../http/problems.ts'
import { countUnusedFiles, findSentFile, holdUnusedFiles, noteUploadedBytes } from './store.ts'

/** The refusal of one more. */
export function tooManyUnused(what: string): Problem {
  return new Problem(
    'files/too-many-unused',
    `The shop has ${what} that were announced or sent and are not used. Use them; what is not used is thrown away a day after it expires.`,
  )
}

/**
 * Puts bytes aside for a file that is about to come. Throws 422 `files/too-many-unused` when the unused files of its shop
 * would have more than they may. Of two that want the last room at once one gets it.
 */
export async function putBytesAside(
  { db, config }: Pick<Context, 'db' | 'config'>,
  fileId: string,
  bytes: number,
): Promise<void> {
  const most = config.diskBudgets.unusedUploadBytes
  await db.transaction(async tx => {
    const file = await findSentFile(tx, fileId)
    if (file === undefined) return
    await holdUnusedFiles(tx, file.shop_id)
    const unused = await countUnusedFiles(tx, file.shop_id)
    if (unused.bytes - file.uploaded_bytes + bytes > most) {
      throw tooManyUnused(`${Math.round(unused.bytes / 1024 / 1024)} MB of files`)
    }
    await noteUploadedBytes(tx, fileId, bytes)
  })
}
