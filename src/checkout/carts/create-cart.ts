/** POST /shops/{shop_id}/api/carts (R-CART-1). */
import type { Context } from '../../context.ts'
import { Problem } from '../../http/problems.ts'
import { randomBase62 } from '../../lib/base62.ts'
import { makeRoom } from '../../lib/room.ts'
import { makeWay, type TakeBuyersRoom } from '../make-way.ts'
import { makerOfCart } from '../maker.ts'
import type { AskedLine } from '../priced-line.ts'
import { countCarts, deleteOldestCarts, findCartHoarder, insertCart } from './store.ts'

/** Letters and digits of an id: 131 bits from a cryptographic source. */
const ID_LENGTH = 22

/** Makes the check before a cart is made. It throws 429 `carts/limit-reached` where no other's make way. */
export function roomForCarts({ db, config }: Context): TakeBuyersRoom {
  const limit = config.shopLimits.carts
  const takeRoom = makeRoom({
    limit,
    count: (shopId, most) => countCarts(db, shopId, most),
    refusal: () =>
      new Problem(
        'carts/limit-reached',
        `The buyers of a shop have at most ${limit} carts here; those of this one have as many. Carts that were not used for 30 days make room.`,
        { headers: { 'retry-after': '60' } },
      ),
  })
  return makeWay({
    ...{ takeRoom, makerOf: makerOfCart },
    findHoarder: shopId => findCartHoarder(db, shopId),
    deleteOldest: (shopId, maker, most) => deleteOldestCarts(db, shopId, maker, most),
  })
}

/** Makes a cart and answers its id; `address` is that of the buyer, whose carts are counted by it. */
export async function createCart(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  lines: readonly AskedLine[],
  address: string,
): Promise<string> {
  const id = randomBase62(ID_LENGTH)
  await insertCart(db, shopId, { id, lines, maker: makerOfCart(shopId, address), now: clock.now() })
  return id
}
