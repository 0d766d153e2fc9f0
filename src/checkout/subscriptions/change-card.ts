/**
 * The buyer of a subscription has it paid with another card (R-SUBSCRIPTION-7). No money moves, so that nothing is written down
 * before the payment service is asked: whoever dies in between has lost nothing but a card that nobody uses.
 */
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { Problem } from '../../http/problems.ts'
import { readDateTime, writeDateTime } from '../../lib/date-time.ts'
import { beginRun } from '../../lib/run-bound.ts'
import { sha256 } from '../../lib/sha256.ts'
import {
  lookUpPayment,
  type Outcome,
  type PaymentOperation,
  performPayment,
  UndeterminedError,
} from '../../payments/gateway.ts'
import { newSecret } from '../../resources/orders/changes/make-order.ts'
import { findShop } from '../../shops/store.ts'
import { endAwaitedCard, findCard, type GivenCard, listAwaitedCards, putCard } from './card-store.ts'
import { MAX_REFUSED_CARDS } from './limits.ts'
import { requireOpen } from './require-open.ts'
import { resume } from './resume.ts'
import type { StoredSubscription } from './store.ts'
import { turn } from './turn.ts'

const MINUTE_MS = 60_000

/** How long a buyer has for the page of the payment service. */
const TIME_TO_APPROVE_MS = 30 * MINUTE_MS

/** How the subscription is then, and where the buyer has to go before the card is used; null where nothing is to be done. */
export interface ChangedCard {
  readonly subscription: StoredSubscription
  readonly url: string | null
}

/**
 * Asks the payment service to keep the card, once in place of the one before, however often that is sent. Throws 422
 * `subscriptions/change-rejected` for one that is refused, after too many of them, and of a subscription that is over; 502 and 504
 * when the service gives no answer, with nothing changed.
 */
export async function changeCard(
  context: Context,
  row: StoredSubscription,
  card: Card,
): Promise<ChangedCard> {
  requireOpen(row)
  const { key, return_name } = namesOf(row, card)
  const last = await findCard(context.db, row.shop_id, row.id)
  if (last?.key === key) return asBefore(row, last)
  if (row.refused_cards >= MAX_REFUSED_CARDS) {
    throw rejected(`The payment service has refused ${MAX_REFUSED_CARDS} cards. Ask the shop.`)
  }
  const shop = await findShop(context.db, row.shop_id)
  if (shop === undefined) throw new Error(`There is no shop ${row.shop_id}`)
  const until = new Date(context.clock.now().getTime() + TIME_TO_APPROVE_MS)
  const outcome = await ask(context, {
    ...{ key, shopId: row.shop_id, orderKey: row.unique_key, kind: 'save_source', method: 'creditcard' },
    ...{ transaction: null, amount: null, source: card.source },
    buyer: {
      return_url: `${context.baseUrl}/shops/${shop.key}/cards/${return_name}`,
      ...{ until: writeDateTime(until), saves_source: true },
    },
  })
  const given = { shop_id: row.shop_id, subscription_id: row.id, key, return_name, until }
  if (outcome.result === 'action_required' && outcome.action.type === 'redirect') {
    const { url, until: end } = outcome.action
    const awaited = { ...given, url, until: readDateTime(end) ?? until, state: 'awaited' } as const
    return { subscription: await awaitBuyer(context, row, awaited), url }
  }
  return { subscription: await settle(context, outcome, { ...given, url: null }, 'given'), url: null }
}

/** Whether it is not known yet whether the service takes it: counted as one that it refuses (R-RATE-7), since each is a page that the service makes. */
export function leadsAway({ url }: ChangedCard): boolean {
  return url !== null
}

/** A card that a buyer gives. */
interface Card {
  /** As the payment service calls it. */
  readonly source: string
  /**
   * The `return_name` of the one that was given last, as the page of the buyer knows it; none when it is the first one. Without it a
   * card is given anew each time.
   */
  readonly inPlaceOf?: string | undefined
}

/**
 * Its names for the payment service and for the way back, the same when a page sends it twice: the service leads back by the first of
 * them. Another card is another one, which a page may send that a browser has gone back to. Who has not the link guesses neither.
 */
function namesOf({ secret }: StoredSubscription, { source, inPlaceOf = newSecret() }: Card) {
  const name = (of: string) =>
    sha256(JSON.stringify([of, secret, inPlaceOf, source]))
      .toString('hex')
      .slice(0, 32)
  return { key: name('key'), return_name: name('return') }
}

/** What became of it when it was sent the first time. */
function asBefore(subscription: StoredSubscription, { state, url }: GivenCard): ChangedCard {
  if (state === 'refused') throw refused()
  return { subscription, url: state === 'awaited' ? url : null }
}

