/** What a purchase is the beginning or the end of, besides its order: a subscription, a lottery, a download. */
import type { Context } from '../../context.ts'
import { onBehalfOf } from '../../lib/shop-at-work.ts'
import { newOrderKey, newSecret } from '../../resources/orders/changes/make-order.ts'
import { provideFilesOf } from '../digital/provide-files.ts'
import { settleWinOf } from '../lottery/draw-lotteries.ts'
import { type Application, findApplication } from '../lottery/store.ts'
import type { PricedLine } from '../priced-line.ts'
import { type SubscriptionNames, settleBeginningOf } from '../subscriptions/begin-subscription.ts'
import type { Completed } from './completed-schemas.ts'
import type { Quoted } from './quote-now.ts'
import type { StoredCheckout } from './store.ts'

/** A subscription that begins with the order, with names that only it will have. */
export interface Series extends SubscriptionNames {
  readonly line: PricedLine
}

/** That which begins with the order; undefined where none does. */
export function seriesOf({ quote: { lines } }: Quoted): Series | undefined {
  const line = lines.find(({ type }) => type === 'subscription')
  return line && { line, unique_key: newOrderKey(), secret: newSecret() }
}

/** The application that won, of a winner's checkout. */
export async function winOf(
  { db }: Context,
  { shop_id, application_id }: StoredCheckout,
): Promise<Application | undefined> {
  return application_id === null ? undefined : findApplication(db, shop_id, application_id)
}

/** Whether anything follows of an order that is quoted so, once it is there and paid for. */
export function isFollowed({ application_id }: StoredCheckout, { quote: { lines } }: Quoted): boolean {
  return application_id !== null || lines.some(({ type }) => type === 'subscription' || type === 'digital')
}

/**
 * What follows of an order that is there, as far as it can be done at once; jobs see to the rest. Without the quote it is looked
 * up what there is of it. By itself: payments may be asked, for which no unit is to wait, and what is refused, such as for want of
 * mails, is to undo no order.
 */
export function seeToWhatFollows(
  context: Context,
  checkout: StoredCheckout,
  completed: Completed,
  quoted?: Quoted,
): Promise<void> {
  return onBehalfOf(checkout.shop_id, () => seeToEach(context, checkout, completed, quoted))
}

async function seeToEach(
  context: Context,
  { shop_id: shopId, application_id }: StoredCheckout,
  { order }: Completed,
  quoted?: Quoted,
): Promise<void> {
  if (order === null) return
  const { unique_key: key } = order
  const types = new Set(quoted?.quote.lines.map(({ type }) => type) ?? (['subscription', 'digital'] as const))
  try {
    if (types.has('subscription')) await settleBeginningOf(context, shopId, key)
    if (types.has('digital')) await provideFilesOf(context, shopId, key)
    if (application_id !== null) await settleWinOf(context, shopId, application_id)
  } catch (error) {
    context.log.warn({ err: error, order: key }, 'what follows of an order is left to the jobs')
  }
}
