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

/**
 * Why the archive cannot be told of it: the log is archived, and this command has not the settings by which the server does so. Undefined where it can
 * be told, or there is none.
 */
export function untoldArchive({ manifest }: TakenBackup): string | undefined {
  const run = manifest.database?.archive
  if (run == null || readConfig().walArchive !== undefined) return undefined
  return `The backup is whole, but the log of this database is archived (${run}) and AKINAI_WAL_ARCHIVE is not set here: the archive was not told of it, and nothing was removed. Take it again with the settings of the server, such as those in /etc/akinai/environment. Where the log is archived no more, have PostgreSQL let go of it: select pg_drop_replication_slot('${run}').`
}

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
