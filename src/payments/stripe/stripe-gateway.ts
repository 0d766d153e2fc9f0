/**
 * Payments by Stripe (docs/payments.md, docs/decisions/025-stripe.md). What is asked for is noted under the program's key first,
 * Stripe asked with an idempotency key made of that, and its answer noted. What became of a key is read from Stripe's objects.
 */
import { Stripe } from '#stripe'
import type { Connection } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { GATEWAY_TIMEOUT_MS, type Outcome, type PaymentGateway, type PaymentOperation } from '../gateway.ts'
import { type Begun, begin, type OptionsOf } from './begin.ts'
import { readEvent } from './events.ts'
import { outcomeOfError } from './failures.ts'
import { findLost } from './find-lost.ts'
import { type AskedOperation, findAsked, keepAnswer, noteAsked, noteAskedAgain } from './operation-store.ts'
import { isOfShop } from './ownership.ts'
import { outcomeOfPage, outcomeOfPayment, outcomeOfSetup } from './read-objects.ts'
import { findRefund, settle } from './settle.ts'

/** Its page for cards, and where banks ask the buyer. */
const PAGES_AT = ['https://checkout.stripe.com', 'https://hooks.stripe.com']

/** What it is opened with. */
export interface StripeParts {
  readonly db: Connection
  readonly clock: Clock
  readonly secretKey: string
  /** What Stripe signs its messages with. */
  readonly webhookSecret: string
  /** Another address than Stripe's, for tests. */
  readonly address: URL | undefined
}

/** What is known of the operation at work. */
interface AtWork {
  readonly stripe: Stripe
  readonly db: Connection
  readonly now: Date
  readonly optionsOf: OptionsOf
}

/** Opens it; nothing is asked before the first operation. */
export function makeStripe({ db, clock, secretKey, webhookSecret, address }: StripeParts): PaymentGateway {
  // Asked again at once where another call with the key is at work (409) or the connection broke; later it is the job that asks.
  const stripe = new Stripe(secretKey, {
    ...{ maxNetworkRetries: 2, timeout: GATEWAY_TIMEOUT_MS, telemetry: false },
    ...(address && {
      ...{
        host: address.hostname,
        port: address.port,
        protocol: address.protocol === 'http:' ? 'http' : 'https',
      },
    }),
  })
  const atWork = (key: string): AtWork => ({
    ...{ stripe, db, now: clock.now() },
    optionsOf: step => (step === 'look' ? {} : { idempotencyKey: `akinai/${key}/${step}` }),
  })
  return {
    name: 'stripe',
    pagesAt: PAGES_AT,
    takesTransfers: true,
    perform: async operation => perform(atWork(operation.key), operation),
    lookUp: async (key, shopId) => {
      const asked = await findAsked(db, shopId, key)
      return (asked && (await lookUp(atWork(key), asked))) ?? 'unknown'
    },
    readMessage: async message => readEvent(stripe, message, webhookSecret, clock.now()),
  }
}

async function perform(at: AtWork, operation: PaymentOperation): Promise<Outcome> {
  const asked = await noteAsked(at.db, operation, at.now)
  if (asked.outcome !== null) return asked.outcome
  try {
    if (!begins(operation)) {
      const outcome = (await isOurs(at, operation))
        ? await settle(at.stripe, operation, at.optionsOf)
        : ({ result: 'declined', reason: 'the payment is none of this shop’s' } as const)
      return await keep(at, asked, null, outcome)
    }
    const known = asked.is_new ? undefined : await lookUpAgain(at, asked)
    if (known !== undefined) return known
    const owns = (customer: string) => ownsCustomer(at, customer, operation.shopId)
    const begun = await begin(at.stripe, operation, at.optionsOf, at.now, owns)
    if (begun === undefined)
      return keep(at, asked, null, { result: 'declined', reason: 'the source is none of Stripe’s' })
    return await keep(at, asked, begun.object.id, outcomeOf(begun, asked))
  } catch (error) {
    const outcome = outcomeOfError(error)
    if (outcome === undefined) throw error
    return keep(at, asked, null, outcome)
  }
}

/**
 * What became of a key that was asked with before; undefined where Stripe is to be asked anew. What it has made already is asked how
 * it stands, since its answer to the key would be that of the first time. With a key that is new nobody has asked, so that nothing of it
 * is lost: whoever comes with it at the same time asks by the same idempotency key, and is told of the same payment.
 */
