/** POST /shops/{shop_id}/api/carts (R-CART-1). */
import type { Context } from '../../context.ts'
import { Problem } from '../../http/problems.ts'
import { randomBase62 } from '../../lib/base62.ts'
import { networkOf } from '../../lib/network-address.ts'
import { makeRoom, type TakeRoom } from '../../lib/room.ts'
import type { AskedLine } from '../priced-line.ts'
import { countCarts, insertCart } from './store.ts'

/** Letters and digits of an id: 131 bits from a cryptographic source. */
const ID_LENGTH = 22

/** Makes the check before a cart is made. It throws 429 `carts/limit-reached`. */
export function roomForCarts({ db, config }: Context): TakeRoom {
  const limit = config.shopLimits.carts
  return makeRoom({
    limit,
    count: (shopId, most) => countCarts(db, shopId, most),
    refusal: () =>
      new Problem(
        'carts/limit-reached',
        `The buyers of a shop have at most ${limit} carts here; those of this one have as many. Carts that were not used for 30 days make room.`,
        { headers: { 'retry-after': '60' } },
      ),
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
  await insertCart(db, shopId, { id, lines, network: networkOf(address), now: clock.now() })
  return id
}
