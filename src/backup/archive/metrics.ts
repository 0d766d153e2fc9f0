/** The archive of the log in /metrics, where one is configured: how many seconds and bytes it is behind, and whether a backup goes before it. */
import { Gauge, type Registry } from '#prom-client'
import type { Context } from '../../context.ts'
import { inTime } from '../../lib/in-time.ts'
import { LOOK_MS } from '../../lib/metrics-times.ts'
import { sharedLook } from '../../lib/shared-look.ts'
import { type ArchiveState, archiveState } from './archive-state.ts'
import { openArchive } from './archive-store.ts'

/**
 * Registers them. They are looked up when the page is asked for, once for all of them, and not again while a look goes on. What cannot be
 * told is left out, but for how old the archive is: that counts on from what was last known, or from the start, so that it is told
 * above all when the archive is away.
 */
export function archiveMetrics(
  registry: Registry,
  { db, clock, log, config }: Pick<Context, 'db' | 'clock' | 'log' | 'config'>,
): void {
  const archive = openArchive(config, clock)
  if (archive === undefined) return
  let known = clock.now()
  const look = sharedLook(0, async () => {
    try {
      const state = await archiveState(db, archive)
      known = state.until ?? known
      return state
    } catch (error) {
      log.warn({ err: error }, 'how far the archive of the log is could not be looked up')
      return undefined
    }
  })
  const tell = (name: string, help: string, read: (state: ArchiveState | undefined) => number | undefined) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      // The same in all processes of the server.
      aggregator: 'max',
      async collect() {
        const value = read(await inTime(look(undefined), LOOK_MS).catch(() => undefined))
        this.remove()
        if (value !== undefined) this.set(value)
      },
    })
  const secondsSince = (moment: Date) => (clock.now().getTime() - moment.getTime()) / 1000
  tell(
    'akinai_archive_behind_bytes',
    'Bytes of the log of the database that are held since they are not archived yet',
    state => state?.behind,
  )
  tell('akinai_archive_lag_seconds', 'Age of the last moment up to which everything is archived', () =>
    secondsSince(known),
  )
  tell(
    'akinai_archive_without_backup_seconds',
    'Seconds for which a log is archived that no backup goes before, as after a gap; 0 where one does',
    state => {
      if (state?.until === undefined) return undefined
      return state.withoutBackupSince === undefined ? 0 : secondsSince(state.withoutBackupSince)
    },
  )
}
