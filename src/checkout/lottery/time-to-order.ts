/** The time that a winner has to order (R-LOTTERY-6). Pure. */
import { DAYS_TO_ORDER } from './limits.ts'
import type { Application } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Until when whoever hears of it then can order. */
export function timeToOrder(from: Date): Date {
  return new Date(from.getTime() + DAYS_TO_ORDER * DAY_MS)
}

/**
 * Until when a winner can order; null of what was not won. The time begins with the mail: as long as that is not written, it is
 * all still to come.
 */
export function orderableUntil(
  { told_at, pay_until }: Pick<Application, 'told_at' | 'pay_until'>,
  now: Date,
): Date | null {
  return pay_until === null || told_at !== null ? pay_until : timeToOrder(now)
}
