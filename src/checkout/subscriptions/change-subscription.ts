/** Buyer or shop pauses, resumes or stops a subscription (R-SUBSCRIPTION-4). */
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { Problem } from '../../http/problems.ts'
import { catchUp } from './cycle-order.ts'
import { requireOpen } from './require-open.ts'
import { resume } from './resume.ts'
import type { StoredSubscription } from './store.ts'
import { paused, stopped, type Turn } from './transitions.ts'
import { type Moment, turn } from './turn.ts'

/** What can be asked for. */
export const SUBSCRIPTION_CHANGES = ['pause', 'resume', 'stop'] as const
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number]

/** Who asks for it, and what is written with it. */
export interface Changer {
  readonly who: 'buyer' | 'shop'
  readonly within?: (tx: Transaction, moment: Moment) => Promise<void>
}

/**
 * Does it; what is so already stays so. Throws 422 `subscriptions/change-rejected` of one that is over, and 429
 * `mails/limit-reached`.
 */
export async function changeSubscription(
  context: Context,
  row: StoredSubscription,
  change: SubscriptionChange,
  { who, within }: Changer,
): Promise<StoredSubscription> {
  // An order that is there counts before anything else: it may have been the last of all.
  await catchUp(context, row)
  const after = await turn(
    context,
    row,
    (held, moment, tx) => decide(tx, held, change, who, moment),
    within === undefined ? {} : { within },
  )
  if (after === undefined) throw new Error(`There is no subscription ${row.id}`)
  return after
}

/** Null where it is so already. */
async function decide(
  tx: Transaction,
  held: StoredSubscription,
  change: SubscriptionChange,
  who: Changer['who'],
  { today }: Moment,
): Promise<Turn | null> {
  const { state } = held
  if (change === 'stop' && state === 'stopped') return null
  requireOpen(held)
  switch (change) {
    case 'stop':
      return stopped(held, who)
    case 'pause':
      return state === 'paused' ? null : paused(held, who)
    case 'resume':
      if (state === 'active') return null
      if (held.source === null) throw nothingToPayWith()
      return resume(tx, held, today)
  }
}

function nothingToPayWith(): Problem {
  return new Problem(
    'subscriptions/change-rejected',
    'There is no card by which its orders could be paid. It goes on once the buyer has said one.',
  )
}
