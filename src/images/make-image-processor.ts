/**
 * The image processor: one process of its own for all works, a bounded number of which run at once; the others wait for a
 * bounded time, and the shops take turns. One process rather than several, since each would take 65 MB before it has done anything.
 */
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import type { Problem } from '../http/problems.ts'
import { FairQueue } from '../lib/fair-queue.ts'
import { type FairShares, makeFairShares } from '../lib/fair-shares.ts'
import { release } from '../lib/release.ts'
import { shopAtWork } from '../lib/shop-at-work.ts'
import {
  type ImageProcessor,
  type ImageSource,
  imagesBusy,
  type Line,
  type NormalisedImage,
  ProcessingTimeout,
  UnusableImage,
} from './image-processor.ts'
import type { ImageSize, ImageType, SizeType } from './image-types.ts'
import type { Work } from './worker/protocol.ts'
import {
  startWorker,
  WorkerGone,
  WorkerNotStarted,
  type WorkerProcess,
  type WorkResult,
} from './worker-process.ts'
import { type StartProcess, startDirectly } from './worker-start.ts'

/** Bounds of the processor. */
export interface ProcessorLimits {
  /** Works that run at once. */
  readonly works: number
  /** Works that wait in a line, at most. They wait without their pictures, which are read when their turn has come. */
  readonly waiting: number
  /** Of one shop. */
  readonly waitingOfShop: number
  /** Milliseconds that a work may wait. */
  readonly waitMs: number
  /** Milliseconds from asking to the answer; the rest of a request has the remainder of its 5 s. */
  readonly totalMs: number
  /** Milliseconds without work after which the process is ended. */
  readonly idleMs: number
}

/** The bounds of a server. */
export const PROCESSOR_LIMITS: ProcessorLimits = {
  works: Math.min(4, availableParallelism()),
  waiting: 500,
  waitingOfShop: 250,
  waitMs: 3_000,
  totalMs: 4_500,
  idleMs: 30_000,
}

/** Makes the processor; its process starts with the first work, by `start` where this process cannot do it itself. */
export function makeImageProcessor(
  log: Pick<Logger, 'warn'>,
  limits: ProcessorLimits = PROCESSOR_LIMITS,
  start: StartProcess = () => startDirectly(limits.works),
): ImageProcessor {
  return new QueuedProcessor(log, limits, start)
}

interface Job {
  /** Whose picture it is. */
  readonly shop: number | undefined
  readonly line: Line
  readonly work: Work
  readonly source: ImageSource
  readonly resolve: (result: WorkResult) => void
  readonly reject: (reason: unknown) => void
  timer: NodeJS.Timeout | undefined
  /** When its decoding began, by `performance.now()`. */
  beganAt: number | undefined
  /** Whether it was at work when the process died, and so runs by itself now: if that one dies too, it is to blame. */
  suspect: boolean
  settled: boolean
}

class QueuedProcessor implements ImageProcessor {
  readonly #log: Pick<Logger, 'warn'>
  readonly #limits: ProcessorLimits
  readonly #start: StartProcess
  /** Any width is a public address: what a stranger thinks of waits in the second, behind uploads and what pages show. */
  readonly #waiting = { first: new FairQueue<Job>(), second: new FairQueue<Job>() }
  /** They go first, each by itself. */
  readonly #suspects: Job[] = []
  readonly #shares: FairShares
  readonly #running = new Set<Job>()
  #worker: WorkerProcess | undefined
  #idleTimer: NodeJS.Timeout | undefined
  #closed = false

  constructor(log: Pick<Logger, 'warn'>, limits: ProcessorLimits, start: StartProcess) {
    this.#log = log
    this.#start = start
    this.#limits = limits
    this.#shares = makeFairShares(limits.works)
  }

