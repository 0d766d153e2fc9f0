/** Who runs PostgreSQL, and what that user can reach: root, an ordinary user, folders of mode 0700. */
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../../src/db/embedded/supervisor.ts'
import {
  ask,
  Folders,
  hold,
  isRoot,
  makeCheckout,
  NOBODY,
  packageOf,
  removeLinks,
  serverOf,
} from '../../support/embedded/processes.ts'

const SYSTEM = '/var/lib/akinai'
// Databases are made and killed for real, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const inSystem = () => (existsSync(SYSTEM) ? readdirSync(SYSTEM) : [])
const folders = new Folders()
afterAll(() => folders.end())
afterEach(() => folders.clear())

const userOf = (pid: number | undefined) =>
  Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
const programOf = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as another user, who gets the cluster and nothing else', async () => {
    const dataDir = join(folders.make(), 'data')
    const { stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
    const user = userOf(serverOf(dataDir))
    expect(user).not.toBe(0)
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(user)
    expect(statSync(dataDir).uid).toBe(0)
    await stop()
  })

  test('a data folder of mode 0700 is opened for that user’s group, not for everybody', async () => {
    const dataDir = await folders.makeData()
    chmodSync(dataDir, 0o700)
    const { stop, notices } = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect(notices).toEqual([])
    expect(statSync(dataDir).mode & 0o777).toBe(0o710)
    await stop()
  })

  test('other users cannot connect', async () => {
    const dataDir = await folders.makeData()
    const database = await startEmbeddedPostgres({ dataDir, log: () => {} })
    const other = hold(dataDir, { user: 12345, checkout: makeCheckout(folders.make()) })
    await expect(other.ready).rejects.toThrow(/cannot be made or written \(EACCES\)/)
    const owner = statSync(database.connection.host).uid
    process.seteuid?.(owner === NOBODY ? 12345 : NOBODY)
    const client = new pg.Client(database.connection)
    const refused = await client.connect().then(
      () => 'connected',
      (error: Error) => error.message,
    )
    process.seteuid?.(0)
    expect(refused).toMatch(/EACCES/)
    await database.stop()
  })

  test('a clone in a folder of mode 0700 starts: programs copied, data kept elsewhere and found again', async () => {
    const before = inSystem()
    const closed = folders.make()
    const checkout = makeCheckout(join(closed, 'clone'))
    const dataDir = join(checkout, 'data')
    chmodSync(closed, 0o700)
    const first = hold(dataDir, { checkout })
    const ready = await first.ready
    folders.add(ready.dataDir)
    expect(ready.dataDir).toMatch(/^\/var\/lib\/akinai\/data-[0-9a-f]{16}$/)
    expect(ready.notices).toEqual([
      expect.stringContaining(`the data of ${dataDir} is kept in ${ready.dataDir}, since `),
    ])
    expect(programOf(serverOf(ready.dataDir))).toMatch(/^\/var\/lib\/akinai\/postgresql-/)
    await ask(ready.connection, 'create table kept as select 5 as n')
    await first.stop()

    const second = hold(dataDir, { checkout })
    expect((await second.ready).dataDir).toBe(ready.dataDir)
    await second.stop()

    // Also when the folder can be entered one day: the data must not seem lost.
    chmodSync(closed, 0o755)
    const third = hold(dataDir, { checkout })
    expect((await third.ready).dataDir).toBe(ready.dataDir)
    expect(await ask((await third.ready).connection, 'select n from kept')).toBe(5)
    await third.stop()
    await folders.clear()
    // The copy of the programs is everybody's: it goes only when these tests alone have used it.
    const others = inSystem().filter(name => name.startsWith('data-') || before.includes(name))
    if (others.length === 0) rmSync(SYSTEM, { recursive: true })
  })

  test('data below a folder that was closed later is missed loudly', async () => {
    const folder = folders.make()
    const dataDir = join(folder, 'data')
    const made = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await made.stop()
    chmodSync(folder, 0o700)
    const started = startEmbeddedPostgres({ dataDir, log: () => {} })
    await expect(started).rejects.toThrow(
      /^The data lies below .*cannot enter any more\. Allow it \(chmod o\+x/,
    )
  })

  test('data of an ordinary user stay that user’s', async () => {
    const folder = folders.make()
    chownSync(folder, NOBODY, NOBODY)
    const checkout = makeCheckout(folders.make())
    const dataDir = join(folder, 'data')
    const theirs = hold(dataDir, { user: NOBODY, checkout })
    await theirs.ready
    await theirs.stop()
    chmodSync(folder, 0o700)
    const asRoot = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect(userOf(serverOf(dataDir))).toBe(NOBODY)
    await asRoot.stop()
    const again = hold(dataDir, { user: NOBODY, checkout })
    await again.ready
    await again.stop()
  })

  test('an ordinary user is told that root owns the data', async () => {
    const dataDir = await folders.makeData()
    const made = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await made.stop()
    chmodSync(dataDir, 0o777)
    chmodSync(join(dataDir, 'keeper.lock'), 0o666)
    chmodSync(join(dataDir, 'postgres.log'), 0o666)
    const other = hold(dataDir, { user: 12345, checkout: makeCheckout(folders.make()) })
    await expect(other.ready).rejects.toThrow(
      /belongs to user id \d+, and Akinai runs as 12345\. Start it as root/,
    )
  })

  test('a user without an account is told what PostgreSQL says', async () => {
    const folder = folders.make()
    chownSync(folder, 54321, 54321)
    const holder = hold(join(folder, 'data'), { user: 54321, checkout: makeCheckout(folders.make()) })
    await expect(holder.ready).rejects.toThrow(
      /The database could not be made; initdb says ".*54321.*user does not exist"/,
    )
  })
})

