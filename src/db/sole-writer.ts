/**
 * Calms of a database that this process alone writes to. That it is alone is not taken for granted: it holds a lock that every
 * other connection asks for as it is made (`embedded/logins.ts`), is woken by who waits for it, looks four times a second who
 * else is there, and counts on a look for a second. So nobody else writes before this process has ceased to count on it.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from '#pg'
import { OF_SERVER } from '../lib/sole-lock.ts'
import type { Calm } from './calm.ts'
import type { DatabaseAddress } from './database.ts'
import { run } from './shared-pool.ts'
import { socketOf } from './socket-of.ts'
import { LET_GO, LOOK, REST, TAKE } from './sole-writer-store.ts'
import { CANCELED, DatabaseError } from './sqlstate.ts'

/** Between two looks, or tries to be the only one, in ms. */
const LOOK_MS = 250

/** A look counts from when it was asked for, in ms: a third of what who waits takes to end the connection. */
const COUNTS_MS = 1000

/** Before a database that did not answer is asked again, in ms. */
const AGAIN_MS = 1000

/** A process that nobody asked for a calm for so long looks no more, in ms. */
const UNWANTED_MS = 5000

/** Finds calms until it is put away. */
export interface SoleWriter extends Calm, AsyncDisposable {}

/** Opens one; it connects when it is first asked for a calm. */
export function openSoleWriter(address: DatabaseAddress): SoleWriter {
  return new Keeper(address)
}

class Keeper implements SoleWriter {
  readonly #address: DatabaseAddress
  readonly #ending = `${OF_SERVER}${randomBytes(6).toString('hex')}`
  readonly #closing = new AbortController()
  /** Connections in use that may write. */
  #inUse = 0
  #number = 0
  /** Until when nobody else writes; this, and whatever else is counted in ms, by `performance.now()`. */
  #soleUntil = 0
  #wantedAt = 0
  #restsUntil = 0
  /** Process ids of connections that were lost in use: whether what ran there is over is known when they are gone. */
  readonly #lost = new Set<number>()
  #keeping: Promise<void> | undefined

  constructor(address: DatabaseAddress) {
    this.#address = address
  }

  current(): number | undefined {
    const now = performance.now()
    this.#wantedAt = now
    if (now < this.#soleUntil) return this.#inUse === 0 ? this.#number : undefined
    if (this.#keeping === undefined && now >= this.#restsUntil && !this.#closing.signal.aborted) {
      this.#keeping = this.#keep().finally(() => {
        this.#keeping = undefined
      })
    }
    return undefined
  }

  get isSole(): boolean {
    return performance.now() < this.#soleUntil
  }

  heed(pool: pg.Pool): void {
    pool.on('acquire', () => {
      this.#inUse++
      this.#number++
    })
    pool.on('release', (error, client) => {
      this.#inUse--
      if (isUncertain(error)) this.#doubt(client)
    })
  }

  nameOf(name: string): string {
    return `${name}${this.#ending}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort()
    this.#soleUntil = 0
    await this.#keeping
  }

  #doubt(client: pg.PoolClient): void {
    this.#soleUntil = 0
    const { processID } = client as { readonly processID?: number | null }
    if (typeof processID === 'number') this.#lost.add(processID)
  }

  /** Is the only one, as far as it can be, for as long as somebody wants to know. Never rejects. */
  async #keep(): Promise<void> {
    const client = new pg.Client({
      ...this.#address,
      ...{ application_name: this.nameOf('akinai calm'), connectionTimeoutMillis: COUNTS_MS },
      ...{ query_timeout: COUNTS_MS },
    })
    const { signal } = this.#closing
    let isLost = false
    // It does not wait for the statement in which it rests.
    signal.addEventListener('abort', () => socketOf(client).destroy(), { once: true })
    client.on('error', () => {
      isLost = true
      this.#soleUntil = 0
    })
    try {
      await client.connect()
      let isHeld = false
      while (!isLost && !signal.aborted && performance.now() - this.#wantedAt < UNWANTED_MS) {
        isHeld ||= (await run(client, TAKE))[0]?.taken === true
        if (isHeld) isHeld = await this.#hold(client)
        else await delay(LOOK_MS, undefined, { ref: false, signal })
      }
    } catch {
      // It is to end, or the database does not answer, which those who ask it are told.
    } finally {
      this.#soleUntil = 0
      this.#restsUntil = performance.now() + AGAIN_MS
      await client.end().catch(() => {})
    }
  }

  /** Looks, and rests until somebody wants the lock or it is time for the next look. Answers whether it is still held. */
  async #hold(client: pg.Client): Promise<boolean> {
    try {
      if (!(await this.#isAwaited(client))) {
        await run(client, REST, [LOOK_MS / 1000])
        return true
      }
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === CANCELED)) throw error
    }
    this.#soleUntil = 0
    await run(client, LET_GO)
    return false
  }

  /** Answers whether somebody waits for the lock; where nobody does, and nobody else is there, it counts on that for a while. */
  async #isAwaited(client: pg.Client): Promise<boolean> {
    const asked = performance.now()
    const lost = [...this.#lost]
    const [found] = await run(client, LOOK, [this.#ending, lost])
    if (found === undefined || found.awaited) return true
    if (found.shared) {
      this.#soleUntil = 0
      return false
    }
    for (const processId of lost) this.#lost.delete(processId)
    if (this.#lost.size > 0) return false
    // What another wrote since it last counted on a look was in no calm: this is another one.
    if (!this.isSole) this.#number++
    this.#soleUntil = asked + COUNTS_MS
    return false
  }
}

/** Whether a statement may go on, or have been carried out, although its connection is given up: PostgreSQL has not told how it ended. */
function isUncertain(error: unknown): boolean {
  if (error === undefined || error === null || error === false) return false
  return !(error instanceof pg.DatabaseError && error.severity === 'ERROR')
}
