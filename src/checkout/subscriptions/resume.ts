/** A subscription goes on, with what is known of its orders by then. */
import type { Transaction } from '../../db/database.ts'
import { together } from '../../db/pipeline.ts'
import type { Day } from '../../lib/day.ts'
import { findOrders } from '../../resources/orders/store.ts'
import { findAsked } from './cycle-order.ts'
import type { StoredSubscription } from './store.ts'
import { resumed, type Turn } from './transitions.ts'

/** What becomes of one that is held and paused. */
export async function resume(tx: Transaction, held: StoredSubscription, today: Day): Promise<Turn> {
  const [asked, [last]] = await together([
    findAsked(tx, held),
    findOrders(tx, held.shop_id, [held.last_order_key]),
  ])
  const isCancelled = last?.detail.status === 'cancelled'
  return resumed(held, today, { isUnderWay: asked !== undefined, isCancelled })
}
