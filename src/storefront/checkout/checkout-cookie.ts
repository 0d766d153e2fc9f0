/** The cookie by which a buyer's browser knows its checkout: the id, which is the right to it (R-CHECKOUT-1). */

import { CHECKOUT_OPEN_HOURS } from '../../checkout/checkouts/lifetime.ts'
import { CART_ID } from '../../lib/text.ts'
import { type ShopCookie, shopCookie } from '../cookies.ts'

/** The cookies of a buyer. */
export interface BuyerCookies {
  readonly cart: ShopCookie
  readonly checkout: ShopCookie
}

/** Makes it. */
export function checkoutCookie(context: { readonly baseUrl: string }): ShopCookie {
  return shopCookie(context, {
    name: 'akinai_checkout',
    form: new RegExp(CART_ID.pattern),
    seconds: CHECKOUT_OPEN_HOURS * 60 * 60,
  })
}
