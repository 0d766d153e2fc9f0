/** Backups that are removed and the archive that goes with them, and an archive whose log PostgreSQL let go of. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import pg from '#pg'
import { pino } from '#pino'
import { Registry } from '#prom-client'
import { startPair } from '../../../deploy/cluster/postgres.ts'
import { archiveState } from '../../../src/backup/archive/archive-state.ts'
import {
  type ArchiveStore,
  listPieces,
  openArchive,
  pieceKey,
  readRun,
  writeBackup,
  writeRun,
} from '../../../src/backup/archive/archive-store.ts'
import { startArchiving } from '../../../src/backup/archive/archiver.ts'
import { archiveMetrics } from '../../../src/backup/archive/metrics.ts'
import { pruneArchive } from '../../../src/backup/archive/prune.ts'
import { findReplay } from '../../../src/backup/archive/replay.ts'
import { keepLatest } from '../../../src/backup/keep-latest.ts'
import { type BackupSource, type TakenBackup, takeBackup } from '../../../src/backup/take-backup.ts'
import { readPosition, writePosition } from '../../../src/backup/wire/log-position.ts'
import type { Config } from '../../../src/config.ts'
import type { Context } from '../../../src/context.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { migrate } from '../../../src/db/migrate.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { Folders } from '../../support/embedded/processes.ts'
import { freePort } from '../../support/free-port.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folders = new Folders()
const stack = new AsyncDisposableStack()
const PACES = { piece: 30, again: 60 }
/** Lines of the log at level `error`. */
const told: string[] = []
let place: string
let backups: string
let db: Database
let control: pg.Client
let archive: ArchiveStore
let primaryUrl: string
let context: Context
let source: BackupSource

// Not the built-in PostgreSQL, whose 2 GB for an archive take too long to fill.
beforeAll(async () => {
  const folder = folders.make('akinai-retention-')
  place = join(folder, 'archive')
  backups = join(folder, 'backups')
  mkdirSync(backups)
  const settings = { fsync: 'off', max_slot_wal_keep_size: '64MB', wal_keep_size: '0', min_wal_size: '32MB' }
  const ports = { primary: await freePort(), replica: await freePort() }
  const { primary, replica } = await startPair(join(folder, 'postgres'), ports, settings)
  stack.defer(() => primary.stop('SIGKILL'))
  stack.defer(() => replica.stop('SIGKILL'))
  primaryUrl = primary.url
  const address = { connectionString: primaryUrl }
  await migrate(address)
  db = openDatabase(address)
  stack.defer(() => db.close())
  control = new pg.Client(address)
  await control.connect()
  stack.defer(() => control.end())
  const config = { walArchive: { folder: place }, s3: undefined } as Config
  const log = pino({ level: 'error' }, { write: line => void told.push(line) })
  context = {
    ...{ db, databaseAddress: address, config, clock: systemClock, log },
    objects: { read: async () => undefined },
    freeSpace: { isLow: async () => false },
  } as unknown as Context
  source = {
    ...{ db, address, clock: systemClock, baseUrl: 'http://shop.example', openObject: async () => undefined },
    config: { databaseUrl: undefined, diskBudgets: { minFreeBytes: 0 } as Config['diskBudgets'] },
  }
  archive = openArchive(config, systemClock) as ArchiveStore
})

afterAll(async () => {
  await stack.disposeAsync()
  await folders.clear()
})

/** Fills a file of the log, and waits until the archive has it. */
async function fill(): Promise<void> {
  await control.query(`select pg_logical_emit_message(false, 'test', repeat('x', 1000)), pg_switch_wal()`)
  await control.query(`select pg_logical_emit_message(true, 'test', 'after')`)
  await reaches(new Date())
}

