/** The first step of a checkout: its page, and the form that it sends (R-STORE-52). */
import { updateCheckout } from '../../checkout/checkouts/update-checkout.ts'
import { renewCookie } from '../cookies.ts'
import { addBuyerPage, addForm, type Storefront } from '../storefront.ts'
import type { Words } from '../words/words.ts'
import type { BuyerCookies } from './checkout-cookie.ts'
import { CUSTOMER, DELIVERY, elsewhere, type FindCurrent, problemsAt, unlessOver } from './current.ts'
import { customerField, customerOf, enteredValues, filledAddress, valuesOf } from './customer-form.ts'
import { customerPage } from './customer-page.ts'
import { problemText } from './problem-text.ts'
import { refusedGoods } from './refused-goods.ts'

/** Registers it. */
export function customerStep(storefront: Storefront, cookies: BuyerCookies, findCurrent: FindCurrent): void {
  const { context } = storefront

  addBuyerPage(storefront, CUSTOMER, async visit => {
    const current = await findCurrent(visit)
    const away = elsewhere(current)
    if (current === undefined || away !== undefined) return away ?? { to: '/cart' }
    const { frame } = visit
    const { shown } = current
    return (
      refusedGoods(frame, shown) ??
      customerPage(frame, shown, { values: valuesOf(shown), errors: customerErrors(frame.words, shown) })
    )
  })

  addForm(storefront, '/checkout/customer', [], async visit => {
    const { frame, form, shopId } = visit
    const { words } = frame
    const current = await findCurrent(visit)
    const away = elsewhere(current)
    if (current === undefined || away !== undefined) return away ?? { to: '/cart' }
    const values = enteredValues(form)
    if (form.has('fill')) {
      const whose = form.text('fill') === 'shipping' ? 'to_' : ''
      const entered = filledAddress(values, whose, words)
      const isFilled = Object.keys(entered.errors).length === 0
      return customerPage(frame, current.shown, entered, isFilled ? whose : undefined)
    }
    const { said, errors } = customerOf(values, words)
    if (said === undefined) return customerPage(frame, current.shown, { values, errors })
    const shown = await unlessOver(updateCheckout(context, shopId, current.id, said))
    if ('to' in shown) return shown
    renewCookie(cookies.checkout, visit)
    const refused = customerErrors(words, shown)
    if (Object.keys(refused).length === 0) return { to: DELIVERY }
    return customerPage(frame, shown, { values: valuesOf(shown), errors: refused })
  })
}

/** What is wrong with what was said, at the fields; nothing while nothing was. */
function customerErrors(
  words: Words,
  shown: Parameters<typeof problemsAt>[0] & { readonly customer: object | null },
): Record<string, string> {
  if (shown.customer === null) return {}
  return Object.fromEntries(
    problemsAt(shown, 'customer').map(problem => [
      customerField(problem.pointer),
      problemText(words, problem),
    ]),
  )
}
