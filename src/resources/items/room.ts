/** Room in a shop for items, and for variations of all its items (R-LIMIT-13). */
import type { Context } from '../../context.ts'
import { makeRoom, type TakeRoom } from '../../lib/room.ts'
import { writeRejected } from './rules.ts'
import { countItems } from './store.ts'
import { countVariations } from './variation-store.ts'

/** Makes the check before an item is created. It throws 422 write-rejected. */
export function roomForItems(context: Context): TakeRoom {
  return roomFor(context, countItems, context.config.shopLimits.items, 'items')
}

/** Makes the check before a variation is added. It throws 422 write-rejected. */
export function roomForVariations(context: Context): TakeRoom {
  return roomFor(context, countVariations, context.config.shopLimits.variations, 'variations of its items')
}

function roomFor({ db }: Context, count: typeof countItems, limit: number, what: string): TakeRoom {
  return makeRoom({
    limit,
    count: (shopId, most) => count(db, shopId, most),
    refusal: () => writeRejected(`A shop has at most ${limit} ${what} here; this one has as many.`),
  })
}
