/** The archive of the log: what is told of it, and what becomes of it, and of the database, when it cannot be written. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pino } from '#pino'
import { Registry } from '#prom-client'
import { archiveState } from '../../../src/backup/archive/archive-state.ts'
import { type ArchiveStore, listPieces, openArchive } from '../../../src/backup/archive/archive-store.ts'
import { startArchiving } from '../../../src/backup/archive/archiver.ts'
import { archiveMetrics } from '../../../src/backup/archive/metrics.ts'
import { restoreServer } from '../../../src/backup/restore-server.ts'
import { type BackupSource, takeBackup } from '../../../src/backup/take-backup.ts'
import type { Config } from '../../../src/config.ts'
import type { Context } from '../../../src/context.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { insertShop } from '../../../src/shops/store.ts'
import { startAkinai } from '../../support/command-line.ts'
import { Folders } from '../../support/embedded/processes.ts'
import { type Data, makeShops, openData } from './support/server.ts'

// A database is made and restored for real, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folders = new Folders()
const PACES = { piece: 30, again: 60 }
let folder: string
let place: string
let data: Data
let archive: ArchiveStore
let context: Context
let isLow = false

beforeEach(() => {
  isLow = false
})

beforeAll(async () => {
  folder = folders.make('akinai-archive-')
  place = join(folder, 'archive')
  data = await openData(folders.makeData(join(folder, 'data')))
  await makeShops(data)
  const { db, address: databaseAddress } = data
  const config = { walArchive: { folder: place }, s3: undefined } as Config
  context = {
    ...{ db, databaseAddress, config, clock: systemClock, log: pino({ level: 'silent' }) },
    objects: { open: async () => undefined },
    freeSpace: { isLow: async () => isLow },
  } as unknown as Context
  const opened = openArchive(config, systemClock)
  if (opened === undefined) throw new Error('No archive is configured')
  archive = opened
})

afterAll(async () => {
  await data?.[Symbol.asyncDispose]()
  await folders.clear()
})

/** A file where the folder was. */
function breakIt(): void {
  renameSync(place, `${place}.away`)
  writeFileSync(place, '')
}

function mendIt(): void {
  rmSync(place)
  renameSync(`${place}.away`, place)
}

/** Waits until what is written now is archived. */
async function reachesNow(what: string): Promise<void> {
  const moment = await write()
  await until(() => reaches(moment), what)
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await delay(20)) if (await isSo()) return
  throw new Error(`waited in vain until ${what}`)
}

function slots(): Promise<string[]> {
  return ask('select slot_name::text as name from pg_replication_slots', 'name')
}

async function ask(text: string, column: string): Promise<string[]> {
  const rows = await data.db.query<Record<string, string>>({ name: `test.${column}`, text, reads: true })
  return rows.map(row => row[column] ?? '')
}

/** Makes the log longer by so many bytes. */
async function emit(length: number): Promise<void> {
  const text = `select pg_logical_emit_message(false, 'akinai', repeat('x', $1), true)`
  await data.db.query({ name: 'test.emit', text, reads: false }, [length])
}

async function reaches(moment: Date): Promise<boolean> {
  const { until: reached } = await archiveState(data.db, archive)
  return reached !== undefined && reached >= moment
}

/** Takes a backup, and answers its folder. */
async function backUp(name: string): Promise<string> {
  const backups = join(folder, name)
  mkdirSync(backups)
  const config = {
    databaseUrl: undefined,
    diskBudgets: { minFreeBytes: 0 } as BackupSource['config']['diskBudgets'],
  }
  const { db, address, openObject } = data
  const source = { db, address, openObject, config, clock: systemClock, baseUrl: 'http://shop.example' }
  return (await takeBackup(source, backups, () => {})).folder
}

/** Restores it with the archive, or a copy of that, into a folder of its own. */
function restore(backup: string, at: Date | undefined, name: string, from = archive, say: string[] = []) {
  return restoreServer({
    ...{ backup, dataDir: join(folder, name), config: { s3: undefined }, clock: systemClock },
    ...{ until: { at, archive: from }, say: line => void say.push(line) },
  })
}

