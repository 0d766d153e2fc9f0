/** Backups of a whole server: what lies in them, what is refused, and that nothing damaged gets through (docs/rules/backup.md). */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { backupCommand } from '../../../cli/commands/backup.ts'
import { restoreCommand } from '../../../cli/commands/restore.ts'
import { type ListedFile, type Manifest, sha256Of } from '../../../src/backup/manifest.ts'
import { restoreObjects } from '../../../src/backup/restore-objects.ts'
import { restoreServer } from '../../../src/backup/restore-server.ts'
import { type BackupSource, type TakenBackup, takeBackup } from '../../../src/backup/take-backup.ts'
import { verifyBackup } from '../../../src/backup/verify-backup.ts'
import type { Context } from '../../../src/context.ts'
import { findLife } from '../../../src/db/life-store.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { makeDiskStore } from '../../../src/objects/disk/disk-store.ts'
import { insertFile } from '../../../src/resources/files/store.ts'
import { sweepFiles } from '../../../src/resources/files/sweep.ts'
import { judgeWords } from '../../support/command-line.ts'
import { Folders } from '../../support/embedded/processes.ts'
import { type Data, makeShops, openData } from './support/server.ts'

// A database is made, restored and stopped for real, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folders = new Folders()
let folder: string
let backups: string
let data: Data
let source: BackupSource
let taken: TakenBackup

/** A picture and a file, as rows name them. */
const OBJECTS = { 'images/aZpicture00000000000001.png/original': 'a picture', 'uploads/4kfile': 'a file' }

async function addObjects({ db, dataDir }: Data, shopId: number): Promise<void> {
  const store = makeDiskStore({
    ...{ folder: join(dataDir, 'objects'), baseUrl: '', clock: systemClock },
    secret: () => Promise.reject(new Error('No uploads')),
  })
  for (const [key, text] of Object.entries(OBJECTS)) await store.put(key, Buffer.from(text), 'image/png')
  const now = systemClock.now()
  const times = { createdAt: now, expiresAt: now }
  const picture = {
    purpose: 'item_image',
    contentType: 'image/png',
    imageName: 'aZpicture00000000000001.png',
  } as const
  const file = { purpose: 'item_file', contentType: 'application/octet-stream', imageName: 'none' } as const
  await insertFile(db, shopId, { id: '1apicture', ...picture, ...times })
  await insertFile(db, shopId, { id: '4kfile', ...file, ...times })
  const used = { name: 'test.use_files', text: 'update files set used_at = created_at', reads: false }
  await db.query(used)
  await insertFile(db, shopId, { id: '2bwaiting', ...picture, imageName: 'bZwaiting.png', ...times })
}

beforeAll(async () => {
  folder = folders.make('akinai-backups-')
  backups = join(folder, 'backups')
  mkdirSync(backups)
  data = await openData(folders.makeData(join(folder, 'data')))
  const [shop] = await makeShops(data)
  await addObjects(data, shop?.id ?? 0)
  const { db, address, openObject } = data
  const config = {
    databaseUrl: undefined,
    diskBudgets: { minFreeBytes: 0 } as BackupSource['config']['diskBudgets'],
  }
  source = { db, address, openObject, config, clock: systemClock, baseUrl: 'http://shop.example' }
  taken = await takeBackup(source, backups, () => {})
})

afterAll(async () => {
  await data?.[Symbol.asyncDispose]()
  await folders.clear()
})

// R-BACKUP-2
test('the next backup copies no picture again, and lists them all', async () => {
  expect(taken.manifest.objects).toEqual({ count: 2, bytes: 15, copied: 2 })
  const again = await takeBackup(source, backups, () => {})
  expect(again.manifest.objects).toEqual({ count: 2, bytes: 15, copied: 0 })
  await expect(verifyBackup(again.folder)).resolves.toMatchObject({ kind: 'server' })
  rmSync(again.folder, { recursive: true })
})

// R-BACKUP-4
test('all of it is its owner’s alone', () => {
  for (const entry of readdirSync(backups, { recursive: true, withFileTypes: true })) {
    const { mode } = statSync(join(entry.parentPath, entry.name))
    expect([entry.name, (mode & 0o777).toString(8)]).toEqual([
      entry.name,
      entry.isDirectory() ? '700' : '600',
    ])
  }
})

// R-BACKUP-4
test('no link is gone through', async () => {
  mkdirSync(join(folder, 'elsewhere'))
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'link'))
  const answer = await judgeWords(backupCommand(), ['backup', '--to', join(folder, 'link')])
  expect(answer).toMatchObject({ code: 1, stderr: expect.stringContaining('is a link') })
  expect(readdirSync(join(folder, 'elsewhere'))).toEqual([])
})

