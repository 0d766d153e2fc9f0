/** The end of a checkout, which wants a key of the call. */
import { ProblemError, readProblem, unreachable } from '../../api/request.ts'
import type { Checkout, CompletedCheckout } from '../../api/types.ts'

/**
 * Places the order of a checkout at its total. Throws `ProblemError`. The same key is sent again only where nobody knows what became of the call: a
 * refusal is kept under its key, and would be the answer to whatever is sent with it.
 */
export async function complete(
  path: string,
  checkout: Checkout,
  key: { current: string },
): Promise<CompletedCheckout> {
  let answer: Response
  try {
    answer = await fetch(`${path}/${checkout.checkout_id}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key.current },
      body: JSON.stringify({ expected_total: checkout.amounts.total }),
    })
  } catch (error) {
    throw unreachable(error)
  }
  const text = await answer.text()
  if (answer.ok) return JSON.parse(text) as CompletedCheckout
  if (answer.status < 500) key.current = crypto.randomUUID()
  throw new ProblemError(readProblem(text, answer.status))
}
