/** How the process that works on pictures is started: by this process itself, or by an attendant that runs as its user. */
import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { ENVIRONMENT } from '../../bin/launch.js'
import { compiledProgram, PROGRAM, reachableProgram } from '../privilege/program-copy.ts'
import { type Confinement, confinement } from './confinement.ts'

const SOURCE = 'src/images/worker/main.ts'

/** Characters of the worker's last words that are kept for the log. */
const LAST_WORDS = 2_000

/** A process that was started, and the ways to it. */
export interface StartedProcess {
  readonly input: Socket
  readonly output: Socket
  /** Answers when it has ended, and why. */
  readonly ended: Promise<string>
  /** Whether this program waits for it. */
  setHold(hold: boolean): void
  /** Ends it at once. */
  kill(): void
}

/** Starts the process. Throws when it cannot be started. */
export type StartProcess = () => Promise<StartedProcess>

/** The command of the process, and all that its environment holds. */
export interface WorkerCommand {
  readonly words: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** The command for so many works at once. */
export function workerCommand(works: number, { user }: Confinement): WorkerCommand {
  const { folder, node } = user ? reachableProgram() : { folder: PROGRAM, node: process.execPath }
  return {
    words: [node, '--max-semi-space-size=1', '--expose-gc', join(folder, 'bin/begin.js'), SOURCE],
    env: {
      ...compiledProgram(folder),
      ...ENVIRONMENT,
      MALLOC_TRIM_THRESHOLD_: '65536',
      UV_THREADPOOL_SIZE: String(works),
      VIPS_WARNING: '0',
    },
  }
}

/** The last of what a process complains of. */
export function keepLastWords(errors: Socket): () => string {
  let words = ''
  errors.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS)
  })
  errors.unref()
  return () => words
}

/** Starts the process as a child of this one, confined as far as this one can do so. */
export async function startDirectly(works: number, confined = confinement()): Promise<StartedProcess> {
  const { words, env } = workerCommand(works, confined)
  const { user } = confined
  const [program = '', ...args] = [...confined.words, ...words]
  const child: ChildProcess = spawn(program, args, {
    cwd: '/',
    // The programs that confine are found by it.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    ...(user && !confined.changesUser && { uid: user.uid, gid: user.gid }),
  })
  const [input, , errors, output] = child.stdio
  if (!(input instanceof Socket && errors instanceof Socket && output instanceof Socket)) {
    throw new Error('The process for images has no pipes')
  }
  const lastWords = keepLastWords(errors)
  const ended = new Promise<string>(resolve => {
    child.once('error', error => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`${signal ?? `exit code ${code}`} ${lastWords()}`.trim()))
  })
  return {
    input,
    output,
    ended,
    setHold(hold) {
      for (const each of [child, input, output]) hold ? each.ref() : each.unref()
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
