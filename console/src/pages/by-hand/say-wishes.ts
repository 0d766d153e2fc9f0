/** Tells a checkout what is wished: the one that was begun, as long as anything can be said of it. */
import { ProblemError, request } from '../../api/request.ts'
import type { Checkout } from '../../api/types.ts'
import { type Draft, linesBody, wishesBody } from './checkout-draft.ts'

/** That it was ordered, was given up or has expired; and that nothing is known of it any more. */
const OVER = ['/errors/checkouts/closed', '/errors/checkouts/not-found']

/**
 * The checkout with all that the draft says. `begun` has the draft's lines; where there is none, or where it is over, another is begun
 * with them, so that nothing has to be written once more. Where it is an order by now it is answered as it is: `completed`.
 */
export async function sayWishes(path: string, begun: Checkout | null, draft: Draft): Promise<Checkout> {
  if (begun === null) return sayAnew(path, draft)
  const said = await unlessOver(say(path, begun, draft))
  if (said !== undefined) return said
  const left = await unlessOver(request<Checkout>('GET', `${path}/${begun.checkout_id}`))
  return left?.status === 'completed' ? left : sayAnew(path, draft)
}

async function sayAnew(path: string, draft: Draft): Promise<Checkout> {
  return say(path, await request<Checkout>('POST', path, linesBody(draft)), draft)
}

function say(path: string, { checkout_id }: Checkout, draft: Draft): Promise<Checkout> {
  return request('PUT', `${path}/${checkout_id}`, wishesBody(draft, new Date()))
}

/** Whether a call was refused since the checkout is over. */
export function isOver(error: unknown): boolean {
  return error instanceof ProblemError && OVER.includes(error.problem.type)
}

/** Undefined where it is over. */
async function unlessOver(call: Promise<Checkout>): Promise<Checkout | undefined> {
  try {
    return await call
  } catch (error) {
    if (isOver(error)) return undefined
    throw error
  }
}