// R-BACKUP-5
test('where the disk has too little room nothing is begun', async () => {
  const before = readdirSync(backups)
  const diskBudgets = { ...source.config.diskBudgets, minFreeBytes: Number.MAX_SAFE_INTEGER }
  const full = { ...source, config: { ...source.config, diskBudgets } }
  await expect(takeBackup(full, backups, () => {})).rejects.toThrow(/MB are to stay so/)
  expect(readdirSync(backups)).toEqual(before)
})

// R-BACKUP-3 R-BACKUP-5
test('one that breaks off ends with what broke it, has no manifest, and leaves no slot behind', async () => {
  const elsewhere = join(folder, 'broken')
  mkdirSync(elsewhere)
  const breakOff = () => {
    throw new Error('The terminal is gone')
  }
  await expect(takeBackup(source, elsewhere, breakOff)).rejects.toThrow('The terminal is gone')
  const [made = ''] = readdirSync(elsewhere)
  expect(existsSync(join(elsewhere, made, 'manifest.json'))).toBe(false)
  const slots = { name: 'test.slot_names', text: 'select slot_name from pg_replication_slots', reads: true }
  await expect.poll(() => data.db.query(slots)).toEqual([])
})

// R-BACKUP-3
test('one that was not finished is none, and is named', async () => {
  const lone = join(folder, 'lone')
  mkdirSync(lone)
  cpSync(taken.folder, join(lone, '2026-01-01T00-00-00Z-0000'), { recursive: true })
  rmSync(join(lone, '2026-01-01T00-00-00Z-0000', 'manifest.json'))
  for (const from of [lone, join(lone, '2026-01-01T00-00-00Z-0000')]) {
    const answer = await judgeWords(restoreCommand(), ['restore', '--from', from, '--verify'])
    expect(answer).toMatchObject({ code: 1, stderr: expect.stringContaining('holds no backup') })
  }
})

test.each([
  [['--verify', '--to', '/tmp/x'], 'Give one of'],
  [[], 'Give one of'],
  [['--to', '/tmp/x', '--until', 'yesterday'], '--until must be'],
  [['--verify', '--until', 'end'], '--until goes with --to'],
])('restore %j is not understood', async (words, complaint) => {
  const answer = await judgeWords(restoreCommand(), ['restore', '--from', backups, ...words])
  expect(answer).toMatchObject({ code: 2, stderr: expect.stringContaining(complaint) })
})

/** A copy of the backup, to be damaged. */
function copyOf(name: string): string {
  const copy = join(folder, name)
  cpSync(backups, copy, { recursive: true })
  return join(copy, taken.folder.slice(dirname(taken.folder).length + 1))
}

function flip(path: string, at = Math.floor(statSync(path).size / 2)): void {
  const bytes = readFileSync(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

function objectIn(backup: string, kind: string): string {
  const place = join(dirname(backup), 'objects', kind)
  return join(
    place,
    readdirSync(place, { recursive: true, encoding: 'utf8' }).find(name => /\.[0-9a-f]{64}$/.test(name)) ??
      '',
  )
}

function changeManifest(backup: string, change: (manifest: Manifest) => Manifest): void {
  const path = join(backup, 'manifest.json')
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as Manifest)))
}

