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

/** Does what may be such a trial. Throws 429 `request/rate-limited` after too many that were wrong. */
export async function asGuess<T>(
  { request, reply }: Trial,
  work: () => Promise<T>,
  isWrong: (answer: T) => boolean = () => false,
): Promise<T> {
  const { rates } = request.server
  rates?.requireGuess(request, reply)
  try {
    const answer = await work()
    if (isWrong(answer)) rates?.countGuess(request)
    return answer
  } catch (error) {
    if (error instanceof Problem && REFUSALS.includes(error.type)) rates?.countGuess(request)
    throw error
  }
}
