/** What the next order of a subscription comes to now. */
import type { Context } from '../../context.ts'
import { type Quoted, quoteNow } from '../checkouts/quote-now.ts'
import type { Wishes } from '../checkouts/schemas.ts'
import type { QuoteProblem } from '../rules/quote-basis.ts'
import { asRepeated } from './as-repeated.ts'
import type { StoredSubscription } from './store.ts'

/**
 * Quotes it. The way of delivery and the time of day were chosen once, and nobody is there to choose anew: where they alone
 * keep it from being ordered it goes by the first way, at any time (R-SUBSCRIPTION-2). What was chosen is kept for the orders
 * after it.
 */
export async function quoteAgain(
  { db }: Pick<Context, 'db'>,
  { shop_id, line, wishes: said, source }: StoredSubscription,
  now: Date,
): Promise<Quoted> {
  const wishes: Wishes = { ...said, payment: { method: 'creditcard', source } }
  const quoted = await quoteNow(db, shop_id, { lines: [line], wishes }, now, asRepeated)
  const { problems } = quoted.quote
  if (problems.length === 0 || !problems.every(isOfDelivery)) return quoted
  const possible = { ...wishes, delivery: withoutLost(wishes.delivery, problems) }
  return quoteNow(db, shop_id, { lines: [line], wishes: possible }, now, asRepeated)
}

const AT = '/delivery/'

function isOfDelivery({ pointer }: QuoteProblem): boolean {
  return pointer.startsWith(AT)
}

/** The wish without what cannot be had. Null is the first way, any day, any time. */
function withoutLost(delivery: Wishes['delivery'], problems: readonly QuoteProblem[]): Wishes['delivery'] {
  const lost = new Set(problems.map(({ pointer }) => pointer.slice(AT.length)))
  const { shipping_method_id: method, delivery_date: date, delivery_time_zone: zone } = delivery
  return {
    shipping_method_id: lost.has('shipping_method_id') ? null : method,
    delivery_date: lost.has('delivery_date') ? null : date,
    delivery_time_zone: lost.has('delivery_time_zone') ? null : zone,
  }
}
