/** POST /shops/{shop_id}/api/checkouts/{checkout_id}/cancel (R-CHECKOUT-9). */
import type { Context } from '../../context.ts'
import { callOff } from './call-off.ts'
import { changedNow, isExpired } from './lifetime.ts'
import { closed, inProgress } from './refusals.ts'
import type { CheckoutDocument } from './schemas.ts'
import { findSettled } from './settle-checkout.ts'
import { showCheckout } from './show-checkout.ts'
import { type StoredCheckout, setCancelled } from './store.ts'

/** How often it is tried anew when somebody else was faster. */
const MAX_ATTEMPTS = 3

/**
 * Gives it up, with the payment that is asked for or waited for; one that was given up before stays so. Throws 404, 409
 * `checkouts/in-progress`, and 422 `checkouts/closed` when it has expired, or is an order by now.
 */
export async function cancelCheckout(
  context: Context,
  shopId: number,
  id: string,
): Promise<CheckoutDocument> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const found = await findSettled(context, shopId, id)
    const isUnderWay = found.state === 'completing' || found.state === 'awaiting_buyer'
    const checkout = isUnderWay ? await callOff(context, found) : found
    const cancelled = await cancelOpen(context, checkout)
    if (cancelled !== undefined) return showCheckout(context, id, cancelled)
  }
  throw inProgress()
}

/** The checkout, cancelled; undefined when it was changed since it was read, or its payment is still open. */
async function cancelOpen(
  { db, clock }: Context,
  checkout: StoredCheckout,
): Promise<StoredCheckout | undefined> {
  const now = clock.now()
  if (checkout.state === 'cancelled') return checkout
  if (checkout.state === 'completed') throw closed('completed')
  if (isExpired(checkout, now)) throw closed('expired')
  return checkout.state === 'open' ? setCancelled(db, checkout, changedNow(now)) : undefined
}
