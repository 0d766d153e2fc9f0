/**
 * What can be tried out by whoever has an address: the cards of others at the payment service, and codes of coupons. Wrong ones
 * are counted together, by the address, whatever checkout or subscription they are said of (R-RATE-7).
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problems.ts'

/** Problems that say that the payment service has refused what was paid with. */
const REFUSALS: readonly string[] = ['checkouts/payment-declined', 'subscriptions/change-rejected']

/** Who tries. */
interface Trial {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Does what may be such a trial. Throws 429 `request/rate-limited` after too many that were wrong. Each counts as wrong from its
 * beginning until it is known not to be: of a hundred at the same moment no more are tried than of a hundred in a row.
 */
export async function asGuess<T>(
  { request, reply }: Trial,
  work: () => Promise<T>,
  isWrong: (answer: T) => boolean = () => false,
): Promise<T> {
  const end = request.server.rates?.beginGuess(request, reply)
  let wrong = false
  try {
    const answer = await work()
    wrong = isWrong(answer)
    return answer
  } catch (error) {
    wrong = error instanceof Problem && REFUSALS.includes(error.type)
    throw error
  } finally {
    end?.(wrong)
  }
}
