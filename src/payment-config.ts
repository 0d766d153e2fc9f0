/** What an operator sets about who moves the money: one service, and one account at it, for the whole server. */
import type { Read } from './config-read.ts'

/** The part of the configuration that is about payments. */
export interface PaymentConfig {
  /** Stripe, as this account of it; undefined: the simulator. */
  readonly stripe: StripeConfig | undefined
}

/** What an account of Stripe is spoken to with. */
interface StripeConfig {
  readonly secretKey: string
  /** What Stripe signs its messages to this server with. */
  readonly webhookSecret: string
}

/** Its variables that nobody is to read elsewhere. */
export const PAYMENT_SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Who moves the money. */
export function readPayments(read: Read): PaymentConfig {
  const service = read(
    'AKINAI_PAYMENTS',
    'simulated',
    text => (['simulated', 'stripe'] as const).find(each => each === text),
    'simulated or stripe',
  )
  const secretKey = readSecret(read, 'STRIPE_SECRET_KEY', /^[sr]k_(test|live)_\w+$/, 'such as sk_live_…')
  const webhookSecret = readSecret(read, 'STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'such as whsec_…')
  return { stripe: service === 'stripe' ? { secretKey, webhookSecret } : undefined }
}

function readSecret(read: Read, name: string, form: RegExp, example: string): string {
  return read(name, '', text => (form.test(text) ? text : undefined), `a secret of Stripe’s, ${example}`)
}

/** What is wrong with variables that are each right by themselves. */
export function paymentFaults({ stripe }: PaymentConfig): string[] {
  if (stripe === undefined || (stripe.secretKey !== '' && stripe.webhookSecret !== '')) return []
  return [`AKINAI_PAYMENTS=stripe needs ${PAYMENT_SECRETS.join(' and ')}.`]
}
