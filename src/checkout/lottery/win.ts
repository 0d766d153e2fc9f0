/** What a winner orders by: a checkout of the winner's own, for which the period of application is no bar (R-LOTTERY-6). */
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { Problem } from '../../http/problems.ts'
import { randomBase62 } from '../../lib/base62.ts'
import { changedNow } from '../checkouts/lifetime.ts'
import { quoteNow } from '../checkouts/quote-now.ts'
import { inProgress } from '../checkouts/refusals.ts'
import type { CheckoutDocument } from '../checkouts/schemas.ts'
import { presentCheckout } from '../checkouts/show-checkout.ts'
import { insertCheckoutWithin } from '../checkouts/store.ts'
import { told } from '../checkouts/told.ts'
import { makerOfCheckout } from '../maker.ts'
import { endOpenCheckouts, isUnderWay } from './checkout-store.ts'
import { asItStands, settleWinOf } from './draw-lotteries.ts'
import { type Application, lockApplication, saveApplication } from './store.ts'
import { orderableUntil } from './time-to-order.ts'

/** Throws 422 `applications/closed` unless it won and can be ordered at this time. */
function requireWon(application: Application, now: Date): void {
  const { state } = application
  const until = orderableUntil(application, now)
  if (state === 'won' && until !== null && now < until) return
  const words: Readonly<Record<string, string>> = {
    applied: 'The draw is still to come.',
    withdrawn: 'The application was withdrawn.',
    lost: 'The application did not win.',
    ordered: 'It is ordered already.',
  }
  throw new Problem('applications/closed', words[state] ?? 'The time in which it could be ordered is over.')
}

/**
 * Makes the checkout of a winner, with all that was said with the application, in place of one that was made before. Throws 422
 * `applications/closed`, and 409 `checkouts/in-progress` while a payment for it is asked for or waited for.
 */
export async function openWinnersCheckout(
  context: Context,
  application: Application,
  address: string,
): Promise<CheckoutDocument> {
  const { db, clock } = context
  const { shop_id: shopId, id: number, line, wishes, via } = application
  await settleWinOf(context, shopId, number)
  const now = clock.now()
  const wanted = { lines: [line], wishes, application_id: number }
  const quoted = await quoteNow(db, shopId, wanted, now)
  const id = randomBase62(22)
  const checkout = await db.transaction(async tx => {
    const held = await lockApplication(tx, application)
    if (held === undefined) throw new Error(`There is no application ${number}`)
    // An order may have come since it was settled.
    const standing = await asItStands(tx, held, now)
    requireWon(standing, now)
    if (await isBeingPaid(tx, standing)) throw inProgress()
    await endOpenCheckouts(tx, shopId, number, changedNow(now))
    return insertCheckoutWithin(tx, shopId, {
      ...{ id, via, ...wanted, told: told([line], quoted.pricing, quoted.quote) },
      ...{ maker: makerOfCheckout(shopId, address), ...changedNow(now) },
      // Of who was not told yet the time has not begun.
      orderable_until: standing.told_at === null ? null : standing.pay_until,
    })
  })
  return presentCheckout(id, checkout, quoted, now)
}

/** Whether an order of it is asked for, or its checkout has not heard yet what became of that. */
async function isBeingPaid(
  tx: Transaction,
  { shop_id, id, state, order_key }: Application,
): Promise<boolean> {
  return state === 'won' && (order_key !== null || (await isUnderWay(tx, shop_id, id)))
}

/**
 * Notes that an order comes of a win, in the transaction with which that begins; false where it cannot any more, as of a win of
 * which another order came or may still come.
 */
export async function takeWin(
  tx: Transaction,
  shopId: number,
  id: number,
  orderKey: string,
  now: Date,
): Promise<boolean> {
  const held = await lockApplication(tx, { shop_id: shopId, id })
  if (held === undefined) return false
  const standing = await asItStands(tx, held, now)
  const { state, order_key } = standing
  const until = orderableUntil(standing, now)
  if (state !== 'won' || order_key !== null || until === null || now >= until) return false
  await saveApplication(tx, { ...standing, order_key: orderKey }, now)
  return true
}

/**
 * Gives an application up, before the draw or after it; what was given up stays so. Throws 422 `applications/closed` of one
 * that is decided otherwise, and 409 `checkouts/in-progress` while it is being paid.
 */
export async function withdrawApplication(context: Context, application: Application): Promise<Application> {
  const { shop_id: shopId, id } = application
  await settleWinOf(context, shopId, id)
  return context.db.transaction(async tx => {
    const held = await lockApplication(tx, application)
    if (held === undefined) throw new Error(`There is no application ${id}`)
    const now = context.clock.now()
    if (held.state === 'withdrawn') return held
    const standing = await asItStands(tx, held, now)
    if (standing.state !== 'applied') requireWon(standing, now)
    if (await isBeingPaid(tx, standing)) throw inProgress()
    await endOpenCheckouts(tx, shopId, id, changedNow(now))
    const after: Application = { ...standing, state: 'withdrawn', pay_until: null }
    await saveApplication(tx, after, now)
    return after
  })
}
