/** PostgreSQL's first process: started, found again, proven to be ours, stopped. */
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from '../../lib/error-code.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, USE_YOUR_OWN } from './error.ts'
import { SURROUNDINGS } from './reach.ts'
import type { ServerLog } from './server-log.ts'
import { PORT, serverArguments } from './settings.ts'

/** What a start needs to know. */
export interface Installation {
  readonly cluster: string
  readonly binaries: Binaries
  readonly socketDir: string
  /** Whether the group of that folder may connect. */
  readonly shared: boolean
  readonly log: ServerLog
}

/** How often a state is looked at, in ms. */
const LOOK_MS = 10
/** How long a start is tried again while an earlier server's processes are still ending, in ms. */
const PATIENCE_MS = 15_000
/** How long a fast shutdown may take before the server is told to end at once (it recovers at the next start), in ms. */
const SHUTDOWN_MS = 60_000

/**
 * Answers the process id of a server that accepts connections: one that an ended keeper left behind, else a new
 * one. Recovery after a crash may take as long as it takes.
 */
export async function startPostmaster(installation: Installation): Promise<number> {
  const { cluster, socketDir, log } = installation
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const orphan = findPostmaster(cluster)
    if (orphan !== undefined) {
      const gone = () => !isPostmaster(cluster, orphan)
      if ((await becomesReady(cluster, orphan, gone)) && (await accepts(socketDir))) return orphan
      await stopPostmaster(cluster, orphan)
    }
    // With no server there, whatever lies in the socket's folder is left over. PostgreSQL would take its lock file
    // seriously as long as any process has that number.
    for (const name of readdirSync(socketDir).filter(isPostgresSocket))
      rmSync(join(socketDir, name), { force: true })
    const from = log.size()
    const pid = await launch(installation)
    if (pid !== undefined) return pid
    const reason = log.reasonSince(from)
    const earlierStillEnding = /postmaster\.pid" already exists|shared memory block|is still in use/.test(
      reason,
    )
    if (!earlierStillEnding || performance.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not start; it says "${reason}".`,
        `Mend that (its log is ${log.path}), ${USE_YOUR_OWN}`,
      )
    }
    await delay(100)
  }
}

/** The keeper's own socket lies there as well. */
function isPostgresSocket(name: string): boolean {
  return name.startsWith('.s.PGSQL.')
}

/**
 * Stops the server (fast shutdown: transactions under way are rolled back) and answers once it is gone. One that recovers from
 * a crash is told to end at once: PostgreSQL 18.4 forgets such a shutdown while it recovers because one of its processes was
 * killed, and lets in nobody any more. Nothing is lost by that: the next start recovers what this one has not.
 */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  const deadline = performance.now() + SHUTDOWN_MS
  let signal: NodeJS.Signals | undefined = 'SIGINT'
  // Asked again before each signal: between two looks the number may have gone to another process.
  while (isPostmaster(cluster, pid)) {
    if (signal) send(pid, signal)
    await delay(LOOK_MS)
    signal = performance.now() > deadline || recovers(cluster) ? 'SIGQUIT' : undefined
  }
}

/** Where PostgreSQL writes down the state of the cluster, after its number and two versions; as many bytes as an integer has. */
const STATE_AT = 16
const IN_CRASH_RECOVERY = 4

/** Whether the cluster is in the state of one that recovers from a crash. */
function recovers(cluster: string): boolean {
  try {
    return readFileSync(join(cluster, 'global', 'pg_control')).readInt32LE(STATE_AT) === IN_CRASH_RECOVERY
  } catch {
    return false
  }
}

/** Stops the server of a cluster, if an ended keeper has left one behind. */
export async function endPostmaster(cluster: string): Promise<void> {
  const orphan = findPostmaster(cluster)
  if (orphan !== undefined) await stopPostmaster(cluster, orphan)
}

/** The process id of the live server of this cluster, if there is one. A pid file that says otherwise is removed. */
function findPostmaster(cluster: string): number | undefined {
  const { pid } = readPidFile(cluster)
  if (pid === undefined || !isAlive(pid)) return undefined
  if (isPostmaster(cluster, pid)) return pid
  // After a crash of the machine, or in a new container, the number may belong to any process, and PostgreSQL
  // would refuse to start as long as that lives. Shared memory still guards against a server that was overlooked.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  return undefined
}

/**
 * Whether this process is a `postgres` at work in this very folder. On Linux the kernel says so (program and working
 * folder, which stays right when the data folder is moved); elsewhere the command line does.
 */
function isPostmaster(cluster: string, pid: number): boolean {
  try {
    if (process.platform === 'linux') {
      // After an upgrade the program reads "postgres (deleted)".
      if (!/^postgres\b/.test(basename(readlinkSync(`/proc/${pid}/exe`)))) return false
      const [at, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)]
      return at.ino === ours.ino && at.dev === ours.dev
    }
    const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return /^\S*postgres /.test(stdout) && stdout.includes(` -D ${cluster} `)
  } catch {
    return false
  }
}

/** Whether the server of this cluster still has this process id; cheap enough to ask all the time. */
export function stillRuns(cluster: string, pid: number): boolean {
  return process.platform === 'linux' ? isPostmaster(cluster, pid) : isAlive(pid)
}

/** Starts a server; undefined when it ended before it accepted connections. */
async function launch({
  cluster,
  binaries,
  socketDir,
  shared,
  log,
}: Installation): Promise<number | undefined> {
  const child = spawn(join(binaries.root, 'bin', 'postgres'), serverArguments(cluster, socketDir, shared), {
    ...SURROUNDINGS,
    // Its own session: Ctrl-C in the terminal must reach the server first, which still needs the database.
    detached: true,
    // A file rather than a pipe, so that it can outlive the keeper.
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  let gone = false
  child.once('exit', () => {
    gone = true
  })
  child.once('error', error => {
    log.write(`FATAL:  ${error.message}`)
    gone = true
  })
  child.unref()
  const ready = await becomesReady(cluster, child.pid, () => gone)
  return ready ? child.pid : undefined
}

async function becomesReady(
  cluster: string,
  pid: number | undefined,
  isGone: () => boolean,
): Promise<boolean> {
  while (!isGone()) {
    const file = readPidFile(cluster)
    if (file.pid === pid && file.status === 'ready') return true
    if (file.pid === pid && file.status === 'stopping') return false
    await delay(LOOK_MS)
  }
  return false
}

/** PostgreSQL's own record of its first process: the number in line 1, the state in line 8. */
function readPidFile(cluster: string): {
  readonly pid: number | undefined
  readonly status: string | undefined
} {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number.parseInt(lines[0] ?? '', 10)
    return { pid: pid > 1 ? pid : undefined, status: lines[7]?.trim() }
  } catch {
    return { pid: undefined, status: undefined }
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It ended by itself just now.
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Whether the server listens in this folder: an orphan's socket may have been swept away. */
function accepts(socketDir: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(join(socketDir, `.s.PGSQL.${PORT}`))
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
