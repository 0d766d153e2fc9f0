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
    const stored = await findStored(context, shopId, id)
    if (stored === undefined) return undefined
    const shown = await showCheckout(context, id, stored)
    const applies = stored.application_id === null && shown.lines.some(({ type }) => type === 'lottery')
    return { id, stored, shown, applies }
  }
}

/** A checkout by its id, with what became of its order by now; undefined where it is not there any more. */
export async function findStored(
  context: Context,
  shopId: number,
  id: string,
): Promise<StoredCheckout | undefined> {
  try {
    return await findSettled(context, shopId, id)
  } catch (error) {
    if (error instanceof Problem && error.type === 'checkouts/not-found') return undefined
    throw error
  }
}

/** The steps before the confirmation, by their paths. */
export const CUSTOMER = '/checkout'
export const DELIVERY = '/checkout/delivery'
export const CONFIRM = '/checkout/confirm'
/** Where a buyer comes back to from paying, and whose checkout is at none of the steps. */
export const PAYMENT = '/checkout/payment'

/** Where an order can be seen, or is thanked for, or the application; undefined while there is none. */
export function orderPath(answer: StoredCheckout['answer'], page: '' | '/thanks' = ''): string | undefined {
  if (answer === null) return undefined
  const { order, application } = answer
  if (order !== null) return `/orders/${order.secret}${page}`
  return application === null ? undefined : `/applications/${application.secret}`
}

/**
 * Where else than at a step the buyer belongs: undefined where the checkout is open. Who looks at a step of one that is ordered,
 * and has been thanked, sees the order.
 */
export function elsewhere(current: Current | undefined): Onward | undefined {
  if (current === undefined) return { to: '/cart' }
  const { shown, stored } = current
  const isOpen = shown.status === 'open' || shown.status === 'ready'
  if (isOpen && stored.state === 'open') return undefined
  return { to: (stored.left_cart ? orderPath(stored.answer) : undefined) ?? PAYMENT }
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
