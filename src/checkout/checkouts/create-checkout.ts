/** POST /shops/{shop_id}/api/checkouts (R-CHECKOUT-1, R-CHECKOUT-2). */
import type { Context } from '../../context.ts'
import { Problem } from '../../http/problems.ts'
import { randomBase62 } from '../../lib/base62.ts'
import { makeRoom } from '../../lib/room.ts'
import { makeWay, type TakeBuyersRoom } from '../make-way.ts'
import { makerOfCheckout } from '../maker.ts'
import type { AskedLine } from '../priced-line.ts'
import { changedNow } from './lifetime.ts'
import { NOTHING_SAID } from './nothing-said.ts'
import { quoteNow } from './quote-now.ts'
import { shopClosed } from './refusals.ts'
import { countCheckouts, deleteOldestCheckouts, findCheckoutHoarder } from './room-store.ts'
import type { CheckoutDocument } from './schemas.ts'
import { presentCheckout } from './show-checkout.ts'
import { insertCheckout } from './store.ts'
import { told } from './told.ts'

/** Letters and digits of an id: 131 bits from a cryptographic source. */
const ID_LENGTH = 22

/** What a checkout begins with. */
export interface NewCheckoutWish {
  readonly lines: readonly AskedLine[]
  /** By what the buyer came, as orders name it: `default` is the storefront, `api` the buyer's API. */
  readonly via: string
  /** The network address of the buyer, whose checkouts are counted by it. */
  readonly address: string
}

/** Makes the check before a checkout is made. It throws 429 `checkouts/limit-reached` where no other's make way. */
export function roomForCheckouts({ db, config }: Pick<Context, 'db' | 'config'>): TakeBuyersRoom {
  const limit = config.shopLimits.checkouts
  const takeRoom = makeRoom({
    limit,
    count: (shopId, most) => countCheckouts(db, shopId, most),
    refusal: () =>
      new Problem(
        'checkouts/limit-reached',
        `The buyers of a shop have at most ${limit} checkouts here that are no order; those of this one have as many. Those that were left alone make room within days.`,
        { headers: { 'retry-after': '60' } },
      ),
  })
  return makeWay({
    ...{ takeRoom, makerOf: makerOfCheckout },
    findHoarder: shopId => findCheckoutHoarder(db, shopId),
    deleteOldest: (shopId, maker, most) => deleteOldestCheckouts(db, shopId, maker, most),
  })
}

/** Makes a checkout. Throws 422 `checkouts/shop-closed`. */
export async function createCheckout(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  { lines, via, address }: NewCheckoutWish,
): Promise<CheckoutDocument> {
  const id = randomBase62(ID_LENGTH)
  const now = clock.now()
  const quoted = await quoteNow(db, shopId, { lines, wishes: NOTHING_SAID }, now)
  if (!quoted.settings.able_to_business) throw shopClosed()
  const checkout = await insertCheckout(db, shopId, {
    ...{ id, via, lines, wishes: NOTHING_SAID, told: told(lines, quoted.pricing, quoted.quote) },
    ...{ maker: makerOfCheckout(shopId, address), ...changedNow(now) },
  })
  return presentCheckout(id, checkout, quoted, now)
}