/** Those that `makeShops` makes, and one for each write. */
let shops = 2
async function write(): Promise<Date> {
  shops += 1
  await insertShop(data.db, {
    key: `w${shops}`,
    name: 'w',
    mailAddress: 'w@example.jp',
    now: systemClock.now(),
  })
  return new Date()
}

// R-BACKUP-9
test('is whole up to a moment ago, says so, and goes on where it ended', async () => {
  const first = await startArchiving(context, PACES)
  await reachesNow('what is written is archived')
  const registry = new Registry()
  archiveMetrics(registry, context)
  const told = await registry.metrics()
  const [, lag = ''] = /^akinai_archive_lag_seconds (.+)$/m.exec(told) ?? []
  expect(Number(lag)).toBeLessThan(10)
  expect(told).toMatch(/^akinai_archive_behind_bytes \d+$/m)
  await first[Symbol.asyncDispose]()
  const run = await slots()
  const moment = await write()
  await using _second = await startArchiving(context, PACES)
  await until(() => reaches(moment), 'the next one goes on')
  expect(await slots()).toEqual(run)
  const pieces = await listPieces(archive, run[0] ?? '')
  for (const [at, { from }] of pieces.entries()) if (at > 0) expect(from).toBe(pieces[at - 1]?.to)
})

// R-BACKUP-16
test('a backup by a command that does not know of it fails, is kept, and removes nothing', async () => {
  await using _archiver = await startArchiving(context, PACES)
  await reachesNow('it works')
  const backups = join(folder, 'untold')
  const words = ['backup', '--to', backups, '--keep', '1', '--json']
  const env = { PATH: process.env.PATH, AKINAI_DATA_DIR: data.dataDir }
  const [run = ''] = await slots()
  for (const count of [1, 2]) {
    const { code, stdout, stderr } = await startAkinai(words, env)
    expect(code).toBe(1)
    expect(stderr).toContain(`is archived (${run}) and AKINAI_WAL_ARCHIVE is not set here`)
    expect(JSON.parse(stdout).manifest.database.archive).toBe(run)
    expect(readdirSync(backups).filter(name => name !== 'objects')).toHaveLength(count)
  }
  expect((await archiveState(data.db, archive)).withoutBackupSince).toBeDefined()
})

// R-BACKUP-12
test('is written by one of the servers, and by another when that ends', async () => {
  const [one, other] = await Promise.all([startArchiving(context, PACES), startArchiving(context, PACES)])
  const moment = await write()
  await until(() => reaches(moment), 'one of them archives')
  expect(await slots()).toHaveLength(1)
  await one[Symbol.asyncDispose]()
  const later = await write()
  await until(() => reaches(later), 'the other archives')
  await other[Symbol.asyncDispose]()
})

// R-BACKUP-11
test('that cannot be written holds up nobody and is made good for; on a full disk it is let go of, and has a gap', async () => {
  await using _archiver = await startArchiving(context, PACES)
  await reachesNow('it works')
  const backup = await backUp('backups')
  const [run] = await slots()
  breakIt()
  const moment = await write()
  await delay(PACES.piece * 5)
  expect(await slots()).toEqual([run])
  expect(await ask('show max_slot_wal_keep_size', 'max_slot_wal_keep_size')).toEqual(['2GB'])
  mendIt()
  await until(() => reaches(moment), 'what came meanwhile is archived')

  const beforeGap = await write()
  const shopsBeforeGap = shops
  await until(() => reaches(beforeGap), 'all of it is archived')
  breakIt()
  isLow = true
  await write()
  await until(async () => !(await slots()).includes(run ?? ''), 'the log is let go of')
  isLow = false
  mendIt()
  await reachesNow('a new run begins')
  expect(await slots()).not.toEqual([run])
  expect(readdirSync(join(place, 'runs'))).toHaveLength(2)

  await expect(restore(backup, new Date(), 'beyond')).rejects.toThrow(
    /The archive reaches .*, and no further/,
  )
  await expect(restore(backup, new Date(0), 'before')).rejects.toThrow(
    /for an earlier moment take an earlier backup/,
  )
  // All that the run has, which is what was there before the gap.
  await expect(restore(backup, undefined, 'up-to-it')).resolves.toMatchObject({ shops: shopsBeforeGap })
})

