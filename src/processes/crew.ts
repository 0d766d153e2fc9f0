/**
 * The processes that serve: so many of them, one after another put in the place of each that ends, and one that leads, which
 * sees to the jobs.
 */
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { endInTime } from '../lib/end-in-time.ts'
import { makeHangWatch, SIGN_MS } from './hang-watch.ts'
import type { FromPart, ToPart } from './messages.ts'
import { entryOfPart, type Part, startPart } from './part.ts'

/** Milliseconds before one that has died is started again: at first, and at most after it doubled with each. */
const RESTART_MS = 100
const MAX_RESTART_MS = 30_000

/** How often it is looked meanwhile whether there is another program, in ms. */
const LOOK_MS = 500

/** One that has lived so long has not failed to start, in ms. */
const SETTLED_MS = 30_000

/** When so many in a row have ended before any has served the server cannot be started. */
const MAX_FAILED_STARTS = 3

/** Milliseconds for which one that is replaced goes on answering connections on which callers may ask something more. */
const REPLACE_DRAIN_MS = 2_000

/** One that was told to stop and has not ended so many ms after its time is killed: its database, say, holds it up no longer than that. */
const KILL_MS = 20_000

/** After so many ms the next is replaced, though one that was before it still answers an upload. */
const MAX_LEAVE_MS = 60_000

/** The processes. */
export interface Crew {
  /** Resolves when the first serves. Rejects when none can. */
  readonly begun: Promise<void>
  /** Those that take connections. */
  serving(): readonly Part[]
  /** All that have not ended. */
  all(): readonly Part[]
  /** How many were started in the place of one that had died or was killed. */
  restarts(): number
  /** Has one that is to leave by itself do so, and another lead where it did. */
  dismiss(part: Part, drainMs: number, finishMs: number): void
  /** Puts a new process in the place of each, one by one; none ends before its successor serves (R-GROW-4). */
  replaceAll(): Promise<void>
  /** Has all of them go on for so many ms and say that they leave, and answers then. */
  leave(drainMs: number): Promise<void>
  /** Has all of them stop, and answers when they have. */
  stop(): Promise<void>
}

/** What the crew is told. */
interface Terms {
  readonly size: number
  /** Milliseconds without a sign of life after which one is ended. */
  readonly hangMs: number
  /** Milliseconds for which one that stops finishes what it has begun. */
  readonly stopMs: number
  /** Milliseconds that a caller may take to send a request: so long one that is replaced waits for it. */
  readonly requestTimeoutMs: number
  readonly begin: Extract<ToPart, { kind: 'begin' }>
  readonly log: Logger
  /** Gets what processes say, but for how they are. */
  readonly hear: (part: Part, message: FromPart) => void
  /** Is called when one begins to serve, and with what did not reach one that has ended. */
  readonly onChange: (unserved: readonly Socket[]) => void
  /** What starts one; tests give another. */
  readonly start?: typeof startPart
}

/** Starts as many as are wanted. */
export function startCrew(terms: Terms): Crew {
  return new RunningCrew(terms)
}

class RunningCrew implements Crew {
  readonly #terms: Terms
  readonly #parts = new Set<Part>()
  /** Nobody is started in the place of these. */
  readonly #dismissed = new WeakSet<Part>()
  readonly #begun = Promise.withResolvers<void>()
  #hasBegun = false
  #failedStarts = 0
  #restarts = 0
  #leader: Part | undefined
  #hadLeader = false
  #stopping = false
  #replacing = Promise.resolve()

  constructor(terms: Terms) {
    this.#terms = terms
    for (let count = 0; count < terms.size; count++) this.#hire()
    const look = makeHangWatch<Part>(terms.hangMs)
    setInterval(() => {
      for (const part of look(performance.now(), this.all())) this.#end(part)
    }, SIGN_MS).unref()
  }

  get begun(): Promise<void> {
    return this.#begun.promise
  }

