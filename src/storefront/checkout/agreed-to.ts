/** What the buyer has seen when the order is confirmed, in one word that the form brings back (R-STORE-56). Pure. */
import { hash } from 'node:crypto'
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import type { LaterDeliveries } from './later-deliveries.ts'

/** A digest of the checkout's id and of all that the confirmation shows: with anything of it another it is another, too. */
export function agreedTo(checkout: CheckoutDocument, later: LaterDeliveries | undefined): string {
  const {
    delivery_choices,
    payment_methods,
    takeout_choices,
    expires_at,
    status,
    problems,
    payment_refusal,
    ...shown
  } = checkout
  return hash('sha256', JSON.stringify([shown, later ?? null]), 'base64url')
}
