/** The cluster's folder: made whole or not at all, and never touched when it is not ours. */
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { codeOf } from '../../lib/error-code.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, USE_YOUR_OWN } from './error.ts'
import { HEED_LOGINS } from './logins.ts'
import { endPostmaster } from './postmaster.ts'
import { SURROUNDINGS } from './reach.ts'
import { CHANGE_ROLES, MAKE_BACKUP_ROLE, makeRoles, SUPERUSER, writeAccess } from './roles.ts'
import { syncFolder } from './sync-folder.ts'

/** The database that a new cluster gets. */
export const DATABASE = 'akinai'

/** What a cluster of an earlier version is given; a new one has it from the beginning. */
interface Addition {
  /** The file in a cluster that says that it has it. */
  readonly mark: string
  readonly meaning: string
  /** For its database. */
  readonly commands: string
  readonly told?: string
}

/** In the order in which they came. */
const ADDITIONS: readonly Addition[] = [
  {
    mark: 'akinai_roles',
    meaning: 'The database belongs to a role that is no superuser.',
    commands: CHANGE_ROLES,
    told: 'Giving the database to a role that is no superuser (once).',
  },
  { mark: 'akinai_backups', meaning: 'There is a role for backups.', commands: MAKE_BACKUP_ROLE },
  {
    mark: 'akinai_heeds_logins',
    meaning: 'Whoever connects to the database says so first.',
    commands: HEED_LOGINS,
  },
]

/** A cluster under way has this name and six random characters; renamed only when whole. */
const PARTIAL = '.new-'

/**
 * Answers once a cluster of the right version is there; makes one when there is none (about 1 s). The caller
 * holds the data folder's lock.
 */
export async function prepareCluster(
  cluster: string,
  binaries: Binaries,
  serverUser: string | undefined,
  log: (message: string) => void,
): Promise<void> {
  removeLeftovers(cluster)
  if (!existsSync(cluster) || removedEmpty(cluster)) {
    log('Making the database (once, about a second).')
    await makeCluster(cluster, binaries)
  } else {
    checkOwner(cluster)
    checkVersion(cluster, binaries.major)
    for (const addition of ADDITIONS) {
      if (existsSync(join(cluster, addition.mark))) continue
      await endPostmaster(cluster)
      if (addition.told !== undefined) log(addition.told)
      await runAlone(cluster, binaries, DATABASE, addition.commands)
      mark(cluster, addition)
    }
  }
  writeAccess(cluster, serverUser)
}

/** Throws when the folder holds something else than a cluster; an empty one, or none, is to become one. */
export function checkIsCluster(cluster: string): void {
  if (!existsSync(cluster) || existsSync(join(cluster, 'PG_VERSION'))) return
  if (readdirSync(cluster).length === 0) return
  throw new EmbeddedPostgresError(
    `The folder ${cluster} holds files, but no PostgreSQL data.`,
    `Move them away, or set AKINAI_DATA_DIR to another folder.`,
  )
}

/** Throws when the folder holds something else than a cluster of this major version. */
export function checkVersion(cluster: string, major: number): void {
  checkIsCluster(cluster)
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === String(major)) return
  throw new EmbeddedPostgresError(
    `The data in ${cluster} was made by PostgreSQL ${version}, and this Akinai brings PostgreSQL ${major}.`,
    'Start the Akinai that made it, write each shop out with "akinai export", and import them into an empty data folder.',
  )
}

/** Throws when the cluster belongs to another user. */
export function checkOwner(cluster: string, user = process.geteuid?.()): void {
  const owner = statSync(cluster).uid
  if (owner === user) return
  throw new EmbeddedPostgresError(
    `The data in ${cluster} belongs to user id ${owner}, and Akinai runs as ${user}.`,
    `Start it as root or as that user, or set AKINAI_DATA_DIR to another folder.`,
  )
}

function mark(cluster: string, { mark: name, meaning }: Addition): void {
  writeFileSync(join(cluster, name), `${meaning}\n`, { mode: 0o600 })
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

async function makeCluster(cluster: string, binaries: Binaries): Promise<void> {
  const partial = mkdtempSync(cluster + PARTIAL)
  try {
    // Text is compared by code point and folded by PostgreSQL's own tables: the same on every system, after every
    // upgrade of the C library, and faster. The C library's C.UTF-8 classifies letters for trigrams.
    await run(join(binaries.root, 'bin', 'initdb'), '', [
      `--pgdata=${partial}`,
      `--username=${SUPERUSER}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--auth-local=peer',
      '--auth-host=reject',
      '--no-instructions',
    ])
    await runAlone(partial, binaries, 'template1', makeRoles(DATABASE))
    for (const addition of ADDITIONS) mark(partial, addition)
    renameSync(partial, cluster)
    // The new name must be on the disk before anything in it is acknowledged.
    syncFolder(dirname(cluster))
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

/** Has commands carried out, one a line, by a PostgreSQL that nobody else can reach. */
function runAlone(cluster: string, { root }: Binaries, database: string, commands: string): Promise<void> {
  return run(join(root, 'bin', 'postgres'), commands, [
    ...['--single', '-D', cluster],
    ...['-c', 'exit_on_error=on', '-c', 'dynamic_shared_memory_type=mmap', database],
  ])
}

async function run(program: string, input: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { ...SURROUNDINGS, stdio: ['pipe', 'ignore', 'pipe'] })
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
