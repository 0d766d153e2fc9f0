/** Programs of others that a trial on this machine starts, and ends. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The folder of the program. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** PostgreSQL and PgBouncer refuse to run as root; this is nobody on every Linux. */
export const NOBODY = { uid: 65_534, gid: 65_534 }

/** Debian keeps some of them where ordinary users do not look. */
export const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

/** Milliseconds that a part may take to answer. */
const START_MS = 60_000

/** Whom those become that root may not be; undefined where this is not root. */
export function humble(): typeof NOBODY | undefined {
  return process.geteuid?.() === 0 ? NOBODY : undefined
}

/** Those of these that are not installed here. */
export function notInstalled(programs: readonly string[]): string[] {
  return programs.filter(
    name => spawnSync('sh', ['-c', `command -v ${name}`], { env: { PATH } }).status !== 0,
  )
}

/** Lines of the log of one that has ended which are told. */
const LAST_LINES = 10

/** What is to be said of each that has ended by itself: nobody who waits for an answer need wait any longer. */
const endedOnes = new Map<Begun, string>()

/** A program that runs; disposing has it end in order. */
export interface Begun extends AsyncDisposable {
  readonly pid: number | undefined
}

/** How a program is started that says what it does into a file. */
export interface Manner {
  readonly env: NodeJS.ProcessEnv
  /** Appended to. */
  readonly log: string
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
}

/** Starts one. */
export function begin(program: string, args: readonly string[], { env, log, user }: Manner): Begun {
  const output = openSync(log, 'a')
  const child: ChildProcess = spawn(program, args, {
    ...{ env, cwd: '/', stdio: ['ignore', output, output], detached: true },
    ...user,
  })
  closeSync(output)
  let isDismissed = false
  const begun: Begun = {
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      isDismissed = true
      endedOnes.delete(begun)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
  const note = (how: string) => {
    if (!isDismissed) endedOnes.set(begun, `${program} ${how}. ${log} ends with:\n${lastLines(log)}`)
  }
  const ended = new Promise<void>(resolve => {
    child
      // One that a signal ended was killed for a trial.
      .once('exit', code => resolve(code === null ? undefined : note(`has ended with exit code ${code}`)))
      .once('error', error => resolve(note(`could not be started: ${error.message}`)))
  })
  return begun
}

function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n')
}

/** Throws where one that was begun has ended by itself. */
export function requireAllRunning(): void {
  if (endedOnes.size > 0) throw new Error([...endedOnes.values()].join('\n'))
}

/**
 * Waits until this is answered with success. Throws at once where a program that was begun has ended by itself, as when somebody else has its
 * port, and after a minute with what was answered instead.
 */
export async function answersWell(url: string): Promise<void> {
  for (const since = performance.now(); ; await delay(100)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    requireAllRunning()
    if (answer?.ok) return
    if (performance.now() - since > START_MS) throw new Error(`${url} answers ${await answer?.text()}`)
  }
}
