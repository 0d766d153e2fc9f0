/** Room in a shop for items, and for variations of all its items (R-LIMIT-13). */
import type { Context } from '../../context.ts'
import { reads } from '../../db/statement.ts'
import { makeRoom, type TakeRoom } from '../../shops/room.ts'
import { writeRejected } from './rules.ts'

const COUNT_ITEMS = reads<{ count: number }>(
  'items.count',
  'select count(*)::int as count from (select from items where shop_id = $1 limit $2) i',
)

const COUNT_VARIATIONS = reads<{ count: number }>(
  'item_variations.count',
  'select count(*)::int as count from (select from item_variations where shop_id = $1 limit $2) v',
)

/** Makes the check before an item is created. It throws 422 write-rejected. */
export function roomForItems(context: Context): TakeRoom {
  return roomFor(context, COUNT_ITEMS, context.config.shopLimits.items, 'items')
}

/** Makes the check before a variation is added. It throws 422 write-rejected. */
export function roomForVariations(context: Context): TakeRoom {
  return roomFor(context, COUNT_VARIATIONS, context.config.shopLimits.variations, 'variations of its items')
}

function roomFor({ db }: Context, statement: typeof COUNT_ITEMS, limit: number, what: string): TakeRoom {
  return makeRoom({
    limit,
    count: async (shopId, most) => (await db.query(statement, [shopId, most]))[0]?.count ?? 0,
    refusal: () => writeRejected(`A shop has at most ${limit} ${what} here; this one has as many.`),
  })
}
