/** Removes from the archive what no backup that is kept needs: the log before its end, and runs before the one on which it stands. */
import type { Manifest } from '../manifest.ts'
import { readPosition, writePosition } from '../wire/log-position.ts'
import {
  type ArchiveStore,
  type BegunRun,
  pieceOf,
  type Run,
  readBegunRun,
  writeRun,
} from './archive-store.ts'

/** What a backup says of the database that it is of. */
type BackedUp = NonNullable<Manifest['database']>

/** How much was removed. */
export interface Pruned {
  readonly runs: number
  readonly pieces: number
}

/** The pieces that begin in one file of the log. The last of them may end in the next file. */
interface OfFile {
  readonly folder: string
  /** Where the first of them begins, and the last place of any: after a crash PostgreSQL sends again what was archived. */
  from: bigint
  to: bigint
  pieces: number
}

/** A run, and its files in their order. */
interface Listed {
  readonly run: BegunRun | Run
  readonly files: readonly OfFile[]
}

/** Prunes it for these backups. Runs of other databases stay, and so does a run that is later than those on which they stand: it is written now. */
export async function pruneArchive(archive: ArchiveStore, kept: readonly BackedUp[]): Promise<Pruned> {
  const pruned = { runs: 0, pieces: 0 }
  const listed = await listRuns(archive)
  const standing = listed.filter(({ run }) => kept.some(backup => backup.archive === run.name))
  for (const { run, files } of listed) {
    const ends = kept.filter(backup => backup.archive === run.name).map(({ end }) => readPosition(end))
    const [first] = ends.sort(compare)
    if (first !== undefined) pruned.pieces += await removeBefore(archive, { run, files }, first)
    else if (standing.some(later => isBefore(run, later.run))) {
      await archive.removeAll(`runs/${run.name}`)
      pruned.runs += 1
      pruned.pieces += piecesOf(files)
    }
  }
  return pruned
}

/**
 * Whether a run is over since another one of its database has begun. By places of the log, which goes forward however the clock is set; one that
 * has none, since it was broken off as it began, by the clock.
 */
function isBefore(run: BegunRun | Run, other: BegunRun | Run): boolean {
  if (run.system !== other.system || !('start' in other)) return false
  if (run.timeline !== other.timeline) return run.timeline < other.timeline
  return 'start' in run ? readPosition(run.start) < readPosition(other.start) : run.begun_at < other.begun_at
}

/**
 * Removes files of the log before a place, and answers how many pieces they had. What breaks off leaves nothing that could be taken
 * for whole: the run says first from where on it is there.
 */
async function removeBefore(archive: ArchiveStore, { run, files }: Listed, place: bigint): Promise<number> {
  const needed = files.findIndex((file, at) => !isNeedless(file, files[at + 1], place))
  const [needless, start] = [files.slice(0, Math.max(needed, 0)), files[needed]?.from]
  if (needless.length === 0 || start === undefined) return 0
  await writeRun(archive, { ...run, start: writePosition(start) })
  for (const { folder } of needless) await archive.removeAll(folder)
  return piecesOf(needless)
}

/**
 * Whether nothing of a file of the log lies behind a place. Pieces come while others are listed, in their order: only where one is there that
 * begins in the next file, and not behind the place, none can come any more that goes beyond it.
 */
function isNeedless({ to }: OfFile, next: OfFile | undefined, place: bigint): boolean {
  return to <= place && next !== undefined && next.from <= place
}

function piecesOf(files: readonly OfFile[]): number {
  return files.reduce((sum, { pieces }) => sum + pieces, 0)
}

/** Every run that says what it is, and where its pieces lie. A day of a busy shop is some 40,000 pieces, in as many folders as files of 16 MB. */
async function listRuns(archive: ArchiveStore): Promise<Listed[]> {
  const runs = new Map<string, Map<string, OfFile>>()
  for await (const keys of archive.list('runs')) {
    for (const key of keys) {
      const [, name = ''] = key.split('/')
      const files = runs.get(name) ?? new Map<string, OfFile>()
      runs.set(name, files)
      const piece = pieceOf(key)
      if (piece === undefined) continue
      const folder = key.slice(0, key.lastIndexOf('/'))
      const file = files.get(folder) ?? { folder, from: piece.from, to: piece.to, pieces: 0 }
      if (piece.from < file.from) file.from = piece.from
      if (piece.to > file.to) file.to = piece.to
      file.pieces += 1
      files.set(folder, file)
    }
  }
  const listed: Listed[] = []
  for (const [name, files] of runs) {
    const run = await readBegunRun(archive, name)
    if (run !== undefined)
      listed.push({ run, files: [...files.values()].sort((a, b) => compare(a.from, b.from)) })
  }
  return listed
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other)
}
