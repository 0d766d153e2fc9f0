/** Work on a thread of its own: what takes longer than others may be kept waiting, and cannot be done in slices. */
import { parentPort, Worker } from 'node:worker_threads'

/** Megabytes of memory that a thread may have. */
const MEMORY_MB = 128

type Told<Answer> = { readonly answer: Answer } | { readonly failed: unknown }

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

/**
 * A thread that answers one question after another; `entry` is a file that calls `answerQuestions`. It is started by the first
 * question, and again by the next one after it has died, which fails those that wait. It keeps no process from its end.
 */
export function makeThread<Question, Answer>(entry: URL): (question: Question) => Promise<Answer> {
  let running: Worker | undefined
  let waiting: Waiting<Answer>[] = []

  function start(): Worker {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    worker.on('message', (told: Told<Answer>) => {
      const next = waiting.shift()
      if (waiting.length === 0) worker.unref()
      if ('answer' in told) next?.resolve(told.answer)
      else next?.reject(told.failed)
    })
    worker.on('error', error => end(worker, error))
    worker.on('exit', code => end(worker, new Error(`The thread ended with ${code}`)))
    return worker
  }

  function end(worker: Worker, error: unknown): void {
    if (running !== worker) return
    running = undefined
    for (const { reject } of waiting) reject(error)
    waiting = []
  }

  return question =>
    new Promise((resolve, reject) => {
      running ??= start()
      running.ref()
      waiting.push({ resolve, reject })
      running.postMessage(question)
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
