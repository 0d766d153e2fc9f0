/**
 * The line for sizes that are made and then not kept, since their picture has as many as it may: each costs as much each
 * time, and any width is a public address. Whoever wants them gets them, but slowly, and never in the way of sizes that are
 * kept: one is made at a time.
 */
import type { Clock } from '../lib/clock.ts'
import { lastUsed } from '../lib/last-used.ts'
import { imagesBusy } from './image-processor.ts'

/** Of one picture, and to one address, in a minute. A page with four odd widths of five such pictures is through at once. */
export const UNKEPT_PER_PICTURE = 20
export const UNKEPT_PER_ADDRESS = 60

/** That wait for their turn at most: the last of them for some 3 s. */
const MAX_WAITING = 8

const MINUTE_MS = 60_000

/** Pictures and addresses that are remembered for their minute. */
const MAX_REMEMBERED = 20_000

/** Has a size of this picture made for this address, when its turn has come. Throws the problem `images/busy`. */
export type UnkeptLine = <T>(name: string, address: string, make: () => Promise<T>) => Promise<T>

/** Makes the line. */
export function makeUnkeptLine(clock: Clock): UnkeptLine {
  const ofPictures = makeCounter(clock, UNKEPT_PER_PICTURE)
  const ofAddresses = makeCounter(clock, UNKEPT_PER_ADDRESS)
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (name, address, make) => {
    if (waiting > MAX_WAITING) throw busy(2)
    const seconds = ofAddresses(address) ?? ofPictures(name)
    if (seconds !== undefined) throw busy(seconds)
    waiting += 1
    const made = last.then(make).finally(() => {
      waiting -= 1
    })
    last = made.catch(() => {})
    return made
  }
}

/** Counts one more of a key; answers in how many seconds there is room again, when there is none now. */
function makeCounter(clock: Clock, most: number): (key: string) => number | undefined {
  const minutes = lastUsed<string, { readonly since: number; count: number }>(MAX_REMEMBERED)
  return key => {
    const now = clock.now().getTime()
    const known = minutes.get(key)
    if (known === undefined || now < known.since || now - known.since >= MINUTE_MS) {
      minutes.set(key, { since: now, count: 1 })
      return undefined
    }
    known.count += 1
    return known.count > most ? Math.ceil((known.since + MINUTE_MS - now) / 1000) : undefined
  }
}

function busy(seconds: number) {
  return imagesBusy(
    'This image has as many sizes as are kept, and others are made for so many a minute only. Ask for its scaled_url or square_url.',
    seconds,
  )
}
