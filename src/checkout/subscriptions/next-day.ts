/** The day on which the next order of a subscription is made. Pure. */
import type { Day } from '../../lib/day.ts'
import { dayOfCycle } from './cycles.ts'
import type { StoredSubscription } from './store.ts'

/** That day; null where none is to come. */
export function nextDayOf({ state, first_day, cycle_plan, next_cycle }: StoredSubscription): Day | null {
  return state === 'active' ? dayOfCycle(first_day, cycle_plan, next_cycle) : null
}
