/** Work on a thread of its own: what takes longer than others may be kept waiting, and cannot be done in slices. */
import { parentPort, Worker } from 'node:worker_threads'

/** Megabytes of memory that a thread may have. */
const MEMORY_MB = 128

/** Bounds of a thread; what is left out has none. */
export interface ThreadLimits {
  /** Milliseconds from a question to its answer. The thread is ended then, which fails all that wait. */
  readonly limitMs?: number
  /** Milliseconds without a question after which it is ended, and its memory given back. */
  readonly idleMs?: number
}

/** A question had no answer in time. */
export class ThreadTooSlow extends Error {
  override readonly name = 'ThreadTooSlow'
}

type Told<Answer> = { readonly answer: Answer } | { readonly failed: unknown }

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
  readonly timer: NodeJS.Timeout | undefined
}

/**
 * A thread that answers one question after another; `entry` answers a file that calls `answerQuestions`. It is started by the first
 * question, and again by the next one after it has died, which fails those that wait. It keeps no process from its end.
 */
export function makeThread<Question, Answer>(
  entry: () => URL,
  { limitMs, idleMs }: ThreadLimits = {},
): (question: Question) => Promise<Answer> {
  let running: Worker | undefined
  let waiting: Waiting<Answer>[] = []
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const worker = new Worker(entry(), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    worker.on('message', (told: Told<Answer>) => {
      if (running !== worker) return
      const next = waiting.shift()
      clearTimeout(next?.timer)
      if (waiting.length === 0) rest(worker)
      if ('answer' in told) next?.resolve(told.answer)
      else next?.reject(told.failed)
    })
    worker.on('error', error => end(worker, error))
    worker.on('exit', code => end(worker, new Error(`The thread ended with ${code}`)))
    return worker
  }

  function rest(worker: Worker): void {
    worker.unref()
    if (idleMs !== undefined)
      idle = setTimeout(() => stop(worker, new Error('Nothing to do')), idleMs).unref()
  }

  function end(worker: Worker, error: unknown): void {
    if (running !== worker) return
    running = undefined
    for (const { reject, timer } of waiting) {
      clearTimeout(timer)
      reject(error)
    }
    waiting = []
  }

  function stop(worker: Worker, error: Error): void {
    end(worker, error)
    void worker.terminate()
  }

  return question =>
    new Promise((resolve, reject) => {
      clearTimeout(idle)
      const worker = running ?? start()
      running = worker
      worker.ref()
      const tooSlow = () => stop(worker, new ThreadTooSlow(`No answer within ${limitMs} ms`))
      const timer = limitMs === undefined ? undefined : setTimeout(tooSlow, limitMs)
      waiting.push({ resolve, reject, timer })
      worker.postMessage(question)
    })
}

/** What the thread does with each question, called by its file. */
export function answerQuestions<Question, Answer>(work: (question: Question) => Answer): void {
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(told(work, question)))
}

function told<Question, Answer>(work: (question: Question) => Answer, question: Question): Told<Answer> {
  try {
    return { answer: work(question) }
  } catch (failed) {
    return { failed }
  }
}
