/** What can become of a subscription (R-SUBSCRIPTION-3 to R-SUBSCRIPTION-5). Pure. */
import { type Day, startOfDay } from '../../lib/day.ts'
import { cycleAfter, dayOfCycle } from './cycles.ts'
import { MAX_FAILURES } from './limits.ts'
import type { SubscriptionNews } from './mails.ts'
import type { Cause, StoredSubscription } from './store.ts'

/** How it is then, and what is told of it. */
export interface Turn {
  readonly after: StoredSubscription
  readonly news: SubscriptionNews | null
}

/**
 * The first order is there, and this is what is paid with from now on. Null where nothing was kept: the order cost nothing, so that
 * no card was asked for, or the service kept none. Nobody could be charged, until the buyer says a card.
 */
export function started(row: StoredSubscription, source: string | null, today: Day): Turn {
  const active: StoredSubscription = { ...row, source, state: 'active', cause: null }
  if (isOver(active)) return { after: ended(active), news: null }
  if (source === null) return paused(active, 'no_source')
  return {
    after: awaiting(active, cycleAfter(row.first_day, row.cycle_plan, 1, today)),
    news: 'subscription_started',
  }
}

/** The order of a cycle was made; what was missed meanwhile is left out. */
export function delivered(row: StoredSubscription, orderKey: string, today: Day): Turn {
  const after = { ...row, last_order_key: orderKey, deliveries: row.deliveries + 1, failures: 0 }
  if (isOver(after)) return { after: ended(after), news: 'subscription_ended' }
  const next = cycleAfter(row.first_day, row.cycle_plan, row.next_cycle + 1, today)
  // Paused or stopped in the same moment, it stays so.
  return {
    after: row.state === 'active' ? awaiting(after, next) : { ...after, next_cycle: next },
    news: null,
  }
}

/** Milliseconds to the next attempt after one that came to nothing. */
const AGAIN_MS = 24 * 60 * 60 * 1000

/** Nothing came of an attempt: another is made a day later, and after some it is paused (R-SUBSCRIPTION-3). */
export function failed(
  row: StoredSubscription,
  cause: Extract<Cause, 'payment' | 'unavailable'>,
  now: Date,
): Turn {
  const failures = row.failures + 1
  if (failures >= MAX_FAILURES) return paused({ ...row, failures }, cause)
  return {
    after: { ...row, failures, next_at: new Date(now.getTime() + AGAIN_MS) },
    news: 'subscription_failed',
  }
}

/**
 * What a piece of the next delivery costs was found: who knows another price is told. One that is higher is asked for only some
 * days after that, in which the buyer can pause or stop.
 */
export function priced(row: StoredSubscription, price: number, notBefore: Date): Turn {
  const { known_price: known, next_at, next_cycle } = row
  const after = { ...row, known_price: price, looked_cycle: next_cycle }
  if (known === null || known === price) return { after, news: null }
  const waits = price > known && next_at !== null && next_at < notBefore
  return { after: waits ? { ...after, next_at: notBefore } : after, news: 'subscription_price' }
}

/** No more orders are made until it is resumed. */
export function paused(row: StoredSubscription, cause: Cause): Turn {
  return { after: { ...row, state: 'paused', cause, next_at: null }, news: 'subscription_paused' }
}

/** What is to be known of its orders when it is resumed. */
interface Known {
  /** Whether it is open what comes of the order of its next cycle. */
  readonly isUnderWay: boolean
  /** Whether its latest order was cancelled. */
  readonly isCancelled: boolean
}

/**
 * Orders are made again: on the next day of its cycle that is to come. A cycle whose order was asked for is not left before it is
 * known what came of that; and a cancellation from before pauses it no more.
 */
export function resumed(row: StoredSubscription, today: Day, { isUnderWay, isCancelled }: Known): Turn {
  const { first_day, cycle_plan, next_cycle } = row
  const next = isUnderWay ? next_cycle : cycleAfter(first_day, cycle_plan, next_cycle, today)
  const resumed_past = isCancelled ? row.last_order_key : row.resumed_past
  return {
    after: awaiting({ ...row, state: 'active', cause: null, failures: 0, resumed_past }, next),
    news: 'subscription_resumed',
  }
}

/** It is over for good. */
export function stopped(row: StoredSubscription, cause: Extract<Cause, 'buyer' | 'shop'>): Turn {
  return { after: { ...row, state: 'stopped', cause, next_at: null }, news: 'subscription_stopped' }
}

function isOver({ deliveries, repeat_times }: StoredSubscription): boolean {
  return repeat_times !== null && deliveries >= repeat_times
}

function ended(row: StoredSubscription): StoredSubscription {
  return { ...row, state: 'ended', cause: null, next_at: null }
}

function awaiting(row: StoredSubscription, next_cycle: number): StoredSubscription {
  return { ...row, next_cycle, next_at: startOfDay(dayOfCycle(row.first_day, row.cycle_plan, next_cycle)) }
}
