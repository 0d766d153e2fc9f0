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
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import pg from '#pg'
import { ensureUsers } from '../../../bin/users.js'
import { SUPERUSER } from '../../../src/db/embedded/roles.ts'
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
afterEach(() => folders.clear())

const userOf = (pid: number | undefined) =>
  Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
/** Makes a folder nobody's, with all that is in it. */
function giveAway(folder: string): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, name), NOBODY, NOBODY)
}
const programOf = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''

describe.runIf(isRoot)('as root', () => {
  // R-PROCESS-2
  test('PostgreSQL runs as a user of its own, who gets the folder; the server may pass through it', async () => {
    const dataDir = join(folders.make(), 'data')
    const { stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
    const user = userOf(serverOf(dataDir))
    const { server, database } = ensureUsers()
    expect(user).toBe(database.uid)
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(user)
    expect(statSync(dataDir)).toMatchObject({ uid: user, gid: server.gid })
    expect(statSync(dataDir).mode & 0o7777).toBe(0o2710)
    expect(statSync(join(dataDir, 'objects')).uid).toBe(server.uid)
    await stop()
  })

  // R-PROCESS-4
  test.each(['etc', 'link'])(
    'a folder of root’s that is no data folder is not given away: %s',
    async kind => {
      const folder = folders.make()
      const precious = join(folder, 'precious')
      mkdirSync(precious)
      writeFileSync(join(precious, 'passwd'), 'root')
      if (kind === 'link') symlinkSync(precious, join(folder, 'link'))
      const dataDir = join(folder, kind === 'link' ? 'link' : 'precious')
      const started = startEmbeddedPostgres({ dataDir, log: () => {} })
      await expect(started).rejects.toThrow(/belongs to root and holds other things .* such as passwd/)
      expect(statSync(precious).uid).toBe(0)
      expect(statSync(join(precious, 'passwd')).uid).toBe(0)
    },
  )

  test('what lies behind links in a folder that is taken over stays whose it is', async () => {
    const dataDir = folders.makeData()
    const outside = join(folders.make(), 'outside')
    mkdirSync(outside)
    writeFileSync(join(outside, 'file'), 'mine')
    mkdirSync(join(dataDir, 'objects'))
    symlinkSync(outside, join(dataDir, 'objects', 'images'))
    symlinkSync(join(outside, 'file'), join(dataDir, 'postgres.log.1'))
    const { stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect(statSync(outside).uid).toBe(0)
    expect(statSync(join(outside, 'file')).uid).toBe(0)
    await stop()
  })

  test('other users cannot connect', async () => {
    const dataDir = folders.makeData()
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

  // R-PROCESS-2
  test.each(['images', 'server'] as const)('the %s’ user cannot enter as superuser', async who => {
    const dataDir = folders.makeData()
    const database = await startEmbeddedPostgres({ dataDir, log: () => {} })
    const roles = await ask(
      database.connection,
      'select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls from pg_roles where rolname = current_user',
    )
    expect(roles).toBe(false)
    const { uid, gid } = ensureUsers()[who]
    process.setgroups?.([])
    process.setegid?.(gid)
    process.seteuid?.(uid)
    const refused = await ask({ ...database.connection, user: SUPERUSER }, 'select 1').catch(
      (error: Error) => error.message,
    )
    const own = await ask(database.connection, 'select 1').catch((error: Error) => error.message)
    process.seteuid?.(0)
    process.setegid?.(0)
    expect(refused).toMatch(who === 'images' ? /EACCES/ : /Peer authentication failed for user "akinai"/)
    expect(own).toEqual(who === 'images' ? expect.stringContaining('EACCES') : 1)
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
    expect(programOf(serverOf(ready.dataDir))).toMatch(/^\/var\/lib\/akinai\/program-.*\/bin\/postgres$/)
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
    const copies = inSystem().filter(name => name.startsWith('program-') && !before.includes(name))
    expect(copies).toHaveLength(1)
    for (const copy of copies) rmSync(join(SYSTEM, copy), { recursive: true })
  })

  test('data below a folder that was closed later is missed loudly', async () => {
    const dataDir = folders.makeData()
    const made = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await made.stop()
    chmodSync(dirname(dataDir), 0o700)
    const started = startEmbeddedPostgres({ dataDir, log: () => {} })
    await expect(started).rejects.toThrow(
      /^The data lies below .*cannot enter any more\. Allow it \(chmod o\+x/,
    )
  })

  test('data of an ordinary user stay that user’s', async () => {
    const folder = folders.make()
    const dataDir = folders.makeData(join(folder, 'data'))
    giveAway(folder)
    const checkout = makeCheckout(folders.make())
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
    const dataDir = folders.makeData()
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
    const dataDir = folders.makeData(join(folder, 'data'))
    const holder = hold(dataDir, { checkout })
    await holder.ready
    expect(programOf(serverOf(dataDir))).toBe(join(packageOf(checkout), 'native/bin/postgres'))
    await holder.stop()
  })

  test.runIf(isRoot)('and a copy is used when that folder cannot be written', async () => {
    const folder = folders.make()
    const checkout = makeCheckout(join(folder, 'clone'))
    removeLinks(checkout)
    const dataDir = folders.makeData(join(folder, 'data'))
    giveAway(dataDir)
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
