/**
 * Bringing a checkout and its order together: the order says how it stands, the checkout is told. Can be done by anybody at any
 * time, and again; so what dies between the two is of no consequence (R-CHECKOUT-8).
 */
import type { Context } from '../../context.ts'
import type { Connection } from '../../db/database.ts'
import { openUnit } from '../../db/unit.ts'
import { onBehalfOf } from '../../lib/shop-at-work.ts'
import { findPlacement, type Placement } from '../../resources/orders/operations/place-order.ts'
import { sharedReads } from '../shared-reads.ts'
import type { Completed } from './completed-schemas.ts'
import { changedNow } from './lifetime.ts'
import { inProgress } from './refusals.ts'
import { noCheckout } from './show-checkout.ts'
import {
  findByDigest,
  findCheckout,
  findUnderWay,
  referenceOf,
  type StoredCheckout,
  settle,
} from './store.ts'
import { seeToWhatFollows } from './what-follows.ts'

/** A checkout by its id, with what became of its order by now. Throws 404. */
export async function findSettled(context: Context, shopId: number, id: string): Promise<StoredCheckout> {
  const find = (db: Connection) => findCheckout(db, shopId, id, context.clock.now())
  // What the call itself has written by now only its unit sees.
  const ownWrites = openUnit()?.hasBegun === true
  const checkout = await (ownWrites ? find(context.db) : sharedReads(context.db).one(shopId, find))
  if (checkout === undefined) throw noCheckout()
  return settleCheckout(context, checkout)
}

/** The checkout with what became of its order by now. Asks no payment service. */
export async function settleCheckout(context: Context, checkout: StoredCheckout): Promise<StoredCheckout> {
  const { state, shop_id } = checkout
  if (state !== 'completing' && state !== 'awaiting_buyer') return checkout
  const outcome = outcomeOf(await findPlacement(context, shop_id, referenceOf(checkout)))
  if (outcome === undefined || outcome.state === state) return checkout
  const now = context.clock.now()
  const moment = changedNow(now, outcome.state === 'completed')
  // By itself where it can be: the unit of the call would hold a connection for as long as what follows waits for others.
  const isByItself = openUnit()?.hasBegun !== true
  const write = () => settle(context.db, checkout, outcome, moment)
  const settled = await (isByItself ? onBehalfOf(shop_id, write) : write())
  if (settled !== undefined) {
    // Whoever comes back from a payment service finds what follows of the order.
    if (isByItself && state === 'awaiting_buyer' && settled.answer !== null)
      await seeToWhatFollows(context, settled, settled.answer)
    return settled
  }
  // Somebody else was first.
  const latest = await findByDigest(context.db, shop_id, checkout.digest, now)
  if (latest === undefined) throw noCheckout()
  return latest
}

/** What the checkout becomes; undefined while that is open. */
function outcomeOf(
  placement: Placement | undefined,
): Pick<StoredCheckout, 'state' | 'answer' | 'refusal'> | undefined {
  switch (placement?.is) {
    case 'placed':
      return { state: 'completed', answer: answerOf(placement), refusal: null }
    case 'awaiting_buyer':
      return { state: 'awaiting_buyer', answer: null, refusal: null }
    case 'declined':
      return { state: 'open', answer: null, refusal: placement.reason }
    default:
      return undefined
  }
}

/** What completing a checkout is answered once there is an order. */
export function answerOf(
  placed: Pick<Extract<Placement, { is: 'placed' }>, 'unique_key' | 'secret' | 'status' | 'action'>,
): Completed {
  const { unique_key, secret, status, action } = placed
  return { order: { unique_key, secret, status }, application: null, action }
}

/** What it is answered while the buyer is on a page of the payment service. */
export function redirectTo({ action: { url } }: Extract<Placement, { is: 'awaiting_buyer' }>): Completed {
  return { order: null, application: null, action: { type: 'redirect', url } }
}

/** The same of a checkout whose buyer is awaited. Throws 409 when that has just ended. */
export async function redirectOf(context: Context, checkout: StoredCheckout): Promise<Completed> {
  const placement = await findPlacement(context, checkout.shop_id, referenceOf(checkout))
  if (placement?.is !== 'awaiting_buyer') throw inProgress()
  return redirectTo(placement)
}

/** Checkouts that are looked at at a time. */
const BATCH = 200

/** Tells all checkouts of all shops what became of their orders; answers how many heard something new. */
export async function settleCheckouts(context: Context): Promise<number> {
  let settled = 0
  let after: Pick<StoredCheckout, 'changed_at' | 'digest'> = {
    ...{ changed_at: new Date(0), digest: Buffer.alloc(0) },
  }
  for (;;) {
    const underWay = await findUnderWay(context.db, after, BATCH)
    for (const checkout of underWay) {
      const { state } = await settleCheckout(context, checkout)
      if (state !== checkout.state) settled += 1
    }
    const last = underWay.at(-1)
    if (last === undefined || underWay.length < BATCH) return settled
    after = last
  }
}
