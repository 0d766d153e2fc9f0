/** How much is kept of a shop's answers (R-KEY-8): apart for its programs and for its buyers, of whom anybody can be one. */
import type { Database } from '../../db/database.ts'
import { makeRoom } from '../../lib/room.ts'
import { Problem } from '../problems.ts'
import { countKept, forgetOldest, type KeyRow } from './key-store.ts'
import { tooManyKept } from './refusals.ts'

/** Answers of buyers that make way at a time. */
const MADE_WAY = 2000

/** Whose answer it is. */
type Owned = Pick<KeyRow, 'shopId' | 'isBuyers'>

/** Room for answers. */
export interface KeptRoom {
  /** Takes room for one more. Where programs have none it throws 429; of buyers' the oldest make way, whose calls are seldom sent again. */
  take(owned: Owned): Promise<void>
  /** Notes how many bytes it came to. */
  note(owned: Owned, bytes: number): void
}

/** Makes it, of so many KiB each. One for a process. */
export function makeKeptRoom(db: Database, limit: number, now: () => Date): KeptRoom {
  const roomOf = (isBuyers: boolean) =>
    makeRoom({
      limit,
      count: (shopId, most) => countKept(db, { shopId, isBuyers }, most, now()),
      refusal: tooManyKept,
    })
  const [programs, buyers] = [roomOf(false), roomOf(true)]
  const clearing = new Map<number, Promise<void>>()

  /** Many who come at once wait for one clearing. */
  function clear(shopId: number): Promise<void> {
    const running =
      clearing.get(shopId) ??
      forgetOldest(db, shopId, MADE_WAY)
        .then(kib => buyers.giveBack(shopId, kib))
        .finally(() => clearing.delete(shopId))
    clearing.set(shopId, running)
    return running
  }

  return {
    async take({ shopId, isBuyers }) {
      if (!isBuyers) return programs(shopId)
      try {
        await buyers(shopId)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        await clear(shopId)
        await buyers(shopId)
      }
    },
    note({ shopId, isBuyers }, bytes) {
      const more = Math.floor(bytes / 1024)
      if (more > 0) (isBuyers ? buyers : programs).takeMore(shopId, more)
    },
  }
}