  serving(): readonly Part[] {
    return [...this.#parts].filter(({ state }) => state === 'serving')
  }

  all(): readonly Part[] {
    return [...this.#parts]
  }

  restarts(): number {
    return this.#restarts
  }

  replaceAll(): Promise<void> {
    this.#replacing = this.#replacing.then(() => this.#replaceEach())
    return this.#replacing
  }

  dismiss(part: Part, drainMs: number, finishMs: number): void {
    part.dismiss(drainMs, finishMs)
    this.#appoint()
  }

  async leave(drainMs: number): Promise<void> {
    for (const part of this.#parts) part.tell({ kind: 'leave' })
    await delay(drainMs)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    const { stopMs, log } = this.#terms
    const all = this.all()
    for (const part of all) part.dismiss(0, stopMs)
    await endInTime(
      all.map(({ ended }) => ended),
      delay(stopMs + KILL_MS, undefined, { ref: false }),
      () => {
        for (const part of this.all()) {
          log.error({ pid: part.pid }, 'a process of the server does not end and is killed')
          part.kill()
        }
      },
    )
  }

  /** Starts one and, should it die, another in its place after `waitMs`, and longer each time. */
  #hire(waitMs = RESTART_MS): Part {
    const { begin, hear, onChange, start = startPart } = this.#terms
    const part = start(begin, hear)
    this.#parts.add(part)
    void part.settled.then(() => {
      if (part.state !== 'serving') return
      this.#hasBegun = true
      this.#begun.resolve()
      this.#appoint()
      onChange([])
      this.#share()
    })
    void part.ended.then(reason => {
      this.#parts.delete(part)
      this.#appoint()
      onChange([...part.passed.values()])
      if (!this.#stopping && !this.#dismissed.has(part)) this.#startAgain(part, reason, waitMs)
    })
    return part
  }

  #startAgain({ pid, entry, startedAt }: Part, reason: string, waitMs: number): void {
    if (!this.#hasBegun && ++this.#failedStarts >= MAX_FAILED_STARTS) {
      this.#begun.reject(new Error(`No process of the server could be started: ${reason}`))
      return
    }
    const wait = performance.now() - startedAt >= SETTLED_MS ? RESTART_MS : waitMs
    this.#terms.log.error({ pid, reason, againInMs: wait }, 'a process of the server has ended')
    void untilAnother(entry, wait).then(isAnother => {
      if (this.#stopping) return
      this.#restarts++
      this.#hire(isAnother ? RESTART_MS : Math.min(wait * 2, MAX_RESTART_MS))
    })
  }

  /** Ends one that hangs; another is put in its place as in that of any that has ended. */
  #end(part: Part): void {
    const silentMs = Math.round(performance.now() - part.heardAt)
    this.#terms.log.error({ pid: part.pid, silentMs }, 'a process of the server hangs and is killed')
    part.heardAt = performance.now()
    part.kill()
  }

  /**
   * Has those that have more than their share of the connections let go of some, now that another serves: it would else get none
   * from callers who keep theirs, and all that came while it started are the others'.
   */
  #share(): void {
    const serving = this.serving()
    const all = serving.reduce((sum, { connections }) => sum + connections.size, 0)
    const share = Math.ceil(all / serving.length)
    for (const part of serving) {
      const connections = part.connections.size - share
      if (connections > 0) part.tell({ kind: 'shed', connections })
    }
  }

  /**
   * Has another one lead where nobody does: one that is leaving puts that away long before it has answered all. For a moment
   * both may, which locks allow. It is the youngest, which is not replaced next.
   */
  #appoint(): void {
    if (this.#stopping || this.#leader?.state === 'serving') return
    this.#leader = this.serving().at(-1)
    this.#leader?.tell({ kind: 'lead', isFirst: !this.#hadLeader })
    this.#hadLeader ||= this.#leader !== undefined
  }

  async #replaceEach(): Promise<void> {
    const { log } = this.#terms
    log.info('the processes of the server are replaced')
    for (const part of this.serving()) {
      if (this.#stopping || part.state !== 'serving') continue
      if (await this.#replace(part)) continue
      if (!this.#stopping) log.error('a new process did not come to serve: the others stay')
      return
    }
    log.info('the processes of the server were replaced')
  }

  /** Answers whether the new one serves; where it does not, the old one stays. */
  async #replace(part: Part): Promise<boolean> {
    const fresh = this.#hire()
    this.#dismissed.add(fresh)
    await fresh.settled
    if (fresh.state !== 'serving' || this.#stopping) return false
    const { requestTimeoutMs, stopMs } = this.#terms
    // In the place of one that has died meanwhile another is started anyway.
    const leaves = part.state === 'gone' ? fresh : part
    this.#dismissed.delete(fresh)
    this.#dismissed.add(leaves)
    this.dismiss(leaves, REPLACE_DRAIN_MS, requestTimeoutMs + stopMs)
    await Promise.race([leaves.ended, delay(MAX_LEAVE_MS, undefined, { ref: false })])
    return true
  }
}

/**
 * Waits so long, or until another program than the one of that file is on the disk, and answers which of them: while `npm ci` works there is none that
 * could be started, and no reason to wait once there is.
 */
async function untilAnother(entry: string, ms: number): Promise<boolean> {
  for (let left = ms; left > 0; left -= LOOK_MS) {
    await delay(Math.min(left, LOOK_MS), undefined, { ref: false })
    if (entryOfPart() !== entry) return true
  }
  return false
}
