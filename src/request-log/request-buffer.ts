/**
 * Calls on their way to the database: they wait in memory and are written a batch at a time, so that no request waits
 * for its own line. Memory is bounded: when the database cannot keep up, calls are left out and only counted.
 */
import type { Logger } from 'pino'
import type { Connection } from '../db/database.ts'
import { DatabaseError } from '../db/sqlstate.ts'
import { makeCallCounts } from './call-counts.ts'
import { type CallCount, forgetOldest, type NewRequest, writeRequests } from './store.ts'

/** A call is in the database after this time, and what the writing takes. */
const WRITE_EVERY_MS = 500

/** After a failure. */
const WAIT_MS = 2000

/** A batch ends with the first of these that is reached: rows, or characters, of which a million are written in some 20 ms. */
const BATCH_ROWS = 500
const BATCH_CHARACTERS = 1_000_000

/** Rows that wait at most; with the longest bodies they take some 30 MB. */
const MAX_WAITING = 1000

const TELL_EVERY_MS = 60_000

/** What is still to be written may take so long when the server stops. */
const CLOSING_MS = 2000

/** Where calls wait. Nothing in it ever throws or holds up who calls. */
export interface RequestBuffer {
  /** Counts a call that was answered at a time, in ms since 1970. */
  count(shopId: number, time: number, status: number): void
  /**
   * Keeps a call of a shop, which is described only when there is room for it. Else the oldest is left out of the shop that
   * has most calls waiting, or this one when that is its own.
   */
  keep(shopId: number, describe: () => NewRequest): void
  /** Writes what there is, for two seconds at most. */
  close(): Promise<void>
}

/** How much may be kept. */
export interface KeptBounds {
  /** Bytes of a shop: beyond them its oldest calls go. */
  readonly mostBytes: number
  /** Whether there is room on the disk; while there is none calls are counted only. */
  readonly hasRoom: () => Promise<boolean>
}

/** Calls of a shop that are deleted at once: twice a batch, so that there are ever fewer. */
const FORGOTTEN_ROWS = 1000

/** Deletions after one batch at most: old calls may be ten times smaller than new ones. */
const MAX_FORGETTING = 10

/** Share of the bytes at which the deleting ends, so that it need not begin again with the next batch. */
const ENOUGH = 0.95

/** Opens one over a connection; `log` hears at most once a minute that calls were left out. */
export function openRequestBuffer(db: Connection, log: Logger, bounds: KeptBounds): RequestBuffer {
  const counts = makeCallCounts()
  const told = teller(log)
  let waiting: NewRequest[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<boolean> | undefined

  const isEmpty = () => waiting.length === 0 && counts.isEmpty()

  function schedule(delay = WRITE_EVERY_MS): void {
    if (timer === undefined && writing === undefined) timer = setTimeout(write, delay).unref()
  }

  /** Starts writing a batch, unless one is being written; answers whether it went well. */
  function write(): Promise<boolean> {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeBatch().then(went => {
      writing = undefined
      if (!isEmpty()) schedule(!went ? WAIT_MS : waiting.length >= BATCH_ROWS ? 0 : WRITE_EVERY_MS)
      return went
    })
    return writing
  }

  async function writeBatch(): Promise<boolean> {
    const batch = waiting.splice(0, batchLength(waiting))
    const counted = counts.take()
    try {
      const lines = (await bounds.hasRoom()) ? batch : []
      const over = await writeRequests(db, lines, counted, bounds.mostBytes)
      for (const { shop_id } of over) await shrink(db, log, shop_id, bounds.mostBytes)
      return true
    } catch (error) {
      told.add(mayPass(error) ? restore(batch, counted) : batch.length, error)
      return false
    }
  }

  /** Answers how many there was no room for: the oldest. */
  function restore(batch: readonly NewRequest[], counted: readonly CallCount[]): number {
    counts.restore(counted)
    const leftOut = Math.max(0, batch.length + waiting.length - MAX_WAITING)
    waiting = [...batch.slice(leftOut), ...waiting]
    return leftOut
  }

  return {
    count(shopId, time, status) {
      counts.count(shopId, time, status)
      schedule()
    },
    keep(shopId, describe) {
      if (waiting.length >= MAX_WAITING) {
        told.add(1)
        if (!leaveOneOut(waiting, shopId)) return
      }
      waiting.push(describe())
      if (waiting.length >= BATCH_ROWS && writing === undefined) write()
      else schedule()
    },
    async close() {
      const late = new Promise<boolean>(resolve => {
        setTimeout(resolve, CLOSING_MS, false).unref()
      })
      for (let went = true; went && !(isEmpty() && writing === undefined); ) {
        went = await Promise.race([writing ?? write(), late])
      }
      clearTimeout(timer)
      told.end(waiting.length)
    },
  }
}

/** What cannot be deleted now is after the next batch. */
async function shrink(db: Connection, log: Logger, shopId: number, mostBytes: number): Promise<void> {
  try {
    for (let times = 0; times < MAX_FORGETTING; times++) {
      if ((await forgetOldest(db, shopId, mostBytes * ENOUGH, FORGOTTEN_ROWS)) <= mostBytes) return
    }
  } catch (error) {
    log.warn({ err: error, shop: shopId }, 'old calls of a shop were not forgotten')
  }
}

/** Leaves out the oldest call of the shop that has most of them; false when no other has more than this one. */
function leaveOneOut(waiting: NewRequest[], shopId: number): boolean {
  const byShop = Map.groupBy(waiting, ({ shop_id }) => shop_id)
  const [most] = [...byShop.values()].toSorted((a, b) => b.length - a.length)
  const own = byShop.get(shopId)?.length ?? 0
  if (most === undefined || most.length <= own + 1) return false
  const [oldest] = most
  if (oldest !== undefined) waiting.splice(waiting.indexOf(oldest), 1)
  return true
}

/** Whether the database may take the same again later. */
function mayPass(error: unknown): boolean {
  return error instanceof DatabaseError && (error.kind === 'unreachable' || error.kind === 'timeout')
}

/** Says how much was left out: at once, and after that once a minute. */
function teller(log: Logger) {
  let sum = 0
  let quiet: NodeJS.Timeout | undefined
  const say = (error?: unknown) => {
    log.warn({ err: error, leftOut: sum }, 'the log of requests cannot be written as fast as calls come')
    sum = 0
    quiet = setTimeout(() => {
      quiet = undefined
      if (sum > 0) say()
    }, TELL_EVERY_MS).unref()
  }
  return {
    add(leftOut: number, error?: unknown): void {
      sum += leftOut
      if (quiet === undefined) say(error)
    },
    end(leftOut: number): void {
      sum += leftOut
      if (sum > 0) say()
      clearTimeout(quiet)
    },
  }
}

function batchLength(waiting: readonly NewRequest[]): number {
  let characters = 0
  const end = waiting.findIndex(({ request_body, response_body }, index) => {
    if (index === BATCH_ROWS || characters > BATCH_CHARACTERS) return true
    characters += (request_body?.length ?? 0) + (response_body?.length ?? 0)
    return false
  })
  return end < 0 ? waiting.length : end
}
