/** Whether an image is shown, without a look into the database for each request. */
import type { Connection } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { gather } from '../lib/gather.ts'
import { lastUsed } from '../lib/last-used.ts'
import { findShownImages, type ShownImage } from './shown-store.ts'

/** That an image was removed is seen by every process within this time. */
const FRESH_MS = 1000

/** Names that are remembered. */
const MAX_NAMES = 20_000

/** Answers the image of this name, if it is shown; at once when that was found out just now. */
export type FindShown = (name: string) => ShownImage | undefined | Promise<ShownImage | undefined>

/** Makes the look-up. Only what is shown is remembered: an image that is added is there at once. */
export function makeFindShown(db: Connection, clock: Clock): FindShown {
  const seen = lastUsed<string, { readonly at: number; readonly image: ShownImage }>(MAX_NAMES)
  const find = gather((names: readonly string[]) => findShownImages(db, names))

  async function look(name: string): Promise<ShownImage | undefined> {
    const at = clock.now().getTime()
    const image = await find(name)
    if (image === undefined) seen.delete(name)
    else seen.set(name, { at, image })
    return image
  }

  return name => {
    const known = seen.get(name)
    const age = clock.now().getTime() - (known?.at ?? Number.NEGATIVE_INFINITY)
    return known !== undefined && age >= 0 && age < FRESH_MS ? known.image : look(name)
  }
}
