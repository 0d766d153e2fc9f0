/** The server's end of the process that works on pictures (`worker/main.ts`). */
import { type NormalisedImage, UnusableImage } from './image-processor.ts'
import { readFrames, writeFrame } from './worker/frames.ts'
import type { Work, WorkerMessage } from './worker/protocol.ts'
import type { StartedProcess, StartProcess } from './worker-start.ts'

/** The process ended, by itself or by `kill`, before the work was done. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone'
}

/** The process ended before it could take any work, or could not be started at all. */
export class WorkerNotStarted extends Error {
  override readonly name = 'WorkerNotStarted'
}

/** What a work makes: bytes, of a normalised image with its size. */
export type WorkResult = Pick<NormalisedImage, 'bytes'> & Partial<NormalisedImage>

/** A process that works on pictures. */
export interface WorkerProcess {
  /**
   * Has the work done; `began` is called when the decoding begins, `onSent` when the bytes are not needed any more. Throws
   * `UnusableImage`, `WorkerGone`, `WorkerNotStarted`, or another error.
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

/** From the end of a process's answers until its own end is told, in ms; what tells it can have been killed. */
const TOLD_MS = 500

/** Answers when no answer can come any more, unless the process's end is told before. */
function closed(output: StartedProcess['output']): Promise<string> {
  return new Promise(resolve => {
    output.once('close', () => setTimeout(() => resolve('its answers ended'), TOLD_MS))
  })
}

/** Starts the process. `onGone` hears once that it has ended, and why. */
export function startWorker(start: StartProcess, onGone: (reason: string) => void): WorkerProcess {
  const starting = start()
  const awaited = new Map<number, Awaited>()
  let nextId = 0
  let ready = false
  let started: StartedProcess | undefined

  /** An idle worker does not keep the program running; one that is waited for does. */
  const setHold = (hold: boolean) => started?.setHold(hold)
  /** One that could not be started is told of by its end. */
  const begun = (act: (child: StartedProcess) => void) => void starting.then(act, () => {})

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

  function end(reason: string): void {
    const error = ready ? new WorkerGone(reason) : new WorkerNotStarted(reason)
    for (const { reject } of awaited.values()) reject(error)
    awaited.clear()
    onGone(reason)
  }

  const gone = starting
    .then(child => {
      started = child
      // What is written to a process that is ending is answered by its end.
      for (const each of [child.input, child.output]) each.on('error', () => {})
      readFrames(child.output, onMessage)
      setHold(awaited.size > 0)
      return Promise.race([child.ended, closed(child.output)])
    })
    .catch((error: Error) => error.message)
    .then(end)
  return {
    carryOut: (work, bytes, began, onSent) =>
      new Promise((resolve, reject) => {
        const id = nextId++
        awaited.set(id, { began, resolve, reject })
        setHold(true)
        begun(({ input }) => writeFrame(input, { id, work }, bytes, onSent))
      }),
    kill: () => {
      setHold(true)
      begun(child => {
        child.setHold(true)
        child.kill()
      })
      return gone
    },
  }
}
