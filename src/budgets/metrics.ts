/**
 * Budgets in /metrics: what is free of the disk, and how far the shop that is furthest has got with each budget. No shop is
 * a label, or a server of ten thousand shops had as many series of each; `akinai doctor` names them.
 */
import { Gauge, type Registry } from '#prom-client'
import type { Context } from '../context.ts'
import { inTime } from '../lib/in-time.ts'
import { LOOK_MS } from '../lib/metrics-times.ts'
import { mostUsed, SHOP_BUDGETS } from './use-store.ts'

/** Registers them. They are looked up when the page is asked for. */
export function budgetMetrics(
  registry: Registry,
  { db, clock, log, config, freeSpace }: Pick<Context, 'db' | 'clock' | 'log' | 'config' | 'freeSpace'>,
): void {
  const registers = [registry]
  new Gauge({
    name: 'akinai_disk_free_bytes',
    help: 'Free bytes of the disk of the data folder',
    // The same in all processes of the server, but that one which is late has told what was free before.
    aggregator: 'min',
    registers,
    async collect() {
      // A disk of another machine may say nothing.
      const bytes = await freeSpace.bytes()
      if (bytes !== undefined) this.set(bytes)
    },
  })
  new Gauge({
    name: 'akinai_disk_floor_bytes',
    help: 'Free bytes below which nothing is stored that can wait',
    // The same in all processes of the server.
    aggregator: 'max',
    registers,
  }).set(freeSpace.floor)
  new Gauge({
    name: 'akinai_shop_budget_used_ratio',
    help: 'Share of a budget that the shop has used which has used most of it',
    // The same in all processes of the server.
    aggregator: 'max',
    labelNames: ['budget'],
    registers,
    async collect() {
      this.reset()
      try {
        const uses = await inTime(mostUsed(db, config, clock.now(), 1), LOOK_MS)
        for (const budget of SHOP_BUDGETS) {
          this.set({ budget }, uses.find(use => use.budget === budget)?.used ?? 0)
        }
      } catch (error) {
        // What else is told does not need the database, and is wanted all the more without it.
        log.warn({ err: error }, 'the use of budgets could not be looked up')
      }
    },
  })
}
