/** Where the data lies: the asked folder, or one under /var/lib/akinai when PostgreSQL's user cannot reach that. */
import { createHash } from 'node:crypto'
import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { canEnter, type DatabaseUser, databaseUser, letEnter } from './database-user.ts'
import { codeOf, EmbeddedPostgresError, USE_YOUR_OWN } from './error.ts'

/** What root keeps outside the asked folders: binaries and data that PostgreSQL's user can reach. */
export const SYSTEM_FOLDER = '/var/lib/akinai'

/** The chosen folder, the user that PostgreSQL runs as in it, and what to tell the person. */
export interface DataFolder {
  readonly dataDir: string
  readonly user: DatabaseUser
  readonly notices: readonly string[]
}

/** The folder of the cluster inside a data folder. */
export function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** Makes the data folder if need be and answers where the data lies. Throws `EmbeddedPostgresError`. */
export function placeData(askedDir: string): DataFolder {
  const asked = resolve(askedDir)
  makeWritable(asked)
  const place = choosePlace(asked)
  if (process.getuid?.() === 0 && place.dataDir.startsWith(SYSTEM_FOLDER)) makeSystemFolder()
  makeWritable(place.dataDir)
  letEnter(place.user, place.dataDir)
  return place
}

/**
 * Where the data of an asked folder belongs; changes nothing. The modes of its parents, and who starts Akinai, may
 * differ between two starts: what was written is found again or missed loudly, never replaced by an empty shop.
 */
export function choosePlace(askedDir: string): DataFolder {
  const asked = existsSync(askedDir) ? realpathSync(askedDir) : resolve(askedDir)
  const elsewhere = folderElsewhere(asked)
  const user = databaseUser(clusterOf(asked))
  const parent = nearestFolder(dirname(asked))
  const reachable = canEnter(user, parent)
  const askedHolds = existsSync(clusterOf(asked))
  if (reachable && (askedHolds || !existsSync(elsewhere))) return { dataDir: asked, user, notices: [] }
  if (askedHolds) {
    throw new EmbeddedPostgresError(
      `The data lies below ${parent}, which user id ${user?.uid}, as which PostgreSQL runs, cannot enter any more.`,
      `Allow it (chmod o+x on that folder and those above it), or move ${asked} and set AKINAI_DATA_DIR.`,
    )
  }
  if (user === undefined) {
    throw new EmbeddedPostgresError(
      `The data of ${asked} was made by root and lies in ${elsewhere}.`,
      'Start Akinai as root, or set AKINAI_DATA_DIR to another folder.',
    )
  }
  const reason = reachable ? 'from earlier starts' : `since user id ${user.uid} cannot enter ${parent}`
  return {
    dataDir: elsewhere,
    user: databaseUser(clusterOf(elsewhere)),
    notices: [
      `PostgreSQL cannot run as root, so it runs as user id ${user.uid}; the data of ${asked} is kept in ${elsewhere}, ${reason}.`,
    ],
  }
}

/** Throws when Akinai may not write in the folder, or in the nearest one above that exists. */
export function checkWritable(folder: string): void {
  try {
    accessSync(nearestFolder(resolve(folder)), constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw notWritable(folder, error)
  }
}

/** Makes the folder for copies and data of root's, through which everybody may pass. */
export function makeSystemFolder(): void {
  makeWritable(SYSTEM_FOLDER)
  chmodSync(SYSTEM_FOLDER, 0o755)
}

function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw notWritable(folder, error)
  }
  checkWritable(folder)
}

function folderElsewhere(asked: string): string {
  return join(SYSTEM_FOLDER, `data-${createHash('sha256').update(asked).digest('hex').slice(0, 16)}`)
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path))
}

function notWritable(folder: string, error: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The data folder ${folder} cannot be made or written (${codeOf(error)}).`,
    `Set AKINAI_DATA_DIR to a folder that user id ${process.getuid?.()} may write, ${USE_YOUR_OWN}`,
    { cause: error },
  )
}
