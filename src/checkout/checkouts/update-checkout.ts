/** PUT /shops/{shop_id}/api/checkouts/{checkout_id} (R-CHECKOUT-4). */
import type { Context } from '../../context.ts'
import type { UpdateCheckout } from './body-schemas.ts'
import type { CheckoutDocument } from './schemas.ts'

/** Notes what the buyer says; what is left out stays as it is. Throws 404, 409 `checkouts/in-progress`, 422 `checkouts/closed`. */
export declare function updateCheckout(
  context: Context,
  shopId: number,
  id: string,
  said: UpdateCheckout,
): Promise<CheckoutDocument>
