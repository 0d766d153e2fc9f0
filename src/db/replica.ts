/**
 * Reads of a streaming replica that show no less than the primary would have (R-GROW-6). Whoever reads asks the primary how far
 * its log reaches, one question for all who read at the same moment, and takes the replica's answer if the replica had come
 * as far before it read; else the primary answers. So it needs no memory of who wrote what, in any number of servers.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { gather } from '../lib/gather.ts'
import { type Database, type DatabaseAddress, openDatabase, type Reader } from './database.ts'
import { type DatabaseLimits, SERVER_LIMITS } from './limits.ts'
import { together } from './pipeline.ts'
import type { LookAtConnection } from './pools.ts'
import { BEHIND, BEHIND_CODE, IDENTITY, type LogPlace, POSITION, REACHED } from './replica-store.ts'
import { DatabaseError } from './sqlstate.ts'
import type { Statement } from './statement.ts'
import { openUnit } from './unit.ts'

/** Milliseconds before each look at a replica that is a moment behind. */
const LOOKS_MS = [0, 2, 8]

/** Milliseconds for which a replica that is further behind is left alone. */
const REST_BEHIND_MS = 250

/** Milliseconds between two looks at a replica that failed, by the server itself: no caller waits for it before it is well. */
const LOOK_AGAIN_MS = 2_000

/** Milliseconds for a statement at the replica, or for a connection to it: what takes longer the primary has to answer in time. */
const TIMEOUT_MS = 2_000

/** How the replica is, for those who watch the server. */
type ReplicaState =
  | { readonly state: 'used'; readonly behindBytes: number }
  /** It answers, and is no replica of this database. */
  | { readonly state: 'no replica' }
  | { readonly state: 'unreachable' }

/** What reads where it can be read soonest. */
export interface ReplicaReads extends Reader {
  state(): Promise<ReplicaState>
  /** How many statements each has answered since the start. */
  readonly answered: { replica: number; primary: number }
  close(): Promise<void>
}

/** It answers, and what it has is another database's. */
class NotOurs extends Error {
  override readonly name = 'NotOurs'
}

/** Makes it. `onTrouble` hears when the replica fails; the primary answers then, until the replica is well again. */
export function openReplicaReads(
  primary: Database,
  address: DatabaseAddress,
  onTrouble: (error: unknown) => void,
  limits: DatabaseLimits = SERVER_LIMITS,
): ReplicaReads {
  return new Reads(primary, address, onTrouble, limits)
}

class Reads implements ReplicaReads {
  readonly answered = { replica: 0, primary: 0 }
  readonly #primary: Database
  readonly #replica: Database
  readonly #onTrouble: (error: unknown) => void
  readonly #placeOf: (key: true) => Promise<LogPlace | undefined>
  /** Until when it is left alone, by `performance.now()`. */
  #restsUntil = 0
  /** The next look at one that failed; undefined while it is well. */
  #nextLook: NodeJS.Timeout | undefined
  #closed = false

  constructor(
    primary: Database,
    address: DatabaseAddress,
    onTrouble: (error: unknown) => void,
    limits: DatabaseLimits,
  ) {
    this.#primary = primary
    const hasty = { ...limits, timeoutMs: Math.min(limits.timeoutMs, TIMEOUT_MS) }
    this.#replica = openDatabase(address, hasty, onTrouble, { look: requireCopyOf(primary) })
    this.#onTrouble = onTrouble
    this.#placeOf = gather(async (asked: readonly true[]) => {
      const [place] = await primary.query(POSITION)
      return asked.map(() => (place?.position == null ? undefined : place))
    })
  }

  async query<Row>(statement: Statement<Row>, values: readonly unknown[] = []): Promise<Row[]> {
    const rests = this.#nextLook !== undefined || performance.now() < this.#restsUntil
    const isApart = !statement.reads || openUnit() !== undefined || rests
    const rows = isApart ? undefined : await this.#fromReplica(statement, values)
    this.answered[rows === undefined ? 'primary' : 'replica']++
    return rows ?? this.#primary.query(statement, values)
  }

  calm(): number | undefined {
    return this.#primary.calm()
  }

  async state(): Promise<ReplicaState> {
    const place = await this.#placeOf(true)
    try {
      const [row] = await this.#replica.query(BEHIND, [place?.position ?? null])
      const behind = row?.behind ?? null
      return behind === null ? { state: 'no replica' } : { state: 'used', behindBytes: behind }
    } catch (error) {
      return {
        state: error instanceof Error && error.cause instanceof NotOurs ? 'no replica' : 'unreachable',
      }
    }
  }

  close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#nextLook)
    return this.#replica.close()
  }

  /** The rows; undefined when it has not come so far, or fails. */
  async #fromReplica<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[] | undefined> {
    const place = await this.#placeOf(true)
    if (place === undefined) return undefined
    try {
      for (const wait of LOOKS_MS) {
        if (wait > 0) await delay(wait)
        const rows = await this.#readAt(place, statement, values)
        if (rows !== undefined) return rows
      }
      this.#restsUntil = performance.now() + REST_BEHIND_MS
    } catch (error) {
      if (this.#nextLook === undefined) {
        this.#onTrouble(error)
        this.#lookLater()
      }
    }
    return undefined
  }

  /** The rows; undefined, and nothing asked for, while it has not come so far. */
  #readAt<Row>(
    { position, timeline }: LogPlace,
    statement: Statement<Row>,
    values: readonly unknown[],
  ): Promise<Row[] | undefined> {
    // What is thrown out of here costs the connection.
    return this.#replica.reading(async connection => {
      try {
        const asked = [
          connection.query(REACHED, [position, timeline]),
          connection.query(statement, values),
        ] as const
        const [, rows] = await together(asked)
        return rows
      } catch (error) {
        if (error instanceof DatabaseError && error.code === BEHIND_CODE) return undefined
        throw error
      }
    })
  }

  /** Uses it again once it is found well. */
  #lookLater(): void {
    if (this.#closed) return
    this.#nextLook = setTimeout(async () => {
      const found = await this.state().catch(() => undefined)
      if (found?.state === 'used') this.#nextLook = undefined
      else this.#lookLater()
    }, LOOK_AGAIN_MS).unref()
  }
}

/**
 * Looks at each connection whether it leads to a copy of the primary's own database. By how far their logs are another one
 * could not be told, and a page of it would show another server's shops.
 */
function requireCopyOf(primary: Database): LookAtConnection {
  return async connection => {
    const [[ours], [its]] = await Promise.all([primary.query(IDENTITY), connection.query(IDENTITY)])
    if (ours?.identity !== its?.identity) throw new NotOurs('DATABASE_READ_URL is of another database')
  }
}
