/** The archive of the log: what is told of it, and what becomes of it, and of the database, when it cannot be written. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

beforeAll(async () => {
  folder = folders.make('akinai-archive-')
  place = join(folder, 'archive')
  data = await openData(folders.makeData(join(folder, 'data')))
  await makeShops(data)
  const { db, address: databaseAddress } = data
  const config = { walArchive: { folder: place }, s3: undefined } as Config
  context = {
    ...{ db, databaseAddress, config, clock: systemClock, log: pino({ level: 'silent' }) },
    objects: { read: async () => undefined },
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

async function reaches(moment: Date): Promise<boolean> {
  const { until: reached } = await archiveState(data.db, archive)
  return reached !== undefined && reached >= moment
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
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const config = {
    databaseUrl: undefined,
    diskBudgets: { minFreeBytes: 0 } as BackupSource['config']['diskBudgets'],
  }
  const { db, address, openObject } = data
  const source = { db, address, openObject, config, clock: systemClock, baseUrl: 'http://shop.example' }
  const { folder: backup } = await takeBackup(source, backups, () => {})
  // A file where the folder was.
  const breakIt = () => {
    renameSync(place, `${place}.away`)
    writeFileSync(place, '')
  }
  const mendIt = () => {
    rmSync(place)
    renameSync(`${place}.away`, place)
  }
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

  const restore = (at: Date | undefined, name: string) =>
    restoreServer({
      ...{ backup, dataDir: join(folder, name), config: { s3: undefined }, clock: systemClock },
      ...{ until: { at, archive }, say: () => {} },
    })
  await expect(restore(new Date(), 'beyond')).rejects.toThrow(/The archive reaches .*, and no further/)
  await expect(restore(new Date(0), 'before')).rejects.toThrow(/for an earlier moment take an earlier backup/)
  // All that the run has, which is what was there before the gap.
  await expect(restore(undefined, 'up-to-it')).resolves.toMatchObject({ shops: shopsBeforeGap })
})
