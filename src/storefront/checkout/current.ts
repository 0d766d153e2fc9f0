/** The checkout of whoever asks, and where the buyer belongs as it stands (R-STORE-51). */
import type { CheckoutDocument, CheckoutProblem } from '../../checkout/checkouts/schemas.ts'
import { findSettled } from '../../checkout/checkouts/settle-checkout.ts'
import { showCheckout } from '../../checkout/checkouts/show-checkout.ts'
import type { StoredCheckout } from '../../checkout/checkouts/store.ts'
import type { Context } from '../../context.ts'
import { Problem } from '../../http/problems.ts'
import type { ShopCookie } from '../cookies.ts'
import type { Onward, Visit } from '../storefront.ts'

/** A checkout as it is kept, with what the buyer was told, and as it is by now. */
export interface Current {
  readonly id: string
  readonly stored: StoredCheckout
  readonly shown: CheckoutDocument
  /** Whether it is an application for a lottery: nothing is ordered by it, and nothing paid. */
  readonly applies: boolean
}

/** Finds the checkout of a visit. */
export type FindCurrent = (visit: Pick<Visit, 'shopId' | 'request'>) => Promise<Current | undefined>

/** Makes it: by the cookie, undefined where that names none that the shop still has. */
export function makeFindCurrent(context: Context, cookie: ShopCookie): FindCurrent {
  return async ({ shopId, request }) => {
    const id = cookie.read(request.headers.cookie)
    if (id === undefined) return undefined
    const stored = await unlessGone(findSettled(context, shopId, id))
    if (stored === undefined) return undefined
    const shown = await showCheckout(context, id, stored)
    const applies = stored.application_id === null && shown.lines.some(({ type }) => type === 'lottery')
    return { id, stored, shown, applies }
  }
}

/** Makes what tells whether the buyer is awaited by the payment of a checkout. */
export function makeIsPaying(context: Context, cookie: ShopCookie) {
  return async ({ shopId, request }: Pick<Visit, 'shopId' | 'request'>): Promise<boolean> => {
    const id = cookie.read(request.headers.cookie)
    if (id === undefined) return false
    return (await unlessGone(findSettled(context, shopId, id)))?.state === 'awaiting_buyer'
  }
}

/** The steps before the confirmation, by their paths. */
export const CUSTOMER = '/checkout'
export const DELIVERY = '/checkout/delivery'
export const CONFIRM = '/checkout/confirm'
/** Where a buyer comes back to from paying, and whose checkout is at none of the steps. */
export const PAYMENT = '/checkout/payment'

/** Where else than at a step the buyer belongs: undefined where the checkout is open. */
export function elsewhere(current: Current | undefined): Onward | undefined {
  if (current === undefined) return { to: '/cart' }
  const isOpen = current.shown.status === 'open' || current.shown.status === 'ready'
  return isOpen && current.stored.state === 'open' ? undefined : { to: PAYMENT }
}

/** The step at which a problem of the checkout can be mended; `goods` is the cart. */
export function stepOf({ pointer }: Pick<CheckoutProblem, 'pointer'>): 'customer' | 'delivery' | 'goods' {
  if (/^\/(?:customer|shipping)(?:\/|$)/.test(pointer)) return 'customer'
  return pointer === '' || /^\/lines(?:\/|$)/.test(pointer) ? 'goods' : 'delivery'
}

/** The problems that can be mended at a step. */
export function problemsAt(
  { problems }: Pick<CheckoutDocument, 'problems'>,
  step: ReturnType<typeof stepOf>,
): CheckoutProblem[] {
  return problems.filter(problem => stepOf(problem) === step)
}

/** Where a buyer goes on whose checkout could not be changed: it was completed, given up, or is being paid. */
export async function unlessOver<T>(work: Promise<T>): Promise<T | Onward> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Problem && OVER.has(error.type)) return { to: PAYMENT }
    throw error
  }
}

const OVER: ReadonlySet<string> = new Set(['checkouts/closed', 'checkouts/in-progress'])

/** Undefined of a checkout that is not there any more. */
async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Problem && error.type === 'checkouts/not-found') return undefined
    throw error
  }
}
