/** The archive of the log in /metrics, where there is one: how many seconds and bytes it is behind, and whether a backup goes before it. */
import { Gauge, type Registry } from '#prom-client'
import type { Context } from '../../context.ts'
import { type ArchiveState, archiveState } from './archive-state.ts'
import { openArchive } from './archive-store.ts'

/** Registers them. They are looked up when the page is asked for, once for all of them; what cannot be told is left out. */
export function archiveMetrics(
  registry: Registry,
  { db, clock, log, config }: Pick<Context, 'db' | 'clock' | 'log' | 'config'>,
): void {
  const archive = openArchive(config, clock)
  if (archive === undefined) return
  let looking: Promise<ArchiveState | undefined> | undefined
  const look = () => {
    looking ??= archiveState(db, archive)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'how far the archive of the log is could not be looked up')
        return undefined
      })
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  const tell = (name: string, help: string, read: (state: ArchiveState) => number | undefined) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      // The same in all processes of the server.
      aggregator: 'max',
      async collect() {
        const state = await look()
        const value = state && read(state)
        this.remove()
        if (value !== undefined) this.set(value)
      },
    })
  const secondsSince = (moment: Date) => (clock.now().getTime() - moment.getTime()) / 1000
  tell(
    'akinai_archive_behind_bytes',
    'Bytes of the log of the database that are held since they are not archived yet',
    ({ behind }) => behind,
  )
  tell(
    'akinai_archive_lag_seconds',
    'Age of the last moment up to which everything is archived',
    ({ until }) => until && secondsSince(until),
  )
  tell(
    'akinai_archive_without_backup_seconds',
    'Seconds for which a log is archived that no backup goes before, as after a gap; 0 where one does',
    ({ behind, withoutBackupSince }) => {
      if (behind === undefined) return undefined
      return withoutBackupSince === undefined ? 0 : secondsSince(withoutBackupSince)
    },
  )
}
