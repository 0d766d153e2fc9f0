/** The way from the cart to the order, in steps that need no script (docs/rules/storefront.md, from R-STORE-50 on). */
import type { Storefront } from '../storefront.ts'
import { beginForm } from './begin.ts'
import type { BuyerCookies } from './checkout-cookie.ts'
import { confirmStep } from './confirm-step.ts'
import { makeFindCurrent } from './current.ts'
import { customerStep } from './customer-step.ts'
import { deliveryStep } from './delivery-step.ts'
import { paymentStep } from './payment-step.ts'
import { postalRoute } from './postal-route.ts'

/** Registers it. */
export function checkoutPages(storefront: Storefront, cookies: BuyerCookies): void {
  const findCurrent = makeFindCurrent(storefront.context, cookies.checkout)
  beginForm(storefront, cookies, findCurrent)
  customerStep(storefront, cookies, findCurrent)
  deliveryStep(storefront, cookies, findCurrent)
  confirmStep(storefront, cookies, findCurrent)
  paymentStep(storefront, cookies, findCurrent)
  postalRoute(storefront)
}
