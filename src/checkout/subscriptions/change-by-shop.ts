/** A person of the shop, or its operator, changes a subscription; it is noted in the audit log (R-SUBSCRIPTION-4). */
import { recordEvent } from '../../audit/record.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/problems.ts'
import type { Author } from '../../selling/author.ts'
import { changeSubscription, type SubscriptionChange } from './change-subscription.ts'
import { findByKey, type StoredSubscription } from './store.ts'

/** Does it. Throws 404 `subscriptions/not-found`, and as `changeSubscription`. */
export async function changeByShop(
  context: Context,
  shopId: number,
  author: Author,
  key: string,
  change: SubscriptionChange,
): Promise<StoredSubscription> {
  const row = await findByKey(context.db, shopId, key)
  if (row === undefined) throw notFound('subscriptions')
  return changeSubscription(context, row, change, {
    who: 'shop',
    within: (tx, { now: at }) =>
      recordEvent(tx, {
        ...{ shopId, ...author, kind: 'subscription_changed', subject: row.unique_key },
        ...{ detail: { change }, at },
      }),
  })
}
