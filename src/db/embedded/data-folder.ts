/** Where the data lies, and whose it is: the asked folder, or one under /var/lib/akinai when its users cannot reach that. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ensureUsers, findUser, isRoot, type SystemUser, type Users } from '../../../bin/users.js'
import { objectsOf, SYSTEM_FOLDER, serverFilesOf } from '../../lib/data-folders.ts'
import { codeOf } from '../../lib/error-code.ts'
import { inGroup } from '../../privilege/take-on.ts'
import { checkIsCluster } from './cluster.ts'
import { EmbeddedPostgresError, USE_YOUR_OWN } from './error.ts'
import { canEnter } from './reach.ts'
import { syncFolder } from './sync-folder.ts'

/** Who works in a data folder when root starts Akinai: the server, and PostgreSQL with its keeper. */
export type Hands = Pick<Users, 'server' | 'database'>

/** The chosen folder, whose it is, and what to tell the person. */
export interface DataFolder {
  readonly dataDir: string
  /** Undefined: everything runs as whoever started it. */
  readonly hands: Hands | undefined
  readonly notices: readonly string[]
}

/** What Akinai of any version keeps in a data folder, and what a file system of its own brings along. */
const OURS =
  /^(postgres(\.new-.*|\.log(\.1)?)?|postgresql-.*|objects|server|socket|sockets(\.new)?|keeper\.(lock(-journal)?|sock)|lost\+found)$/

/** The folder of the cluster inside a data folder. */
export function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/**
 * Makes the data folder if need be and answers where the data lies. Nobody else gets in: mode 0700, or, where root has
 * started Akinai, 02710, with which the server's group may pass through and no more: the folder is PostgreSQL's, and the
 * server's are the objects in it. Throws `EmbeddedPostgresError`.
 */
export function placeData(askedDir: string): DataFolder {
  const asked = resolve(askedDir)
  if (isGuest(asked)) return { dataDir: asked, hands: undefined, notices: [] }
  const users = isRoot() ? ensureUsers() : undefined
  makeWritable(asked)
  const place = choosePlace(asked, users)
  if (users && place.dataDir.startsWith(SYSTEM_FOLDER)) makeSystemFolder()
  makeWritable(place.dataDir)
  if (place.hands) give(place.dataDir, place.hands, asked)
  else if (statSync(place.dataDir).uid === process.geteuid?.()) chmodSync(place.dataDir, 0o700)
  return place
}

/**
 * Whether this process may pass through the folder and no more: the server, or a process of it, in a folder that root
 * has given away. It uses the database that runs, and cannot start one.
 */
export function isGuest(dataDir: string): boolean {
  if (isRoot() || !existsSync(objectsOf(dataDir))) return false
  const { uid, mode } = statSync(dataDir)
  return uid !== process.geteuid?.() && (mode & 0o7777) === 0o2710
}

/**
 * Where the data of an asked folder belongs; changes nothing. The modes of its parents, and who starts Akinai, may
 * differ between two starts: what was written is found again or missed loudly, never replaced by an empty shop.
 * `users` are those that root has; without them root is told about where any other user could go.
 */
