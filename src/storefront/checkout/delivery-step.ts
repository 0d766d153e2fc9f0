/** The second step of a checkout: its page, and the form that it sends (R-STORE-53). */
import { guessingCoupon } from '../../checkout/checkouts/guess-coupon.ts'
import { updateCheckout } from '../../checkout/checkouts/update-checkout.ts'
import { renewCookie } from '../cookies.ts'
import { addBuyerPage, addForm, type Storefront } from '../storefront.ts'
import type { BuyerCookies } from './checkout-cookie.ts'
import {
  CONFIRM,
  CUSTOMER,
  DELIVERY,
  elsewhere,
  type FindCurrent,
  problemsAt,
  unlessOver,
} from './current.ts'
import { deliveryErrors, deliveryOf } from './delivery-form.ts'
import { deliveryPage } from './delivery-page.ts'
import { refusedGoods } from './refused-goods.ts'

/** Registers it. */
export function deliveryStep(storefront: Storefront, cookies: BuyerCookies, findCurrent: FindCurrent): void {
  const { context } = storefront

  addBuyerPage(storefront, DELIVERY, async visit => {
    const current = await findCurrent(visit)
    const away = elsewhere(current)
    if (current === undefined || away !== undefined) return away ?? { to: '/cart' }
    const { shown, applies } = current
    if (problemsAt(shown, 'customer').length > 0) return { to: CUSTOMER }
    const { frame } = visit
    // Whoever sees the step for the first time has done nothing wrong yet.
    const wasHere = shown.payment !== null || shown.takeout !== null || shown.coupon_code !== null
    return (
      refusedGoods(frame, shown) ??
      deliveryPage(frame, shown, {
        ...{ coupon: shown.coupon_code ?? '', remark: shown.remark ?? '', applies },
        errors: wasHere ? deliveryErrors(frame.words, shown) : {},
      })
    )
  })

  addForm(storefront, DELIVERY, [], async visit => {
    const { frame, form, shopId } = visit
    const current = await findCurrent(visit)
    const away = elsewhere(current)
    if (current === undefined || away !== undefined) return away ?? { to: '/cart' }
    const { said, errors: broken } = deliveryOf(form, frame.words, context.clock.now())
    const update = () => updateCheckout(context, shopId, current.id, said)
    const shown = await unlessOver(guessingCoupon(visit, said, update))
    if ('to' in shown) return shown
    renewCookie(cookies.checkout, visit)
    const errors = { ...deliveryErrors(frame.words, shown), ...broken }
    const entered = { coupon: form.text('coupon'), remark: form.text('remark'), applies: current.applies }
    if (form.has('place')) return deliveryPage(frame, shown, { ...entered, errors: {} })
    if (form.has('apply')) {
      if (errors.coupon === undefined) return { to: `${DELIVERY}#coupon` }
      return deliveryPage(frame, shown, { ...entered, errors: { coupon: errors.coupon } }, 422)
    }
    if (Object.keys(errors).length > 0) return deliveryPage(frame, shown, { ...entered, errors }, 422)
    return { to: CONFIRM }
  })
}
