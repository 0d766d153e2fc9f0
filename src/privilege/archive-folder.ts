/** The folder of the archive, made before the server gives root up: nobody else can give it to the server's user. */
import { closeSync, constants, fchownSync, fstatSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { isRoot, type SystemUser } from '../../bin/users.js'
import { codeOf } from '../lib/error-code.ts'
import { PlainFailure } from '../lib/plain-failure.ts'

/** Makes it where it is missing. A folder of root's that has nothing in it becomes the server's; any other stays whose it is. */
export function prepareArchiveFolder(folder: string, server: SystemUser | undefined): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!isRoot() || server === undefined) return
    // By its descriptor: what lies at its path may be another thing a moment later, and no link is followed.
    const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
    try {
      if (fstatSync(opened).uid !== 0 || readdirSync(folder).length > 0) return
      fchownSync(opened, server.uid, server.gid)
    } finally {
      closeSync(opened)
    }
  } catch (error) {
    throw new PlainFailure(
      `The folder ${folder} of AKINAI_WAL_ARCHIVE cannot be made or opened (${codeOf(error)}). Name one that the server's user may write.`,
    )
  }
}
