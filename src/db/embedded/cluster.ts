/** The cluster's folder: made whole or not at all, and never touched when it is not ours. */
import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Binaries } from './binaries.ts'
import { as, type DatabaseUser } from './database-user.ts'
import { codeOf, EmbeddedPostgresError, USE_YOUR_OWN } from './error.ts'

/** The superuser and the database that a new cluster gets. */
export const NAME = 'akinai'

/** A cluster under way has this name and six random characters; renamed only when whole. */
const PARTIAL = '.new-'

/**
 * Answers once a cluster of the right version is there; makes one when there is none (about 1 s). The caller
 * holds the data folder's lock.
 */
export async function prepareCluster(
  cluster: string,
  binaries: Binaries,
  user: DatabaseUser,
  log: (message: string) => void,
): Promise<void> {
  removeLeftovers(cluster)
  if (!existsSync(cluster) || removedEmpty(cluster)) {
    log('Making the database (once, about a second).')
    return await makeCluster(cluster, binaries, user)
  }
  checkOwner(cluster, user)
  checkVersion(cluster, binaries.major)
  own(cluster, user)
}

/** Throws when the folder holds something else than a cluster of this major version. */
export function checkVersion(cluster: string, major: number): void {
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    throw new EmbeddedPostgresError(
      `The folder ${cluster} holds files, but no PostgreSQL data.`,
      `Move them away, or set AKINAI_DATA_DIR to another folder.`,
    )
  }
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === String(major)) return
  throw new EmbeddedPostgresError(
    `The data in ${cluster} was made by PostgreSQL ${version}, and this Akinai brings PostgreSQL ${major}.`,
    'Start the Akinai that made it, write each shop out with "akinai export", and import them into an empty data folder.',
  )
}

/** Throws when the cluster belongs to another user and we are not root. */
export function checkOwner(cluster: string, user: DatabaseUser): void {
  const owner = statSync(cluster).uid
  if (user !== undefined || owner === process.getuid?.()) return
  throw new EmbeddedPostgresError(
    `The data in ${cluster} belongs to user id ${owner}, and Akinai runs as ${process.getuid?.()}.`,
    `Start it as root or as that user, or set AKINAI_DATA_DIR to another folder.`,
  )
}

/** Data that root copied here, from a backup for example, is given to PostgreSQL's user, who must own it. */
function own(cluster: string, user: DatabaseUser): void {
  if (user === undefined || statSync(cluster).uid === user.uid) return
  for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
  chownSync(cluster, user.uid, user.gid)
  // A copy often has the usual 0755, with which PostgreSQL refuses to start.
  chmodSync(cluster, 0o700)
}

function removeLeftovers(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    if (!name.startsWith(basename(cluster) + PARTIAL)) continue
    try {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true })
    } catch {
      // A process of the interrupted initdb still writes there; a later start removes it.
    }
  }
}

function removedEmpty(cluster: string): boolean {
  try {
    rmdirSync(cluster)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function makeCluster(cluster: string, binaries: Binaries, user: DatabaseUser): Promise<void> {
  const partial = mkdtempSync(cluster + PARTIAL)
  try {
    if (user) chownSync(partial, user.uid, user.gid)
    // Only who can enter the socket's folder can connect at all, so a password would guard nothing. Text is
    // compared by code point and folded by PostgreSQL's own tables: the same on every system, after every
    // upgrade of the C library, and faster. The C library's C.UTF-8 classifies letters for trigrams.
    await run(join(binaries.root, 'bin', 'initdb'), user, '', [
      `--pgdata=${partial}`,
      `--username=${NAME}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ])
    await run(join(binaries.root, 'bin', 'postgres'), user, `create database ${NAME}\n`, [
      '--single',
      '-D',
      partial,
      '-c',
      'exit_on_error=on',
      '-c',
      'dynamic_shared_memory_type=mmap',
      'postgres',
    ])
    renameSync(partial, cluster)
    sync(dirname(cluster))
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

async function run(program: string, user: DatabaseUser, input: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { ...as(user), stdio: ['pipe', 'ignore', 'pipe'] })
  child.stdin.on('error', () => {}).end(input)
  const [errors, code] = await Promise.all([
    text(child.stderr),
    new Promise(resolve => child.once('error', error => resolve(error.message)).once('close', resolve)),
  ])
  if (code === 0) return
  const detail = errors.split('\n').find(line => /error:|FATAL:|could not/.test(line)) ?? `exit ${code}`
  throw new EmbeddedPostgresError(
    `The database could not be made; ${basename(program)} says "${detail}".`,
    `Mend that or set AKINAI_DATA_DIR to another folder, ${USE_YOUR_OWN}`,
  )
}

/** The new name must be on the disk before anything in it is acknowledged. */
function sync(folder: string): void {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