// R-BACKUP-10
test('whose last pieces are missing is not taken for one that reaches the moment', async () => {
  await using _archiver = await startArchiving(context, PACES)
  await reachesNow('it works')
  const backup = await backUp('backups-of-it')
  const kept = await write()
  const shopsKept = shops
  await until(() => reaches(kept), 'something comes after the backup')
  const [run = ''] = await slots()
  const there = new Set((await listPieces(archive, run)).map(({ key }) => key))
  await delay(20)
  const before = new Date()
  await delay(20)
  const lost = await write()
  await until(() => reaches(lost), 'and something more')
  // A copy that got the word of how far the archive is, and not all that was meant by it.
  const copied = join(folder, 'copied')
  cpSync(place, copied, { recursive: true })
  for (const { key } of await listPieces(archive, run)) if (!there.has(key)) rmSync(join(copied, key))
  const copy = openArchive({ walArchive: { folder: copied }, s3: undefined } as Config, systemClock)
  await expect(restore(backup, lost, 'cut-off', copy)).rejects.toThrow(/its last pieces are missing/)
  const said: string[] = []
  const all = await restore(backup, undefined, 'all-of-it', copy, said)
  expect(all.shops).toBe(shopsKept)
  expect(new Date(all.as_of).getTime()).toBeLessThan(before.getTime())
  expect(said).toContain('The last pieces of the archive are missing.')
  // What is before them is there.
  const exactly = await restore(backup, before, 'whole', archive)
  expect(exactly.shops).toBe(shopsKept)
})

// R-BACKUP-11
test('that cannot even be read is let go of on a full disk', async () => {
  await using _archiver = await startArchiving(context, PACES)
  await reachesNow('it works')
  const [run] = await slots()
  breakIt()
  // More than waits in the program: it gives its connection up, and finds nothing to go on with when it begins again.
  await emit(9_000_000)
  const isHeldByNobody = async () =>
    (await ask(`select active::text as active from pg_replication_slots`, 'active')).join() === 'false'
  await until(isHeldByNobody, 'the connection is given up')
  await delay(PACES.again * 5)
  expect(await slots()).toEqual([run])
  isLow = true
  await until(async () => (await slots()).length === 0, 'the log is let go of')
  isLow = false
  mendIt()
  await reachesNow('a new run begins')
})

// R-BACKUP-11
test('whose disk is not mounted is missed, and not begun anew in the folder below', async () => {
  {
    await using _archiver = await startArchiving(context, PACES)
    await reachesNow('it works')
  }
  const [run] = await slots()
  renameSync(place, `${place}.away`)
  mkdirSync(place)
  const told: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void told.push(line) })
  const registry = new Registry()
  archiveMetrics(registry, context)
  {
    await using _archiver = await startArchiving({ ...context, log }, PACES)
    await until(async () => told.length > 2, 'it is told')
    expect(readdirSync(place)).not.toContain('runs')
    expect(await slots()).toEqual([run])
    expect(told.join()).toContain(`has no run ${run}`)
    expect(await archiveState(data.db, archive)).toMatchObject({ until: undefined })
    // The alarm is by this figure: it must be there above all now.
    const lag = async () => Number(/^akinai_archive_lag_seconds (.+)$/m.exec(await registry.metrics())?.[1])
    const before = await lag()
    await delay(20)
    expect(await lag()).toBeGreaterThan(before)
    rmSync(place, { recursive: true })
    renameSync(`${place}.away`, place)
    await reachesNow('it goes on')
  }
  expect(await slots()).toEqual([run])
  // Another place is another archive, and that it has nothing yet is no wonder.
  const elsewhere = { walArchive: { folder: join(folder, 'elsewhere') }, s3: undefined } as Config
  await using _archiver = await startArchiving({ ...context, config: elsewhere }, PACES)
  const other = openArchive(elsewhere, systemClock)
  await until(
    async () => other !== undefined && (await archiveState(data.db, other)).until !== undefined,
    'it begins',
  )
  expect(await slots()).not.toContain(run)
})
