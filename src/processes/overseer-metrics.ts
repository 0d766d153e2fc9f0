/** What the overseer tells for /metrics, which no process knows that serves: when it began, and how many it has started again. */
import { RESTARTS, STARTED } from '../http/process-metrics.ts'
import type { Clock } from '../lib/clock.ts'
import type { ToldMetrics } from './messages.ts'

/** Makes what tells it. `restarts` answers how many were started in the place of others. */
export function makeOverseerMetrics(clock: Clock, restarts: () => number): () => ToldMetrics {
  const startedAt = clock.now().getTime() / 1000
  // The library names types by words in what is told, and by numbers where it declares them.
  const tell = (metric: typeof STARTED | typeof RESTARTS, type: 'gauge' | 'counter', value: number) =>
    ({ ...metric, type, values: [{ labels: {}, value }] }) as unknown as ToldMetrics[number]
  return () => [tell(STARTED, 'gauge', startedAt), tell(RESTARTS, 'counter', restarts())]
}
