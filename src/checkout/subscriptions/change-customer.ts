/** The buyer of a subscription has moved, or has another mail address (R-SUBSCRIPTION-7). */
import type { Static } from '#typebox'
import type { Context } from '../../context.ts'
import { Problem } from '../../http/problems.ts'
import type { PeopleBody } from '../checkouts/body-schemas.ts'
import { quoteNow } from '../checkouts/quote-now.ts'
import { wishesAfter } from '../checkouts/update-checkout.ts'
import type { QuoteProblem } from '../rules/quote-basis.ts'
import { asRepeated } from './as-repeated.ts'
import { requireOpen } from './require-open.ts'
import type { StoredSubscription } from './store.ts'
import { turn } from './turn.ts'

type People = Static<typeof PeopleBody>

/** What keeps the next orders from going there; pointers lead into what was said. */
export async function customerFaults(
  context: Context,
  row: StoredSubscription,
  said: People,
): Promise<QuoteProblem[]> {
  const { shop_id: shopId, line, source } = row
  const payment = { method: 'creditcard' as const, source }
  const wishes = { ...wishesAfter(row.wishes, said), payment }
  const { quote } = await quoteNow(
    context.db,
    shopId,
    { lines: [line], wishes },
    context.clock.now(),
    asRepeated,
  )
  return quote.problems.filter(({ pointer }) => /^\/(customer|shipping)\b/.test(pointer))
}

/**
 * Has the next orders go there. Throws 422 `subscriptions/change-rejected` for what no order could have, and of a subscription
 * that is over; 429 `mails/limit-reached`.
 */
export async function changeCustomer(
  context: Context,
  row: StoredSubscription,
  said: People,
): Promise<StoredSubscription> {
  requireOpen(row)
  const faults = await customerFaults(context, row, said)
  if (faults.length > 0) {
    throw new Problem('subscriptions/change-rejected', 'Nothing can be sent there; errors tell why.', {
      violations: faults.map(({ pointer, detail }) => ({ pointer, detail })),
    })
  }
  const { customer, shipping } = wishesAfter(row.wishes, said)
  const after = await turn(context, row, held => {
    requireOpen(held)
    const changed = { ...held, wishes: { ...held.wishes, customer, shipping } }
    const isSame = JSON.stringify(changed.wishes) === JSON.stringify(held.wishes)
    return isSame ? null : { after: changed, news: 'subscription_changed' }
  })
  if (after === undefined) throw new Error(`There is no subscription ${row.id}`)
  return after
}
