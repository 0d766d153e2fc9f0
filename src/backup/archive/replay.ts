/** Puts the archived log into a cluster that is about to recover, and finds what else the archive has for it. */
import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { readWhole } from '../../objects/read-whole.ts'
import type { Manifest } from '../manifest.ts'
import { readPosition, SEGMENT_BYTES, segmentName } from '../wire/log-position.ts'
import { archivedKey } from './archive-objects.ts'
import { type ArchiveStore, listPieces, type Piece, readRun, readUntil } from './archive-store.ts'

const unpack = promisify(zstdDecompress)

/** What an archive has for a backup. */
export interface Replay {
  /** Everything that was committed before this is in it. */
  readonly completeUntil: Date
  readonly pieces: readonly Piece[]
  /** Whether they go up to where the archive says that it is whole: a copy of it may have got that word before the last pieces. */
  readonly isWhole: boolean
  readonly timeline: number
  readonly archive: ArchiveStore
}

interface Order {
  readonly manifest: Manifest
  /** Undefined: all that the archive has. */
  readonly at: Date | undefined
  readonly archive: ArchiveStore
}

/**
 * Finds the log from the backup's end on. Throws `PlainFailure` where the archive does not go on from the backup, does not reach
 * the moment, or the moment is before the backup.
 */
export async function findReplay({ manifest, at, archive }: Order): Promise<Replay> {
  const { database } = manifest
  const name = database?.archive ?? undefined
  if (database === undefined || name === undefined) {
    throw new PlainFailure(
      'No archive of the log was written when this backup was made: it can be restored as of its own moment only.',
    )
  }
  if (at !== undefined && at < new Date(database.replay_from)) {
    throw new PlainFailure(
      `The archive goes on from this backup at ${database.replay_from}: for an earlier moment take an earlier backup.`,
    )
  }
  const [run, until] = await Promise.all([readRun(archive, name), readUntil(archive, name)])
  if (run === undefined || until === undefined || run.system !== database.system) {
    throw new PlainFailure(
      `The archive has no run ${name}, on which this backup stands: see whether AKINAI_WAL_ARCHIVE is the archive of that server.`,
    )
  }
  const completeUntil = new Date(until.at)
  if (at !== undefined && at > completeUntil) {
    throw new PlainFailure(`The archive reaches ${until.at}, and no further.`)
  }
  const from = readPosition(database.end)
  if (readPosition(run.start) > from) {
    throw new PlainFailure(`The archive begins behind the end of this backup: take a later one.`)
  }
  const { pieces, reached } = await needed(archive, name, from)
  const isWhole = reached >= readPosition(until.place)
  return { completeUntil, pieces, isWhole, timeline: database.timeline, archive }
}

/** The bytes that the archive has of an object; undefined where it has none. */
export function archivedObject(archive: ArchiveStore, key: string): Promise<Buffer | undefined> {
  return readWhole(archive, archivedKey(key))
}

/** The pieces from a place on, and where they end. Throws where one is missing between them. */
async function needed(
  archive: ArchiveStore,
  run: string,
  from: bigint,
): Promise<{ pieces: Piece[]; reached: bigint }> {
  const pieces = (await listPieces(archive, run)).filter(({ to }) => to > from)
  let reached = from
  for (const piece of pieces) {
    if (piece.from > reached) throw new PlainFailure(`A piece of the archive is missing before ${piece.key}.`)
    if (piece.to > reached) reached = piece.to
  }
  return { pieces, reached }
}

/** Writes it into a cluster. Throws `PlainFailure` where a piece is damaged. */
export async function replayLog({ archive, pieces, timeline }: Replay, cluster: string): Promise<void> {
  const folder = join(cluster, 'pg_wal')
  const there = new Set(await readdir(folder))
  for (const { key, from, to } of pieces) {
    const packed = await readWhole(archive, key)
    const bytes = packed && (await unpack(packed).catch(() => undefined))
    if (bytes === undefined || BigInt(bytes.length) !== to - from) {
      throw new PlainFailure(`The archive's ${key} is missing or damaged.`)
    }
    for (let at = from; at < to; ) {
      const segment = segmentName(timeline, at)
      const inSegment = at % SEGMENT_BYTES
      const left = to - at
      const length = left < SEGMENT_BYTES - inSegment ? left : SEGMENT_BYTES - inSegment
      const part = bytes.subarray(Number(at - from), Number(at - from + length))
      await writePart(join(folder, segment), part, Number(inSegment), !there.has(segment))
      there.add(segment)
      at += length
    }
  }
}

/** A file of the log has its whole length from the beginning. */
async function writePart(path: string, bytes: Buffer, at: number, isNew: boolean): Promise<void> {
  const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants
  await using file = await open(path, O_WRONLY | O_NOFOLLOW | (isNew ? O_CREAT | O_EXCL : 0), 0o600)
  if (isNew) await file.truncate(Number(SEGMENT_BYTES))
  await file.write(bytes, 0, bytes.length, at)
}
