/** Starts the program again whenever it ends, as systemd does for those who run it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))
/** `RestartSec` of systemd is as long if nothing else is said. */
const RESTART_MS = 100
/** Longest that the first start takes, in ms: it makes the database. */
const FIRST_START_MS = 60_000

/** The program, started again and again. */
export interface Supervisor {
  /** The process that was started last, while it runs. */
  pid(): number | undefined
  /** How often it was started. */
  starts(): number
  /** Has it end, in order if nothing else is said, and does not start it again. */
  stop(end?: () => void): Promise<void>
}

/** What is started. */
interface Program {
  /** Node, which need not be the one that this program needs (`bin/akinai.js` finds that). */
  readonly node: string
  readonly env: NodeJS.ProcessEnv
  readonly url: string
  /** What it writes goes there. */
  readonly log: string
  /** Words before it, such as those of a program that watches it. */
  readonly before?: readonly string[]
}

/** Starts it, and answers once it is ready. */
export async function supervise({ node, env, url, log, before = [] }: Program): Promise<Supervisor> {
  let child: ChildProcess | undefined
  let starts = 0
  let stopping = false
  const ended = Promise.withResolvers<void>()
  const start = () => {
    starts += 1
    const output = openSync(log, 'a')
    const [program = node, ...words] = [...before, node, 'bin/akinai.js', 'serve']
    const started = spawn(program, words, { cwd: REPOSITORY, env, stdio: ['ignore', output, output] })
    closeSync(output)
    child = started
    started.once('exit', () => {
      child = undefined
      if (stopping) ended.resolve()
      else setTimeout(start, RESTART_MS)
    })
  }
  start()
  await untilReady(url).catch(error => {
    stopping = true
    child?.kill('SIGTERM')
    throw error
  })
  return {
    pid: () => child?.pid,
    starts: () => starts,
    stop: async (end = () => void child?.kill('SIGTERM')) => {
      stopping = true
      // One that has just ended is about to be started again.
      while (child === undefined) await delay(RESTART_MS)
      end()
      await ended.promise
    },
  }
}

async function untilReady(url: string): Promise<void> {
  for (const until = performance.now() + FIRST_START_MS; performance.now() < until; await delay(50)) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) return
  }
  throw new Error('The program did not become ready')
}
