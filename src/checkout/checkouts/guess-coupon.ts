/** A buyer says something of a checkout, maybe the code of a coupon, which is not to be found out by trying (R-RATE-7). */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asGuess } from '../../http/guesses.ts'
import type { UpdateCheckout } from './body-schemas.ts'
import type { CheckoutDocument } from './schemas.ts'

/** Does it by `update`, as a trial where a code is said. */
export function guessingCoupon<T extends CheckoutDocument | object>(
  trial: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { coupon_code: code }: Pick<UpdateCheckout, 'coupon_code'>,
  update: () => Promise<T>,
): Promise<T> {
  return typeof code === 'string' ? asGuess(trial, update, isUnknownCoupon) : update()
}

function isUnknownCoupon(shown: object): boolean {
  const { problems = [] } = shown as Partial<CheckoutDocument>
  return problems.some(({ pointer, code }) => pointer === '/coupon_code' && code === 'unknown')
}
