/** Where the unix sockets of a data folder lie: the keeper's, and PostgreSQL's in a folder of its own. */
import {
  chownSync,
  existsSync,
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
import { type DatabaseUser, letEnter } from './database-user.ts'
import { PORT } from './settings.ts'

/** A socket's path has at most 103 bytes on macOS and 107 on Linux; the system cuts or refuses longer ones. */
const PATH_LIMIT = 103

/** The file in the data folder that says where the sockets are when they are not in the data folder itself. */
const POINTER = 'sockets'

/** The keeper's socket and the folder of PostgreSQL's. */
export interface Sockets {
  readonly keeper: string
  readonly postgresDir: string
}

/**
 * Where the sockets of a data folder are now. The data folder is the first choice: every process finds it, whatever
 * its TMPDIR, private /tmp or login session, and nothing sweeps it.
 */
export function findSockets(dataDir: string): Sockets {
  const folder = recordedFolder(dataDir) ?? dataDir
  return { keeper: join(folder, 'keeper.sock'), postgresDir: join(folder, 'socket') }
}

/**
 * Prepares the folders. PostgreSQL trusts whoever connects, since only its own user (who owns the files anyway) and
 * root can enter `postgresDir`: mode 0700, owned by that user. `keeper` lies where that user cannot write.
 * With `elsewhere`, or when the path is too long, both lie in a folder of ours under /tmp that the pointer names.
 */
export function makeSockets(dataDir: string, user: DatabaseUser, elsewhere = false): Sockets {
  const tooLong = Buffer.byteLength(join(dataDir, 'socket', `.s.PGSQL.${PORT}`)) > PATH_LIMIT
  if (!tooLong && !elsewhere) rmSync(join(dataDir, POINTER), { force: true })
  else if (!recordedFolder(dataDir)) recordFolder(dataDir, user)
  const sockets = findSockets(dataDir)
  mkdirSync(sockets.postgresDir, { recursive: true, mode: 0o700 })
  if (user) chownSync(sockets.postgresDir, user.uid, user.gid)
  rmSync(sockets.keeper, { force: true })
  return sockets
}

/** Removes what `makeSockets` made. */
export function removeSockets(dataDir: string): void {
  const { keeper, postgresDir } = findSockets(dataDir)
  const folder = recordedFolder(dataDir)
  rmSync(folder ?? postgresDir, { recursive: true, force: true })
  rmSync(keeper, { force: true })
  rmSync(join(dataDir, POINTER), { force: true })
}

function recordFolder(dataDir: string, user: DatabaseUser): void {
  // A name that cannot be guessed, made with mode 0700; /tmp's sticky bit keeps others from replacing it.
  const folder = mkdtempSync('/tmp/akinai-')
  letEnter(user, folder)
  const draft = join(dataDir, `${POINTER}.new`)
  rmSync(draft, { force: true })
  writeFileSync(draft, folder, { mode: 0o600, flag: 'wx' })
  renameSync(draft, join(dataDir, POINTER))
}

/** The folder that the pointer names, as long as it is still ours: after a sweep of /tmp anybody may own that name. */
function recordedFolder(dataDir: string): string | undefined {
  const pointer = join(dataDir, POINTER)
  if (!existsSync(pointer)) return undefined
  const folder = readFileSync(pointer, 'utf8')
  const found = lstatSync(folder, { throwIfNoEntry: false })
  const ours =
    found?.isDirectory() && (found.uid === process.getuid?.() || found.uid === statSync(dataDir).uid)
  return ours ? folder : undefined
}
