/** What a buyer has ordered leaves the cart, by whichever page is asked for first (R-STORE-50). */
import { leaveCart } from '../../checkout/checkouts/leave-cart.ts'
import type { StoredCheckout } from '../../checkout/checkouts/store.ts'
import type { Context } from '../../context.ts'
import { withoutLines } from '../cart/cart-lines.ts'
import type { Visit } from '../storefront.ts'
import type { BuyerCookies } from './checkout-cookie.ts'
import { findStored, orderPath } from './current.ts'

type Asking = Pick<Visit, 'shopId' | 'request'>

/** Takes out of the cart what a checkout has bought; answers whether it was there until now. */
export type EmptyCart = (visit: Asking, checkout: StoredCheckout) => Promise<boolean>

/** Makes it. */
export function makeEmptyCart(context: Context, { cart }: BuyerCookies): EmptyCart {
  return ({ request }, checkout) =>
    leaveCart(context, checkout, cart.read(request.headers.cookie), lines =>
      withoutLines(lines, checkout.lines),
    )
}

/** What the cart's pages know of the buyer's checkout. */
interface LastCheckout {
  /** Whether the buyer is awaited by its payment, for which pieces are put aside. */
  readonly isPaying: boolean
  /** Where its order can be seen, if what was bought has left the cart just now. */
  readonly boughtJustNow: string | undefined
}

/** Finds that out, and takes out of the cart what was bought: to be asked before the cart is read or changed. */
export type SettleCart = (visit: Asking) => Promise<LastCheckout>

/** Makes it. */
export function makeSettleCart(context: Context, cookies: BuyerCookies): SettleCart {
  const emptyCart = makeEmptyCart(context, cookies)
  return async visit => {
    const id = cookies.checkout.read(visit.request.headers.cookie)
    const stored = id === undefined ? undefined : await findStored(context, visit.shopId, id)
    if (stored === undefined) return { isPaying: false, boughtJustNow: undefined }
    const isNew = await emptyCart(visit, stored)
    return {
      isPaying: stored.state === 'awaiting_buyer',
      boughtJustNow: isNew ? orderPath(stored.answer) : undefined,
    }
  }
}
