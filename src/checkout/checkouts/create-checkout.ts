/** POST /shops/{shop_id}/api/checkouts (R-CHECKOUT-1). */
import type { Context } from '../../context.ts'
import type { AskedLine } from '../priced-line.ts'
import type { CheckoutDocument } from './schemas.ts'

/** What a checkout begins with. */
export interface NewCheckoutWish {
  readonly lines: readonly AskedLine[]
  /** By what the buyer came, as orders name it: `default` is the storefront, `api` the buyer's API. */
  readonly via: string
  /** The network address of the buyer, whose checkouts are counted by it. */
  readonly address: string
}

/** Makes a checkout. Throws 429 `checkouts/limit-reached`. */
export declare function createCheckout(
  context: Context,
  shopId: number,
  wish: NewCheckoutWish,
): Promise<CheckoutDocument>
