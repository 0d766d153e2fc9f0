/**
 * Whether a shop may have one more of something that it has very many of. Counting 500,000 rows takes PostgreSQL 40 ms, so
 * that a count is remembered and what is made since is added to it; what other processes make comes in with the next count.
 * A limit is passed by at most as many as those make within that time.
 */

/** A count is taken anew after this time. */
const COUNT_EVERY_MS = 60_000

/** And after this time where the shop has no room: somebody may have deleted something. */
const LOOK_AGAIN_MS = 5_000

/** Shops of which counts are remembered. */
const MAX_REMEMBERED = 10_000

/** What counts, and up to where. */
export interface Counting {
  readonly limit: number
  /** How many the shop has; `most` is enough to know. */
  readonly count: (shopId: number, most: number) => Promise<number>
  /** What is thrown at a shop that has as many. */
  readonly refusal: () => Error
  /** Milliseconds that only go up. */
  readonly now?: () => number
}

/** Takes room for one more; throws where there is none. What is not made after all is given back by the next count. */
export interface TakeRoom {
  (shopId: number): Promise<void> | undefined
  /** So many were deleted, which need not wait for the next count. */
  giveBack(shopId: number, many: number): void
  /** What was made takes so much more than one. */
  takeMore(shopId: number, many: number): void
}

interface Remembered {
  count: number
  readonly at: number
}

/** Makes the check. One for a process. */
export function makeRoom({ limit, count, refusal, now = () => performance.now() }: Counting): TakeRoom {
  const remembered = new Map<number, Remembered>()
  const counting = new Map<number, Promise<void>>()

  async function countAnew(shopId: number): Promise<void> {
    const found = { count: await count(shopId, limit), at: now() }
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(shopId, found)
  }

  /** Many who come at once wait for one count. */
  function known(shopId: number): Promise<void> {
    const running = counting.get(shopId) ?? countAnew(shopId).finally(() => counting.delete(shopId))
    counting.set(shopId, running)
    return running
  }

  function take(shopId: number): void {
    const shop = remembered.get(shopId)
    if (shop === undefined || shop.count >= limit) throw refusal()
    shop.count += 1
  }

  function takeRoom(shopId: number): Promise<void> | undefined {
    const shop = remembered.get(shopId)
    const lasts = shop !== undefined && shop.count >= limit ? LOOK_AGAIN_MS : COUNT_EVERY_MS
    if (shop === undefined || now() - shop.at > lasts) return known(shopId).then(() => take(shopId))
    take(shopId)
    return undefined
  }

  return Object.assign(takeRoom, {
    giveBack(shopId: number, many: number) {
      const shop = remembered.get(shopId)
      if (shop !== undefined) shop.count = Math.max(0, shop.count - many)
    },
    takeMore(shopId: number, many: number) {
      const shop = remembered.get(shopId)
      if (shop !== undefined) shop.count += many
    },
  })
}
