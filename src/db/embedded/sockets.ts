/** Where the unix sockets of a data folder lie, the keeper's and PostgreSQL's: in a folder of their own. */
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../../lib/error-code.ts'
import { PORT } from './settings.ts'

/** A socket's path has at most 103 bytes on macOS and 107 on Linux; the system cuts or refuses longer ones. */
const PATH_LIMIT = 103

/** The file in the data folder that says where the sockets are when they are not in the data folder itself. */
const POINTER = 'sockets'

/** The keeper's socket and the folder of both. */
export interface Sockets {
  readonly keeper: string
  readonly folder: string
}

/**
 * Where the sockets of a data folder are now. The data folder is the first choice: every process finds it, whatever
 * its TMPDIR, private /tmp or login session, and nothing sweeps it.
 */
export function findSockets(dataDir: string): Sockets {
  const folder = join(recordedFolder(dataDir) ?? dataDir, 'socket')
  return { keeper: join(folder, 'keeper.sock'), folder }
}

/** Whether a group may pass through the data folder, and so reach the sockets: the server's, when it is another user. */
export function isShared(dataDir: string): boolean {
  return (statSync(dataDir).mode & 0o010) !== 0
}

/**
 * Prepares the folder, which PostgreSQL's user owns, and which nobody else can enter but, where it is another user, the
 * server. Its group is inherited from the data folder, which has the bit for it. With `elsewhere`, or when the path is
 * too long, it lies in a folder of ours under /tmp that the pointer names.
 */
export function makeSockets(dataDir: string, elsewhere = false): Sockets {
  const tooLong = Buffer.byteLength(join(dataDir, 'socket', `.s.PGSQL.${PORT}`)) > PATH_LIMIT
  if (!tooLong && !elsewhere) rmSync(join(dataDir, POINTER), { force: true })
  else if (!recordedFolder(dataDir)) recordFolder(dataDir)
  const sockets = findSockets(dataDir)
  withMask(0, () => mkdirSync(sockets.folder, { recursive: true, mode: isShared(dataDir) ? 0o710 : 0o700 }))
  rmSync(sockets.keeper, { force: true })
  return sockets
}

/** Removes what `makeSockets` made. */
export function removeSockets(dataDir: string): void {
  const { folder } = findSockets(dataDir)
  rmSync(recordedFolder(dataDir) ?? folder, { recursive: true, force: true })
  rmSync(join(dataDir, POINTER), { force: true })
}

/** Makes something with exactly the mode that is asked for; a change of mode afterwards would lose the inherited group. */
export function withMask<T>(mask: number, make: () => T): T {
  const before = process.umask(mask)
  try {
    return make()
  } finally {
    process.umask(before)
  }
}

function recordFolder(dataDir: string): void {
  // A name that cannot be guessed, made with mode 0700; /tmp's sticky bit keeps others from replacing it.
  const folder = mkdtempSync('/tmp/akinai-')
  const draft = join(dataDir, `${POINTER}.new`)
  rmSync(draft, { force: true })
  withMask(0, () => writeFileSync(draft, folder, { mode: 0o640, flag: 'wx' }))
  renameSync(draft, join(dataDir, POINTER))
}

/** A keeper that ends takes it away, perhaps while it is looked for. */
function readPointer(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, POINTER), 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The folder that the pointer names, as long as it is still ours: after a sweep of /tmp anybody may own that name. */
function recordedFolder(dataDir: string): string | undefined {
  const folder = readPointer(dataDir)
  if (folder === undefined) return undefined
  const found = lstatSync(folder, { throwIfNoEntry: false })
  const ours =
    found?.isDirectory() && (found.uid === process.geteuid?.() || found.uid === statSync(dataDir).uid)
  return ours ? folder : undefined
}
