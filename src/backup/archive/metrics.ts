/** The archive of the log in /metrics, where there is one: how many seconds and bytes it is behind. */
import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { archiveState } from './archive-state.ts'
import { openArchive } from './archive-store.ts'

/** Registers them. They are looked up when the page is asked for; what cannot be told is left out. */
export function archiveMetrics(
  registry: Registry,
  { db, clock, log, config }: Pick<Context, 'db' | 'clock' | 'log' | 'config'>,
): void {
  const archive = openArchive(config, clock)
  if (archive === undefined) return
  const registers = [registry]
  const behind = new Gauge({
    name: 'akinai_archive_behind_bytes',
    help: 'Bytes of the log of the database that are held since they are not archived yet',
    // The same in all processes of the server.
    aggregator: 'max',
    registers,
  })
  new Gauge({
    name: 'akinai_archive_lag_seconds',
    help: 'Age of the last moment up to which everything is archived',
    // The same in all processes of the server.
    aggregator: 'max',
    registers,
    async collect() {
      this.remove()
      behind.remove()
      try {
        const state = await archiveState(db, archive)
        if (state.behind !== undefined) behind.set(state.behind)
        if (state.until !== undefined) this.set((clock.now().getTime() - state.until.getTime()) / 1000)
      } catch (error) {
        log.warn({ err: error }, 'how far the archive of the log is could not be looked up')
      }
    },
  })
}
