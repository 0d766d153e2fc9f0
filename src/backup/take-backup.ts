/**
 * A backup of the whole server while it works: the database first, then the pictures and files that it names. A row that
 * shows a picture is written after the picture is stored, and what no row shows any more is kept for a day: so whatever the
 * database names at the moment of its backup is found a while later, too.
 */
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { Config } from '../config.ts'
import type { Database, DatabaseAddress } from '../db/database.ts'
import { originalKey, uploadKey } from '../images/image-types.ts'
import type { Clock } from '../lib/clock.ts'
import { measure } from '../lib/measured.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import { VERSION } from '../lib/version.ts'
import { syncFolder, writeFileDurably } from '../objects/disk/durable-files.ts'
import type { OpenObject } from '../objects/read-objects.ts'
import { makeObjectKeeper, type WantedObject } from './keep-objects.ts'
import { type ListedFile, type Manifest, sha256Of, writeManifest } from './manifest.ts'
import { watchMoments } from './moments.ts'
import { backupName, CLUSTER, OBJECT_LIST, POSTGRES_MANIFEST } from './places.ts'
import { makeRoomCheck, type RoomCheck } from './room.ts'
import { findArchiveSlot, findFlushedPlace, findWrittenSince, listNamedObjects } from './store.ts'
import { sendCluster } from './wire/base-backup.ts'
import { writePosition } from './wire/log-position.ts'
import { connectReplication } from './wire/replication-client.ts'

/** What a backup is taken of. */
export interface BackupSource {
  readonly db: Database
  readonly address: DatabaseAddress
  readonly config: Pick<Config, 'databaseUrl' | 'diskBudgets'>
  readonly openObject: OpenObject
  readonly clock: Clock
  /** The start of links. */
  readonly baseUrl: string
}

/** How far it is. */
export interface BackupProgress {
  readonly stage: 'database' | 'objects'
  /** Bytes of the database, or objects. */
  readonly done: number
  /** About how many there will be, where that is known. */
  readonly total: number | undefined
}

/** A backup that is finished. */
export interface TakenBackup {
  readonly folder: string
  readonly manifest: Manifest
  /** Keys of objects that rows name and the store does not have. */
  readonly missing: readonly string[]
}

/** Objects that are asked for at a time, and missing ones that are named. */
const PAGE = 500
const MAX_NAMED = 100

/**
 * Takes a backup into a new folder below `backups`, which is there and is reached by no link. Throws `PlainFailure` where the
 * disk has no room, before or meanwhile; what was written until then is no backup, as its manifest is missing.
 */
export async function takeBackup(
  source: BackupSource,
  backups: string,
  progress: (progress: BackupProgress) => void,
): Promise<TakenBackup> {
  const { clock, config } = source
  const begun = clock.now()
  const room = makeRoomCheck(backups, config.diskBudgets.minFreeBytes)
  await room()
  const folder = join(backups, backupName(begun, randomBytes(2).toString('hex')))
  await mkdir(folder, { mode: 0o700 })
  // With an outside database its own tools see to it.
  const cluster =
    config.databaseUrl === undefined ? await takeCluster(source, folder, room, progress) : undefined
  const taken = await takeObjects(source, { backups, folder }, room, progress)
  const manifest = await writeManifest(folder, {
    kind: cluster === undefined ? 'objects' : 'server',
    akinai: VERSION,
    begun_at: begun.toISOString(),
    ended_at: cluster?.endedAt ?? begun.toISOString(),
    files: [...(cluster?.files ?? []), taken.file],
    objects: taken.counts,
    ...(cluster && { database: cluster.database }),
  })
  await syncFolder(backups)
  return { folder, manifest, missing: taken.missing }
}

