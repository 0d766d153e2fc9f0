/** POST /shops/{shop_id}/checkout: from the cart to a checkout (R-STORE-50). */
import { getCart } from '../../checkout/carts/get-cart.ts'
import { cancelCheckout } from '../../checkout/checkouts/cancel-checkout.ts'
import { createCheckout, roomForCheckouts } from '../../checkout/checkouts/create-checkout.ts'
import { updateCheckout } from '../../checkout/checkouts/update-checkout.ts'
import type { AskedLine } from '../../checkout/priced-line.ts'
import type { Context } from '../../context.ts'
import { Problem } from '../../http/problems.ts'
import { renewCookie, type ShopCookie } from '../cookies.ts'
import { addForm, type Storefront, type Visit } from '../storefront.ts'
import type { BuyerCookies } from './checkout-cookie.ts'
import { CUSTOMER, type Current, type FindCurrent, PAYMENT } from './current.ts'
import { makeEmptyCart } from './left-cart.ts'

/** Registers it. */
export function beginForm(storefront: Storefront, cookies: BuyerCookies, findCurrent: FindCurrent): void {
  const { context } = storefront
  const takeRoom = roomForCheckouts(context)
  const emptyCart = makeEmptyCart(context, cookies)

  addForm(storefront, '/checkout', ['checkouts'], async visit => {
    const { shopId, frame, request, reply } = visit
    const before = await findCurrent(visit)
    // Who pressed the button of a cart with what was bought meanwhile is told that, and buys it once.
    if (before !== undefined && (await emptyCart(visit, before.stored))) return { to: PAYMENT }
    const lines = await cartOf(context, cookies.cart, visit)
    if (lines.length === 0) return { to: '/cart' }
    renewCookie(cookies.cart, visit)
    if (before !== undefined) {
      const { state } = before.stored
      if (state === 'open' && before.shown.status !== 'expired' && isSame(before.stored.lines, lines)) {
        renewCookie(cookies.checkout, visit)
        return { to: CUSTOMER }
      }
      // Whoever begins anew does not pay for what was begun before. If that is paid in the same moment, it was bought.
      if (
        (state === 'awaiting_buyer' || state === 'completing') &&
        !(await isGivenUp(context, shopId, before))
      )
        return { to: PAYMENT }
    }
    await takeRoom(shopId, request.ip)
    const { checkout_id: id } = await createCheckout(context, shopId, {
      ...{ lines, via: 'default', address: request.ip },
    })
    if (before !== undefined) await carryOver(context, shopId, before, id)
    reply.header('set-cookie', cookies.checkout.write(frame.shop.key, id))
    return { to: CUSTOMER }
  })
}

async function cartOf(
  context: Context,
  cookie: ShopCookie,
  { shopId, request }: Pick<Visit, 'shopId' | 'request'>,
): Promise<readonly AskedLine[]> {
  const id = cookie.read(request.headers.cookie)
  return id === undefined ? [] : ((await unlessGone(getCart(context, shopId, id))) ?? [])
}

function isSame(one: readonly AskedLine[], other: readonly AskedLine[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

async function isGivenUp(context: Context, shopId: number, { id }: Current): Promise<boolean> {
  try {
    await cancelCheckout(context, shopId, id)
    return true
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return false
    throw error
  }
}

/** What the buyer said in the checkout before, who has changed the cart since; nothing of one that became an order. */
async function carryOver(
  context: Context,
  shopId: number,
  { stored: { wishes, state } }: Current,
  id: string,
): Promise<void> {
  const { customer, payment, mail_magazine_opt_in: optIn, ...others } = wishes
  if (customer === null || state === 'completed') return
  await updateCheckout(context, shopId, id, {
    ...{ ...others, customer, ...(payment && { payment }) },
    ...(optIn === null ? {} : { mail_magazine_opt_in: optIn }),
  })
}

/** Undefined of a cart that is not there any more. */
async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Problem && error.type === 'carts/not-found') return undefined
    throw error
  }
}