async function lookUpAgain(at: AtWork, asked: AskedOperation): Promise<Outcome | undefined> {
  const known = await lookUp(at, asked)
  if (known === undefined) await noteAskedAgain(at.db, asked, at.now)
  return known
}

/** Whether the payment that something is to be done with was begun for this shop. */
async function isOurs(
  { stripe, db, optionsOf }: AtWork,
  { transaction, shopId, orderKey }: Pick<PaymentOperation, 'transaction' | 'shopId' | 'orderKey'>,
): Promise<boolean> {
  const id = transaction?.id ?? ''
  const object = id.startsWith('cs_')
    ? await stripe.checkout.sessions.retrieve(id, {}, optionsOf('look'))
    : id.startsWith('pi_') && (await stripe.paymentIntents.retrieve(id, {}, optionsOf('look')))
  return object && isOfShop(db, object.metadata, { shopId, orderKey })
}

/** Whether a card is the shop's to charge: an order of a subscription is another one than that with which it was kept. */
async function ownsCustomer({ stripe, db, optionsOf }: AtWork, id: string, shopId: number): Promise<boolean> {
  const customer = await stripe.customers.retrieve(id, {}, optionsOf('look'))
  return !customer.deleted && isOfShop(db, customer.metadata, { shopId, orderKey: null })
}

/** Whether a payment begins with it. */
function begins({ kind }: Pick<AskedOperation, 'kind'>): boolean {
  return kind === 'authorise' || kind === 'save_source'
}

function outcomeOf(begun: Begun, { until }: AskedOperation): Outcome {
  switch (begun.is) {
    case 'payment':
      return outcomeOfPayment(begun.object, until)
    case 'setup':
      return outcomeOfSetup(begun.object, until)
    case 'page':
      return outcomeOfPage(begun.object, until)
  }
}

/** Notes an answer. What waits for the buyer, or for Stripe's maintenance, is not final; nor is what was paid and can be let go again. */
async function keep(
  { db }: AtWork,
  asked: AskedOperation,
  objectId: string | null,
  outcome: Outcome,
): Promise<Outcome> {
  const isFinal = outcome.result === 'done' || outcome.result === 'declined'
  await keepAnswer(db, asked, objectId, isFinal ? outcome : null)
  return outcome
}

/** What became of it; undefined where Stripe has never done anything for it. */
async function lookUp(at: AtWork, asked: AskedOperation): Promise<Outcome | undefined> {
  if (asked.outcome !== null) return asked.outcome
  if (!begins(asked)) return lookUpSettled(at, asked)
  const begun = await find(at, asked)
  return begun && keep(at, asked, begun.object.id, outcomeOf(begun, asked))
}

async function find(at: AtWork, asked: AskedOperation): Promise<Begun | undefined> {
  const { stripe, optionsOf } = at
  const { object_id: id } = asked
  if (id === null) return findLost(stripe, asked, optionsOf)
  if (id.startsWith('pi_')) return { is: 'payment', object: await stripe.paymentIntents.retrieve(id) }
  if (id.startsWith('seti_')) return { is: 'setup', object: await stripe.setupIntents.retrieve(id) }
  const expand = ['payment_intent', 'setup_intent']
  return { is: 'page', object: await stripe.checkout.sessions.retrieve(id, { expand }) }
}

/** Of a capture or a letting go the payment itself tells; a giving back is found by its mark. What is not there is asked for again. */
async function lookUpSettled(at: AtWork, asked: AskedOperation): Promise<Outcome | undefined> {
  const { stripe, optionsOf } = at
  const id = asked.transaction_id ?? ''
  if (!id.startsWith('pi_')) return undefined
  if (asked.kind === 'refund' || asked.kind === 'change_amount') {
    const known = await findRefund(stripe, id, asked.key, optionsOf)
    return known && keep(at, asked, null, known)
  }
  const { status, metadata } = await stripe.paymentIntents.retrieve(id)
  // Of what another shop has done with it nothing was done for this one.
  if (metadata?.akinai_shop !== String(asked.shop_id)) return undefined
  const wanted = asked.kind === 'capture' ? 'succeeded' : 'canceled'
  return status === wanted ? keep(at, asked, null, { result: 'done', transaction_id: id }) : undefined
}
