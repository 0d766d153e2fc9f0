/**
 * How Stripe is called: a call whose connection broke, or that met another with its key, is made again at once. Not by Stripe's
 * library, which tells what came last and nothing of what was before: that there are too many calls does not mean that nothing was
 * done where an answer was lost before.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { Stripe } from '#stripe'

/** Calls at most, and milliseconds between them: nobody waits for longer than 4 s. */
const MOST_CALLS = 3
const PAUSE_MS = 300

/** The header in which an answer has the method of its call. */
const METHOD_HEADER = 'x-akinai-method'

type Caller = ReturnType<typeof Stripe.createNodeHttpClient>
type Answer = Awaited<ReturnType<Caller['makeRequest']>>

/** What the library calls by. */
export function makeCaller(): Caller {
  const plain = Stripe.createNodeHttpClient()
  return {
    getClientName: () => plain.getClientName(),
    makeRequest: async (...call) => {
      const answer = await ask(() => plain.makeRequest(...call))
      Object.assign(answer.getHeaders(), { [METHOD_HEADER]: call[3] })
      return answer
    },
  }
}

/** Whether it failed at Stripe, which keeps the failure for the key of a call that changes something: each later one is told the same. */
export function hasFailedAtStripe({ statusCode = 0, headers }: Stripe.errors.StripeError): boolean {
  return statusCode >= 500 && headers?.[METHOD_HEADER] === 'POST'
}

async function ask(call: () => Promise<Answer>): Promise<Answer> {
  for (let made = 1; ; made += 1) {
    const answer = await call().catch((error: unknown) => lost(error, made))
    if (answer !== undefined) {
      const status = answer.getStatusCode()
      const isOpen = status === 409 || (status === 429 && made > 1)
      if (!isOpen) return answer
      await answer.toJSON().catch(() => undefined)
      if (made === MOST_CALLS) throw new Error(`Stripe answered ${status}, and nothing of the calls before`)
    }
    await delay(PAUSE_MS)
  }
}

/** Throws where it is not called again. Without the code of the error, by which the library would call again. */
function lost(error: unknown, made: number): undefined {
  const isTimeout =
    error instanceof Error && 'code' in error && error.code === Stripe.HttpClient.TIMEOUT_ERROR_CODE
  if (isTimeout) throw error
  if (made === MOST_CALLS) throw new Error('Stripe gave no answer', { cause: error })
}
