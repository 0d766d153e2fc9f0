/** The end of a checkout, which wants a key of the call. */
import { type ProblemBody, ProblemError } from '../../api/request.ts'
import type { Checkout, CompletedCheckout } from '../../api/types.ts'

/** Places the order of a checkout at its total. Throws `ProblemError`. The same key is sent again by who tries again. */
export async function complete(path: string, checkout: Checkout, key: string): Promise<CompletedCheckout> {
  let answer: Response
  try {
    answer = await fetch(`${path}/${checkout.checkout_id}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ expected_total: checkout.amounts.total }),
    })
  } catch (error) {
    throw new ProblemError({ type: 'about:blank', title: 'Unreachable', status: 0, detail: String(error) })
  }
  const body: unknown = await answer.json()
  if (!answer.ok) throw new ProblemError(body as ProblemBody)
  return body as CompletedCheckout
}
