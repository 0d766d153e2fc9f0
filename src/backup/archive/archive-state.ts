/** How far the archive of the log is, as the database and the archive itself say: every process and the command line can ask. */
import type { Connection } from '../../db/database.ts'
import { findArchiveSlot } from '../store.ts'
import { type ArchiveStore, readBackup, readRun, readUntil } from './archive-store.ts'

/** How far it is. */
export interface ArchiveState {
  /** Bytes of the log that PostgreSQL holds for it; undefined where none are held, since nothing archives. */
  readonly behind: number | undefined
  /** Everything that was committed before this is in the archive; undefined where nothing is, or it cannot be restored. */
  readonly until: Date | undefined
  /** Since when log is archived that no backup goes before, so that it brings nothing back; undefined where one does. */
  readonly withoutBackupSince: Date | undefined
}

/** Seconds behind which an archive is told to be wrong: it is 2 behind at work, and says so every 10 while nothing happens. */
export const MAX_LAG_SECONDS = 120

/** Asks both. Throws what they throw. */
export async function archiveState(db: Connection, archive: ArchiveStore): Promise<ArchiveState> {
  const slot = await findArchiveSlot(db)
  if (slot === undefined || slot.behind === null) {
    return { behind: undefined, until: undefined, withoutBackupSince: undefined }
  }
  // One after the other: each holds one of the four threads for files while a disk of another machine is away.
  const run = await readRun(archive, slot.name)
  // Without it nothing that is there can be restored, whatever that is.
  if (run === undefined) return { behind: slot.behind, until: undefined, withoutBackupSince: undefined }
  const until = await readUntil(archive, slot.name)
  const backup = await readBackup(archive, slot.name)
  return {
    behind: slot.behind,
    until: until && new Date(until.at),
    withoutBackupSince: backup === undefined ? new Date(run.begun_at) : undefined,
  }
}
