/** Child processes, and what the system says of them. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The checkout's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A program started here. */
export interface Child extends AsyncDisposable {
  readonly pid: number
  /** Undefined while it runs. */
  readonly exitCode: () => number | undefined
}

/** Starts Node with these arguments; what it prints goes to the file. Disposing stops it by SIGTERM. */
export function startNode(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  outputFile: string,
): Child {
  const output = openSync(outputFile, 'a')
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...inherited(), ...environment },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  if (child.pid === undefined) throw new Error(`${process.execPath} could not be started`)
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  return {
    pid: child.pid,
    exitCode: () => codeOf(child),
    async [Symbol.asyncDispose]() {
      if (codeOf(child) === undefined) child.kill('SIGTERM')
      await ended
    },
  }
}

function codeOf({ exitCode, signalCode }: ChildProcess): number | undefined {
  return exitCode ?? (signalCode === null ? undefined : 1)
}

/** The environment without what would change the program under test. Certificates of a machine's own are 2 MB of the process. */
function inherited(): NodeJS.ProcessEnv {
  const foreign = /^(AKINAI_|PG|DATABASE_|LOG_LEVEL$|PORT$|HOST$|NODE_OPTIONS$|NODE_EXTRA_CA_CERTS$)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)))
}

/** What a program prints, or undefined when it is not there or fails. */
export function outputOf(program: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', cwd: ROOT })
  return status === 0 ? stdout.trim() : undefined
}

/** Memory of a process in MB (10^6 bytes): now, and the most it ever had. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const TICK_SECONDS = 0.01

/** Seconds of processor time that a process has used in all its threads. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_SECONDS
}

/** Runs Node with these arguments to its end. Throws with the end of what it printed when it fails. */
export async function runToEnd(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  log: string,
): Promise<void> {
  await using child = startNode(args, environment, log)
  while (child.exitCode() === undefined) await delay(10)
  if (child.exitCode() !== 0) throw new Error(`${args[0]} ended with ${child.exitCode()}: ${tailOf(log)}`)
}

/** The end of a log, since its folder does not outlive the run. */
export function tailOf(log: string): string {
  return readFileSync(log, 'utf8').slice(-2000)
}