async function awaitBuyer(
  context: Context,
  row: StoredSubscription,
  card: GivenCard,
): Promise<StoredSubscription> {
  const subscription = await turn(
    context,
    row,
    async (held, _, tx) => {
      requireOpen(held)
      return (await isNoted(tx, card)) ? null : { after: held, news: null }
    },
    { within: tx => putCard(tx, card) },
  )
  return subscription ?? row
}

/** Whether it was sent twice at a time, and the other was faster. */
async function isNoted(tx: Transaction, { shop_id, subscription_id, key }: Settled): Promise<boolean> {
  return (await findCard(tx, shop_id, subscription_id))?.key === key
}

/** What became of a card whose buyer is awaited, as far as it is known by now; answers whether something did. */
export async function settleCard(context: Context, card: GivenCard): Promise<boolean> {
  const { shop_id: shopId, key, until, state } = card
  if (state !== 'awaited') return false
  const outcome = await lookUpPayment(context.payments, { key, shopId })
  const isOver = context.clock.now() > until
  if (outcome?.result === 'action_required' && !isOver) return false
  if (outcome?.result === 'maintenance' && !isOver) return false
  try {
    await settle(context, outcome ?? NOTHING, card, 'awaited')
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof Replaced)) throw error
  }
  return true
}

/** Looked for at a time. */
const BATCH = 200

/** The job: settles the cards whose buyers are awaited, all of them or as many as its time allows; answers of how many something became. */
export async function settleCards(context: Context): Promise<number> {
  const run = beginRun()
  let settled = 0
  for (let after = { until: new Date(0), key: '' }; ; ) {
    const cards = await listAwaitedCards(context.db, after, BATCH)
    for (const card of cards) {
      if (run.isOver()) return settled
      try {
        if (await settleCard(context, card)) settled += 1
      } catch (error) {
        const { shop_id: shop, subscription_id: subscription } = card
        context.log.warn({ err: error, shop, subscription }, 'it is open whether a card is kept')
      }
    }
    const last = cards.at(-1)
    if (last === undefined || cards.length < BATCH) return settled
    after = last
  }
}

const NOTHING: Outcome = { result: 'declined', reason: 'nothing was ever done' }

/** Another card has taken its place, or somebody was faster. */
class Replaced extends Error {}

type Settled = Omit<GivenCard, 'state'>

/** Writes down what the service said of one that was given now, or awaited. Throws 422 where it was no. */
async function settle(
  context: Context,
  outcome: Outcome,
  card: Settled,
  how: 'given' | 'awaited',
): Promise<StoredSubscription> {
  const saved = outcome.result === 'done' ? outcome.saved_source : undefined
  const isRefused = outcome.result === 'declined' || outcome.result === 'done'
  const row = { shop_id: card.shop_id, id: card.subscription_id }
  const after = await turn(
    context,
    row,
    async (held, { today }, tx) => {
      if (how === 'given' && (await isNoted(tx, card))) return null
      const isOpen = held.state === 'active' || held.state === 'paused'
      if (!isOpen || saved === undefined) {
        return { after: { ...held, refused_cards: held.refused_cards + (isRefused ? 1 : 0) }, news: null }
      }
      const paid = { ...held, source: saved, failures: 0, refused_cards: 0 }
      // It waited for nothing else.
      if (held.cause === 'no_source') return resume(tx, paid, today)
      return { after: paid, news: 'subscription_card' }
    },
    {
      within: async tx => {
        const state = saved === undefined ? 'refused' : 'kept'
        // What was not answered yes or no may be asked again.
        if (how === 'given') return isRefused ? putCard(tx, { ...card, state }) : undefined
        if (!(await endAwaitedCard(tx, { ...card, state }))) throw new Replaced()
      },
    },
  )
  if (after === undefined) throw new Error(`There is no subscription ${row.id}`)
  if (saved !== undefined) return after
  throw outcome.result === 'maintenance'
    ? rejected('The payment service is under maintenance. Nothing was changed; try again later.')
    : refused()
}

const refused = () =>
  rejected('The payment service has refused the card. What was paid with so far stays.', 'was refused')

function rejected(detail: string, why?: string): Problem {
  const violations = why === undefined ? [] : [{ pointer: '/source', detail: why }]
  return new Problem('subscriptions/change-rejected', detail, violations.length === 0 ? {} : { violations })
}

async function ask(context: Context, operation: PaymentOperation): Promise<Outcome> {
  try {
    return await performPayment(context.payments, operation)
  } catch (cause) {
    if (!(cause instanceof UndeterminedError)) throw cause
    const timedOut = cause.why === 'timeout'
    throw new Problem(
      timedOut ? 'internal/gateway-timeout' : 'internal/bad-gateway',
      `The payment service ${timedOut ? 'did not answer in time' : 'gave no answer that can be understood'}. Nothing was changed; try again.`,
      { cause },
    )
  }
}
