/** The archive of the log in /metrics, where there is one: how many seconds and bytes it is behind, and whether a backup goes before it. */
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
  const withoutBackup = new Gauge({
    name: 'akinai_archive_without_backup_seconds',
    help: 'Seconds for which a log is archived that no backup goes before, as after a gap; 0 where one does',
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
      withoutBackup.remove()
      try {
        const state = await archiveState(db, archive)
        if (state.behind !== undefined) behind.set(state.behind)
        const since = (moment: Date) => (clock.now().getTime() - moment.getTime()) / 1000
        if (state.until !== undefined) this.set(since(state.until))
        if (state.behind !== undefined)
          withoutBackup.set(state.withoutBackupSince === undefined ? 0 : since(state.withoutBackupSince))
      } catch (error) {
        log.warn({ err: error }, 'how far the archive of the log is could not be looked up')
      }
    },
  })
}
