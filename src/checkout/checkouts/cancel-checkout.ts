/** POST /shops/{shop_id}/api/checkouts/{checkout_id}/cancel (R-CHECKOUT-9). */
import type { Context } from '../../context.ts'
import type { CheckoutDocument } from './schemas.ts'

/** Gives it up. Throws 404, and 422 `checkouts/closed` when it is an order by now. */
export declare function cancelCheckout(
  context: Context,
  shopId: number,
  id: string,
): Promise<CheckoutDocument>
