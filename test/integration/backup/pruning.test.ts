/** What is removed from the archive of the log, by where its pieces lie and in what order its runs began (docs/rules/backup.md). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type ArchiveStore,
  listPieces,
  openArchive,
  pieceKey,
  readBegunRun,
  readRun,
  writeRun,
  writeUntil,
} from '../../../src/backup/archive/archive-store.ts'
import { pruneArchive } from '../../../src/backup/archive/prune.ts'
import { findReplay } from '../../../src/backup/archive/replay.ts'
import type { Manifest } from '../../../src/backup/manifest.ts'
import { writePosition } from '../../../src/backup/wire/log-position.ts'
import { systemClock } from '../../../src/lib/clock.ts'

const FILE = 16n * 1024n * 1024n
const RUN = 'akinai_archive_one'
const AT = '2026-11-20T01:02:03.000Z'

let folder: string
let archive: ArchiveStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'akinai-pruning-'))
  archive = openArchive({ walArchive: { folder }, s3: undefined }, systemClock) as ArchiveStore
})

afterEach(() => rmSync(folder, { recursive: true }))

function begin(name: string, start: bigint | undefined, more: { timeline?: number; begun_at?: string } = {}) {
  const begun = { name, system: '7', timeline: 1, begun_at: AT, ...more }
  return writeRun(archive, start === undefined ? begun : { ...begun, start: writePosition(start) })
}

function put(from: bigint, to: bigint, run = RUN): Promise<void> {
  return archive.put(pieceKey(run, from, to), Buffer.from('x'), 'application/zstd')
}

/** A backup that ends at a place. */
function backup(end: bigint, run = RUN) {
  const places = { start: writePosition(end - 100n), end: writePosition(end) }
  return { postgres: 18, system: '7', timeline: 1, replay_from: AT, archive: run, ...places }
}

/** The places at which the pieces begin from which a backup is replayed. */
async function replayed(database: ReturnType<typeof backup>): Promise<bigint[]> {
  const { pieces } = await findReplay({ manifest: { database } as Manifest, at: undefined, archive })
  return pieces.map(({ from }) => from)
}

// R-BACKUP-15
test('a piece stays that begins in a file before that in which the kept backup ends', async () => {
  await begin(RUN, 0n)
  await writeUntil(archive, RUN, { place: writePosition(4n * FILE), at: AT })
  await put(0n, FILE)
  await put(FILE, 2n * FILE - 100n)
  await put(2n * FILE - 100n, 2n * FILE + 500n)
  await put(2n * FILE + 500n, 3n * FILE)
  await put(3n * FILE, 4n * FILE)
  const kept = backup(2n * FILE + 300n)
  expect(await pruneArchive(archive, [backup(3n * FILE), kept])).toEqual({ runs: 0, pieces: 1 })
  expect(await replayed(kept)).toEqual([2n * FILE - 100n, 2n * FILE + 500n, 3n * FILE])
  // What is said to be there is there.
  const run = await readRun(archive, RUN)
  expect(run?.start).toBe(writePosition(FILE))
  const [first] = await listPieces(archive, RUN)
  expect(first?.from).toBe(FILE)
})

// R-BACKUP-15
test('a piece stays that is put there while the others are listed', async () => {
  await begin(RUN, 0n)
  await writeUntil(archive, RUN, { place: writePosition(2n * FILE), at: AT })
  await put(0n, FILE - 100n)
  const growing: ArchiveStore = {
    ...archive,
    async *list(at) {
      yield* archive.list(at)
      // It comes behind what was listed of its folder, and the next one before the next folder is.
      await put(FILE - 100n, FILE + 500n)
      await put(FILE + 500n, 2n * FILE)
      yield [pieceKey(RUN, FILE + 500n, 2n * FILE)]
    },
  }
  const kept = backup(FILE + 300n)
  expect(await pruneArchive(growing, [kept])).toEqual({ runs: 0, pieces: 0 })
  expect(await replayed(kept)).toEqual([FILE - 100n, FILE + 500n])
})

// R-BACKUP-15
test('what PostgreSQL sent again after a crash goes with its file, and what goes beyond the end stays', async () => {
  await begin(RUN, 0n)
  await writeUntil(archive, RUN, { place: writePosition(2n * FILE + 900n), at: AT })
  await put(0n, FILE)
  await put(FILE, FILE + 200n)
  await put(FILE - 50n, FILE + 900n)
  await put(FILE + 900n, 2n * FILE + 900n)
  const kept = backup(FILE + 300n)
  expect(await pruneArchive(archive, [kept])).toEqual({ runs: 0, pieces: 0 })
  const later = backup(FILE + 1000n)
  expect(await pruneArchive(archive, [later])).toEqual({ runs: 0, pieces: 2 })
  expect(await replayed(later)).toEqual([FILE + 900n])
  await expect(replayed(backup(FILE - 100n))).rejects.toThrow('The archive begins behind the end')
})

// R-BACKUP-15
test('runs go before one on which a kept backup stands, and none after it, nor one of another database', async () => {
  const [first, later, cut] = [RUN, 'akinai_archive_later', 'akinai_archive_cut']
  await begin(first, FILE)
  await put(FILE, 2n * FILE, first)
  await begin(later, 3n * FILE)
  await put(3n * FILE, 4n * FILE, later)
  await begin('akinai_archive_restored', FILE, { timeline: 2 })
  // Broken off as they began, before the run and after it.
  await begin('akinai_archive_broken', undefined, { begun_at: '2026-11-20T01:02:02.999Z' })
  await begin(cut, undefined, { begun_at: '2026-11-20T01:02:04.000Z' })
  await writeRun(archive, { name: 'akinai_archive_other', system: '8', timeline: 1, begun_at: AT })

  // The later one is written now, and no backup stands on it yet.
  expect(await pruneArchive(archive, [backup(FILE + 100n, first)])).toEqual({ runs: 1, pieces: 0 })
  expect(await readBegunRun(archive, 'akinai_archive_broken')).toBeUndefined()
  expect(await listPieces(archive, later)).toHaveLength(1)
  expect(await pruneArchive(archive, [backup(3n * FILE + 100n, later)])).toEqual({ runs: 1, pieces: 1 })
  const left = await Promise.all(
    [first, later, cut, 'akinai_archive_restored', 'akinai_archive_other'].map(
      async name => (await readBegunRun(archive, name)) !== undefined,
    ),
  )
  expect(left).toEqual([false, true, true, true, true])
  // Where it is not known which run a backup stands on, none is removed for it.
  expect(await pruneArchive(archive, [backup(9n * FILE, 'gone')])).toEqual({ runs: 0, pieces: 0 })
})
