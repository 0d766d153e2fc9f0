/** The step from a checkout to its order: decided on together, and written together (R-CHECKOUT-8). */

import { takeSlot } from '../../claims/claim-store.ts'
import type { Context } from '../../context.ts'
import { together } from '../../db/pipeline.ts'
import { readDateTime } from '../../lib/date-time.ts'
import { onBehalfOf } from '../../lib/shop-at-work.ts'
import { asksService } from '../../resources/orders/changes/begin-placement.ts'
import { OutOfStock } from '../../resources/orders/changes/out-of-stock.ts'
import {
  type Placement,
  placeOrder,
  type WantedOrder,
  type WantedPayment,
  type Within,
} from '../../resources/orders/operations/place-order.ts'
import { takeCoupon } from '../../selling/coupon-store.ts'
import type { LegalTerms } from '../../shops/selling-store.ts'
import type { Application } from '../lottery/store.ts'
import { orderableUntil } from '../lottery/time-to-order.ts'
import { takeWin } from '../lottery/win.ts'
import { daysToPay } from '../rules/pay.ts'
import { beginSubscription, firstOf } from '../subscriptions/begin-subscription.ts'
import type { Completed } from './completed-schemas.ts'
import { changedNow } from './lifetime.ts'
import { orderDraft } from './order-draft.ts'
import type { Quoted } from './quote-now.ts'
import { declined, undetermined } from './refusals.ts'
import { answerOf, redirectTo, settleCheckout } from './settle-checkout.ts'
import { beginOrder, findByDigest, referenceOf, type StoredCheckout } from './store.ts'
import { told } from './told.ts'
import { isFollowed, type Series, seeToWhatFollows, seriesOf, winOf } from './what-follows.ts'

/** Thrown when something was changed since the checkout was quoted: it is to be decided on anew. */
export class Outrun extends Error {}

/** What the order needs besides. */
interface Terms {
  readonly terms: LegalTerms
  readonly return_to: string | null
}

/**
 * Makes the order of a checkout that has no problems, or begins to, where a payment service is asked. Throws `Outrun`, and as
 * `completeCheckout`.
 */
export async function buy(
  context: Context,
  checkout: StoredCheckout,
  quoted: Quoted,
  { terms, return_to }: Terms,
): Promise<Completed> {
  const { shop_id: shopId, via } = checkout
  const series = seriesOf(quoted)
  const decided = orderDraft(quoted, { via, terms })
  const draft = byService(context, quoted) ? { ...decided, method: 'service_bt' } : decided
  const wanted: WantedOrder = {
    reference: referenceOf(checkout),
    draft: series === undefined ? draft : { ...draft, subscription: firstOf(series.line, series) },
    payment: wantedPayment(quoted, draft.method, await winOf(context, checkout), context.clock.now()),
    return_to,
  }
  let written: Completed | null = null
  const within = withinPlacing(checkout, quoted, series)
  const place = () =>
    placeOrder(context, shopId, wanted, async (tx, begun, now) => {
      written = await within(tx, begun, now)
    })
  // A service is asked between two transactions, each of which stands for itself, and so does an order of which more follows at
  // once. What is paid later is followed by nothing yet: it is committed at once, and together with the answer of the call where
  // that has a key.
  const isFree = quoted.quote.amounts.total === 0
  const isByItself = asksService(wanted) || (isFree && isFollowed(checkout, quoted))
  const placement = await (isByItself ? onBehalfOf(shopId, place) : place())
  const completed = isOf(placement, written) ? written : await conclude(context, checkout, placement)
  if (isByItself) await seeToWhatFollows(context, checkout, completed, quoted)
  return completed
}

/** Whether this is the order that was written with its answer: the checkout says so, and need not be looked at again. */
function isOf(placement: Placement, written: Completed | null): written is Completed {
  return placement.is === 'placed' && written?.order?.unique_key === placement.unique_key
}

/** Whether a transfer goes to an account of the payment service's: of a shop that has named none of its own (R-PAY-17). */
function byService({ payments }: Context, { quote, settings }: Quoted): boolean {
  return quote.method === 'bt' && settings.bank_account === null && payments.gateway.takesTransfers
}

/** Until when it can be paid, where to, and with what. */
function wantedPayment(
  { quote, settings, checkout: { wishes } }: Quoted,
  method: string | null,
  win: Application | undefined,
  now: Date,
): WantedPayment {
  const left = daysToPay(settings, quote.method)
  const until = left === null ? null : now.getTime() + left * DAY_MS
  const ordered = win && orderableUntil(win, now)
  return {
    source: quote.method === 'creditcard' ? (wishes.payment?.source ?? null) : null,
    saves_source: quote.lines.some(({ type }) => type === 'subscription'),
    // What was won is to be paid for in the time in which it can be ordered.
    until: until === null ? null : new Date(Math.min(until, ordered?.getTime() ?? until)),
    account: method === 'bt' ? (settings.bank_account ?? ACCOUNT_TO_COME) : null,
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** What a buyer is told to whom a shop without an account of record sells by transfer. */
const ACCOUNT_TO_COME = 'お振込先は、ショップから別途ご連絡いたします。'

/**
 * What is written with the beginning of the order: the checkout, its coupon, its time of fetching, and what it is the first or
 * the prize of. Answers what completing it is answered; null where a payment service is asked first.
 */
function withinPlacing(
  checkout: StoredCheckout,
  quoted: Quoted,
  series: Series | undefined,
): (...begun: Parameters<Within>) => Promise<Completed | null> {
  const { shop_id: shopId, lines, application_id } = checkout
  const {
    quote,
    coupon,
    place,
    settings,
    pricing,
    checkout: { wishes },
  } = quoted
  return async (tx, { unique_key: orderKey, placement }, now) => {
    const answer = placement && answerOf(placement)
    const begun = { orderKey, told: told(lines, pricing, quote), answer }
    const mailAddress = wishes.customer?.mail_address ?? ''
    const at = wishes.takeout === null ? undefined : readDateTime(wishes.takeout.at)
    const fetches = quote.fetched > 0 && at !== undefined && place !== undefined
    const wanted = { pieces: quote.fetched, room: settings.takeout_slot_pieces }
    const taken = await together([
      // Held before its checkout, as by whoever gives a win up.
      application_id === null || takeWin(tx, shopId, application_id, orderKey, now),
      beginOrder(tx, checkout, begun, changedNow(now, answer !== null)),
      series && beginSubscription(tx, { ...series, checkout, orderKey }, now),
      coupon === undefined || takeCoupon(tx, shopId, coupon.id, { orderKey, mailAddress, now }),
      !fetches || takeSlot(tx, shopId, orderKey, { place, at }, wanted),
    ])
    if (taken.includes(false)) throw new Outrun()
    return answer
  }
}

/** What is answered, or refused, by what became of the order. */
async function conclude(
  context: Context,
  checkout: StoredCheckout,
  placement: Placement,
): Promise<Completed> {
  if (placement.is === 'out_of_stock') throw new OutOfStock(placement.lines)
  const { shop_id, digest } = checkout
  const latest = await findByDigest(context.db, shop_id, digest, context.clock.now())
  const settled = await settleCheckout(context, latest ?? checkout)
  if (settled.answer !== null) return settled.answer
  switch (placement.is) {
    case 'awaiting_buyer':
      return redirectTo(placement)
    case 'declined':
      throw declined(placement.reason)
    default:
      throw undetermined()
  }
}
