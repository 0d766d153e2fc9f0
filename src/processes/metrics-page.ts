/** The page /metrics of several processes together. */
import { AggregatorRegistry } from '#prom-client'
import type { ToldMetrics } from './messages.ts'

/** What all have told as one page, each metric put together as it says itself: added up, or that of the one that has most. */
export function pageOf(told: readonly ToldMetrics[]): Promise<string> {
  return AggregatorRegistry.aggregate(told as never).metrics()
}
