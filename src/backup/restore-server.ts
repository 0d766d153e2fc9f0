/**
 * A whole server out of a backup, into a data folder that has nothing in it. Everything is verified, then unpacked beside its
 * place, where PostgreSQL recovers it and is asked what is there; it is given its name once all of it is on the disk. The database
 * goes on in a timeline of its own, so that its log is never taken for that of the server that was backed up.
 */
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { findPackage } from '../db/embedded/binaries.ts'
import { clusterOf, placeData } from '../db/embedded/data-folder.ts'
import { EmbeddedPostgresError } from '../db/embedded/error.ts'
import { startEmbeddedPostgres } from '../db/embedded/supervisor.ts'
import { beginLife } from '../db/life-store.ts'
import type { Clock } from '../lib/clock.ts'
import { objectsOf } from '../lib/data-folders.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import { syncFolder, syncTree } from '../objects/disk/durable-files.ts'
import { openObjectReader } from '../objects/read-objects.ts'
import { makeS3Store } from '../objects/s3/s3-store.ts'
import type { ArchiveStore } from './archive/archive-store.ts'
import { archivedObject, findReplay, type Replay, replayLog } from './archive/replay.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { type Contents, countContents, findLastReplayed, forgetWaitingFiles } from './store.ts'
import { namedObjects } from './take-backup.ts'
import { putBytesInto, putIntoFolder, putIntoStore, unpackCluster, unpackObjects } from './unpack.ts'
import { verifyBackup } from './verify-backup.ts'

/** What to restore, and where to. */
export interface RestoreOrder {
  /** The folder of one backup. */
  readonly backup: string
  readonly dataDir: string
  /** With the archive of the log, the moment as of which everything is to be; without, the moment of the backup. */
  readonly until?: { readonly at: Date | undefined; readonly archive: ArchiveStore } | undefined
  readonly config: Pick<Config, 's3'>
  readonly clock: Clock
  readonly say: (line: string) => void
}

/** What is there now. */
export interface Restored extends Contents {
  readonly dataDir: string
  readonly objects: number
  /** The moment that is shown, as far as it is known. */
  readonly as_of: string
  /** Keys of pictures and files that the database names and nobody has, the first hundred. */
  readonly missing: readonly string[]
}

const MAX_NAMED = 100

/** Restores. Throws `PlainFailure` and `EmbeddedPostgresError`, before anything is there under its name. */
export async function restoreServer(order: RestoreOrder): Promise<Restored> {
  const { backup, say, config, clock } = order
  const manifest = await readManifest(backup)
  requireVersion(manifest)
  await requireEmpty(order.dataDir)
  const replay = order.until && (await findReplay({ manifest, ...order.until }))
  await verifyBackup(backup)
  say('Every byte of the backup is as it was written.')
  const { dataDir } = placeData(order.dataDir)
  await requireEmpty(dataDir)
  // A data folder of its own, whose database can be started.
  const stage = await mkdtemp(`${clusterOf(dataDir)}.new-`)
  try {
    if (replay?.isWhole === false) say('The last pieces of the archive are missing.')
    const cluster = clusterOf(stage)
    await unpackCluster(backup, cluster)
    if (replay) await replayLog(replay, cluster)
    const objects = objectsOf(stage)
    await mkdir(objects, { mode: 0o700 })
    const s3 = config.s3 && makeS3Store({ ...config.s3, clock })
    const count = await unpackObjects(backup, s3 ? putIntoStore(s3) : putIntoFolder(objects))
    say(`${count} pictures and files are unpacked.`)
    await prepareRecovery(cluster, order.until?.at)
    say('PostgreSQL recovers.')
    const restored = await recover(order, manifest, stage, replay)
    await syncTree(cluster)
    await syncTree(objects)
    await rm(objectsOf(dataDir), { recursive: true, force: true })
    await rename(objects, objectsOf(dataDir))
    await rename(cluster, clusterOf(dataDir))
    await syncFolder(dataDir)
    return { dataDir, ...restored }
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

function requireVersion({ kind, database }: Manifest): void {
  if (kind !== 'server') {
    throw new PlainFailure(
      kind === 'shop'
        ? 'This is the backup of one shop: give --shop KEY to make a shop of it.'
        : 'This backup has pictures and files only, since its database was an outside one: give --objects.',
    )
  }
  const major = Number.parseInt(findPackage().version, 10)
  if (database?.postgres === major) return
  throw new PlainFailure(
    `The backup is of PostgreSQL ${database?.postgres}, and this Akinai brings PostgreSQL ${major}: restore it with the Akinai that made it.`,
  )
}

/** Folders that a first start by root makes may be there. */
async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const inside = ['objects', 'server'].includes(name) ? await readdir(join(folder, name)) : [name]
    if (inside.length === 0) continue
    throw new PlainFailure(
      `${folder} is not empty (it has ${basename(name)}): name a folder that has nothing in it.`,
    )
  }
}

