/**
 * The keeper: a process of its own that owns the PostgreSQL of one data folder. Every Akinai process that uses the
 * database keeps a connection to the keeper's socket. The system closes it however that process ends, kill -9
 * included; when the last one is gone the keeper stops PostgreSQL and ends.
 *
 * Arguments: data folder, and the user of the machine that the server runs as (none: as ourselves). It runs as
 * PostgreSQL's user from its beginning, whoever started it. So does its guard, a shell that waits for its end and, unless
 * that was in order, becomes another keeper: who uses the database may not be able to start one.
 *
 * It sends each connection lines of JSON, `KeeperMessage`, and expects nothing but the end. Who starts it writes a line to its
 * standard input and keeps that open until the first connection: PostgreSQL starts meanwhile.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { prepareBinaries } from './binaries.ts'
import { DATABASE, prepareCluster } from './cluster.ts'
import { clusterOf } from './data-folder.ts'
import { EmbeddedPostgresError, messageOf } from './error.ts'
import { endPostmaster, type Installation, startPostmaster, stillRuns, stopPostmaster } from './postmaster.ts'
import { SERVER_ROLE } from './roles.ts'
import { openLog, type ServerLog } from './server-log.ts'
import { PORT } from './settings.ts'
import { isShared, makeSockets, removeSockets, type Sockets, withMask } from './sockets.ts'

/** What the keeper says. After `failed` it ends; after `stopping` a new keeper may be started once it has ended. */
export type KeeperMessage =
  | {
      readonly state: 'ready'
      readonly host: string
      readonly port: number
      readonly user: string
      readonly database: string
    }
  | { readonly state: 'log'; readonly message: string }
  | { readonly state: 'failed'; readonly what: string; readonly mend: string }
  | { readonly state: 'stopping' }

/** How often the keeper looks whether PostgreSQL is there, in ms. */
const WATCH_MS = 250
/**
 * How long a new keeper waits for its first connection, in ms, when nobody waits for it at its standard input: after the end of an
 * earlier one. PostgreSQL is not started before somebody is there.
 */
const FIRST_CONNECTION_MS = 2_000
/** Between two tries to start PostgreSQL again, in ms. */
const RESTART_MS = 2_000
/** From the end of a guard that was killed until there is another, in ms. */
const NEXT_GUARD_MS = 200
/** How often the log's size is looked at, in ms. */
const ROTATE_MS = 60_000

/** The shell that goes on in the keeper's place when that was killed. */
interface Guard {
  /** Ends it, and answers once it has: who let go of the database is told that nothing of it runs any more. */
  dismiss(): Promise<void>
}

/** The connections of the processes that use the database. */
interface Door {
  readonly sockets: Sockets
  /** Answers when somebody is there, or `empty` is aborted. */
  readonly opened: Promise<void>
  /** Aborted when nobody is there any more; newcomers are sent away from then on. */
  readonly empty: AbortSignal
  /** Tells everybody, and everybody who comes until something else is said. */
  say(message: KeeperMessage): void
}

const [dataDir = '', serverUser] = process.argv.slice(2)

// Ended by its connections only: at a system's shutdown the server gets the same signal, and needs the database
// until its last request is answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// Whoever started the keeper reads its errors only until it is connected.
process.stderr.on('error', () => {})
process.umask(0o077)

try {
  const lock = takeLock()
  if (lock) {
    const guard = startGuard()
    await keep()
    lock.close()
    await guard.dismiss()
  }
  process.exit(0)
} catch (error) {
  process.stderr.write(messageOf(error))
  process.exit(1)
}

/**
 * The lock is SQLite's, on an empty file: the only one in Node that the system itself lets go of when the process
 * ends in any way, so that it can neither be stale nor be taken by two. Undefined when another keeper has it.
 */
function takeLock(): DatabaseSync | undefined {
  const path = join(dataDir, 'keeper.lock')
  try {
    // SQLite would open a file that it may only read, and then not lock it.
    closeSync(openSync(path, 'a', 0o600))
    const file = new DatabaseSync(path)
    // Nothing is written, so there is nothing to take back, and no journal beside it.
    file.exec('pragma busy_timeout = 0; pragma journal_mode = off; begin exclusive')
    return file
  } catch (error) {
    const SQLITE_BUSY = 5
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw new EmbeddedPostgresError(
      `${path} cannot be opened (${messageOf(error)}).`,
      `Start Akinai as the user who owns that folder, or set AKINAI_DATA_DIR to another one.`,
    )
  }
}