  async normalise(upload: ImageSource, declared: ImageType): Promise<NormalisedImage> {
    return (await this.#submit({ task: 'normalise', declared }, upload, 'first')) as NormalisedImage
  }

  async resize(
    original: ImageSource,
    size: ImageSize,
    format: SizeType,
    line: Line = 'first',
  ): Promise<Buffer> {
    return (await this.#submit({ task: 'resize', size, format }, original, line)).bytes
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    clearTimeout(this.#idleTimer)
    const { first, second } = this.#waiting
    for (const job of [...this.#suspects.splice(0), ...first.clear(), ...second.clear(), ...this.#running])
      fail(job, busy())
    await this.#killWorker()
  }

  #submit(work: Work, source: ImageSource, line: Line): Promise<WorkResult> {
    return new Promise((resolve, reject) => {
      const shop = shopAtWork()
      if (this.#closed || this.#isFull(line, shop)) return reject(busy())
      const state = { timer: undefined, beganAt: undefined, suspect: false, settled: false }
      const job: Job = { shop, line, work, source, resolve, reject, ...state }
      job.timer = setTimeout(() => this.#endWaiting(job), this.#limits.waitMs)
      this.#shares.ask(shop)
      this.#waiting[line].push(shop, job)
      this.#startNext()
    })
  }

  #isFull(line: Line, shop: number | undefined): boolean {
    const { waiting, waitingOfShop } = this.#limits
    const queue = this.#waiting[line]
    return queue.size >= waiting || (shop !== undefined && queue.sizeOf(shop) >= waitingOfShop)
  }

  #startNext(): void {
    for (let job = this.#takeNext(); job; job = this.#takeNext()) {
      this.#running.add(job)
      this.#shares.take(job.shop)
      void this.#run(job)
    }
  }

  /** Whoever may begin now, out of the line. */
  #takeNext(): Job | undefined {
    if ([...this.#running].some(({ suspect }) => suspect)) return undefined
    if (this.#suspects.length > 0) return this.#running.size === 0 ? this.#suspects.shift() : undefined
    const { first, second } = this.#waiting
    return first.shift(this.#shares.mayTake) ?? second.shift(this.#shares.mayTake)
  }

  async #run(job: Job): Promise<void> {
    clearTimeout(this.#idleTimer)
    try {
      succeed(job, await this.#carryOut(job))
    } catch (error) {
      if (error instanceof WorkerNotStarted) fail(job, noWorker())
      else if (!(error instanceof WorkerGone)) fail(job, error)
      else if (job.suspect || this.#closed) fail(job, failureOf(job))
      else this.#retryAlone(job)
    } finally {
      this.#running.delete(job)
      this.#shares.giveBack(job.shop)
      this.#startNext()
      if (this.#running.size === 0) this.#endWhenIdle()
    }
  }

  async #carryOut(job: Job): Promise<WorkResult> {
    const { source, work } = job
    const fetched = typeof source === 'function'
    const bytes = fetched ? await source() : source
    if (job.settled) throw busy()
    this.#worker ??= this.#startWorker()
    const onBegan = () => {
      job.beganAt = performance.now()
    }
    return this.#worker.carryOut(work, bytes, onBegan, () => fetched && release(bytes))
  }

  #retryAlone(job: Job): void {
    if (job.settled) return
    job.suspect = true
    job.beganAt = undefined
    this.#suspects.unshift(job)
  }

  /** The wait is over: who has not begun is sent away, who has gets the rest of the time. */
  #endWaiting(job: Job): void {
    const { totalMs, waitMs } = this.#limits
    if (this.#leaveLine(job)) fail(job, busy())
    else job.timer = setTimeout(() => this.#endOverdue(job), totalMs - waitMs)
  }

  /** Only the end of the process ends a decoder. What else it worked on is begun again. */
  #endOverdue(job: Job): void {
    this.#leaveLine(job)
    const { totalMs, waitMs } = this.#limits
    const worked = job.beganAt === undefined ? 0 : performance.now() - job.beganAt
    fail(job, worked >= totalMs - waitMs ? failureOf(job) : busy())
    if (job.beganAt === undefined) return
    this.#log.warn({ task: job.work.task, ms: Math.round(worked) }, 'a picture took too long')
    void this.#killWorker()
  }

  #leaveLine(job: Job): boolean {
    const place = this.#suspects.indexOf(job)
    if (place >= 0) this.#suspects.splice(place, 1)
    return place >= 0 || this.#waiting[job.line].remove(job.shop, job)
  }

  #startWorker(): WorkerProcess {
    const started = startWorker(this.#start, reason => {
      if (this.#worker !== started) return
      this.#worker = undefined
      this.#log.warn({ reason }, 'the process for images ended unexpectedly')
    })
    return started
  }

  #killWorker(): Promise<void> | undefined {
    const worker = this.#worker
    this.#worker = undefined
    return worker?.kill()
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => void this.#killWorker(), this.#limits.idleMs).unref()
  }
}

function succeed(job: Job, result: WorkResult): void {
  if (settle(job)) job.resolve(result)
}

function fail(job: Job, reason: unknown): void {
  if (settle(job)) job.reject(reason)
}

/** Whether it was not settled yet. */
function settle(job: Job): boolean {
  const first = !job.settled
  job.settled = true
  clearTimeout(job.timer)
  return first
}

/** What to say of a picture that no process gets through. */
function failureOf({ work }: Job): Error {
  return work.task === 'normalise'
    ? new UnusableImage(
        'The image takes too long or too much memory to decode. Make it smaller, or save it anew.',
      )
    : new ProcessingTimeout('This size of the image could not be made in time.')
}

function busy(): Problem {
  return imagesBusy('Too many pictures are waiting to be made. Try again in a few seconds.', 2)
}

/** The log says why. It may be started the next time, or the server ends to be started anew. */
function noWorker(): Problem {
  return imagesBusy('Pictures cannot be worked on at the moment. Try again in a few seconds.', 5)
}