// R-BACKUP-6
describe('a backup is refused, and nothing restored, when', () => {
  const damages: Readonly<Record<string, (backup: string) => void>> = {
    'a bit of the cluster': backup => flip(join(backup, 'cluster.tar.zst')),
    'the last byte of the cluster': backup =>
      writeFileSync(
        join(backup, 'cluster.tar.zst'),
        readFileSync(join(backup, 'cluster.tar.zst')).subarray(0, -1),
      ),
    "a bit of PostgreSQL's list": backup => flip(join(backup, 'postgres.json')),
    'a bit of the list of objects': backup => flip(join(backup, 'objects.ndjson')),
    'a bit of a picture': backup => flip(objectIn(backup, 'images')),
    'a bit of a file': backup => flip(objectIn(backup, 'uploads')),
    'a picture': backup => rmSync(objectIn(backup, 'images')),
    'the cluster': backup => rmSync(join(backup, 'cluster.tar.zst')),
    'the sense of the manifest': backup => writeFileSync(join(backup, 'manifest.json'), '{"format":1}'),
    'the right digest of the cluster': backup =>
      changeManifest(backup, manifest => ({
        ...manifest,
        files: manifest.files.map(file => ({ ...file, sha256: sha256Of(Buffer.from(file.name)) })),
      })),
  }
  test.each(Object.keys(damages))('%s is lost', async what => {
    const backup = copyOf(what.replaceAll(/\W/g, ''))
    damages[what]?.(backup)
    const to = join(folder, `to-${what.replaceAll(/\W/g, '')}`)
    await expect(restoreInto(backup, to)).rejects.toMatchObject({ name: 'PlainFailure' })
    expect(existsSync(to)).toBe(false)
  })

  test('the packed file is as its digest says, and a file in it is not as PostgreSQL sent it', async () => {
    const backup = copyOf('repacked')
    const path = join(backup, 'cluster.tar.zst')
    const tar = zstdDecompressSync(readFileSync(path))
    // The name of the file that says the version of PostgreSQL; its three bytes follow after the header.
    const header = tar.indexOf('PG_VERSION\0')
    tar[header + 512] = '9'.charCodeAt(0)
    const packed = zstdCompressSync(tar)
    writeFileSync(path, packed)
    const listed: Partial<ListedFile> = { bytes: packed.length, sha256: sha256Of(packed) }
    changeManifest(backup, manifest => ({
      ...manifest,
      files: manifest.files.map(file => (file.name === 'cluster.tar.zst' ? { ...file, ...listed } : file)),
    }))
    await expect(verifyBackup(backup)).rejects.toThrow(/PG_VERSION in it is not what PostgreSQL sent/)
  })
})

function restoreInto(backup: string, dataDir: string) {
  return restoreServer({ backup, dataDir, config: { s3: undefined }, clock: systemClock, say: () => {} })
}

// R-BACKUP-7
test('a folder with anything in it is not restored into, and stays as it is', async () => {
  const to = join(folder, 'full')
  mkdirSync(to)
  writeFileSync(join(to, 'mine'), 'precious')
  await expect(restoreInto(taken.folder, to)).rejects.toThrow(/is not empty/)
  expect(readdirSync(to)).toEqual(['mine'])
})

// R-BACKUP-7
test('of a folder with backups of several kinds the latest is taken that can become what is wanted', async () => {
  const mixed = join(folder, 'mixed')
  cpSync(join(backups, 'objects'), join(mixed, 'objects'), { recursive: true })
  cpSync(taken.folder, join(mixed, '2026-01-01T00-00-00Z-0000'), { recursive: true })
  // Without the file that they list, so that it is told which of them was taken.
  const lists = (name: string): readonly ListedFile[] => [{ name, bytes: 1, sha256: '0'.repeat(64) }]
  for (const [name, kind, file] of [
    ['2026-01-02T00-00-00Z-0000', 'objects', 'objects.ndjson'],
    ['2026-01-03T00-00-00Z-0000', 'shop', 'shop.ndjson.zst'],
  ] as const) {
    mkdirSync(join(mixed, name))
    cpSync(join(taken.folder, 'manifest.json'), join(mixed, name, 'manifest.json'))
    changeManifest(join(mixed, name), manifest => ({ ...manifest, kind, files: [...lists(file)] }))
  }
  const told = async (...words: readonly string[]) => {
    const answer = await judgeWords(restoreCommand(), ['restore', '--from', mixed, ...words])
    return [answer.code, answer.stderr.replaceAll(mixed, '')]
  }
  const full = join(mixed, 'objects')
  expect(await told('--to', full)).toEqual([1, expect.stringContaining('is not empty')])
  const ofObjects = '/2026-01-02T00-00-00Z-0000/objects.ndjson is missing'
  expect(await told('--objects')).toEqual([1, expect.stringContaining(ofObjects)])
  const ofShop = '/2026-01-03T00-00-00Z-0000/shop.ndjson.zst is missing'
  expect(await told('--shop', 'new')).toEqual([1, expect.stringContaining(ofShop)])
  expect(await told('--verify')).toEqual([1, expect.stringContaining(ofShop)])
  for (const name of ['2026-01-01T00-00-00Z-0000', '2026-01-02T00-00-00Z-0000']) {
    rmSync(join(mixed, name), { recursive: true })
  }
  const others = 'What is there was not finished, or is of another kind.'
  expect(await told('--to', full)).toEqual([
    1,
    expect.stringContaining(`holds no backup of a whole server. ${others}`),
  ])
  expect(await told('--objects')).toEqual([
    1,
    expect.stringContaining(`holds no backup of the pictures and files of a server. ${others}`),
  ])
})

