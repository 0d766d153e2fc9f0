/** POST /shops/{shop_id}/api/checkouts/{checkout_id}/complete (R-CHECKOUT-6 to R-CHECKOUT-8). */
import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/problems.ts'
import { outOfStock } from '../../resources/orders/changes/out-of-stock.ts'
import { applyToLottery } from '../lottery/apply.ts'
import { sharedReads } from '../shared-reads.ts'
import { buy, Outrun } from './buy.ts'
import type { Completed } from './completed-schemas.ts'
import { isExpired } from './lifetime.ts'
import { type Quoted, quoteNow } from './quote-now.ts'
import { changed, closed, inProgress, notReady, shopClosed, undetermined } from './refusals.ts'
import { findSettled, redirectOf } from './settle-checkout.ts'
import { presentCheckout } from './show-checkout.ts'
import type { StoredCheckout } from './store.ts'
import { changesSince, told } from './told.ts'

/** What the buyer agrees to. */
export interface Agreement {
  /** Yen, as `amounts.total` was told. */
  readonly expected_total: number
  /** That of the checkout of which the buyer has seen all; left out where the total alone is agreed to. */
  readonly version?: number
  /** The path of this server to which the buyer comes back from a payment service; null for the order's page. */
  readonly return_to: string | null
}

/** How often it is decided anew when something was changed between reading and writing. */
const MAX_ATTEMPTS = 3

/** Milliseconds that a call waits for another that completes the same checkout. */
const PATIENCE_MS = 4000
const LOOK_AGAIN_MS = 50

/**
 * Makes the order; of one that was completed before answers that. Throws 404, 409 `checkouts/changed` and
 * `checkouts/in-progress`, 422 `checkouts/not-ready`, `checkouts/out-of-stock`, `checkouts/closed`,
 * `checkouts/payment-declined` and `checkouts/shop-closed`, 429 `mails/limit-reached`, and 504 where it is open what became of
 * the payment.
 */
export async function completeCheckout(
  context: Context,
  shopId: number,
  id: string,
  agreement: Agreement,
): Promise<Completed> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const checkout = await findConcluded(context, shopId, id)
    if (checkout.state !== 'open') return answerBefore(context, checkout)
    const now = context.clock.now()
    if (isExpired(checkout, now)) throw closed('expired')
    const [quoted, terms] = await Promise.all([
      quoteNow(context.db, shopId, checkout, now),
      sharedReads(context.db).terms(shopId),
    ])
    if (terms === undefined) throw notFound('shops')
    requireAgreed(id, checkout, quoted, agreement, now)
    try {
      if (quoted.quote.applies) {
        const applied = await applyToLottery(context, checkout, quoted)
        if (applied === undefined) continue
        return applied
      }
      return await buy(context, checkout, quoted, { terms, return_to: agreement.return_to })
    } catch (error) {
      if (!(error instanceof Outrun)) throw error
    }
  }
  throw inProgress()
}

/** The checkout once nobody is at work on it. Throws 404, and 504 when that takes too long. */
async function findConcluded(context: Context, shopId: number, id: string): Promise<StoredCheckout> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const checkout = await findSettled(context, shopId, id)
    if (checkout.state !== 'completing') return checkout
    if (performance.now() > until) throw undetermined()
    await delay(LOOK_AGAIN_MS)
  }
}

/** What one that is not open was answered. */
async function answerBefore(context: Context, checkout: StoredCheckout): Promise<Completed> {
  if (checkout.answer !== null) return checkout.answer
  if (checkout.state === 'cancelled') throw closed('cancelled')
  return redirectOf(context, checkout)
}

const STOCK: ReadonlySet<string> = new Set(['sold_out', 'fewer_left'])

/** Refuses what the buyer has not agreed to, the first of: closed, out of stock, not ready, another total or version. */
function requireAgreed(
  id: string,
  checkout: StoredCheckout,
  quoted: Quoted,
  { expected_total, version = checkout.version }: Agreement,
  now: Date,
): void {
  const { quote, pricing, settings } = quoted
  if (!settings.able_to_business) throw shopClosed()
  if (pricing.problems.length > 0 && pricing.problems.every(({ code }) => STOCK.has(code))) {
    throw outOfStock(
      pricing.lines.flatMap(({ problems }, line) =>
        problems.slice(0, 1).map(({ detail }) => ({ line, detail })),
      ),
    )
  }
  if (quote.problems.length > 0) throw notReady(quote.problems)
  if (quote.amounts.total === expected_total && checkout.version === version) return
  const changes = changesSince(checkout.told, told(checkout.lines, pricing, quote), expected_total)
  throw changed(changes, presentCheckout(id, checkout, quoted, now))
}
