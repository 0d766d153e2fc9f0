/** The cluster's folder: half made, foreign, of another version, or given by root. */
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { SUPERUSER } from '../../../src/db/embedded/roles.ts'
import { startEmbeddedPostgres } from '../../../src/db/embedded/supervisor.ts'
import { ask, Folders, hold, isRoot, processesOf, until } from '../../support/embedded/processes.ts'
import { signal } from '../../support/signal.ts'

// Databases are made and killed for real, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folders = new Folders()
afterEach(() => folders.clear())
const silent = () => {}

test('made anew when everything was killed in the midst of initdb, four times in a row', async () => {
  const dataDir = join(folders.make(), 'data')
  const partial = () =>
    existsSync(dataDir) ? readdirSync(dataDir).filter(name => name.startsWith('postgres.new-')) : []
  for (const ms of [20, 150, 400, 650]) {
    const before = partial()
    const holder = hold(dataDir)
    await until(() => partial().some(name => !before.includes(name)), 'initdb has begun')
    await delay(ms)
    signal(processesOf(dataDir), 'SIGKILL')
    await holder.kill()
    await until(() => processesOf(dataDir).length === 0, 'all are gone')
  }
  const database = await startEmbeddedPostgres({ dataDir, log: silent })
  expect(await ask(database.connection, 'select current_database()')).toBe('akinai')
  await database.stop()
  // A process that initdb had started may outlive it and hinder the first removal.
  const again = await startEmbeddedPostgres({ dataDir, log: silent })
  expect(partial()).toEqual([])
  await again.stop()
})

test('made in an empty folder that is there already', async () => {
  const dataDir = join(folders.make(), 'data')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  const database = await startEmbeddedPostgres({ dataDir, log: silent })
  await database.stop()
})

test('not made where somebody keeps files', async () => {
  const dataDir = folders.make()
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'dear')
  const started = startEmbeddedPostgres({ dataDir, log: silent })
  await expect(started).rejects.toThrow(
    /^The folder .*\/postgres holds files, but no PostgreSQL data\. Move them away/,
  )
  expect(readFileSync(join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('dear')
})

test('left alone when another PostgreSQL made it', async () => {
  const dataDir = folders.makeData()
  const version = join(dataDir, 'postgres', 'PG_VERSION')
  const files = readdirSync(join(dataDir, 'postgres')).length
  const ours = readFileSync(version, 'utf8')
  writeFileSync(version, '17\n')
  const started = startEmbeddedPostgres({ dataDir, log: silent })
  await expect(started).rejects.toThrow(
    /was made by PostgreSQL 17, and this Akinai brings PostgreSQL 18\. Start the Akinai/,
  )
  expect(readdirSync(join(dataDir, 'postgres')).length).toBe(files)
  writeFileSync(version, ours)
  const again = await startEmbeddedPostgres({ dataDir, log: silent })
  await again.stop()
})

test('made by an earlier version, or half changed, it comes to heed who connects', async () => {
  const dataDir = folders.makeData()
  const heeds = `select string_agg(concat(evtname, ' ', evtenabled), ',') from pg_event_trigger`
  const mark = join(dataDir, 'postgres', 'akinai_heeds_logins')
  for (const undo of ['drop event trigger akinai_login', 'select 1']) {
    const earlier = await startEmbeddedPostgres({ dataDir, log: silent })
    expect(await ask(earlier.connection, heeds)).toBe('akinai_login O')
    await ask({ ...earlier.connection, user: SUPERUSER }, undo)
    await earlier.stop()
    rmSync(mark)
    const database = await startEmbeddedPostgres({ dataDir, log: silent })
    expect(await ask(database.connection, heeds)).toBe('akinai_login O')
    expect(existsSync(mark)).toBe(true)
    await database.stop()
  }
})

test('a damaged one gives PostgreSQL’s own reason', async () => {
  const dataDir = folders.makeData()
  writeFileSync(join(dataDir, 'postgres', 'global', 'pg_control'), 'rubbish')
  const started = startEmbeddedPostgres({ dataDir, log: silent })
  await expect(started).rejects.toThrow(
    /^PostgreSQL did not start; it says "could not read file "global\/pg_control"/,
  )
})

test.runIf(isRoot)('a copy that root made is given to PostgreSQL’s user', async () => {
  const folder = folders.make()
  const made = await startEmbeddedPostgres({ dataDir: folders.makeData(join(folder, 'data')), log: silent })
  await ask(made.connection, 'create table kept as select 3 as n')
  await made.stop()
  const owner = statSync(join(folder, 'data', 'postgres')).uid
  const copy = join(folder, 'copy', 'postgres')
  cpSync(join(folder, 'data', 'postgres'), copy, { recursive: true })
  for (const entry of readdirSync(copy, { recursive: true })) chownSync(join(copy, String(entry)), 0, 0)
  chownSync(copy, 0, 0)
  const again = await startEmbeddedPostgres({ dataDir: join(folder, 'copy'), log: silent })
  expect(await ask(again.connection, 'select n from kept')).toBe(3)
  expect(statSync(copy).uid).toBe(owner)
  await again.stop()
})
