/** Removes from the archive what no backup that is kept needs: the log before its end, and runs on which none stands. */
import type { Manifest } from '../manifest.ts'
import { readPosition, SEGMENT_BYTES, writePosition } from '../wire/log-position.ts'
import { type ArchiveStore, pieceOf, readRun, writeRun } from './archive-store.ts'

/** What a backup says of the database that it is of. */
type BackedUp = NonNullable<Manifest['database']>

/** How much was removed. */
export interface Pruned {
  readonly runs: number
  readonly pieces: number
}

/** The pieces that begin in one file of the log. */
interface OfFile {
  readonly folder: string
  from: bigint
  pieces: number
}

/**
 * Prunes it for these backups; `current` is the run that is written now. Runs of other databases stay, and so does the current
 * one where no backup stands on it yet. What breaks off leaves nothing that could be taken for whole: a run says first from where
 * on it is there.
 */
export async function pruneArchive(
  archive: ArchiveStore,
  kept: readonly BackedUp[],
  current: string | undefined,
): Promise<Pruned> {
  const pruned = { runs: 0, pieces: 0 }
  for (const [name, files] of await listRuns(archive)) {
    const run = await readRun(archive, name)
    if (run === undefined || !kept.some(({ system }) => system === run.system)) continue
    const ends = kept.filter(backup => backup.archive === name).map(({ end }) => readPosition(end))
    if (ends.length === 0 && name === current) continue
    const first = ends.reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined)
    const last = [...files.values()].reduce((most, { from }) => (from > most ? from : most), 0n)
    const needless = [...files.values()].filter(
      ({ from }) => first === undefined || (from !== last && fileEnd(from) <= first),
    )
    pruned.pieces += needless.reduce((sum, { pieces }) => sum + pieces, 0)
    if (first === undefined) {
      await archive.removeAll(`runs/${name}`)
      pruned.runs += 1
      continue
    }
    if (needless.length === 0) continue
    const left = [...files.values()].filter(file => !needless.includes(file)).map(({ from }) => from)
    const start = left.reduce((a, b) => (b < a ? b : a), first)
    await writeRun(archive, { ...run, start: writePosition(start) })
    for (const { folder } of needless) await archive.removeAll(folder)
  }
  return pruned
}

/**
 * Where a file of the log ends, however much of it was listed: it may be filled at this very moment. The last one of a run is never
 * removed, since the next piece goes into its folder.
 */
function fileEnd(from: bigint): bigint {
  return from - (from % SEGMENT_BYTES) + SEGMENT_BYTES
}

/** Every run, and where its pieces lie. A day of a busy shop is some 40,000 pieces, in as many folders as files of 16 MB. */
async function listRuns(archive: ArchiveStore): Promise<Map<string, Map<string, OfFile>>> {
  const runs = new Map<string, Map<string, OfFile>>()
  for await (const keys of archive.list('runs')) {
    for (const key of keys) {
      const [, name = ''] = key.split('/')
      const files = runs.get(name) ?? new Map<string, OfFile>()
      runs.set(name, files)
      const piece = pieceOf(key)
      if (piece === undefined) continue
      const folder = key.slice(0, key.lastIndexOf('/'))
      const file = files.get(folder) ?? { folder, from: piece.from, pieces: 0 }
      if (piece.from < file.from) file.from = piece.from
      file.pieces += 1
      files.set(folder, file)
    }
  }
  return runs
}
