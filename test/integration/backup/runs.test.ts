/** Runs of the archive of the log: how they begin, whatever is killed meanwhile, and on which of them a backup stands. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type pg from '#pg'
import { pino } from '#pino'
import { ensureUsers, isRoot } from '../../../bin/users.js'
import { untoldArchive } from '../../../cli/archive-after-backup.ts'
import { archiveState } from '../../../src/backup/archive/archive-state.ts'
import {
  type ArchiveStore,
  listPieces,
  openArchive,
  readRun,
  writeRun,
} from '../../../src/backup/archive/archive-store.ts'
import { startArchiving } from '../../../src/backup/archive/archiver.ts'
import { pruneArchive } from '../../../src/backup/archive/prune.ts'
import { openRun } from '../../../src/backup/archive/run-of-slot.ts'
import { type BackupSource, takeBackup } from '../../../src/backup/take-backup.ts'
import { connectReplication } from '../../../src/backup/wire/replication-client.ts'
import type { Config } from '../../../src/config.ts'
import type { Context } from '../../../src/context.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { insertShop } from '../../../src/shops/store.ts'
import { Folders } from '../../support/embedded/processes.ts'
import { type Data, makeShops, openData } from './support/server.ts'

// A database is made for real, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
const folders = new Folders()
const PACES = { piece: 30, again: 60 }
let folder: string
let data: Data
let shopId: number
let context: Context

beforeAll(async () => {
  folder = folders.make('akinai-runs-')
  data = await openData(folders.makeData(join(folder, 'data')))
  const [shop] = await makeShops(data)
  shopId = shop?.id ?? 0
  context = {
    ...{ db: data.db, databaseAddress: data.address, clock: systemClock, log: pino({ level: 'silent' }) },
    ...{ objects: { open: async () => undefined }, freeSpace: { isLow: async () => false } },
  } as unknown as Context
})

afterAll(async () => {
  await data?.[Symbol.asyncDispose]()
  await folders.clear()
})

const configOf = (name: string) => ({ walArchive: { folder: join(folder, name) }, s3: undefined }) as Config

async function slots(): Promise<string[]> {
  const text = 'select slot_name::text as name from pg_replication_slots'
  return (await data.db.query<{ name: string }>({ name: 'test.slots', text, reads: true })).map(
    ({ name }) => name,
  )
}

let shops = 0
/** Waits until what is written now is in this archive. */
async function reachesNow(archive: ArchiveStore): Promise<void> {
  shops += 1
  await insertShop(data.db, {
    key: `w${shops}`,
    name: 'w',
    mailAddress: 'w@example.jp',
    now: systemClock.now(),
  })
  const moment = new Date()
  for (const end = Date.now() + 30_000; Date.now() < end; await delay(20)) {
    const { until } = await archiveState(data.db, archive)
    if (until !== undefined && until >= moment) return
  }
  throw new Error('The archive does not go on')
}

/** A process that is killed at its so many-th call: that one is carried out or not, and nothing is done any more. */
function killedAt(call: number, isDone: boolean) {
  let calls = 0
  const dying =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      calls += 1
      if (calls === call && isDone) await work(...args)
      if (calls >= call) throw new Error('killed')
      return work(...args)
    }
  return { dying, isOver: () => calls >= call }
}

// R-BACKUP-9
test('a kill at any moment as a run begins stops no archive, and leaves one slot', async () => {
  for (let call = 1, isBegun = false; !isBegun; call++) {
    for (const isDone of [false, true]) {
      const config = {
        walArchive: { folder: join(folder, `killed-${call}-${isDone}`) },
        s3: undefined,
      } as Config
      const killed = openArchive(config, systemClock) as ArchiveStore
      const { dying, isOver } = killedAt(call, isDone)
      const client = await connectReplication(data.address)
      const dead = { query: dying(text => client.query(text as string)) } as unknown as pg.Client
      const [put, read, removeAll] = [dying(killed.put), dying(killed.read), dying(killed.removeAll)]
      await openRun(dead, { ...killed, put, read, removeAll }, context).catch(() => {})
      await client.end()
      isBegun = !isOver()
      await using _archiver = await startArchiving({ ...context, config }, PACES)
      await reachesNow(killed)
      expect(await slots()).toHaveLength(1)
    }
  }
})

/** A client that sends a command so, and then loses its connection, if it does. */
function sendingAs(client: pg.Client, told: (text: string) => string, isLost: boolean): pg.Client {
  const query = async (text: string) => {
    const isCreating = text.startsWith('CREATE_REPLICATION_SLOT')
    const answer = await client.query(isCreating ? told(text) : text)
    if (!isCreating || !isLost) return answer
    await client.end()
    throw new Error('Connection terminated unexpectedly')
  }
  return { query } as unknown as pg.Client
}

