/** Lets what happens by key happen at a pace: so much at once, and then so much a second, with bounded memory. */
import { lastUsed } from './last-used.ts'

/** Counts by key, in whatever unit. Times are in milliseconds. */
export interface Pace {
  /** Takes so much more, and answers the milliseconds until it is in time: 0 within the pace. */
  take(key: string, now: number, amount?: number): number
}

/** What a pace is. */
export interface PaceLimits {
  /** So much is taken at once after a rest. */
  readonly burst: number
  readonly perSecond: number
  /** Keys that are remembered; of more the one that was used longest ago is forgotten. */
  readonly mostKeys: number
}

/** Nobody owes more than this: whoever went on would else wait for ever. */
export const MAX_OWED_MS = 10_000

/** Makes a pace. For a key it keeps one number: when all that was taken will be in time. */
export function makePace({ burst, perSecond, mostKeys }: PaceLimits): Pace {
  const dueAt = lastUsed<string, number>(mostKeys)
  const burstMs = (burst / perSecond) * 1000
  const most = burstMs + MAX_OWED_MS
  return {
    take(key, now, amount = 1) {
      const before = dueAt.get(key) ?? now
      // Also where the clock was set back: nobody waits for that.
      const start = before < now || before > now + most ? now : before
      const due = Math.min(start + (amount / perSecond) * 1000, now + most)
      dueAt.set(key, due)
      return Math.max(0, due - burstMs - now)
    },
  }
}