export function choosePlace(askedDir: string, users: Users | undefined): DataFolder {
  const asked = existsSync(askedDir) ? realpathSync(askedDir) : resolve(askedDir)
  const elsewhere = folderElsewhere(asked)
  const hands = isRoot() ? handsOf(asked, users) : undefined
  const parent = nearestFolder(dirname(asked))
  const reachable = canEnter(hands?.database, parent) && canEnter(hands?.server, parent)
  const askedHolds = existsSync(clusterOf(asked))
  if (reachable && (askedHolds || !existsSync(elsewhere))) return { dataDir: asked, hands, notices: [] }
  if (askedHolds) {
    throw new EmbeddedPostgresError(
      `The data lies below ${parent}, which user id ${hands?.database.uid}, as which PostgreSQL runs, cannot enter any more.`,
      `Allow it (chmod o+x on that folder and those above it), or move ${asked} and set AKINAI_DATA_DIR.`,
    )
  }
  if (hands === undefined) {
    throw new EmbeddedPostgresError(
      `The data of ${asked} was made by root and lies in ${elsewhere}.`,
      'Start Akinai as root, or set AKINAI_DATA_DIR to another folder.',
    )
  }
  const reason = reachable
    ? 'from earlier starts'
    : `since user id ${hands.database.uid} cannot enter ${parent}`
  return {
    dataDir: elsewhere,
    hands: handsOf(elsewhere, users),
    notices: [
      `Nothing of Akinai runs as root, and PostgreSQL runs as user id ${hands.database.uid}; the data of ${asked} is kept in ${elsewhere}, ${reason}.`,
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
function makeSystemFolder(): void {
  makeWritable(SYSTEM_FOLDER)
  chmodSync(SYSTEM_FOLDER, 0o755)
}

/** A folder of an ordinary user stays that user's: all but pictures is done as that user, who may start Akinai next time. */
function handsOf(dataDir: string, users: Users | undefined): Hands {
  const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 }
  const { server, database } = users ?? { server: nobody, database: nobody }
  const found = statSync(dataDir, { throwIfNoEntry: false })
  if (!found || [0, database.uid].includes(found.uid)) return { server, database }
  const owner = findUser(found.uid) ?? { name: '', uid: found.uid, gid: found.gid }
  return { server: owner, database: owner }
}

/** Gives a folder of root's, and what an earlier version left in it, to those who work there. */
function give(dataDir: string, hands: Hands, asked: string): void {
  const { server, database } = hands
  withFolder(dataDir, folder => {
    const { uid } = fstatSync(folder)
    if (uid === 0) refuseStrangers(dataDir)
    checkIsCluster(clusterOf(dataDir))
    own(clusterOf(dataDir), database)
    // Their names stay free for these two, whatever stood there: an earlier version's belong to root.
    for (const name of ['postgres.log', 'postgres.log.1', 'keeper.lock']) own(join(dataDir, name), database)
    if (server.uid === database.uid) return fchmodSync(folder, 0o700)
    moveObjects(asked, dataDir)
    // As long as the folder is root's, nobody can put a link in the place of what is made here.
    for (const path of [objectsOf(dataDir), serverFilesOf(dataDir)]) {
      // Recursive, since another that starts at the same moment may have made it meanwhile.
      if (uid === 0 && !existsSync(path)) mkdirSync(path, { recursive: true, mode: 0o700 })
      own(path, server)
    }
    fchownSync(folder, database.uid, server.gid)
    inGroup(server.gid, () => fchmodSync(folder, 0o2710))
  })
}

/** A folder such as /etc or a home, named by mistake, is not to be given away. */
function refuseStrangers(dataDir: string): void {
  const strange = readdirSync(dataDir).filter(name => !OURS.test(name))
  if (strange.length === 0) return
  throw new EmbeddedPostgresError(
    `The folder ${dataDir} belongs to root and holds other things than data of Akinai, such as ${strange[0]}.`,
    'Set AKINAI_DATA_DIR to a folder of its own, which will be given to the users as which Akinai runs.',
  )
}

/**
 * Gives a file or folder that is there to the user, with all in it that has the same owner. Links are never followed:
 * chown(1) walks by descriptors, and passes by what belongs to somebody else.
 */
function own(path: string, user: SystemUser): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined || found.uid === user.uid || found.isSymbolicLink()) return
  const { status, stderr, error } = spawnSync(
    'chown',
    ['-RPh', `--from=${found.uid}`, `${user.uid}:${user.gid}`, '--', path],
    { encoding: 'utf8' },
  )
  if (status !== 0) {
    throw new EmbeddedPostgresError(
      `${path} cannot be given to user id ${user.uid} (${error?.message ?? stderr.trim()}).`,
      `Give it with chown -R, ${USE_YOUR_OWN}`,
    )
  }
  // A copy often has the usual 0755, with which PostgreSQL refuses to start.
  if (found.isDirectory()) withFolder(path, folder => fchmodSync(folder, 0o700))
}

/** Works on a folder by its descriptor: what lies at its path may be another thing a moment later. */
function withFolder(path: string, work: (folder: number) => void): void {
  const folder = openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  try {
    work(folder)
  } finally {
    closeSync(folder)
  }
}

/** An earlier version, started by root, kept pictures where only root can go, and the database elsewhere. */
function moveObjects(asked: string, dataDir: string): void {
  const [from, to] = [objectsOf(asked), objectsOf(dataDir)]
  if (asked === dataDir || !existsSync(from) || existsSync(to)) return
  const { status, stderr } = spawnSync('mv', ['-T', '--', from, to], { encoding: 'utf8' })
  if (status === 0) return
  throw new EmbeddedPostgresError(
    `The pictures in ${from} could not be moved to ${to} (${stderr.trim()}).`,
    'Make room there, or move them by hand.',
  )
}

function makeWritable(folder: string): void {
  try {
    if (makeFolders(folder)) chmodSync(folder, 0o700)
  } catch (error) {
    throw notWritable(folder, error)
  }
  checkWritable(folder)
}

/**
 * Makes a folder and those above it, and answers whether it was made now. One by one: in a file system that makes none, such as
 * /proc, Node's own recursion tries for ever.
 */
function makeFolders(folder: string): boolean {
  if (existsSync(folder)) return false
  makeFolders(dirname(folder))
  try {
    mkdirSync(folder)
    bringToDisk(dirname(folder))
    return true
  } catch (error) {
    // Another process made it a moment ago.
    if (codeOf(error) === 'EEXIST' && existsSync(folder)) return false
    throw error
  }
}

/** A power cut must not take the whole folder away with all that was acknowledged in it. */
function bringToDisk(folder: string): void {
  try {
    syncFolder(folder)
  } catch {
    // One in which names may be made and not read, or a file system that knows of no such thing.
  }
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