// R-BACKUP-16
test('a run for which PostgreSQL holds the log stays, also where its answer was lost; one that it refuses goes', async () => {
  const archive = openArchive(configOf('unanswered'), systemClock) as ArchiveStore
  const runs = () => {
    const folder = join(archive.address, 'runs')
    return existsSync(folder) ? readdirSync(folder) : []
  }
  const others = await slots()
  const refused = await connectReplication(data.address)
  const misnamed = sendingAs(refused, text => text.replace('akinai', 'AKINAI-'), false)
  await expect(openRun(misnamed, archive, context)).rejects.toThrow()
  await refused.end()
  expect([runs(), await slots()]).toEqual([[], others])

  const lost = await connectReplication(data.address)
  await expect(
    openRun(
      sendingAs(lost, text => text, true),
      archive,
      context,
    ),
  ).rejects.toThrow('terminated')
  const [run, ...more] = (await slots()).filter(name => !others.includes(name))
  expect([runs(), more]).toEqual([[run], []])
  const again = await connectReplication(data.address)
  expect((await openRun(again, archive, context)).run.name).toBe(run)
  await again.end()
})

async function showPicture(): Promise<void> {
  const text = `insert into files (shop_id, id, purpose, content_type, image_name, created_at, expires_at, used_at)
    values ($1, 'a', 'item_image', 'image/png', 'a', now(), now(), now())`
  await data.db.query({ name: 'test.picture', text, reads: false }, [shopId])
}

// R-BACKUP-16
test('a backup stands on the run of its own moment, or is told that the archive does not go on from it', async () => {
  const config = configOf('two-runs')
  const archive = openArchive(config, systemClock) as ArchiveStore
  let archiver = await startArchiving({ ...context, config }, PACES)
  await reachesNow(archive)
  const [run = ''] = await slots()
  // While pictures are kept the log is let go of, and another run begins.
  const openObject = async () => {
    if ((await slots()).includes(run)) {
      await archiver[Symbol.asyncDispose]()
      const client = await connectReplication(data.address)
      await client.query(`DROP_REPLICATION_SLOT ${run} WAIT`)
      await client.end()
      archiver = await startArchiving({ ...context, config }, PACES)
      await reachesNow(archive)
    }
    return undefined
  }
  await showPicture()
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const diskBudgets = { minFreeBytes: 0 } as BackupSource['config']['diskBudgets']
  const { db, address } = data
  const source = { db, address, openObject, clock: systemClock, baseUrl: 'http://shop.example' }
  const taken = await takeBackup(
    { ...source, config: { databaseUrl: undefined, diskBudgets } },
    backups,
    () => {},
  )
  const { manifest } = taken
  const [next = ''] = await slots()
  await archiver[Symbol.asyncDispose]()
  expect([manifest.database?.archive, next === run]).toEqual([run, false])
  const pieces = (await listPieces(archive, next)).length
  const before = { system: manifest.database?.system ?? '', timeline: 1, start: '0/1', begun_at: 'then' }
  await writeRun(archive, { name: 'akinai_archive_before', ...before })
  expect(await pruneArchive(archive, manifest.database ? [manifest.database] : [])).toMatchObject({ runs: 1 })
  expect(await readRun(archive, 'akinai_archive_before')).toBeUndefined()
  // It is written now, and what goes on with it needs all of it.
  expect(await readRun(archive, next)).toBeDefined()
  expect((await listPieces(archive, next)).length).toBe(pieces)
  expect(pieces).toBeGreaterThan(0)

  const later = { system: '1', timeline: 1, start: 'FFFF/0', begun_at: 'then' }
  await writeRun(archive, { name: 'akinai_archive_later', ...later })
  const { server } = isRoot() ? ensureUsers() : { server: undefined }
  if (server) spawnSync('chown', ['-R', `${server.uid}:${server.gid}`, archive.address])
  vi.stubEnv('AKINAI_WAL_ARCHIVE', archive.address)
  const untold = (archived: string) => {
    const database = manifest.database && { ...manifest.database, archive: archived }
    return untoldArchive({
      ...taken,
      manifest: { ...manifest, ...(database && { database }) },
    })
  }
  expect(await untold(run)).toBeUndefined()
  expect(await untold('akinai_archive_later')).toContain('began anew meanwhile (akinai_archive_later)')
  expect(await untold('akinai_archive_gone')).toContain('has no run akinai_archive_gone')
  vi.unstubAllEnvs()
})
