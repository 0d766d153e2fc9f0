/**
 * The processes of a server in /metrics: how many there are, what Node says of each, and how often one was started. Of several each
 * figure is put together as its `aggregator` says. What an alert goes by is not added up, nor averaged: it is that of the process
 * that is worst off, so that the same bound is right for one process and for many.
 */
import { Counter, collectDefaultMetrics, Gauge, type Registry } from '#prom-client'
import type { Clock } from '../lib/clock.ts'

/** When the server began. Of several processes the one that began them was there first. */
export const STARTED = {
  name: 'akinai_start_time_seconds',
  help: 'When the server was started, in seconds since 1970; processes that are put in the place of others leave it as it is',
  aggregator: 'min',
} as const

/** How many were put in the place of others. Who starts them counts them. */
export const RESTARTS = {
  name: 'akinai_process_restarts_total',
  help: 'Processes of the server that were started in the place of one that had died or was killed',
  aggregator: 'sum',
} as const

/** How late the event loop is; the shortest wait is the least of all. */
const LAG = /^nodejs_eventloop_lag_(?!min_)/

/** Registers them. */
export function processMetrics(registry: Registry, clock: Clock): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const metric of registry.getMetricsAsArray()) if (LAG.test(metric.name)) metric.aggregator = 'max'
  new Gauge({
    name: 'akinai_processes',
    help: 'Processes of the server that these numbers are of',
    registers,
  }).set(1)
  new Gauge({
    name: 'akinai_process_memory_max_bytes',
    help: 'Resident memory of the process of the server that takes most',
    aggregator: 'max',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Gauge({ ...STARTED, registers }).set(clock.now().getTime() / 1000)
  new Counter({ ...RESTARTS, registers })
}
