/** How many of a number of places one shop may hold: all while it is alone, and else so many that some are left. */

/** A shop that asked for nothing for so many milliseconds is not there. */
const AWAY_MS = 10_000

/** One of so many places is kept from whoever holds all others, but at least one. */
const KEPT_FREE = 4

/** Who holds how many places. */
export interface FairShares {
  /** Notes that the shop asks for a place. */
  ask(shop: number | undefined): void
  /** Whether there is a place, and one that the shop may have. */
  mayTake(shop: number | undefined): boolean
  take(shop: number | undefined): void
  giveBack(shop: number | undefined): void
}

/**
 * Makes the shares of so many places. Work of no shop is everybody's: it may have all places, and nobody has to make room
 * for it but by waiting for its turn. `now` answers milliseconds.
 */
export function makeFairShares(places: number, now = () => performance.now()): FairShares {
  const share = Math.max(1, places - Math.max(1, Math.floor(places / KEPT_FREE)))
  const held = new Map<number | undefined, number>()
  let taken = 0
  // The two shops that asked last: whoever is not the one has the other beside it.
  let last: number | undefined
  let lastAt = Number.NEGATIVE_INFINITY
  let otherAt = Number.NEGATIVE_INFINITY

  function isAlone(shop: number): boolean {
    return now() - (last === shop ? otherAt : lastAt) >= AWAY_MS
  }

  return {
    ask(shop) {
      if (shop === undefined) return
      if (shop !== last) {
        otherAt = lastAt
        last = shop
      }
      lastAt = now()
    },
    mayTake(shop) {
      if (taken >= places) return false
      return shop === undefined || (held.get(shop) ?? 0) < share || isAlone(shop)
    },
    take(shop) {
      taken++
      held.set(shop, (held.get(shop) ?? 0) + 1)
    },
    giveBack(shop) {
      taken--
      const left = (held.get(shop) ?? 1) - 1
      if (left === 0) held.delete(shop)
      else held.set(shop, left)
    },
  }
}
