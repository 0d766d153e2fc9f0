/** The days on which a subscription's orders are made (R-SUBSCRIPTION-2). Pure. */
import { addDays, addMonths, type Day, dayInTokyo } from '../../lib/day.ts'
import type { StoredSubscription } from './store.ts'

/** How far apart they are, by the plan. */
export const STEPS: Readonly<Record<string, { readonly days: number } | { readonly months: number }>> = {
  weekly: { days: 7 },
  every_2_weeks: { days: 14 },
  monthly: { months: 1 },
  every_45_days: { days: 45 },
  every_2_months: { months: 2 },
  every_3_months: { months: 3 },
}

/**
 * The day of a cycle, the first order's being cycle 0. Each is reckoned from the first day, so that one that fell on the end
 * of a short month does not stay there: 31 January, 28 February, 31 March.
 */
export function dayOfCycle(firstDay: Day, plan: string, cycle: number): Day {
  const step = STEPS[plan]
  if (step === undefined) throw new Error(`There is no cycle ${plan}`)
  return 'days' in step ? addDays(firstDay, step.days * cycle) : addMonths(firstDay, step.months * cycle)
}

/** The first cycle from `from` on whose day comes after `today`: what was missed is not made good for by many at once. */
export function cycleAfter(firstDay: Day, plan: string, from: number, today: Day): number {
  let cycle = from
  while (dayOfCycle(firstDay, plan, cycle) <= today) cycle += 1
  return cycle
}

const TOTALS: Readonly<Record<string, number | null>> = {
  repeat_3_times: 3,
  repeat_6_times: 6,
  repeat_12_times: 12,
  unlimited: null,
}

/** Deliveries in all, the first included; null for without end. */
export function deliveriesOf(repeatTimes: string): number | null {
  const total = TOTALS[repeatTimes]
  if (total === undefined) throw new Error(`There is no repetition ${repeatTimes}`)
  return total
}

/** The day on which the next order of a subscription is made: that of its cycle, or a later one to which it was put off. Null where none is to come. */
export function nextDayOf({
  state,
  first_day,
  cycle_plan,
  next_cycle,
  next_at,
}: StoredSubscription): Day | null {
  if (state !== 'active') return null
  const day = dayOfCycle(first_day, cycle_plan, next_cycle)
  const looked = next_at === null ? day : dayInTokyo(next_at)
  return looked > day ? looked : day
}
