/**
 * A subscription begins with its first order (R-SUBSCRIPTION-1): it is written down in the transaction with which that begins,
 * and is one once there is the order, with what is paid with from then on.
 */
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { dayInTokyo } from '../../lib/day.ts'
import { findPlacementOfOrder } from '../../resources/orders/placement-store.ts'
import type { StoredCheckout } from '../checkouts/store.ts'
import type { PricedLine } from '../priced-line.ts'
import { deliveriesOf } from './cycles.ts'
import {
  deleteStarting,
  findByFirstOrder,
  findStarting,
  insertSubscription,
  type StoredSubscription,
} from './store.ts'
import { started } from './transitions.ts'
import { turn } from './turn.ts'

/** How the orders of a subscription name it. */
export interface SubscriptionNames {
  readonly unique_key: string
  readonly secret: string
}

/** The subscription of a checkout, and its first order. */
export interface Beginning extends SubscriptionNames {
  readonly checkout: Pick<StoredCheckout, 'shop_id' | 'lines' | 'wishes' | 'via'>
  readonly line: PricedLine
  readonly orderKey: string
}

/** Writes it down; it is none before there is the order. */
export async function beginSubscription(
  tx: Transaction,
  { checkout, line, orderKey, unique_key, secret }: Beginning,
  now: Date,
): Promise<void> {
  const [asked] = checkout.lines
  if (asked === undefined || line.subscription === null) throw new Error('There is nothing to subscribe to')
  const { cycle_plan, repeat_times } = line.subscription
  const wishes = {
    ...checkout.wishes,
    // Said of the first order alone.
    ...{ coupon_code: null, remark: null },
    delivery: { ...checkout.wishes.delivery, delivery_date: null },
    payment: checkout.wishes.payment && { ...checkout.wishes.payment, source: null },
  }
  await insertSubscription(
    tx,
    checkout.shop_id,
    {
      ...{
        unique_key,
        secret,
        first_order_key: orderKey,
        line: asked,
        wishes,
        via: checkout.via,
        cycle_plan,
      },
      ...{ title: line.title, repeat_times: deliveriesOf(repeat_times), first_day: dayInTokyo(now) },
      known_price: line.unit_price - line.price + line.subscription.repeat_price,
    },
    now,
  )
}

/** What the first order shows of it. */
export function firstOf({ subscription }: PricedLine, { unique_key }: SubscriptionNames) {
  const repeat_times = subscription === null ? null : deliveriesOf(subscription.repeat_times)
  return { unique_key, repeat_number: 1, repeat_times }
}

/** Brings that which begins with an order and the order together, as far as it is known by now. Can be done again. */
export async function settleBeginningOf(context: Context, shopId: number, orderKey: string): Promise<void> {
  const row = await findByFirstOrder(context.db, shopId, orderKey)
  if (row !== undefined) await settleBeginning(context, row)
}

async function settleBeginning(context: Context, row: StoredSubscription): Promise<boolean> {
  if (row.state !== 'starting') return false
  const placement = await findPlacementOfOrder(context.db, row.shop_id, row.first_order_key)
  switch (placement?.state) {
    case 'placed': {
      const { saved_source } = placement
      const after = await turn(context, row, (held, { today }) =>
        held.state === 'starting' ? started(held, saved_source, today) : null,
      )
      return after !== undefined
    }
    case undefined:
    case 'declined':
    case 'letting_go':
    case 'let_go':
      await context.db.transaction(tx => deleteStarting(tx, row))
      return true
    default:
      return false
  }
}

/** Looked for at a time. */
const BATCH = 200

/** The job: settles all that may have begun; answers how many did, or came to nothing. */
export async function settleBeginnings(context: Context): Promise<number> {
  let settled = 0
  for (let after = { created_at: new Date(0), id: 0 }; ; ) {
    const rows = await findStarting(context.db, after, BATCH)
    for (const row of rows) {
      const { shop_id: shop, unique_key: subscription } = row
      try {
        if (await settleBeginning(context, row)) settled += 1
      } catch (error) {
        context.log.warn({ err: error, shop, subscription }, 'a subscription has not begun')
      }
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return settled
    after = last
  }
}
