/** The last step of a checkout: what is agreed to, and the order (R-STORE-55, R-STORE-56). */
import { cancelCheckout } from '../../checkout/checkouts/cancel-checkout.ts'
import { completeCheckout } from '../../checkout/checkouts/complete-checkout.ts'
import { updateCheckout } from '../../checkout/checkouts/update-checkout.ts'
import { asGuess } from '../../http/guesses.ts'
import { Problem } from '../../http/problems.ts'
import { renewCookie } from '../cookies.ts'
import type { Form } from '../form-body.ts'
import type { Page } from '../page.ts'
import { addBuyerPage, addForm, type Onward, type Storefront, type Visit } from '../storefront.ts'
import { agreedTo, type Besides } from './agreed-to.ts'
import { changesOf } from './changes.ts'
import type { BuyerCookies } from './checkout-cookie.ts'
import { confirmPage } from './confirm-page.ts'
import {
  CONFIRM,
  CUSTOMER,
  type Current,
  DELIVERY,
  elsewhere,
  type FindCurrent,
  orderPath,
  PAYMENT,
  problemsAt,
  unlessOver,
} from './current.ts'
import { laterDeliveries } from './later-deliveries.ts'
import { type EmptyCart, makeEmptyCart } from './left-cart.ts'
import { refusedGoods } from './refused-goods.ts'
import { winDue } from './sale-terms.ts'

/** What the step is made with. */
interface Parts {
  readonly context: Storefront['context']
  readonly cookies: BuyerCookies
  readonly emptyCart: EmptyCart
  readonly findCurrent: FindCurrent
  /** The browser follows a form only to where the page that has it says. */
  readonly formsTo: readonly string[]
}

/** This server, and the pages of the payment service, to which the answer to the form leads. */
function formsTo({ baseUrl, payments }: Storefront['context']): readonly string[] {
  return [new URL(baseUrl).origin, ...payments.gateway.pagesAt]
}

/** Registers it. */
export function confirmStep(storefront: Storefront, cookies: BuyerCookies, findCurrent: FindCurrent): void {
  const { context } = storefront
  const emptyCart = makeEmptyCart(context, cookies)
  const parts: Parts = { context, cookies, emptyCart, findCurrent, formsTo: formsTo(context) }

  addBuyerPage(storefront, CONFIRM, async visit => {
    const current = await findCurrent(visit)
    const away = elsewhere(current)
    if (current === undefined || away !== undefined) return away ?? { to: '/cart' }
    const { frame } = visit
    const { shown, stored } = current
    const changes = changesOf(frame.words, stored.told, shown)
    return (
      before(visit, current) ??
      confirmPage(frame, shown, {
        ...{ formsTo: parts.formsTo, ...(await besides(context, visit, current)) },
        changes: changes.length > 0 ? changes : undefined,
      })
    )
  })

  addForm(storefront, '/checkout/complete', ['order mails'], visit => complete(parts, visit))

  addForm(storefront, '/checkout/cancel', [], async visit => {
    const { shopId, frame, reply } = visit
    const current = await findCurrent(visit)
    if (current === undefined) return { to: '/cart' }
    const cancelled = await unlessOver(cancelCheckout(context, shopId, current.id))
    if ('to' in cancelled) return cancelled
    reply.header('set-cookie', cookies.checkout.clear(frame.shop.key))
    return { to: '/cart' }
  })
}

/** Orders what the page showed; where that is another by now, it is shown and asked for once more. */
async function complete(parts: Parts, visit: Visit & { readonly form: Form }): Promise<Page | Onward> {
  const { context, cookies, emptyCart, findCurrent } = parts
  const { frame, form, shopId } = visit
  const current = await findCurrent(visit)
  const away = afterPressing(current)
  if (current === undefined || away !== undefined) return away ?? { to: '/cart' }
  const { shown, stored, id } = current
  const mended = before(visit, current)
  if (mended !== undefined) return mended
  // Another tab may have changed the checkout, or begun another: nobody orders what was not seen.
  if (form.text('agreed') !== agreedTo(frame, shown, await besides(context, visit, current)))
    return askAgain(parts, visit, current)
  try {
    const answer = await asGuess(visit, () =>
      completeCheckout(context, shopId, id, {
        ...{ expected_total: shown.amounts.total, version: stored.version },
        return_to: `${frame.path}${PAYMENT}`,
      }),
    )
    renewCookie(cookies.checkout, visit)
    const thanks = orderPath(answer, '/thanks')
    if (thanks === undefined) return { to: answer.action?.type === 'redirect' ? answer.action.url : PAYMENT }
    await emptyCart(visit, { ...stored, answer })
    return { to: thanks }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return afterRefusal(parts, visit, error)
  }
}

/** What is shown of the checkout besides itself. */
async function besides(
  context: Parts['context'],
  { frame, shopId }: Pick<Visit, 'frame' | 'shopId'>,
  { stored, shown, applies }: Pick<Current, 'stored' | 'shown' | 'applies'>,
): Promise<Besides> {
  return {
    ...{ applies, later: await laterDeliveries(context, shopId, { stored, shown }) },
    due: winDue(frame, shown, stored.orderable_until, context.clock.now()),
  }
}

/** Where the buyer belongs as at any step, but that who presses once more, or was slower than another, is thanked as well. */
function afterPressing(current: Current | undefined): Onward | undefined {
  return current !== undefined && current.stored.answer !== null ? { to: PAYMENT } : elsewhere(current)
}

/** Where something is still to be mended; undefined where the checkout can be completed. */
function before({ frame }: Pick<Visit, 'frame'>, { shown }: Current): Page | Onward | undefined {
  if (problemsAt(shown, 'customer').length > 0) return { to: CUSTOMER }
  if (problemsAt(shown, 'delivery').length > 0) return { to: DELIVERY }
  return refusedGoods(frame, shown)
}

/** Shows what is another, and notes that it was told. */
async function askAgain(
  { context, cookies, formsTo }: Parts,
  visit: Visit,
  { stored, id, applies }: Current,
): Promise<Page | Onward> {
  const { frame, shopId } = visit
  const shown = await unlessOver(updateCheckout(context, shopId, id, {}))
  if ('to' in shown) return shown
  renewCookie(cookies.checkout, visit)
  const changes = changesOf(frame.words, stored.told, shown)
  const others = await besides(context, visit, { stored, shown, applies })
  return confirmPage(frame, shown, { formsTo, changes, ...others, status: 409 })
}

/** What became of the checkout says where it goes on: others were faster, the service refused, or nobody knows yet. */
async function afterRefusal(parts: Parts, visit: Visit, problem: Problem): Promise<Page | Onward> {
  const current = await parts.findCurrent(visit)
  const away = afterPressing(current)
  if (current === undefined || away !== undefined) return away ?? { to: '/cart' }
  switch (problem.type) {
    case 'checkouts/payment-declined':
      return { to: `${DELIVERY}#payment` }
    case 'checkouts/changed':
      // Whoever pressed twice, of which the first was refused, is told that.
      if (current.shown.payment_refusal !== null) return { to: `${DELIVERY}#payment` }
      return askAgain(parts, visit, current)
    case 'checkouts/out-of-stock':
    case 'checkouts/not-ready':
    case 'checkouts/shop-closed': {
      const mended = before(visit, current) ?? { to: CONFIRM }
      return 'to' in mended ? mended : { ...mended, status: problem.status }
    }
    case 'checkouts/closed':
    case 'checkouts/in-progress':
    case 'internal/gateway-timeout':
      return { to: PAYMENT }
    default:
      throw problem
  }
}
