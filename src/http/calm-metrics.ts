/** Whether the server can count on what it has read, for /metrics. */
import { Gauge, type Registry } from '#prom-client'
import type { Calm } from '../db/calm.ts'

/** Registers it. */
export function calmMetrics(registry: Registry, { calm }: { readonly calm: Calm }): void {
  new Gauge({
    name: 'akinai_sole_writer',
    help: 'Whether nobody else is connected to the database, so that reads need not ask it while nothing is written (0 or 1)',
    // Of several processes none is alone.
    aggregator: 'min',
    registers: [registry],
    collect() {
      this.set(calm.isSole ? 1 : 0)
    },
  })
}
