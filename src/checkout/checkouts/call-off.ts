/** Coming back from a payment that is waited for, to change the checkout or to give it up (R-CHECKOUT-9). */
import type { Context } from '../../context.ts'
import { onBehalfOf } from '../../lib/shop-at-work.ts'
import { callOffPlacement } from '../../resources/orders/operations/place-order.ts'
import { isExpired } from './lifetime.ts'
import { closed, inProgress } from './refusals.ts'
import { findSettled, settleCheckout } from './settle-checkout.ts'
import { referenceOf, type StoredCheckout } from './store.ts'

/**
 * A checkout that is open, by its id: where the buyer was awaited the payment is called off. Throws 404, 409
 * `checkouts/in-progress` while a payment is asked for, 422 `checkouts/closed`.
 */
export async function findReopened(context: Context, shopId: number, id: string): Promise<StoredCheckout> {
  const found = await findSettled(context, shopId, id)
  const checkout = found.state === 'awaiting_buyer' ? await callOff(context, found) : found
  const { state } = checkout
  if (state === 'completed' || state === 'cancelled') throw closed(state)
  if (state !== 'open') throw inProgress()
  if (isExpired(checkout, context.clock.now())) throw closed('expired')
  return checkout
}

/** Calls the payment off, whatever it is at; answers the checkout, of which an order may have come in the same moment. */
export async function callOff(context: Context, checkout: StoredCheckout): Promise<StoredCheckout> {
  const { shop_id: shopId } = checkout
  // The service is told between two transactions, each of which stands for itself.
  await onBehalfOf(shopId, () => callOffPlacement(context, shopId, referenceOf(checkout)))
  return settleCheckout(context, checkout)
}