// R-BACKUP-7
test('is nothing under its name before PostgreSQL has recovered it and every picture was looked for', async () => {
  const to = join(folder, 'cut')
  const seen: string[][] = []
  const say = () => {
    seen.push(existsSync(to) ? readdirSync(to).filter(name => name === 'postgres') : [])
  }
  const clock = {
    ...systemClock,
    now: () => {
      say()
      return systemClock.now()
    },
  }
  const restored = await restoreServer({
    backup: taken.folder,
    dataDir: to,
    config: { s3: undefined },
    clock,
    say,
  })
  expect(seen.length).toBeGreaterThan(2)
  expect(seen.flat()).toEqual([])
  expect(readdirSync(restored.dataDir)).toContain('postgres')
  expect(readdirSync(restored.dataDir).filter(name => name.startsWith('postgres.new'))).toEqual([])
  // Where it cannot recover, nothing is left.
  const damaged = join(folder, 'no-recovery')
  await expect(
    restoreServer({
      ...{ backup: taken.folder, dataDir: damaged, config: { s3: undefined }, clock: systemClock },
      say(line) {
        if (line.endsWith('are unpacked.')) spoil(damaged)
      },
    }),
  ).rejects.toThrow()
  expect(existsSync(join(damaged, 'postgres'))).toBe(false)
  await restoreInto(taken.folder, damaged)
})

/** Takes away from what is unpacked what PostgreSQL cannot begin without. */
function spoil(dataDir: string): void {
  for (const stage of readdirSync(dataDir).filter(name => name.startsWith('postgres.new-'))) {
    for (const name of ['cluster', 'postgres'])
      rmSync(join(dataDir, stage, name, 'global', 'pg_control'), { force: true })
  }
}

// R-BACKUP-8
test('what is restored goes on in a timeline of its own, with all of its objects', async () => {
  const to = join(folder, 'restored')
  const restored = await restoreInto(taken.folder, to)
  expect(restored).toMatchObject({ shops: 2, items: 0, orders: 0, objects: 2, missing: [] })
  const before = await data.exportAll()
  await using again = await openData(to)
  expect(await again.exportAll()).toEqual(before)
  const [control] = await again.db.query<{ timeline: number }>({
    ...{
      name: 'test.timeline',
      text: 'select timeline_id as timeline from pg_control_checkpoint()',
      reads: true,
    },
  })
  expect(control?.timeline).toBe(2)
  // R-MATCH-11
  expect(await findLife(again.db)).not.toBe(await findLife(data.db))
  for (const [key, text] of Object.entries(OBJECTS)) {
    const opened = await again.openObject(key)
    expect(opened && Buffer.concat(await opened.stream.toArray()).toString()).toBe(text)
  }
  // The server that was backed up may have used it since, in the same bucket.
  expect(await sweptLater(again)).not.toContain('images/bZwaiting.png')
  expect(await sweptLater(data)).toContain('images/bZwaiting.png')
})

/** What is swept out of the store of a server two days later. */
async function sweptLater({ db }: Data): Promise<string[]> {
  const swept: string[] = []
  const remove = async (key: string) => void swept.push(key)
  const now = () => new Date(Date.now() + 48 * 60 * 60 * 1000)
  await sweepFiles({ db, clock: { now }, objects: { remove, removeAll: remove } } as unknown as Context)
  return swept
}

// R-BACKUP-14
test('beside an outside database it has pictures and files, which go back over nothing that is there', async () => {
  const outside = { ...source, config: { ...source.config, databaseUrl: 'postgres://db.example/akinai' } }
  const { folder: backup, manifest } = await takeBackup(outside, backups, () => {})
  expect(manifest).toMatchObject({ kind: 'objects', objects: { count: 2, copied: 0 } })
  const dataDir = join(folder, 'outside')
  const [key = ''] = Object.keys(OBJECTS)
  mkdirSync(dirname(join(dataDir, 'objects', key)), { recursive: true })
  await verifyBackup(backup)
  writeFileSync(join(dataDir, 'objects', key), 'a Picture')
  expect(await restoreObjects(backup, { s3: undefined, dataDir }, systemClock)).toBe(2)
  const found = Object.keys(OBJECTS).map(each => readFileSync(join(dataDir, 'objects', each), 'utf8'))
  expect(found).toEqual(['a Picture', 'a file'])
  await expect(restoreInto(backup, join(folder, 'no-server'))).rejects.toThrow(/give --objects/)
  rmSync(backup, { recursive: true })
})
