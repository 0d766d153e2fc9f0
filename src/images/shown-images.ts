/** Whether an image is shown, without a look into the database for each request. */
import { LRUCache } from 'lru-cache'
import type { Connection } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { gather } from '../lib/gather.ts'
import { findShownImages } from './shown-store.ts'

/** That an image was removed is seen by every process within this time. */
const FRESH_MS = 1000

/** Names that are remembered. */
const MAX_NAMES = 20_000

/** Answers whether the image of this name is shown; at once when that was found out just now. */
export type IsShown = (name: string) => boolean | Promise<boolean>

/** Makes the look-up. Only what is shown is remembered: an image that is added is there at once. */
export function makeIsShown(db: Connection, clock: Clock): IsShown {
  const seenAt = new LRUCache<string, number>({ max: MAX_NAMES })
  const find = gather((names: readonly string[]) => findShownImages(db, names))

  async function look(name: string): Promise<boolean> {
    const now = clock.now().getTime()
    const shown = await find(name)
    if (shown) seenAt.set(name, now)
    else seenAt.delete(name)
    return shown
  }

  return name => {
    const age = clock.now().getTime() - (seenAt.get(name) ?? Number.NEGATIVE_INFINITY)
    return age >= 0 && age < FRESH_MS ? true : look(name)
  }
}
