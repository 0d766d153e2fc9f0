/** GET /shops/{shop_id}/api/checkouts/{checkout_id} (R-CHECKOUT-3). */
import type { Context } from '../../context.ts'
import type { CheckoutDocument } from './schemas.ts'
import { findSettled } from './settle-checkout.ts'
import { showCheckout } from './show-checkout.ts'

/** The checkout as it is by now. Throws 404. */
export async function getCheckout(context: Context, shopId: number, id: string): Promise<CheckoutDocument> {
  return showCheckout(context, id, await findSettled(context, shopId, id))
}
