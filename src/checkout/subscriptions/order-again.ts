/**
 * The job that makes the next orders of subscriptions (R-SUBSCRIPTION-2, R-SUBSCRIPTION-3). Each cycle of each has a name of its
 * own under which an order is asked for, so that it makes one at most, whatever dies in between and however many jobs run.
 */
import type { Context } from '../../context.ts'
import { Problem } from '../../http/problems.ts'
import { beginRun } from '../../lib/run-bound.ts'
import {
  callOffPlacement,
  findPlacement,
  type Placement,
  placeOrder,
  type WantedOrder,
} from '../../resources/orders/operations/place-order.ts'
import { findOrders } from '../../resources/orders/store.ts'
import { orderDraft } from '../checkouts/order-draft.ts'
import { sharedReads } from '../shared-reads.ts'
import { countImported, countOrder, holdCycle, Left, referenceOf } from './cycle-order.ts'
import { tellPrice } from './look-ahead.ts'
import { quoteAgain } from './quote-again.ts'
import { claimDue, type StoredSubscription } from './store.ts'
import { failed, paused } from './transitions.ts'
import { turn } from './turn.ts'

const MINUTE_MS = 60_000

/** After this it is looked at again when it is open what came of it, or nothing could be done. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS

/** Subscriptions that one run takes up at most, so that it ends. */
const MAX_TAKEN_UP = 1000

/** Takes up every subscription that is due; answers how many orders were made. */
export async function orderAgain(context: Context): Promise<number> {
  const run = beginRun()
  let made = 0
  for (let taken = 0; taken < MAX_TAKEN_UP && !run.isOver(); taken += 1) {
    const now = context.clock.now()
    const row = await claimDue(context.db, now, new Date(now.getTime() + LOOK_AGAIN_MS))
    if (row === undefined) break
    const { shop_id: shop, unique_key: subscription } = row
    try {
      if (await orderOf(context, row)) made += 1
    } catch (error) {
      const level = error instanceof Problem ? 'warn' : 'error'
      context.log[level]({ err: error, shop, subscription }, 'the next order of a subscription waits')
    }
  }
  return made
}

/** Answers whether an order was made. */
async function orderOf(context: Context, row: StoredSubscription): Promise<boolean> {
  const known = await findPlacement(context, row.shop_id, referenceOf(row))
  // An attempt that was declined yesterday is over; another is made under the same name, though not before it is known what came
  // of the last one.
  if (known !== undefined && (known.is !== 'declined' || known.is_open)) return follow(context, row, known)
  if (await countImported(context, row)) return false
  const [last] = await findOrders(context.db, row.shop_id, [row.last_order_key])
  // Whoever has resumed it since wants the next one all the same.
  if (last?.detail.status === 'cancelled' && row.resumed_past !== row.last_order_key) {
    await turnIfStill(context, row, held => paused(held, 'cancelled'))
    return false
  }
  return attempt(context, row)
}

async function attempt(context: Context, row: StoredSubscription): Promise<boolean> {
  const { shop_id: shopId, via, source } = row
  const [quoted, terms] = await Promise.all([
    quoteAgain(context, row, context.clock.now()),
    sharedReads(context.db).terms(shopId),
  ])
  if (terms === undefined) throw new Error(`There is no shop ${shopId}`)
  const [problem] = quoted.quote.problems
  if (problem !== undefined) {
    await note(context, row, 'unavailable', problem.detail)
    return false
  }
  const price = quoted.pricing.lines[0]?.line?.unit_price
  // What has become dearer since it was last told is ordered some days after that is told.
  if (price !== row.known_price) {
    await tellPrice(context, row, price)
    if (row.known_price !== null && price !== undefined && price > row.known_price) return false
  }
  const { unique_key, deliveries, repeat_times } = row
  const subscription = { unique_key, repeat_number: deliveries + 1, repeat_times }
  const wanted: WantedOrder = {
    reference: referenceOf(row),
    draft: { ...orderDraft(quoted, { via, terms }), subscription },
    payment: { source, source_is_kept: true, saves_source: false, until: null, account: null },
    return_to: null,
  }
  try {
    const placement = await placeOrder(context, shopId, wanted, tx => holdCycle(tx, row))
    return await follow(context, row, placement)
  } catch (error) {
    // Paused, stopped or resumed in this moment: nothing was asked for.
    if (error instanceof Left) return false
    throw error
  }
}

async function follow(context: Context, row: StoredSubscription, placement: Placement): Promise<boolean> {
  switch (placement.is) {
    case 'placed':
      await countOrder(context, row, placement.unique_key)
      return true
    case 'declined':
      // What is under maintenance, or has not answered, has refused nothing.
      if (!placement.put_off) await note(context, row, 'payment', null)
      return false
    case 'out_of_stock':
      await note(context, row, 'unavailable', null)
      return false
    case 'awaiting_buyer': {
      // Nobody is there to do anything. Who has paid in the same moment has bought.
      const known = await callOffPlacement(context, row.shop_id, referenceOf(row))
      if (known?.is === 'placed') return follow(context, row, known)
      await note(context, row, 'payment', null)
      return false
    }
    case 'undetermined':
      return false
  }
}

/** Notes that nothing came of it; tomorrow it is tried again. */
async function note(
  context: Context,
  row: StoredSubscription,
  cause: 'payment' | 'unavailable',
  why: string | null,
): Promise<void> {
  if (why !== null)
    context.log.info({ subscription: row.unique_key, why }, 'a subscription cannot be ordered')
  await turnIfStill(context, row, (held, now) => failed(held, cause, now))
}

/** Whoever was faster has seen to it. */
async function turnIfStill(
  context: Context,
  row: StoredSubscription,
  decide: (held: StoredSubscription, now: Date) => ReturnType<typeof failed>,
): Promise<void> {
  await turn(context, row, (held, { now }) => {
    const isStill =
      held.state === 'active' && held.next_cycle === row.next_cycle && held.failures === row.failures
    return isStill ? decide(held, now) : null
  })
}
