/**
 * The drill: a server under load is backed up and archived, killed with all that belongs to it, and restored elsewhere by the
 * commands of the README, as of the backup and as of a moment after it.
 */
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { openArchive, readUntil } from '../../../src/backup/archive/archive-store.ts'
import type { TakenBackup } from '../../../src/backup/take-backup.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { startAkinai } from '../../support/command-line.ts'
import { Folders, processesOf, until } from '../../support/embedded/processes.ts'
import { signal } from '../../support/signal.ts'
import { type Data, makeShops, openData, startServer, startWriters, type Written } from './support/server.ts'

// A server, its database and its restored twins are started for real, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })
const folders = new Folders()
const children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await folders.clear()
})

async function akinai<T>(dataDir: string, archive: string, ...words: string[]): Promise<T> {
  const env = { PATH: process.env.PATH, AKINAI_DATA_DIR: dataDir, AKINAI_WAL_ARCHIVE: archive }
  const { code, stdout, stderr } = await startAkinai([...words, '--json'], env)
  expect([code, stderr.split('\n').filter(line => /wrong|error|missing/i.test(line))]).toEqual([0, []])
  return JSON.parse(stdout) as T
}

/** What a document is known by: an item's name, an order's key. */
function namesIn(lines: readonly string[]): Set<string> {
  const documents = lines.map(line => JSON.parse(line) as { kind: string; data: Record<string, string> })
  return new Set(documents.map(({ kind, data }) => (kind === 'order' ? data.unique_key : data.name) ?? kind))
}

async function kill(pids: readonly number[]): Promise<void> {
  signal(pids, 'SIGKILL')
  await until(() => pids.every(pid => !existsSync(`/proc/${pid}/exe`)), 'all are gone')
}

/** Waits until everything up to a moment is in the archive. */
async function archived(archive: string, run: string, moment: Date): Promise<void> {
  const store = openArchive({ walArchive: { folder: archive }, s3: undefined }, systemClock)
  for (const end = Date.now() + 20_000; Date.now() < end; await delay(50)) {
    const reached = store && (await readUntil(store, run))
    if (reached && new Date(reached.at) >= moment) return
  }
  throw new Error('The archive did not get that far')
}

async function inData<T>(dataDir: string, work: (data: Data) => Promise<T>): Promise<T> {
  await using data = await openData(dataDir)
  return await work(data)
}

// R-MATCH-11 R-BACKUP-1 R-BACKUP-2 R-BACKUP-8 R-BACKUP-9 R-BACKUP-10
test('a server that is killed comes back as of its backup, and as of any moment since', async () => {
  const folder = folders.make('akinai-drill-')
  const [dataDir, archive, backups] = [join(folder, 'data'), join(folder, 'archive'), join(folder, 'backups')]
  folders.makeData(dataDir)
  const written: Written[] = []
  let taken: TakenBackup | undefined
  let moment = new Date()
  let atMoment: string[] = []
  let atEnd: string[] = []
  let pids: number[] = []
  let read = { token: '', item: 0, etag: '' }
  await inData(dataDir, async data => {
    const shops = await makeShops(data)
    const [tea = { id: 0, token: '' }] = shops
    const server = await startServer(dataDir, archive)
    children.push(server.child)
    const item = await server.addItem(tea.token, 'shown before the backup')
    await server.addPicture(tea.token, item)
    read = { token: tea.token, item, etag: (await server.ask(tea.token, item)).etag }
    const first = startWriters(server, data, shops, 'first')
    taken = await akinai<TakenBackup>(dataDir, archive, 'backup', '--to', backups, '--keep', '1')
    written.push(...(await first.stop()))
    await server.addPicture(tea.token, await server.addItem(tea.token, 'shown after the backup'))
    written.push(...(await startAndStop(() => startWriters(server, data, shops, 'second'))))
    // PostgreSQL's times of commits are finer: the last of them is before this one for sure.
    await delay(5)
    moment = new Date()
    atMoment = await data.exportAll()
    written.push(...(await startAndStop(() => startWriters(server, data, shops, 'third'))))
    atEnd = await data.exportAll()
    await archived(archive, taken.manifest.database?.archive ?? '', moment)
    pids = [server.child.pid ?? 0, ...processesOf(dataDir)].filter((pid, at, all) => all.indexOf(pid) === at)
    await kill(pids)
  }).catch((error: unknown) => {
    // What held the database hears of its end.
    if (pids.length === 0) throw error
  })
  const { manifest, missing } = taken as unknown as TakenBackup
  expect(missing).toEqual([])

  const [plain, asOf] = [join(folder, 'plain'), join(folder, 'as-of')]
  await Promise.all([
    akinai(plain, archive, 'restore', '--from', backups, '--to', plain),
    akinai(asOf, archive, 'restore', '--from', backups, '--to', asOf, '--until', moment.toISOString()),
  ])
  const [restored, restoredAsOf] = await Promise.all(
    [plain, asOf].map(place =>
      inData(place, async data => [await data.exportAll(), await picturesOf(data)] as const),
    ),
  )
  // As of the backup: whole documents, all that was answered before, and nothing that was asked for later.
  const lines = restored?.[0] ?? []
  const inBackup = namesIn(lines)
  const end = new Date(manifest.ended_at)
  const known = new Set(lines)
  expect(lines).toEqual(atEnd.filter(line => known.has(line)))
  const before = written.filter(({ answered }) => answered < end).map(({ what }) => what)
  expect(before.length, 'writers were at work').toBeGreaterThan(5)
  expect(before.filter(what => !inBackup.has(what))).toEqual([])
  expect(written.filter(({ what }) => /^(second|third)/.test(what) && inBackup.has(what))).toEqual([])
  expect(restored?.[1]).toEqual([true])
  // As of the moment: what was there, to the byte, with the picture that only the archive had.
  expect(restoredAsOf).toEqual([atMoment, [true, true]])
  // What was read before stands for nothing here, whatever has the same version.
  const again = await startServer(asOf, archive)
  children.push(again.child)
  const { token, item, etag } = read
  const shown = await again.ask(token, item, { 'if-none-match': etag })
  expect(shown.status).toBe(200)
  expect((await again.setStock(token, item, { 'if-match': etag })).status).toBe(412)
  expect((await again.setStock(token, item, { 'if-match': shown.etag })).status).toBe(204)
})

async function startAndStop(start: () => ReturnType<typeof startWriters>): Promise<readonly Written[]> {
  const writers = start()
  await delay(150)
  return writers.stop()
}

/** Whether the bytes of each picture that is shown are there. */
async function picturesOf({ db, openObject }: Data): Promise<boolean[]> {
  const names = await db.query<{ image_name: string }>({
    name: 'test.images',
    text: 'select image_name from item_images order by id',
    reads: true,
  })
  return Promise.all(
    names.map(async ({ image_name }) => {
      const opened = await openObject(`images/${image_name}/original`)
      const bytes = opened && Buffer.concat(await opened.stream.toArray())
      return (bytes?.length ?? 0) > 1000
    }),
  )
}
