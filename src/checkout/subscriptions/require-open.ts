/** What can still be changed. */
import { Problem } from '../../http/problems.ts'
import type { StoredSubscription } from './store.ts'

/** Throws 422 `subscriptions/change-rejected` of a subscription that is over. */
export function requireOpen({ state }: Pick<StoredSubscription, 'state'>): void {
  if (state !== 'stopped' && state !== 'ended') return
  throw new Problem(
    'subscriptions/change-rejected',
    `The subscription is ${state}: nothing of it can be changed. Order the item again.`,
  )
}
