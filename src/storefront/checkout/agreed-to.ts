/** What the buyer has seen when the order is confirmed, in one word that the form brings back (R-STORE-56). Pure. */
import { hash } from 'node:crypto'
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { LaterDeliveries } from './later-deliveries.ts'
import { deliveryTerms, paymentTerms, withdrawalTerms } from './sale-terms.ts'

/** What is shown of a checkout besides itself. */
export interface Besides {
  /** Whether it is an application for a lottery. */
  readonly applies: boolean
  readonly later: LaterDeliveries | undefined
  /** By when what was won is to be paid, where that is told. */
  readonly due: string | null
}

/**
 * A digest of the checkout's id and of all that the confirmation shows, the shop's terms included: with anything of it another
 * it is another, too. It has not the moment at which it is shown in it, so that it is the same for as long as the same is shown.
 */
export function agreedTo(frame: ShopFrame, checkout: CheckoutDocument, besides: Besides): string {
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
  const { legal_offer_period, terms_of_use } = frame.shop
  const terms = [
    paymentTerms(frame, checkout, besides),
    deliveryTerms(frame, checkout),
    withdrawalTerms(frame),
  ]
  const all = [shown, besides.later ?? null, terms, legal_offer_period, terms_of_use]
  return hash('sha256', JSON.stringify(all), 'base64url')
}
