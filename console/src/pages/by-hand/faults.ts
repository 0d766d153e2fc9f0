/** What is not yet right in an order by hand, by the places of its fields. */
import { ProblemError } from '../../api/request.ts'
import type { Checkout } from '../../api/types.ts'

/** What keeps a checkout from being completed, in the form of a call that was refused, as fields read it; null where nothing does. */
export function faultsOf(checkout: Checkout | undefined): ProblemError | null {
  if (checkout === undefined || checkout.problems.length === 0) return null
  const errors = checkout.problems.map(({ pointer, detail }) => ({ pointer, detail }))
  return new ProblemError({ type: 'about:blank', title: 'Not yet complete', status: 422, errors })
}
