/** Places that shops share: who finds none free waits for its shop's turn, for a bounded time and not in any number. */
import { FairQueue } from './fair-queue.ts'
import { makeFairShares } from './fair-shares.ts'

/** How the places are shared out. */
export interface PlaceLimits {
  readonly places: number
  /** Waiting for one shop, at most. */
  readonly mostWaiting: number
  /** Milliseconds that one may wait. */
  readonly waitMs: number
  /** What is thrown to the next when as many wait as may. */
  readonly full: () => Error
  /** What is thrown to one whose wait has become too long. */
  readonly late: () => Error
}

/** The places. */
export interface FairPlaces {
  /** Takes a place: at once where there is one, which costs no turn of the event loop, else the promise is of one. */
  enter(shop: number | undefined): Promise<void> | undefined
  /** Gives it back. */
  leave(shop: number | undefined): void
}

interface Waiting {
  readonly shop: number | undefined
  readonly begin: () => void
}

/** Makes the places. */
export function makeFairPlaces(limits: PlaceLimits): FairPlaces {
  const shares = makeFairShares(limits.places)
  const queue = new FairQueue<Waiting>()

  function wait(shop: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.remove(shop, waiting)
        reject(limits.late())
      }, limits.waitMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const waiting = { shop, begin }
      queue.push(shop, waiting)
    })
  }

  return {
    enter(shop) {
      shares.ask(shop)
      if (shares.mayTake(shop)) {
        shares.take(shop)
        return undefined
      }
      if (queue.sizeOf(shop) >= limits.mostWaiting) throw limits.full()
      return wait(shop)
    },
    leave(shop) {
      shares.giveBack(shop)
      for (let next = queue.shift(shares.mayTake); next; next = queue.shift(shares.mayTake)) {
        shares.take(next.shop)
        next.begin()
      }
    },
  }
}
