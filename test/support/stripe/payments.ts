/** The payment port with Stripe's stand-in behind it, as the program would have it with Stripe. */
import type { Context } from '../../../src/context.ts'
import type { Payments } from '../../../src/payments/gateway.ts'
import { makeStripe } from '../../../src/payments/stripe/stripe-gateway.ts'
import { SECRET_KEY, type StripeServer, WEBHOOK_SECRET } from './stripe-server.ts'

/** Makes it, by the right key where no other is said. */
export function stripePayments(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { address }: Pick<StripeServer, 'address'>,
  secretKey = SECRET_KEY,
): Payments {
  return {
    gateway: makeStripe({ db, clock, secretKey, webhookSecret: WEBHOOK_SECRET, address }),
    timeoutMs: 4000,
  }
}
