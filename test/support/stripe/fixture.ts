/** `test` of the ring, with Stripe's stand-in, which goes by the context's clock. */
import { test as plain } from '../fixture.ts'
import { stripePayments } from './payments.ts'
import { startStripe } from './stripe-server.ts'

const PER_FILE = { scope: 'file' } as const

export const test = plain
  .extend('stripe', PER_FILE, async ({ context }, { onCleanup }) => {
    const stripe = await startStripe(() => context.clock.now())
    onCleanup(() => stripe[Symbol.asyncDispose]())
    return stripe
  })
  /** The context with Stripe in the place of the simulator. */
  .extend('stripeContext', PER_FILE, ({ context, stripe }) => ({
    ...context,
    payments: stripePayments(context, stripe),
  }))
