/** The cookie by which a buyer's browser knows its cart: the id, which is the right to it (R-CART-1). */

import { CART_KEPT_DAYS } from '../../checkout/carts/lifetime.ts'
import { CART_ID } from '../../lib/text.ts'
import { type ShopCookie, shopCookie } from '../cookies.ts'

/** Makes it. */
export function cartCookie(context: { readonly baseUrl: string }): ShopCookie {
  return shopCookie(context, {
    name: 'akinai_cart',
    form: new RegExp(CART_ID.pattern),
    seconds: CART_KEPT_DAYS * 24 * 60 * 60,
  })
}
