/** The server's end of the process that works on pictures (`worker/main.ts`). */
import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { COMPILED, ENVIRONMENT } from '../../bin/launch.js'
import { type NormalisedImage, UnusableImage } from './image-processor.ts'
import { readFrames, writeFrame } from './worker/frames.ts'
import type { Work, WorkerMessage } from './worker/protocol.ts'

const ENTRY = fileURLToPath(new URL('./worker/main.ts', import.meta.url))

/** Characters of the worker's last words that are kept for the log. */
const LAST_WORDS = 2_000

/** The process ended, by itself or by `kill`, before the work was done. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone'
}

/** What a work makes: bytes, of a normalised image with its size. */
export type WorkResult = Pick<NormalisedImage, 'bytes'> & Partial<NormalisedImage>

/** A process that works on pictures. */
export interface WorkerProcess {
  /**
   * Has the work done; `began` is called when the decoding begins, `onSent` when the bytes are not needed any more. Throws
   * `UnusableImage`, `WorkerGone`, or another error.
   */
  carryOut(work: Work, bytes: Buffer, began: () => void, onSent: () => void): Promise<WorkResult>
  /** Ends the process at once, with whatever it works on. */
  kill(): Promise<void>
}

interface Awaited {
  readonly began: () => void
  readonly resolve: (result: WorkResult) => void
  readonly reject: (reason: Error) => void
}

/** Starts the process with room for so many works at once. `onGone` hears once that it has ended, and why. */
export function startWorker(works: number, onGone: (reason: string) => void): WorkerProcess {
  const { child, input, output, lastWords } = spawnWorker(works)
  const awaited = new Map<number, Awaited>()
  let nextId = 0
  let ready = false

  /** An idle worker does not keep the program running; one that is waited for does. */
  function setHold(hold: boolean): void {
    for (const each of [child, input, output]) hold ? each.ref() : each.unref()
  }

  function onMessage(message: WorkerMessage, bytes: Buffer): void {
    if ('ready' in message) ready = true
    else if ('began' in message) awaited.get(message.id)?.began()
    else settle(message.id, message, bytes)
  }

  function settle(id: number, message: WorkerMessage, bytes: Buffer): void {
    const { resolve, reject } = awaited.get(id) ?? {}
    awaited.delete(id)
    if (awaited.size === 0) setHold(false)
    if ('result' in message) resolve?.({ bytes, ...message.result })
    else if ('unusable' in message) reject?.(new UnusableImage(message.unusable))
    else if ('failed' in message) reject?.(new Error(message.failed))
  }

  const gone = new Promise<void>(resolve => {
    const end = (reason: string) => {
      const error = ready
        ? new WorkerGone(reason)
        : new Error(`The process for images did not start: ${reason}`)
      for (const { reject } of awaited.values()) reject(error)
      awaited.clear()
      onGone(reason)
      resolve()
    }
    child.once('error', error => end(error.message))
    child.once('exit', (code, signal) => end(`${signal ?? `exit code ${code}`} ${lastWords()}`.trim()))
  })
  // What is written to a process that is ending is answered by its end.
  for (const each of [child, input, output]) each.on('error', () => {})
  readFrames(output, onMessage)
  setHold(false)
  return {
    carryOut: (work, bytes, began, onSent) =>
      new Promise((resolve, reject) => {
        const id = nextId++
        awaited.set(id, { began, resolve, reject })
        setHold(true)
        writeFrame(input, { id, work }, bytes, onSent)
      }),
    kill: () => {
      setHold(true)
      child.kill('SIGKILL')
      return gone
    },
  }
}

interface Spawned {
  readonly child: ChildProcess
  readonly input: Socket
  readonly output: Socket
  /** What it complained of last. */
  readonly lastWords: () => string
}

function spawnWorker(works: number): Spawned {
  const child = spawn(process.execPath, ['--max-semi-space-size=1', '--expose-gc', ENTRY], {
    env: {
      // Without it the worker is 27 MB larger: it has to compile TypeScript.
      NODE_COMPILE_CACHE: COMPILED,
      ...ENVIRONMENT,
      MALLOC_TRIM_THRESHOLD_: '65536',
      UV_THREADPOOL_SIZE: String(works),
      VIPS_WARNING: '0',
    },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  })
  let words = ''
  const [input, , errors, output] = child.stdio
  if (!(input instanceof Socket && errors instanceof Socket && output instanceof Socket)) {
    throw new Error('The process for images has no pipes')
  }
  errors.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS)
  })
  errors.unref()
  return { child, input, output, lastWords: () => words }
}
