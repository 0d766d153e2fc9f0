/**
 * Finds what Stripe made for an operation whose answer was lost. Stripe finds nothing by an idempotency key, and its search by
 * metadata lags behind by a minute or more; its lists are up to date.
 */
import type { Stripe } from '#stripe'
import { isPaidLater } from '../gateway.ts'
import type { Begun, OptionsOf } from './begin.ts'
import type { AskedOperation } from './operation-store.ts'

/**
 * Seconds around the moment of asking. What was made was nearly always made at once; the clocks of two machines may differ by
 * more, and a call may be slow to arrive. The first are a page or two of the busiest account, the others all that there is time for.
 */
const AROUND_S = [15, 300]

/** Objects of a list that are looked through: those of ten minutes of a busy account. */
const MAX_LOOKED_AT = 2000

/** It; undefined where there is none. */
export async function findLost(
  stripe: Stripe,
  asked: AskedOperation,
  optionsOf: OptionsOf,
): Promise<Begun | undefined> {
  for (const around of AROUND_S) {
    const found = await findNear(stripe, asked, optionsOf, around)
    if (found !== undefined) return found
  }
  return undefined
}

async function findNear(
  stripe: Stripe,
  { key, kind, method, asked_at }: AskedOperation,
  optionsOf: OptionsOf,
  around: number,
): Promise<Begun | undefined> {
  const at = Math.floor(asked_at.getTime() / 1000)
  const near = { created: { gte: at - around, lte: at + around }, limit: 100 }
  const isIt = ({ metadata }: { readonly metadata: Stripe.Metadata | null }) => metadata?.akinai_key === key
  const page = isPaidLater(method)
    ? undefined
    : await first(
        stripe.checkout.sessions.list(
          { ...near, expand: ['data.payment_intent', 'data.setup_intent'] },
          optionsOf('look'),
        ),
        isIt,
      )
  if (page !== undefined) return { is: 'page', object: page }
  if (kind === 'save_source') {
    const setup = await first(stripe.setupIntents.list(near, optionsOf('look')), isIt)
    return setup && { is: 'setup', object: setup }
  }
  const payment = await first(stripe.paymentIntents.list(near, optionsOf('look')), isIt)
  return payment && { is: 'payment', object: payment }
}

async function first<T>(list: AsyncIterable<T>, isIt: (one: T) => boolean): Promise<T | undefined> {
  let seen = 0
  for await (const one of list) {
    if (isIt(one)) return one
    seen += 1
    if (seen === MAX_LOOKED_AT)
      throw new Error(`What was asked of Stripe is not among ${seen} objects of its time`)
  }
  return undefined
}
