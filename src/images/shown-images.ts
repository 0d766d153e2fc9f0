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

/** Answers whose image of this name is shown, undefined when none is; at once when that was found out just now. */
export type FindShop = (name: string) => number | undefined | Promise<number | undefined>

/** Makes the look-up. Only what is shown is remembered: an image that is added is there at once. */
export function makeFindShop(db: Connection, clock: Clock): FindShop {
  const seen = new LRUCache<string, { readonly shop: number; readonly at: number }>({ max: MAX_NAMES })
  const find = gather((names: readonly string[]) => findShownImages(db, names))

  async function look(name: string): Promise<number | undefined> {
    const at = clock.now().getTime()
    const shop = await find(name)
    if (shop === undefined) seen.delete(name)
    else seen.set(name, { shop, at })
    return shop
  }

  return name => {
    const known = seen.get(name)
    const age = known === undefined ? FRESH_MS : clock.now().getTime() - known.at
    return age >= 0 && age < FRESH_MS ? known?.shop : look(name)
  }
}