describe('the package’s symbolic links are missing', () => {
  test('and are made where the package lies', async () => {
    const folder = folders.make()
    const checkout = makeCheckout(join(folder, 'clone'))
    removeLinks(checkout)
    const holder = hold(join(folder, 'data'), { checkout })
    await holder.ready
    expect(programOf(serverOf(join(folder, 'data')))).toBe(join(packageOf(checkout), 'native/bin/postgres'))
    await holder.stop()
  })

  test.runIf(isRoot)('and a copy is used when that folder cannot be written', async () => {
    const folder = folders.make()
    const checkout = makeCheckout(join(folder, 'clone'))
    removeLinks(checkout)
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, NOBODY, NOBODY)
    for (let round = 0; round < 2; round++) {
      const holder = hold(dataDir, { user: NOBODY, checkout })
      await holder.ready
      expect(programOf(serverOf(dataDir))).toMatch(
        new RegExp(`^${dataDir}/postgresql-[^/]+/native/bin/postgres$`),
      )
      expect(userOf(serverOf(dataDir))).toBe(NOBODY)
      await holder.stop()
    }
  })
})

test('a platform without a package is told about DATABASE_URL', async () => {
  const checkout = makeCheckout(join(folders.make(), 'clone'))
  rmSync(packageOf(checkout), { recursive: true })
  const holder = hold(join(checkout, 'data'), { checkout })
  await expect(holder.ready).rejects.toThrow(
    /is not installed for this platform \(npm package .*\)\. .*DATABASE_URL/,
  )
})

test.runIf(isRoot)('a program that does not run is told with its reason', async () => {
  const checkout = makeCheckout(join(folders.make(), 'clone'))
  rmSync(join(packageOf(checkout), 'native/lib/libcrypto.so.1.1'))
  const dataDir = join(checkout, 'data')
  mkdirSync(dataDir)
  chownSync(dataDir, NOBODY, NOBODY)
  const holder = hold(dataDir, { checkout, user: NOBODY })
  await expect(holder.ready).rejects.toThrow(/does not run on this system \(.*libcrypto.*\)\. .*DATABASE_URL/)
})
