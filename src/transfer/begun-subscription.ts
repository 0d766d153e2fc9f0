/** A subscription as it goes out: it has begun once there is its first order, noted or not (R-SUBSCRIPTION-1). */

import type { StoredSubscription } from '../checkout/subscriptions/store.ts'
import { started } from '../checkout/subscriptions/transitions.ts'
import type { Connection } from '../db/database.ts'
import type { Day } from '../lib/day.ts'
import { findPlacementOfOrder } from '../resources/orders/placement-store.ts'
import type { AfterRow } from './after-store.ts'

/** The row as it is once its beginning is noted; undefined where there is no order yet. */
export async function asBegun(
  db: Connection,
  shopId: number,
  row: AfterRow,
  today: Day,
): Promise<AfterRow | undefined> {
  if (row.state !== 'starting') return row
  const starting = row as unknown as StoredSubscription
  const placement = await findPlacementOfOrder(db, shopId, starting.first_order_key)
  if (placement?.state !== 'placed') return undefined
  return { ...row, ...started(starting, placement.saved_source, today).after }
}
