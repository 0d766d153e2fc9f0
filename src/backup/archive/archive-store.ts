/**
 * The archive of the log: PostgreSQL's log as it is written, in pieces of a few seconds, and the pictures and files that
 * came meanwhile. A run is the log without a gap from one place on; a new one begins where the archive was away for too long.
 *
 *     runs/<run>/run.json                             where and when it begins, and of which cluster it is
 *               /until.json                           up to where, and up to which moment, it is whole
 *               /backup.json                          the latest backup from which it goes on
 *               /log/<file of the log>/<from>-<to>.zst
 *     objects/<key>
 */
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Clock } from '../../lib/clock.ts'
import { makeDiskStore } from '../../objects/disk/disk-store.ts'
import type { ObjectStore } from '../../objects/object-store.ts'
import { makeS3Store } from '../../objects/s3/s3-store.ts'
import { positionName, SEGMENT_BYTES } from '../wire/log-position.ts'

/** Where the archive is. */
export interface ArchiveStore
  extends Pick<ObjectStore, 'put' | 'open' | 'read' | 'size' | 'list' | 'removeAll'> {
  /** As it is configured: another one is another archive. */
  readonly address: string
}

/** The archive that is configured. Nothing is touched before its first use. */
export function openArchive(
  { walArchive, s3 }: Pick<Config, 'walArchive' | 's3'>,
  clock: Clock,
): ArchiveStore | undefined {
  if (walArchive === undefined) return undefined
  if ('folder' in walArchive) {
    const secret = () => Promise.reject(new Error('An archive takes no uploads'))
    const { folder } = walArchive
    return { ...makeDiskStore({ folder, baseUrl: '', secret, clock }), address: folder }
  }
  const { bucket, prefix } = walArchive
  const store = makeS3Store({ bucket, endpoint: s3?.endpoint, region: s3?.region, clock })
  const address = `${s3?.endpoint ?? ''} s3://${bucket}/${prefix}`
  return { ...(prefix === '' ? store : below(store, prefix)), address }
}

function below(store: ObjectStore, prefix: string): Omit<ArchiveStore, 'address'> {
  const at = (key: string) => `${prefix}/${key}`
  return {
    put: (key, bytes, type) => store.put(at(key), bytes, type),
    open: (key, range) => store.open(at(key), range),
    read: key => store.read(at(key)),
    size: key => store.size(at(key)),
    removeAll: folder => store.removeAll(at(folder)),
    async *list(folder) {
      for await (const keys of store.list(at(folder))) yield keys.map(key => key.slice(prefix.length + 1))
    },
  }
}

/** A run that is said to be there before PostgreSQL keeps any log for it. Its name is that of the slot by which it does. */
export interface BegunRun {
  readonly name: string
  readonly system: string
  readonly timeline: number
  readonly begun_at: string
}

/** What a run is. */
export interface Run extends BegunRun {
  /** The first place that is in it, as PostgreSQL writes places. */
  readonly start: string
}

/** Up to where a run is whole: everything that was committed before this moment is in the archive. */
export interface Until {
  readonly place: string
  readonly at: string
}

const JSON_TYPE = 'application/json'

export function writeRun(archive: ArchiveStore, run: BegunRun | Run): Promise<void> {
  return archive.put(`runs/${run.name}/run.json`, Buffer.from(JSON.stringify(run)), JSON_TYPE)
}

/** Undefined also of one that has no start yet: there is nothing of the log in it. */
export async function readRun(archive: ArchiveStore, name: string): Promise<Run | undefined> {
  const run = await readBegunRun(archive, name)
  return run && 'start' in run ? run : undefined
}

export async function readBegunRun(archive: ArchiveStore, name: string): Promise<BegunRun | Run | undefined> {
  return parse<BegunRun | Run>(await archive.read(`runs/${name}/run.json`))
}

export function writeUntil(archive: ArchiveStore, run: string, until: Until): Promise<void> {
  return archive.put(`runs/${run}/until.json`, Buffer.from(JSON.stringify(until)), JSON_TYPE)
}

export async function readUntil(archive: ArchiveStore, run: string): Promise<Until | undefined> {
  return parse<Until>(await archive.read(`runs/${run}/until.json`))
}

/** The latest backup that stands on a run: without one the run brings nothing back. */
export interface StandingBackup {
  readonly name: string
  readonly ended_at: string
}

export function writeBackup(archive: ArchiveStore, run: string, backup: StandingBackup): Promise<void> {
  return archive.put(`runs/${run}/backup.json`, Buffer.from(JSON.stringify(backup)), JSON_TYPE)
}

export async function readBackup(archive: ArchiveStore, run: string): Promise<StandingBackup | undefined> {
  return parse<StandingBackup>(await archive.read(`runs/${run}/backup.json`))
}

function parse<T>(bytes: Buffer | undefined): T | undefined {
  return bytes && (JSON.parse(bytes.toString('utf8')) as T)
}

/** A piece of the log. */
export interface Piece {
  readonly key: string
  readonly from: bigint
  /** The first place behind it. */
  readonly to: bigint
}

/** The key of a piece; pieces of one file of the log (16 MB) share a folder. */
export function pieceKey(run: string, from: bigint, to: bigint): string {
  const file = positionName(from - (from % SEGMENT_BYTES))
  return join('runs', run, 'log', file, `${positionName(from)}-${positionName(to)}.zst`)
}

/** The piece of a key; undefined where it is that of something else. */
export function pieceOf(key: string): Piece | undefined {
  const [, from, to] = /\/([0-9a-f]{16})-([0-9a-f]{16})\.zst$/.exec(key) ?? []
  if (from === undefined || to === undefined) return undefined
  return { key, from: BigInt(`0x${from}`), to: BigInt(`0x${to}`) }
}

/** The pieces of a run, in their order. A day of a busy shop is some 40,000 of them, 4 MB in memory. */
export async function listPieces(archive: ArchiveStore, run: string): Promise<Piece[]> {
  const pieces: Piece[] = []
  for await (const keys of archive.list(`runs/${run}/log`)) {
    for (const key of keys) {
      const piece = pieceOf(key)
      if (piece !== undefined) pieces.push(piece)
    }
  }
  return pieces.sort((a, b) => (a.from === b.from ? Number(a.to - b.to) : a.from < b.from ? -1 : 1))
}
