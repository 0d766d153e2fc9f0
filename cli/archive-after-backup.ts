/** What the archive of the log is told after a backup: that it goes before the log, and which log no backup needs any more. */
import { basename } from 'node:path'
import { ensureUsers, isRoot } from '../bin/users.js'
import { openArchive, readRun, writeBackup } from '../src/backup/archive/archive-store.ts'
import { type Pruned, pruneArchive } from '../src/backup/archive/prune.ts'
import type { Manifest } from '../src/backup/manifest.ts'
import type { TakenBackup } from '../src/backup/take-backup.ts'
import { readPosition } from '../src/backup/wire/log-position.ts'
import { readConfig } from '../src/config.ts'
import { systemClock } from '../src/lib/clock.ts'
import { actAs } from '../src/privilege/take-on.ts'

/**
 * Why the archive cannot be told of it. Undefined where it can be told, or there is none.
 */
export async function untoldArchive({ manifest }: TakenBackup): Promise<string | undefined> {
  const { database } = manifest
  const run = database?.archive
  if (database === undefined || run == null) return undefined
  const archive = configuredArchive()
  if (archive === undefined) {
    return `The backup is whole, but the log of this database is archived (${run}) and AKINAI_WAL_ARCHIVE is not set here: the archive was not told of it, and nothing was removed. Take it again with the settings of the server, such as those in /etc/akinai/environment. Where the log is archived no more, have PostgreSQL let go of it: select pg_drop_replication_slot('${run}').`
  }
  const found = await asServer(() => readRun(archive, run))
  if (found !== undefined && readPosition(found.start) <= readPosition(database.end)) return undefined
  return found === undefined
    ? `The backup is whole, but the archive at ${archive.address} has no run ${run}, on which it would stand: it was not told of it, and nothing was removed. See whether its disk is mounted, and AKINAI_WAL_ARCHIVE is that of the server.`
    : `The backup is whole, but the archive of the log began anew meanwhile (${run}), behind its end: it can be restored as of its own moment only, and nothing was removed. Take another one.`
}

function configuredArchive() {
  return openArchive(readConfig(), systemClock)
}

/** A folder is the server's: what root wrote there it could not read. A bucket is reached with the caller's own rights. */
async function asServer<T>(work: () => Promise<T>): Promise<T> {
  const { walArchive } = readConfig()
  const isOther = isRoot() && walArchive !== undefined && 'folder' in walArchive
  using _server = isOther ? actAs(ensureUsers().server) : undefined
  return await work()
}

/** Tells it, where one is configured; with `kept`, the backups that are there, it is pruned. Answers what was removed. */
export async function tellArchive(
  { folder, manifest }: TakenBackup,
  kept: readonly Manifest[] | undefined,
): Promise<Pruned | undefined> {
  const archive = configuredArchive()
  const run = manifest.database?.archive
  if (archive === undefined || run == null) return undefined
  return asServer(async () => {
    await writeBackup(archive, run, { name: basename(folder), ended_at: manifest.ended_at })
    const databases = kept?.flatMap(({ database }) => database ?? [])
    return databases && pruneArchive(archive, databases)
  })
}
