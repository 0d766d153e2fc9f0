/**
 * What is done where a shop has no room for one more cart or checkout: those go that are longest not used of whoever has most. Else one
 * stranger with many networks, at the cost of some requests, would keep all others from buying for weeks. Who has most gets none.
 */
import { Problem } from '../http/problems.ts'
import type { TakeRoom } from '../lib/room.ts'
import { MAX_MADE_WAY } from './limits.ts'
import type { Hoarder, Maker } from './maker.ts'

/** For so long whoever had most is taken to have it still: finding it counts all that there are. */
const KNOWN_MS = 5_000

/** How often way is made for one: others who wait may be faster. */
const MAX_TRIES = 3

/** What it is done with. */
interface Making {
  readonly takeRoom: TakeRoom
  /** Who makes one from an address. */
  readonly makerOf: (shopId: number, address: string) => Maker
  readonly findHoarder: (shopId: number) => Promise<Hoarder | undefined>
  /** Deletes so many of a maker at most; answers how many. */
  readonly deleteOldest: (shopId: number, maker: Buffer, most: number) => Promise<number>
  /** Milliseconds that only go up. */
  readonly now?: () => number
}

/** Takes room for one more of whoever is at an address; throws where there is none, and its own is the site that has most. */
export type TakeBuyersRoom = (shopId: number, address: string) => Promise<void>

/** Makes it. One for a process, like the room. */
export function makeWay({
  takeRoom,
  makerOf,
  findHoarder,
  deleteOldest,
  now = () => performance.now(),
}: Making): TakeBuyersRoom {
  /** Those that had most when they were looked up, of shops that have no room. */
  const hoarders = new Map<number, { readonly found: Promise<Hoarder | undefined>; readonly at: number }>()
  const clearing = new Map<number, Promise<number>>()

  function hoarderOf(shopId: number): Promise<Hoarder | undefined> {
    const known = hoarders.get(shopId)
    if (known !== undefined && now() - known.at <= KNOWN_MS) return known.found
    const found = findHoarder(shopId)
    hoarders.set(shopId, { found, at: now() })
    found.catch(() => hoarders.delete(shopId))
    return found
  }

  /** Many who come at once wait for one clearing, behind which another may have most. */
  function clear(shopId: number, maker: Buffer): Promise<number> {
    const running =
      clearing.get(shopId) ??
      deleteOldest(shopId, maker, MAX_MADE_WAY)
        .then(gone => {
          takeRoom.giveBack(shopId, gone)
          return gone
        })
        .finally(() => {
          clearing.delete(shopId)
          hoarders.delete(shopId)
        })
    clearing.set(shopId, running)
    return running
  }

  /** Answers whether somebody has made way. */
  async function isMade(shopId: number, address: string): Promise<boolean> {
    const hoarder = await hoarderOf(shopId)
    const { network, site } = makerOf(shopId, address)
    if (hoarder === undefined || hoarder.maker.equals(site ?? network)) return false
    return (await clear(shopId, hoarder.maker)) > 0
  }

  return async (shopId, address) => {
    for (let tries = MAX_TRIES; ; tries -= 1) {
      try {
        return await takeRoom(shopId)
      } catch (refusal) {
        if (!(refusal instanceof Problem) || tries === 0 || !(await isMade(shopId, address))) throw refusal
      }
    }
  }
}