async function reaches(moment: Date): Promise<void> {
  await expect
    .poll(async () => (await archiveState(db, archive)).until?.getTime() ?? 0, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(moment.getTime())
}

function take(): Promise<TakenBackup> {
  return takeBackup(source, backups, () => {})
}

async function replayOf({ manifest }: TakenBackup): Promise<number> {
  return (await findReplay({ manifest, at: undefined, archive })).pieces.length
}

async function withoutBackup(): Promise<string | undefined> {
  const registry = new Registry()
  archiveMetrics(registry, context)
  return /^akinai_archive_without_backup_seconds (.+)$/m.exec(await registry.metrics())?.[1]
}

// R-BACKUP-15
test('only the latest backups are kept, and of the archive what they need', async () => {
  await using _archiver = await startArchiving(context, PACES)
  await reaches(new Date())
  const old = await take()
  await fill()
  await fill()
  const [second, third] = [await take(), await take()]
  await fill()
  const run = third.manifest.database?.archive ?? ''
  // Of another database, and of this one from before a restoration.
  const other = {
    name: 'akinai_archive_other',
    system: '1',
    timeline: 1,
    start: '0/1000000',
    begun_at: 'then',
  }
  await writeRun(archive, other)
  await writeRun(archive, {
    ...other,
    name: 'akinai_archive_old',
    system: third.manifest.database?.system ?? '',
  })
  mkdirSync(join(backups, '2020-01-01T00-00-00Z-0000'))
  const before = (await listPieces(archive, run)).length

  const { kept, removed } = await keepLatest(backups, 2, basename(third.folder))
  expect(removed).toEqual([basename(old.folder)])
  expect(readdirSync(backups)).toContain('2020-01-01T00-00-00Z-0000')
  expect(kept).toEqual([second.manifest, third.manifest])
  const pruned = await pruneArchive(
    archive,
    kept.flatMap(({ database }) => database ?? []),
  )
  expect(pruned.runs).toBe(1)
  expect(pruned.pieces).toBeGreaterThan(0)
  const left = await listPieces(archive, run)
  expect(left.length).toBe(before - pruned.pieces)
  expect(existsSync(join(place, 'runs', other.name))).toBe(true)
  expect(existsSync(join(place, 'runs', 'akinai_archive_old'))).toBe(false)
  // Each of those that are kept goes on to the end, and what was removed is told of the other.
  expect(await replayOf(second)).toBeGreaterThan(0)
  expect(await replayOf(third)).toBeGreaterThan(0)
  await expect(replayOf(old)).rejects.toThrow('The archive begins behind the end of this backup')
  const needed = readPosition(second.manifest.database?.end ?? '')
  expect(left.every(({ to }) => to > needed - 16n * 1024n * 1024n)).toBe(true)
  // Where no backup stands on the run of now, it stays whole.
  const elsewhere = kept.flatMap(({ database }) => (database ? [{ ...database, archive: 'gone' }] : []))
  expect(await pruneArchive(archive, elsewhere)).toEqual({ runs: 0, pieces: 0 })
  expect(await listPieces(archive, run)).toHaveLength(left.length)
})

// R-BACKUP-15
test('the piece from which the kept backup goes on stays while its file is still being filled', async () => {
  const name = 'akinai_archive_filled'
  const file = 16n * 1024n * 1024n
  const piece = (from: bigint, to: bigint) => archive.put(pieceKey(name, from, to), Buffer.from('x'), 'x')
  await writeRun(archive, { name, system: '7', timeline: 1, start: writePosition(file), begun_at: 'then' })
  await piece(file, 2n * file)
  await piece(2n * file, 2n * file + 100n)
  const kept = {
    ...{ postgres: 18, system: '7', timeline: 1, replay_from: 'then', archive: name },
    ...{ start: writePosition(2n * file + 200n), end: writePosition(2n * file + 300n) },
  }
  expect(await pruneArchive(archive, [kept])).toEqual({ runs: 0, pieces: 1 })
  // As what is put by the archiver that goes on.
  await piece(2n * file + 100n, 3n * file)
  expect((await listPieces(archive, name)).map(({ from }) => from)).toEqual([2n * file, 2n * file + 100n])
  expect(await readRun(archive, name)).toMatchObject({ start: writePosition(2n * file) })
})

// R-BACKUP-11 R-BACKUP-16
test('a log that PostgreSQL let go of is a gap, which is told until a new backup stands behind it', async () => {
  await using _archiver = await startArchiving(context, PACES)
  await reaches(new Date())
  const before = await take()
  const lost = before.manifest.database?.archive ?? ''
  await writeBackup(archive, lost, { name: 'x', ended_at: before.manifest.ended_at })
  expect(await withoutBackup()).toBe('0')
  renameSync(place, `${place}.away`)
  writeFileSync(place, '')
  for (let count = 0; count < 8; count++) {
    await control.query(`select pg_logical_emit_message(true, 'test', 'lost'), pg_switch_wal()`)
  }
  await control.query('checkpoint')
  const status = async () =>
    (await control.query('select wal_status from pg_replication_slots where slot_name = $1', [lost])).rows[0]
  await expect.poll(status, { timeout: 20_000 }).toEqual({ wal_status: 'lost' })
  rmSync(place)
  renameSync(`${place}.away`, place)
  await reaches(new Date())
  expect(told.filter(line => line.includes('the archive of the log has a gap')).at(-1)).toContain(lost)
  expect((await archiveState(db, archive)).withoutBackupSince).toBeInstanceOf(Date)
  expect(Number(await withoutBackup())).toBeGreaterThan(0)

  const after = await take()
  const run = after.manifest.database?.archive ?? ''
  expect(run).not.toBe(lost)
  await writeBackup(archive, run, { name: basename(after.folder), ended_at: after.manifest.ended_at })
  expect(await withoutBackup()).toBe('0')
  await fill()
  expect(await replayOf(after)).toBeGreaterThan(0)
  // What went before reaches up to the gap, and no further.
  const replay = await findReplay({ manifest: before.manifest, at: undefined, archive })
  expect(replay.completeUntil.getTime()).toBeLessThan(new Date(after.manifest.ended_at).getTime())
})

/** Writes more of the log than is held for a backup, while this process stands still. */
function writeMuchMeanwhile(connectionString: string): void {
  const script = `import pg from '#pg'
    const client = new pg.Client({ connectionString: process.argv[1] })
    await client.connect()
    for (let count = 0; count < 8; count++)
      await client.query("select pg_logical_emit_message(true, 'test', 'much'), pg_switch_wal()")
    // It waits for the sender of the backup, to whom nobody listens at this moment.
    client.query('checkpoint').catch(() => {})
    setTimeout(() => process.exit(0), 2000)`
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script, connectionString])
  if (ran.status !== 0) throw new Error(ran.stderr.toString())
}

// R-BACKUP-1
test('one during which more of the log is written than PostgreSQL holds says so', async () => {
  let isWritten = false
  const taking = takeBackup(source, backups, ({ stage }) => {
    if (stage !== 'database' || isWritten) return
    isWritten = true
    writeMuchMeanwhile(primaryUrl)
  })
  await expect(taking).rejects.toThrow(/PostgreSQL ended the backup: \d+ MB of its log .* holds 64 MB/)
})
