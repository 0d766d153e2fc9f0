/** What the archive of the log is told after a backup: that it goes before the log, and which log no backup needs any more. */
import { basename } from 'node:path'
import { ensureUsers, isRoot } from '../bin/users.js'
import { openArchive, writeBackup } from '../src/backup/archive/archive-store.ts'
import { type Pruned, pruneArchive } from '../src/backup/archive/prune.ts'
import type { Manifest } from '../src/backup/manifest.ts'
import type { TakenBackup } from '../src/backup/take-backup.ts'
import { readConfig } from '../src/config.ts'
import { systemClock } from '../src/lib/clock.ts'
import { actAs } from '../src/privilege/take-on.ts'

/** Tells it, where one is configured; with `kept`, the backups that are there, it is pruned. Answers what was removed. */
export async function tellArchive(
  { folder, manifest }: TakenBackup,
  kept: readonly Manifest[] | undefined,
): Promise<Pruned | undefined> {
  const config = readConfig()
  const archive = openArchive(config, systemClock)
  const run = manifest.database?.archive
  if (archive === undefined || config.walArchive === undefined || run == null) return undefined
  // A folder is the server's: what root wrote there it could not read. A bucket is reached with the caller's own rights.
  using _server = isRoot() && 'folder' in config.walArchive ? actAs(ensureUsers().server) : undefined
  await writeBackup(archive, run, { name: basename(folder), ended_at: manifest.ended_at })
  const databases = kept?.flatMap(({ database }) => database ?? [])
  return databases && pruneArchive(archive, databases, run)
}
