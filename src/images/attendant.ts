/**
 * Starts and ends the process that works on pictures for a server that was started by root and is not root any more. It
 * could neither start a process of another user nor end one; so while it still is root it starts an attendant, a shell of
 * that user, which does both when it is told to, and ends with the server.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server, Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Users } from '../../bin/users.js'
import { systemClock } from '../lib/clock.ts'
import { inGroup } from '../privilege/take-on.ts'
import { confinement } from './confinement.ts'
import { keepLastWords, type StartedProcess, type StartProcess, workerCommand } from './worker-start.ts'

/** Where an attendant's socket lies: a folder of its own below it, named so, since the path of a socket has to be short. */
const FOLDERS = '/tmp'
const FOLDER = 'akinai-images-'

/** Milliseconds after which a folder without a listener is nobody's who is about to listen there. */
const LEFT_MS = 60_000

/** Milliseconds after the end of a process until what is left of it, and of what has told that end, is taken off the list. */
const REAP_MS = 100

/** Milliseconds within which a process that was started calls back. */
const START_MS = 10_000

/**
 * `start` begins the process and tells its number, and later its end. `kill` ends the one with that number. `reap`, which
 * comes when one has ended, takes what is left of it off the system's list, as nobody else would in a container.
 */
const SCRIPT = `
while read -r word pid; do
  case $word in
    start) { "$@" </dev/null >/dev/null & echo "pid $!"; wait $!; echo "gone $! $?"; } & ;;
    kill) kill -9 "$pid" ;;
    reap) jobs >/dev/null ;;
  esac
done`

/** The attendant. Disposing it ends what it has started. */
export interface Attendant extends AsyncDisposable {
  readonly start: StartProcess
  /** Resolves with the reason when it has ended, after which nothing can be started any more. */
  readonly ended: Promise<string>
}

/** What is waited for of a process: its number, its call, its end. */
interface Expected {
  readonly pid: PromiseWithResolvers<number>
  readonly socket: PromiseWithResolvers<Socket>
  readonly ended: PromiseWithResolvers<string>
}

/** Starts the attendant for a process with room for so many works. To be called as root. */
export async function openAttendant(users: Users, works: number): Promise<Attendant> {
  const folder = makeFolder(users)
  const path = join(folder, 'socket')
  const callers = createServer()
  await listen(callers, path, folder, users)
  const child = startShell(path, works)
  const { commands, events, lastWords } = pipesOf(child)
  let latest: Expected | undefined
  let gone: string | undefined
  const ended = Promise.withResolvers<string>()
  const running = new Map<number, Expected>()
  const end = (reason: string) => {
    gone ??= `its attendant ended: ${reason}`
    ended.resolve(gone)
    for (const each of [...running.values(), ...(latest ? [latest] : [])]) fail(each, gone)
  }
  child.once('error', error => end(error.message))
  child.once('exit', (code, signal) => end(`${signal ?? `exit code ${code}`} ${lastWords()}`.trim()))
  commands.on('error', () => {})
  createInterface({ input: events }).on('line', line => {
    const [word, number, code] = line.split(' ')
    const pid = Number(number)
    if (word === 'pid' && latest) {
      running.set(pid, latest)
      latest.pid.resolve(pid)
    }
    if (word === 'gone') {
      const ended = running.get(pid)
      running.delete(pid)
      setTimeout(() => commands.write('reap\n'), REAP_MS).unref()
      if (ended) fail(ended, `${nameOf(Number(code))} ${lastWords()}`.trim())
    }
  })
  callers.on('connection', socket => (latest ? latest.socket.resolve(socket) : socket.destroy()))
  for (const each of [child, commands, events, callers]) each.unref()

  async function start(): Promise<StartedProcess> {
    if (gone !== undefined) throw new Error(gone)
    const expected = expect()
    latest = expected
    commands.write('start\n')
    const timer = setTimeout(() => fail(expected, 'it did not call back'), START_MS)
    const kill = () =>
      void expected.pid.promise.then(pid => running.has(pid) && commands.write(`kill ${pid}\n`))
    try {
      const socket = await expected.socket.promise
      return {
        input: socket,
        output: socket,
        ended: expected.ended.promise,
        setHold(hold) {
          for (const each of [socket, events, commands]) hold ? each.ref() : each.unref()
        },
        kill,
      }
    } catch (error) {
      kill()
      throw error
    } finally {
      clearTimeout(timer)
      if (latest === expected) latest = undefined
    }
  }

  return {
    start,
    ended: ended.promise,
    async [Symbol.asyncDispose]() {
      callers.close()
      commands.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function pipesOf({ stdio: [commands, events, errors] }: ChildProcess) {
  if (!(commands instanceof Socket && events instanceof Socket && errors instanceof Socket)) {
    throw new Error('The attendant of the process for images has no pipes')
  }
  return { commands, events, lastWords: keepLastWords(errors) }
}

function expect(): Expected {
  const expected = {
    pid: Promise.withResolvers<number>(),
    socket: Promise.withResolvers<Socket>(),
    ended: Promise.withResolvers<string>(),
  }
  expected.pid.promise.catch(() => {})
  expected.socket.promise.catch(() => {})
  return expected
}

function fail({ pid, socket, ended }: Expected, reason: string): void {
  pid.reject(new Error(reason))
  socket.reject(new Error(reason))
  ended.resolve(reason)
}

/** A shell tells the end by a signal as a number above 128. */
function nameOf(code: number): string {
  return code === 137
    ? 'SIGKILL'
    : code === 139
      ? 'SIGSEGV'
      : code > 128
        ? `signal ${code - 128}`
        : `exit code ${code}`
}

function makeFolder(users: Users): string {
  removeLeftBehind(users)
  return mkdtempSync(join(FOLDERS, FOLDER))
}

/** Removes the folders of servers that were killed. On Linux the system tells which sockets are listened at. */
function removeLeftBehind({ server }: Users): void {
  if (process.platform !== 'linux') return
  const sockets = readFileSync('/proc/net/unix', 'utf8')
  for (const name of readdirSync(FOLDERS).filter(name => name.startsWith(FOLDER))) {
    const folder = join(FOLDERS, name)
    const found = statSync(folder, { throwIfNoEntry: false })
    const old = found?.uid === server.uid && systemClock.now().getTime() - found.mtimeMs > LEFT_MS
    if (old && !sockets.includes(`${folder}/`)) rmSync(folder, { recursive: true, force: true })
  }
}

/** A folder of the server's through which only the images' user may pass besides. */
function listen(
  server: Server,
  path: string,
  folder: string,
  { server: owner, images }: Users,
): Promise<void> {
  chownSync(folder, owner.uid, images.gid)
  // The bit makes the socket the group's.
  inGroup(images.gid, () => chmodSync(folder, 0o2710))
  return new Promise((resolve, reject) => {
    const before = process.umask(0o117)
    server.once('error', reject).listen(path, resolve)
    process.umask(before)
  })
}

function startShell(path: string, works: number): ChildProcess {
  const confined = confinement()
  const { user } = confined
  const { words, env } = workerCommand(works, confined)
  const [program = '', ...args] = [...confined.words, '/bin/sh', '-c', SCRIPT, 'sh', ...words, path]
  return spawn(program, args, {
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
    // Ctrl-C is for the server, which finishes its requests first.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(user && !confined.changesUser && { uid: user.uid, gid: user.gid }),
  })
}
