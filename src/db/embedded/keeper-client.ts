/** How a process reaches the keeper of a data folder, and starts one when there is none. */
import { type ChildProcess, spawn } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fileOf } from '../../../bin/bundle.js'
import { codeOf } from '../../lib/error-code.ts'
import { compiledProgram, PROGRAM, reachableProgram } from '../../privilege/program-copy.ts'
import { findPackage, makeLinks } from './binaries.ts'
import { type DataFolder, isGuest } from './data-folder.ts'
import { EmbeddedPostgresError } from './error.ts'
import type { KeeperMessage } from './keeper.ts'
import { findSockets } from './sockets.ts'

/** How long nobody may answer, neither a keeper nor one just started, before the start fails, in ms. */
const SILENCE_MS = 30_000
/** How long it may be so for a process that cannot start one, in ms. */
const GUEST_SILENCE_MS = 3_000
/** Between two tries to connect to a keeper that is starting, in ms. */
const RETRY_MS = 10

type Ready = Extract<KeeperMessage, { state: 'ready' }>

/** A connection to the keeper: as long as it is open, the database runs. */
export interface Hold {
  readonly socket: Socket
  readonly ready: Ready
}

/**
 * Connects to the folder's keeper, and starts one if need be. `onWait` is called when there is one, and nothing to do but to wait
 * for it; again when another has to be started. Undefined when that keeper ended before the database was ready, since its last user had gone; then try again. Throws
 * `EmbeddedPostgresError`.
 */
export async function holdKeeper(
  folder: DataFolder,
  log: (message: string) => void,
  onWait: () => void = () => {},
): Promise<Hold | undefined> {
  let keeper: StartedKeeper | undefined
  try {
    for (const since = performance.now(); performance.now() - since < SILENCE_MS; await delay(RETRY_MS)) {
      const socket = await connectTo(findSockets(folder.dataDir).keeper)
      if (socket) {
        onWait()
        const ready = await becomesReady(socket, log)
        return ready && { socket, ready }
      }
      if (isGuest(folder.dataDir)) {
        // The guard of one that was killed puts another in its place at once; where there was none, there will be none.
        if (performance.now() - since > GUEST_SILENCE_MS) throw notRunning(folder)
      } else if (!keeper || keeper.exitCode() === 0) {
        // 0: it found another keeper, which is starting (and listens soon) or stopping (and will be gone soon).
        keeper = startKeeper(folder)
        onWait()
      } else if (keeper.exitCode() !== null) {
        throw new EmbeddedPostgresError('The embedded PostgreSQL could not be started.', keeper.errors())
      }
    }
  } finally {
    keeper?.forget()
  }
  throw new EmbeddedPostgresError(
    `Another process holds ${folder.dataDir}/keeper.lock and does not answer.`,
    'End that process; it runs src/db/embedded/keeper.',
  )
}

function notRunning({ dataDir }: DataFolder): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database of ${dataDir} is not running, and only root, or the owner of that folder, can start it.`,
    'Start the server, or run this as root.',
  )
}

/** Ends a connection to the keeper. Answers when PostgreSQL has stopped, or at once when others use it. */
export function letGo(socket: Socket): Promise<void> {
  return new Promise(resolve => {
    if (socket.closed) return resolve()
    socket.ref().resume()
    socket.once('close', () => resolve())
    socket.end()
  })
}

/** A connection to the keeper, or undefined when none listens. */
export function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.on('error', error => {
      if (codeOf(error) !== 'EACCES') return resolve(undefined)
      reject(
        new EmbeddedPostgresError(
          `The database is in use by Akinai of another user (its socket is ${path}).`,
          `Run this as that user or as root.`,
        ),
      )
    })
  })
}

/** Answers once the keeper says `ready`; undefined when it ended instead. Throws what it says with `failed`. */
function becomesReady(socket: Socket, log: (message: string) => void): Promise<Ready | undefined> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    // After a failure too: only when the keeper has ended does the next start begin anew.
    socket.once('close', () => (failure ? reject(failure) : resolve(undefined)))
    let rest = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const message = JSON.parse(line) as KeeperMessage
        if (message.state === 'log') log(message.message)
        if (message.state === 'ready') {
          // The hold alone must not keep a process going that has nothing left to do.
          socket.unref()
          resolve(message)
        }
        if (message.state === 'failed') {
          failure = new EmbeddedPostgresError(message.what, message.mend)
          socket.end()
        }
      }
    })
  })
}

interface StartedKeeper {
  /** Null while it runs. */
  exitCode(): number | null
  errors(): string
  /** It needs no watching any more, and has to be held by a connection if it is to go on. */
  forget(): void
}

function startKeeper({ dataDir, hands }: DataFolder): StartedKeeper {
  const { folder, node } = hands ? reachableProgram() : { folder: PROGRAM, node: process.execPath }
  if (hands) makeLinks(findPackage(join(folder, 'package.json')).folder)
  const file = join(folder, relative(PROGRAM, fileURLToPath(fileOf('src/db/embedded/keeper.ts'))))
  const child: ChildProcess = spawn(node, [file, dataDir, ...(hands ? [hands.server.name] : [])], {
    // A session of its own, so that the terminal's Ctrl-C reaches the server only; no folder kept busy; nothing of
    // this process's NODE_OPTIONS.
    detached: true,
    cwd: '/',
    env: compiledProgram(folder),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(hands && { uid: hands.database.uid, gid: hands.database.gid }),
  })
  let code: number | null = null
  let errors = ''
  // Somebody waits for the database: it need not wait for a connection, which may come when this process has read its code.
  child.stdin?.on('error', () => {}).write('start\n')
  child.stderr?.setEncoding('utf8').on('data', text => {
    errors += text
  })
  child.once('error', error => {
    errors = error.message
    code = 1
  })
  child.once('close', exitCode => {
    code = exitCode ?? 1
  })
  child.unref()
  const forget = () => {
    child.stdin?.destroy()
    child.stderr?.destroy()
  }
  return { exitCode: () => code, errors: () => errors.trim(), forget }
}
