/** Programs of others that a trial on this machine starts, and ends. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
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
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  )
  return {
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}

/** Waits until this is answered with success. Throws with what was answered instead after a minute. */
export async function answersWell(url: string): Promise<void> {
  for (const since = performance.now(); ; await delay(100)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() - since > START_MS) throw new Error(`${url} answers ${await answer?.text()}`)
  }
}
