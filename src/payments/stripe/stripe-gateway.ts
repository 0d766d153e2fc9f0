/**
 * Payments by Stripe (docs/payments.md, docs/decisions/025-stripe.md). What is asked for is noted under the program's key first,
 * Stripe asked with an idempotency key made of that, and its answer noted. What became of a key is read from Stripe's objects.
 */
import { Stripe } from '#stripe'
import type { Connection } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import {
  GATEWAY_TIMEOUT_MS,
  isPaidLater,
  type Outcome,
  type PaymentGateway,
  type PaymentOperation,
} from '../gateway.ts'
import { type Begun, begin, type OptionsOf } from './begin.ts'
import { makeCaller } from './calls.ts'
import { readEvent } from './events.ts'
import { ifThere, isFailure, isForbidden, outcomeOfError } from './failures.ts'
import { findLost } from './find-lost.ts'
import {
  type AskedOperation,
  findAsked,
  keepAnswer,
  noteAsked,
  noteAskedAgain,
  noteFailure,
} from './operation-store.ts'
import { isOfShop } from './ownership.ts'
import { outcomeOfPage, outcomeOfPayment, outcomeOfSetup } from './read-objects.ts'
import { doneWithSurplus, findRefund, leftOf, readPayment, type SettledObject, settle } from './settle.ts'
import { surplusOf } from './surplus.ts'

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
  const stripe = new Stripe(secretKey, {
    ...{ maxNetworkRetries: 0, httpClient: makeCaller(), timeout: GATEWAY_TIMEOUT_MS, telemetry: false },
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
    optionsOf: optionsOfAttempt(key, 1),
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

/** The key of Stripe's by which a step of an operation is asked for. */
function optionsOfAttempt(key: string, attempt: number): OptionsOf {
  const more = attempt === 1 ? '' : `/${attempt}`
  return step => (step === 'look' ? {} : { idempotencyKey: `akinai/${key}/${step}${more}` })
}

async function perform(at: AtWork, operation: PaymentOperation): Promise<Outcome> {
  const noted = await noteAsked(at.db, operation, at.now)
  if (noted.outcome !== null) return noted.outcome
  let asked: AskedOperation = noted
  try {
    // With a key that is new nobody has asked, so that nothing of it is lost: whoever comes with it at the same time asks by the same
    // key of Stripe's, and is told of the same. What Stripe has made already is asked how it stands, since its answer to the key would
    // be that of the first time.
    if (!noted.is_new) {
      const known = await lookUp(at, noted)
      if (known !== undefined) return known
      asked = { ...noted, ...(await noteAskedAgain(at.db, noted, at.now)) }
    }
    return await ask({ ...at, optionsOf: optionsOfAttempt(asked.key, asked.attempt) }, operation, asked)
  } catch (error) {
    if (isFailure(error)) await noteFailure(at.db, asked)
    const outcome = outcomeOfError(error, noted.is_new)
    if (outcome === undefined) throw error
    return keep(at, asked, null, outcome)
  }
}

async function ask(at: AtWork, operation: PaymentOperation, asked: AskedOperation): Promise<Outcome> {
  if (!begins(operation)) return keep(at, asked, null, await settleOurs(at, operation))
  const owns = (customer: string) => ownsCustomer(at, customer, operation.shopId)
  const begun = await begin(at.stripe, operation, at.optionsOf, asked.asked_at, owns)
  if (begun === undefined)
    return keep(at, asked, null, { result: 'declined', reason: 'the source is none of Stripe’s' })
  return keep(at, asked, begun.object.id, outcomeOf(begun, asked))
}

/**
 * Does it with what was begun for this shop, and with nothing else. What a buyer was told elsewhere to pay with, as by another service or
 * from another account, is let go: nothing of it can be paid here.
 */
async function settleOurs(at: AtWork, operation: PaymentOperation): Promise<Outcome> {
  const { kind, method, transaction } = operation
  const mayBeElsewhere = kind === 'void' && isPaidLater(method)
  const look = findObject(at, operation)
  const object = await (mayBeElsewhere ? ifThere(look) : look)
  if (object === undefined && mayBeElsewhere) return { result: 'done', transaction_id: transaction?.id ?? '' }
  if (object === undefined || !(await isOfShop(at.db, object.metadata, operation)))
    return { result: 'declined', reason: 'the payment is none of this shop’s' }
  return settle({ ...at, operation }, object)
}

/** The payment, or the page, that something is to be done with; undefined where its name is none of Stripe's. */
async function findObject(
  { stripe, optionsOf }: AtWork,
  { kind, transaction }: PaymentOperation,
): Promise<SettledObject | undefined> {
  const id = transaction?.id ?? ''
  if (id.startsWith('cs_')) return stripe.checkout.sessions.retrieve(id, {}, optionsOf('look'))
  if (!id.startsWith('pi_')) return undefined
  try {
    return await readPayment(stripe, id, optionsOf)
  } catch (error) {
    // A key of Stripe's with few rights may not see charges. What is given back goes by the order alone then.
    if (kind !== 'refund' || !isForbidden(error)) throw error
    return stripe.paymentIntents.retrieve(id, {}, optionsOf('look'))
  }
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

/**
 * Notes an answer. What waits for the buyer, or for Stripe's maintenance, is not final; nor is it that a payment could not be let go,
 * which Stripe is asked for again by a further key of its own.
 */
async function keep(
  { db }: AtWork,
  asked: AskedOperation,
  objectId: string | null,
  outcome: Outcome,
): Promise<Outcome> {
  const stays = outcome.result === 'declined' && asked.kind === 'void'
  if (stays) await noteFailure(db, asked)
  const isFinal = !stays && (outcome.result === 'done' || outcome.result === 'declined')
  await keepAnswer(db, asked, objectId, isFinal ? outcome : null)
  return outcome
}

/** What became of it; undefined where Stripe has never done anything for it, or has it no more. */
async function lookUp(at: AtWork, asked: AskedOperation): Promise<Outcome | undefined> {
  if (!begins(asked)) {
    return asked.outcome === null ? lookUpSettled(at, asked) : lookForFailedRefund(at, asked, asked.outcome)
  }
  if (asked.outcome !== null) return withSurplus(at, asked, asked.outcome)
  const begun = await ifThere(find(at, asked))
  if (begun === undefined) return undefined
  const outcome = await keep(at, asked, begun.object.id, outcomeOf(begun, asked))
  return withSurplus(at, { ...asked, object_id: begun.object.id }, outcome)
}

/** What has become of a transfer, with what the buyer has transferred beyond it: that can be more at any time. */
async function withSurplus(
  { stripe, optionsOf }: AtWork,
  { method, kind, object_id: id }: AskedOperation,
  outcome: Outcome,
): Promise<Outcome> {
  const isOver = outcome.result === 'done' || outcome.result === 'declined'
  if (!isOver || method !== 'service_bt' || kind !== 'authorise' || id === null) return outcome
  const payment = await ifThere(readPayment(stripe, id, optionsOf))
  const surplus = payment === undefined ? 0 : await surplusOf(stripe, payment, optionsOf)
  return surplus > 0 ? { ...outcome, surplus } : outcome
}

/** What was given back can come back later, as from an account that is closed. */
async function lookForFailedRefund(
  { stripe, optionsOf }: AtWork,
  { transaction_id, key }: AskedOperation,
  outcome: Outcome,
): Promise<Outcome> {
  if (outcome.result !== 'done' || !transaction_id?.startsWith('pi_')) return outcome
  const refund = await ifThere(findRefund(stripe, transaction_id, key, optionsOf))
  return refund?.result === 'declined' ? refund : outcome
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
    const known = await ifThere(findRefund(stripe, id, asked.key, optionsOf))
    return known && keep(at, asked, null, known)
  }
  const payment = await ifThere(readPayment(stripe, id, optionsOf))
  // Of what another shop has done with it nothing was done for this one.
  if (payment?.metadata.akinai_shop !== String(asked.shop_id)) return undefined
  if (!hasBecome(payment, asked)) return undefined
  return keep(at, asked, null, doneWithSurplus(id, await surplusOf(stripe, payment, optionsOf)))
}

/** Whether a payment is captured for the amount, or let go, be it that all was given back. */
function hasBecome(payment: Stripe.PaymentIntent, { kind, amount }: AskedOperation): boolean {
  const { status, capture_method } = payment
  const wanted = kind === 'capture' ? amount : 0
  if (status === 'canceled') return kind === 'void'
  return status === 'succeeded' && capture_method === 'manual' && leftOf(payment) === wanted
}
