/** What Stripe says of its own accord, signed with the secret of the address that it calls. */
import type { Stripe } from '#stripe'
import type { GatewayMessage, NotedPayment } from '../gateway.ts'
import { idOf } from './read-objects.ts'

/** Seconds that a message may be old, so that one that was overheard is of no use for long. */
const TOLERANCE_S = 300

/**
 * Which payment an event is about: `nothing` for what this program did not begin. Undefined where the signature is not
 * Stripe's, or older than five minutes by the program's time.
 */
export async function readEvent(
  stripe: Stripe,
  { headers, body }: GatewayMessage,
  secret: string,
  now: Date,
): Promise<NotedPayment | 'nothing' | undefined> {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string') return undefined
  let event: Stripe.Event
  try {
    event = await stripe.webhooks.constructEventAsync(
      ...([body, signature, secret, TOLERANCE_S, undefined, now.getTime()] as const),
    )
  } catch {
    return undefined
  }
  const { akinai_key: key, akinai_shop: shop } = await markOfEvent(stripe, event)
  return key !== undefined && /^\d{1,9}$/.test(shop ?? '') ? { shopId: Number(shop), key } : 'nothing'
}

/** Of a balance it is the customer's: it was made for the payment. */
async function markOfEvent(stripe: Stripe, event: Stripe.Event): Promise<Partial<Stripe.Metadata>> {
  if (event.type !== 'customer_cash_balance_transaction.created') return markIn(event)
  const customer = await stripe.customers.retrieve(idOf(event.data.object.customer) ?? '')
  return customer.deleted ? {} : customer.metadata
}

/** What stands with the object of an event: any object of Stripe's, and nothing in events of its newer kind. */
function markIn(event: { readonly data?: { readonly object?: object } }): Partial<Stripe.Metadata> {
  const { object } = event.data ?? {}
  return object !== undefined && 'metadata' in object
    ? ((object.metadata as Stripe.Metadata | null) ?? {})
    : {}
}