async function takeCluster(
  { db, address, clock }: BackupSource,
  folder: string,
  room: RoomCheck,
  progress: (progress: BackupProgress) => void,
) {
  const moments = await watchMoments(db, clock)
  const client = await connectReplication(address)
  client.on('error', () => {})
  try {
    const { rows } = await client.query<{ systemid: string }>('IDENTIFY_SYSTEM')
    const { rows: versions } = await client.query<{ server_version_num: string }>('show server_version_num')
    const tar = new PassThrough({ highWaterMark: 1024 * 1024 })
    const { stream, result } = measure()
    const file = createWriteStream(join(folder, CLUSTER), { flags: 'wx', mode: 0o600, flush: true })
    const written = pipeline(tar, createZstdCompress(), stream, file)
    written.catch(() => {})
    const watch = setInterval(() => void room().catch(error => tar.destroy(error)), 1000)
    const begun = await findFlushedPlace(db)
    const sent = await sendCluster(client, tar, (done, total) => progress({ stage: 'database', done, total }))
      .catch(async (error: Error) => {
        const cause = (await outgrown(db, begun)) ?? error
        tar.destroy(cause)
        // What has ended it first is told, such as a disk without room.
        await written
        throw cause
      })
      .finally(() => clearInterval(watch))
    // The run that is written at this moment: another one can begin while pictures are kept.
    const archive = (await findArchiveSlot(db))?.name ?? null
    const replay_from = clock.now().toISOString()
    const endedAt = moments.lastBefore(sent.end).toISOString()
    tar.end()
    await written
    await writeFileDurably(join(folder, POSTGRES_MANIFEST), [sent.manifest])
    const files: ListedFile[] = [
      { name: CLUSTER, ...result() },
      { name: POSTGRES_MANIFEST, bytes: sent.manifest.length, sha256: sha256Of(sent.manifest) },
    ]
    const database = {
      postgres: Math.floor(Number(versions[0]?.server_version_num) / 10_000),
      system: rows[0]?.systemid ?? '',
      timeline: sent.timeline,
      ...{ start: writePosition(sent.start), end: writePosition(sent.end), replay_from, archive },
    }
    return { files, database, endedAt }
  } finally {
    moments.stop()
    await client.end().catch(() => {})
  }
}

/** PostgreSQL says nothing of the cause: it ends the connection for which it would have to hold more of the log than it may. */
async function outgrown(db: Database, begun: string): Promise<PlainFailure | undefined> {
  const { written = 0, kept = 0 } = (await findWrittenSince(db, begun).catch(() => undefined)) ?? {}
  if (kept < 0 || written <= kept) return undefined
  const mb = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  return new PlainFailure(
    `PostgreSQL ended the backup: ${mb(written)} MB of its log were written meanwhile, and it holds ${mb(kept)} MB at most. Take it while less is written, such as after an import, or to a faster disk.`,
  )
}

async function takeObjects(
  { db, openObject }: BackupSource,
  { backups, folder }: { readonly backups: string; readonly folder: string },
  room: RoomCheck,
  progress: (progress: BackupProgress) => void,
) {
  const keeper = makeObjectKeeper(backups, openObject)
  const counts = { count: 0, bytes: 0, copied: 0 }
  const missing: string[] = []
  const { stream, result } = measure()
  async function* lines() {
    for await (const object of namedObjects(db)) {
      await room()
      const kept = await keeper.keep(object)
      if (kept === undefined) {
        if (!object.released && missing.length < MAX_NAMED) missing.push(object.key)
        continue
      }
      counts.count += 1
      counts.bytes += kept.listed.bytes
      if (kept.copied) counts.copied += 1
      progress({ stage: 'objects', done: counts.count, total: undefined })
      yield Buffer.from(`${JSON.stringify(kept.listed)}\n`)
    }
  }
  const file = createWriteStream(join(folder, OBJECT_LIST), { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(lines, stream, file)
  return { file: { name: OBJECT_LIST, ...result() }, counts, missing }
}

/** Every picture and file that rows name, or named within the last day. */
export async function* namedObjects(
  db: Database,
): AsyncGenerator<WantedObject & { readonly released: boolean }> {
  for (const kind of ['images', 'uploads'] as const) {
    for (let after = ''; ; ) {
      const page = await listNamedObjects(db, kind, after, PAGE)
      for (const { name, content_type, released } of page) {
        yield { key: kind === 'images' ? originalKey(name) : uploadKey(name), type: content_type, released }
      }
      after = page.at(-1)?.name ?? after
      if (page.length < PAGE) break
    }
  }
}