/** A guard that is there as long as this keeper: one that is killed is followed by another. */
function startGuard(): Guard {
  let guard: ChildProcess
  let again: NodeJS.Timeout | undefined
  const start = () => {
    guard = spawn(
      '/bin/sh',
      ['-c', 'read -r end || exec "$@"', 'sh', process.execPath, ...process.argv.slice(1)],
      { cwd: '/', env: process.env, detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
    )
    const follow = () => {
      again = setTimeout(start, NEXT_GUARD_MS).unref()
    }
    guard.once('error', follow).once('exit', follow)
    guard.stdin?.on('error', () => {})
    guard.unref()
  }
  start()
  return {
    dismiss: async () => {
      guard.removeAllListeners('exit')
      clearTimeout(again)
      if (guard.pid === undefined || guard.exitCode !== null || guard.signalCode !== null) return
      const ended = once(guard, 'exit')
      guard.ref()
      // A line is an end in order; without one the guard goes on in our place.
      guard.stdin?.end('end\n')
      await ended
    },
  }
}

async function keep(): Promise<void> {
  const log = openLog(dataDir)
  log.rotate()
  setInterval(() => log.rotate(), ROTATE_MS).unref()
  const door = await openDoor()
  try {
    await door.opened
    if (!door.empty.aborted) await serve(await install(door, log), door)
    // A guard's keeper to which nobody came back: nobody needs the server that was left behind.
    else await endPostmaster(clusterOf(dataDir))
  } catch (error) {
    log.write(error instanceof Error ? (error.stack ?? error.message) : String(error))
    door.say(failure(error))
    await emptied(door)
  }
  removeSockets(dataDir)
}

async function install(door: Door, log: ServerLog): Promise<Installation> {
  const cluster = clusterOf(dataDir)
  const binaries = prepareBinaries(dataDir)
  await prepareCluster(cluster, binaries, serverUser, message => door.say({ state: 'log', message }))
  return { cluster, binaries, socketDir: door.sockets.folder, shared: isShared(dataDir), log }
}

async function serve(installation: Installation, door: Door): Promise<void> {
  const pid = await startPostmaster(installation)
  door.say(readiness(installation))
  await stopPostmaster(installation.cluster, await watch(installation, pid, door))
}

/** Answers the server's process id once nobody needs it. Starts it again when it ended by itself or was killed. */
async function watch(installation: Installation, started: number, door: Door): Promise<number> {
  let pid = started
  while (!door.empty.aborted) {
    await pause(WATCH_MS, door)
    if (stillRuns(installation.cluster, pid) || door.empty.aborted) continue
    door.say({ state: 'log', message: 'PostgreSQL ended unexpectedly; it is started again.' })
    try {
      pid = await startPostmaster(installation)
      door.say(readiness(installation))
    } catch (error) {
      // A full disk, for example: tried again until it works or nobody waits for it.
      door.say({ state: 'log', message: messageOf(error) })
      await pause(RESTART_MS, door)
    }
  }
  return pid
}

async function openDoor(): Promise<Door> {
  const connections = new Set<Socket>()
  let hasStarter = false
  const empty = new AbortController()
  const opened = Promise.withResolvers<void>()
  let greeting: KeeperMessage | undefined
  const send = (socket: Socket, message: KeeperMessage) => socket.write(`${JSON.stringify(message)}\n`)
  const say = (message: KeeperMessage) => {
    if (empty.signal.aborted) return
    greeting = message
    for (const socket of connections) send(socket, message)
  }
  const leave = () => {
    if (connections.size > 0 || hasStarter || empty.signal.aborted) return
    say({ state: 'stopping' })
    empty.abort()
    opened.resolve()
  }
  // Half open: who left hears the end only when PostgreSQL has stopped, or at once when others still use it.
  const server = createServer({ allowHalfOpen: true }, socket => {
    connections.add(socket)
    hasStarter = false
    opened.resolve()
    const left = () => {
      connections.delete(socket)
      leave()
      if (!empty.signal.aborted) socket.end()
    }
    socket
      .on('end', left)
      .on('close', left)
      .on('error', () => {})
    socket.resume()
    if (greeting) send(socket, greeting)
  })
  const sockets = await listen(server)
  process.stdin
    .on('error', () => {})
    .once('data', () => {
      hasStarter = connections.size === 0
      opened.resolve()
    })
    .once('close', () => {
      if (!hasStarter) return
      hasStarter = false
      leave()
    })
  setTimeout(leave, FIRST_CONNECTION_MS).unref()
  return { sockets, opened: opened.promise, empty: empty.signal, say }
}

/** Waits, but no longer than somebody uses the database. */
async function pause(ms: number, door: Door): Promise<void> {
  await delay(ms, undefined, { signal: door.empty }).catch(() => {})
}

function emptied(door: Door): Promise<void> {
  return new Promise(resolve => {
    if (door.empty.aborted) resolve()
    else door.empty.addEventListener('abort', () => resolve())
  })
}

function readiness({ socketDir }: Installation): KeeperMessage {
  return { state: 'ready', host: socketDir, port: PORT, user: SERVER_ROLE, database: DATABASE }
}

function failure(error: unknown): KeeperMessage {
  if (error instanceof EmbeddedPostgresError) return { state: 'failed', what: error.what, mend: error.mend }
  return { state: 'failed', what: messageOf(error), mend: `More is in ${join(dataDir, 'postgres.log')}.` }
}

async function listen(server: Server): Promise<Sockets> {
  for (const elsewhere of [false, true]) {
    const sockets = makeSockets(dataDir, elsewhere)
    const error = await new Promise<Error | undefined>(resolve => {
      server.once('error', resolve)
      withMask(isShared(dataDir) ? 0o117 : 0o177, () =>
        server.listen(sockets.keeper, () => resolve(undefined)),
      )
    })
    if (!error) return sockets
    // Some shared folders of virtual machines hold files, but no sockets.
    if (elsewhere) throw error
  }
  throw new Error('unreachable')
}