/** The file in which PostgreSQL keeps what was set by its command; ours are there for the recovery alone. */
const SETTINGS = 'postgresql.auto.conf'

async function prepareRecovery(cluster: string, until: Date | undefined): Promise<void> {
  const target = until
    ? [`recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'`]
    : []
  await appendFile(
    join(cluster, SETTINGS),
    // All of the log lies in its folder already; a command there must be. Nobody is let in before the end of it is reached.
    [
      '',
      'hot_standby = off',
      "restore_command = 'false'",
      "recovery_target_action = 'promote'",
      ...target,
      '',
    ].join('\n'),
  )
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 })
}

async function forgetRecovery(cluster: string, all: boolean): Promise<void> {
  const path = join(cluster, SETTINGS)
  const lines = (await readFile(path, 'utf8')).split('\n')
  const ours = all ? /^(hot_standby|restore_command|recovery_target\w*) = / : /^recovery_target_time = /
  await writeFile(path, lines.filter(line => !ours.test(line)).join('\n'))
}

/** Has PostgreSQL recover what is unpacked in this data folder, and looks for all that it names. */
async function recover(
  { config, clock, until, say }: RestoreOrder,
  manifest: Manifest,
  dataDir: string,
  replay: Replay | undefined,
): Promise<Omit<Restored, 'dataDir'>> {
  const start = () => startEmbeddedPostgres({ dataDir, log: () => {} })
  const postgres = await start().catch(async (error: unknown) => {
    // Nothing was committed at the moment or later, up to the end of the log: all of it is what is wanted.
    const over =
      error instanceof EmbeddedPostgresError && /before configured recovery target/.test(error.what)
    if (!over || replay === undefined) throw error
    if (!replay.isWhole) throw isCutOff(replay)
    await forgetRecovery(clusterOf(dataDir), false)
    return start()
  })
  try {
    await forgetRecovery(clusterOf(dataDir), true)
    const db = openDatabase(postgres.connection)
    try {
      const found = await findObjects(db, { dataDir, config, clock, archive: until?.archive })
      if (found.fetched > 0) say(`${found.fetched} pictures and files came from the archive.`)
      await beginLife(db)
      await forgetWaitingFiles(db)
      const as_of = await momentOf(db, manifest, until?.at, replay)
      return { as_of, ...(await countContents(db)), ...found }
    } finally {
      await db.close()
    }
  } finally {
    await postgres.stop()
  }
}

/** The log ends before the moment, and before the end that the archive tells of: what was done in between is missing. */
function isCutOff({ completeUntil }: Replay): PlainFailure {
  return new PlainFailure(
    `The archive says that it reaches ${completeUntil.toISOString()}, but its last pieces are missing, and what is there ends before the moment that was asked for. See whether all of it was copied; or name an earlier moment, or end for all that there is.`,
  )
}

/** The moment that is shown; where the end of the archive is missing, that of the last change that was there. */
async function momentOf(
  db: Database,
  manifest: Manifest,
  asked: Date | undefined,
  replay: Replay | undefined,
): Promise<string> {
  if (asked !== undefined) return asked.toISOString()
  if (replay === undefined) return manifest.ended_at
  const moment = replay.isWhole ? replay.completeUntil : await findLastReplayed(db)
  return moment?.toISOString() ?? manifest.ended_at
}

/** Looks for every object that the database names; what came after the backup is in the archive. */
async function findObjects(
  db: Database,
  {
    dataDir,
    config,
    clock,
    archive,
  }: Pick<RestoreOrder, 'config' | 'clock' | 'dataDir'> & { readonly archive: ArchiveStore | undefined },
) {
  const open = openObjectReader({ dataDir, s3: config.s3 }, clock)
  const s3 = config.s3 && makeS3Store({ ...config.s3, clock })
  const put = s3 ? s3.put : putBytesInto(objectsOf(dataDir))
  const [missing, counts] = [[] as string[], { objects: 0, fetched: 0 }]
  for await (const { key, type, released } of namedObjects(db)) {
    const opened = await open(key)
    opened?.stream.destroy()
    if (opened) counts.objects += 1
    else {
      const bytes = archive && (await archivedObject(archive, key))
      if (bytes) {
        await put(key, bytes, type)
        counts.objects += 1
        counts.fetched += 1
      } else if (!released && missing.length < MAX_NAMED) missing.push(key)
    }
  }
  return { ...counts, missing }
}
