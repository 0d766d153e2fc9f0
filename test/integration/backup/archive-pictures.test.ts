/** Pictures beside the archive of the log: neither waits for the other, and nothing is said to be there before both are. */
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pino } from '#pino'
import { makeArchiveObjects } from '../../../src/backup/archive/archive-objects.ts'
import { archiveState } from '../../../src/backup/archive/archive-state.ts'
import { type ArchiveStore, listPieces, openArchive } from '../../../src/backup/archive/archive-store.ts'
import { startArchiving } from '../../../src/backup/archive/archiver.ts'
import { findArchiveSlot, findFlushedPlace, listRecentObjects } from '../../../src/backup/store.ts'
import { readPosition } from '../../../src/backup/wire/log-position.ts'
import type { Config } from '../../../src/config.ts'
import type { Context } from '../../../src/context.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import type { StoredObject } from '../../../src/objects/object-store.ts'
import { insertShop } from '../../../src/shops/store.ts'
import { Folders } from '../../support/embedded/processes.ts'
import { type Data, makeShops, openData } from './support/server.ts'

// A database is made for real, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folders = new Folders()
const PACES = { piece: 30, again: 60, last: 50 }
let data: Data
let archive: ArchiveStore
let context: Context
let open: (key: string) => StoredObject | undefined

beforeEach(() => {
  open = () => undefined
})

beforeAll(async () => {
  const folder = folders.make('akinai-archive-pictures-')
  data = await openData(folders.makeData(join(folder, 'data')))
  await makeShops(data)
  const { db, address: databaseAddress } = data
  const config = { walArchive: { folder: join(folder, 'archive') }, s3: undefined } as Config
  context = {
    ...{ db, databaseAddress, config, clock: systemClock, log: pino({ level: 'silent' }) },
    objects: { open: async (key: string) => open(key) },
    freeSpace: { isLow: async () => false },
  } as unknown as Context
  archive = openArchive(config, systemClock) as ArchiveStore
})

afterAll(async () => {
  await data?.[Symbol.asyncDispose]()
  await folders.clear()
})

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await delay(20)) if (await isSo()) return
  throw new Error(`waited in vain until ${what}`)
}

async function reaches(moment: Date): Promise<boolean> {
  const { until: reached } = await archiveState(data.db, archive)
  return reached !== undefined && reached >= moment
}

let shops = 0
async function write(): Promise<Date> {
  shops += 1
  const shop = { key: `w${shops}`, name: 'w', mailAddress: 'w@example.jp' }
  await insertShop(data.db, { ...shop, now: systemClock.now() })
  return new Date()
}

/** Writes, and waits until the log has that in the archive, whatever is said of it. */
async function writeAndKeep(): Promise<Date> {
  const moment = await write()
  const place = readPosition(await findFlushedPlace(data.db))
  const run = (await findArchiveSlot(data.db))?.name ?? ''
  const isKept = async () => ((await listPieces(archive, run)).at(-1)?.to ?? 0n) >= place
  await until(isKept, 'the log is archived')
  return moment
}

async function isArchived(name: string): Promise<boolean> {
  return (await archive.size(`objects/images/${name}/original`)) !== undefined
}

const NAMED = `insert into files (shop_id, id, purpose, content_type, image_name, created_at, expires_at, used_at, upload_kept)
  select id, $1, 'item_image', 'image/png', $1, $2, $2, $2, false from shops order by id limit 1`

/** A picture that was shown at a moment, and whose upload was let go of since. */
async function showPicture(name: string, at: Date): Promise<void> {
  await data.db.query({ name: 'test.picture', text: NAMED, reads: false }, [name, at])
}

const bytes = (text: string): StoredObject => ({
  size: text.length,
  stream: Readable.from([Buffer.from(text)]),
})

// R-BACKUP-9 R-BACKUP-10
test('pictures that cannot be read hold up no log; those of days ago are not forgotten', async () => {
  const daysAgo = new Date(Date.now() - 72 * 60 * 60 * 1000)
  await showPicture('old', daysAgo)
  expect(await listRecentObjects(data.db, daysAgo)).toMatchObject([{ name: 'old' }])
  let isBroken = true
  open = key => {
    if (isBroken && key.includes('broken')) throw new Error('The bucket cannot be read')
    return bytes(key)
  }
  await using _archiver = await startArchiving(context, PACES)
  const begun = await write()
  await until(() => reaches(begun), 'a run begins')
  await showPicture('broken', new Date())
  await showPicture('whole', new Date())
  const moment = await writeAndKeep()
  await until(() => isArchived('whole'), 'the other is archived')
  expect(await reaches(moment)).toBe(false)
  isBroken = false
  await until(() => reaches(moment), 'all of it is there')
  expect(await isArchived('broken')).toBe(true)
})

// R-BACKUP-9
test('a picture of which no bytes come holds up neither the log nor the end, and what is said to be there', async () => {
  const stalled = Promise.withResolvers<void>()
  let isStalled = true
  open = key => {
    if (!isStalled || !key.includes('stalled')) return bytes(key)
    stalled.resolve()
    return { size: 10, stream: new Readable({ read: () => {} }) }
  }
  const archiver = await startArchiving(context, PACES)
  const begun = await write()
  await until(() => reaches(begun), 'it works')
  await showPicture('stalled', new Date())
  await stalled.promise
  const moment = await writeAndKeep()
  // Looks in which it could be said.
  await delay(PACES.piece * 5)
  expect(await reaches(moment)).toBe(false)
  await archiver[Symbol.asyncDispose]()
  expect(await reaches(moment)).toBe(false)
  isStalled = false
  await using _again = await startArchiving(context, PACES)
  await until(() => reaches(moment), 'all of it is there')
  expect(await isArchived('stalled')).toBe(true)
})

// R-BACKUP-9
test('an archiver that ends archives what is shown by then', async () => {
  open = bytes
  const archiver = await startArchiving(context, { ...PACES, last: 15_000 })
  const begun = await write()
  await until(() => reaches(begun), 'it works')
  await showPicture('last', new Date())
  await archiver[Symbol.asyncDispose]()
  expect(await isArchived('last')).toBe(true)
})

// R-BACKUP-9
test('where the archive itself fails the other pictures are not tried', async () => {
  const now = new Date()
  for (const name of ['one', 'two']) await showPicture(name, now)
  open = bytes
  const tried: string[] = []
  const size = async (key: string) => {
    tried.push(key)
    throw new Error('The archive is away')
  }
  const archiveObjects = makeArchiveObjects(context, { ...archive, size })
  await expect(archiveObjects(now, new AbortController().signal)).rejects.toThrow('could not be archived')
  expect(tried).toHaveLength(1)
})
