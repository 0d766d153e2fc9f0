/**
 * The buyer of a subscription has it paid with another card (R-SUBSCRIPTION-7). No money moves, so that nothing is written down
 * before the payment service is asked: whoever dies in between has lost nothing but a card that nobody uses.
 */
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { Problem } from '../../http/problems.ts'
import { readDateTime, writeDateTime } from '../../lib/date-time.ts'
import { beginRun } from '../../lib/run-bound.ts'
import {
  lookUpPayment,
  type Outcome,
  type PaymentOperation,
  performPayment,
  UndeterminedError,
} from '../../payments/gateway.ts'
import { newSecret } from '../../resources/orders/changes/make-order.ts'
import { findShop } from '../../shops/store.ts'
import { type AwaitedCard, endAwaitedCard, listAwaitedCards, putAwaitedCard } from './card-store.ts'
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
 * Asks the payment service to keep the card. Throws 422 `subscriptions/change-rejected` for one that is refused, after too many
 * of them, and of a subscription that is over; 502 and 504 when the service gives no answer, with nothing changed.
 */
export async function changeCard(
  context: Context,
  row: StoredSubscription,
  source: string,
): Promise<ChangedCard> {
  requireOpen(row)
  if (row.refused_cards >= MAX_REFUSED_CARDS) {
    throw rejected(`The payment service has refused ${MAX_REFUSED_CARDS} cards. Ask the shop.`)
  }
  const shop = await findShop(context.db, row.shop_id)
  if (shop === undefined) throw new Error(`There is no shop ${row.shop_id}`)
  const key = randomUUID()
  const return_name = newSecret()
  const until = new Date(context.clock.now().getTime() + TIME_TO_APPROVE_MS)
  const outcome = await ask(context, {
    ...{ key, shopId: row.shop_id, orderKey: row.unique_key, kind: 'save_source', method: 'creditcard' },
    ...{ transaction: null, amount: null, source },
    buyer: {
      return_url: `${context.baseUrl}/shops/${shop.key}/cards/${return_name}`,
      ...{ until: writeDateTime(until), saves_source: true },
    },
  })
  if (outcome.result === 'action_required' && outcome.action.type === 'redirect') {
    const { url } = outcome.action
    const card = { shop_id: row.shop_id, subscription_id: row.id, key, return_name, url }
    const subscription = await turn(
      context,
      row,
      held => {
        requireOpen(held)
        return { after: held, news: null }
      },
      {
        within: tx => putAwaitedCard(tx, { ...card, until: readDateTime(outcome.action.until) ?? until }),
      },
    )
    return { subscription: subscription ?? row, url }
  }
  return { subscription: await settle(context, row, outcome), url: null }
}

/** What became of a card whose buyer is awaited, as far as it is known by now; answers whether something did. */
export async function settleCard(context: Context, card: AwaitedCard): Promise<boolean> {
  const { shop_id: shopId, subscription_id: id, key, until, state } = card
  if (state !== 'awaited') return false
  const outcome = await lookUpPayment(context.payments, { key, shopId })
  const isOver = context.clock.now() > until
  if (outcome?.result === 'action_required' && !isOver) return false
  if (outcome?.result === 'maintenance' && !isOver) return false
  try {
    await settle(context, { shop_id: shopId, id }, outcome ?? NOTHING, card)
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

/** Another card has taken its place. */
class Replaced extends Error {}

/** Writes down what the service said. Throws 422 where it was no. */
async function settle(
  context: Context,
  row: Pick<StoredSubscription, 'shop_id' | 'id'>,
  outcome: Outcome,
  awaited?: AwaitedCard,
): Promise<StoredSubscription> {
  const saved = outcome.result === 'done' ? outcome.saved_source : undefined
  const isRefused = outcome.result === 'declined' || outcome.result === 'done'
  const after = await turn(
    context,
    row,
    async (held, { today }, tx) => {
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
        const came = saved === undefined ? 'refused' : 'kept'
        if (awaited !== undefined && !(await endAwaitedCard(tx, awaited, came))) throw new Replaced()
      },
    },
  )
  if (after === undefined) throw new Error(`There is no subscription ${row.id}`)
  if (saved !== undefined) return after
  throw outcome.result === 'maintenance'
    ? rejected('The payment service is under maintenance. Nothing was changed; try again later.')
    : rejected('The payment service has refused the card. What was paid with so far stays.', 'was refused')
}

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
