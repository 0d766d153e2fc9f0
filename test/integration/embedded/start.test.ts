/** One process, an ordinary folder: what a person has after `npm start`. */
import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { COMPILED } from '../../../bin/launch.js'
import { diagnoseEmbeddedPostgres } from '../../../src/db/embedded/diagnosis.ts'
import { openLog } from '../../../src/db/embedded/server-log.ts'
import { startEmbeddedPostgres } from '../../../src/db/embedded/supervisor.ts'
import {
  ask,
  Folders,
  hold,
  isRoot,
  keeperOf,
  makeCheckout,
  NOBODY,
  packageOf,
  processesOf,
  removeLinks,
  serverOf,
  until,
} from '../../support/embedded/processes.ts'

// Databases are made and killed for real, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folders = new Folders()
afterEach(() => folders.clear())

/** Has the database started, and then holds up everything else in its process. */
const BUSY = `
  const [, supervisor, dataDir] = process.argv
  const { startEmbeddedPostgres } = await import(supervisor)
  const onWait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  await startEmbeddedPostgres({ dataDir, log: () => {}, onWait })`

describe('a start', () => {
  test('makes the database, keeps what was written, and leaves nothing running', async () => {
    const dataDir = join(folders.make(), 'deep', 'data')
    const first = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect(first).toMatchObject({
      dataDir,
      notices: [],
      connection: { user: 'akinai_server', database: 'akinai' },
    })
    await ask(first.connection, 'create table kept as select 42 as answer')
    await first.stop()
    expect(serverOf(dataDir)).toBeUndefined()
    expect(processesOf(dataDir)).toEqual([])
    expect(existsSync(join(dataDir, 'socket'))).toBe(false)

    // What an earlier version has left in the folder is not what counts.
    writeFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), 'max_connections = 100\n')
    const second = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect(await ask(second.connection, 'select answer from kept')).toBe(42)
    expect(await ask(second.connection, "select current_setting('max_connections')")).toBe('150')
    await second.stop()
    await second.stop()
  })

  test.runIf(process.platform === 'linux')('has a keeper that finds its program compiled', async () => {
    const dataDir = folders.makeData()
    const { stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
    const variables = readFileSync(`/proc/${keeperOf(dataDir)}/environ`, 'utf8').split('\0')
    expect(variables).toEqual(
      expect.arrayContaining([`NODE_COMPILE_CACHE=${COMPILED}`, 'NODE_COMPILE_CACHE_PORTABLE=1']),
    )
    await stop()
  })

  test('gives a database that is safe, private and knows Japanese', async () => {
    const dataDir = join(folders.make(), 'data')
    const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
    const setting = (name: string) => ask(connection, `select current_setting('${name}')`)
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']) {
      expect(await setting(name), name).toBe('on')
    }
    expect(await setting('listen_addresses')).toBe('')
    expect(await setting('server_encoding')).toBe('UTF8')
    expect(await ask(connection, "select lower('ＡＢＣ東京É')")).toBe('ａｂｃ東京é')
    await ask(connection, 'create extension pg_trgm')
    expect(await ask(connection, "select cardinality(show_trgm('東京タワー'))")).toBeGreaterThan(3)
    // Where the server is another user than PostgreSQL, it has what the group may do.
    const others = isRoot ? 0o007 : 0o077
    for (const path of [
      connection.host,
      join(connection.host, `.s.PGSQL.${connection.port}`),
      join(connection.host, 'keeper.sock'),
    ]) {
      expect(statSync(path).mode & others, path).toBe(0)
    }
    await stop()
  })

  test.each([
    ['too long for a socket', 'very-long-folder-name-'.repeat(7)],
    ['with a comma, a space, quotes and Japanese', `a, "b" 'c' データ`],
  ])('works in a path %s', async (_, name) => {
    const dataDir = folders.makeData(join(folders.make(), name))
    const one = await startEmbeddedPostgres({ dataDir, log: () => {} })
    const two = hold(dataDir)
    expect((await two.ready).connection).toEqual(one.connection)
    expect(await ask(one.connection, 'select 1')).toBe(1)
    await one.stop()
    expect(await ask(one.connection, 'select 1')).toBe(1)
    await two.stop()
    expect(existsSync(one.connection.host)).toBe(false)
  })

  test('says what is wrong when the folder cannot be written', async () => {
    const folder = folders.make()
    chmodSync(folder, 0o555)
    const holder = hold(join(folder, 'data'), isRoot ? { user: NOBODY } : {})
    await expect(holder.ready).rejects.toThrow(
      /^The data folder .*\/data cannot be made or written \(EACCES\)\. Set /,
    )
  })

  test('says what is wrong when the folder is a file', async () => {
    const folder = folders.make()
    const started = startEmbeddedPostgres({ dataDir: join(import.meta.filename, 'data'), log: () => {} })
    await expect(started).rejects.toThrow(/cannot be made or written \(ENOTDIR\)/)
    expect(processesOf(folder)).toEqual([])
  })
})

test('the log is set aside when it is over its limit, while it is written to', () => {
  const folder = folders.make()
  const log = openLog(folder)
  log.write('x'.repeat(100))
  log.rotate(50)
  log.write('FATAL:  after')
  expect(readFileSync(join(folder, 'postgres.log.1'), 'utf8')).toBe(`${'x'.repeat(100)}\n`)
  expect(readFileSync(log.path, 'utf8')).toBe('FATAL:  after\n')
  expect(log.reasonSince(0)).toBe('after')
  log.close()
})

describe('a keeper', () => {
  test('begins while whoever started it is busy, and ends with it', async () => {
    const dataDir = folders.makeData()
    const supervisor = fileURLToPath(new URL('../../../src/db/embedded/supervisor.ts', import.meta.url))
    const starter = spawn(process.execPath, ['--input-type=module', '--eval', BUSY, supervisor, dataDir])
    await until(() => serverOf(dataDir) !== undefined, 'PostgreSQL runs')
    expect(starter.exitCode).toBe(null)
    starter.kill('SIGKILL')
    await until(() => processesOf(dataDir).length === 0, 'nothing of it runs')
  })
})

describe('the diagnosis', () => {
  test('looks and changes nothing', async () => {
    const dataDir = join(folders.make(), 'data')
    const before = await diagnoseEmbeddedPostgres({ dataDir })
    expect(before.every(({ ok }) => ok)).toBe(true)
    expect(before.map(({ what }) => what)).toContain(
      'There is no data yet; the next start makes the database.',
    )
    expect(existsSync(dataDir)).toBe(false)

    folders.makeData(dataDir)
    const { stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect((await diagnoseEmbeddedPostgres({ dataDir })).at(-1)).toEqual({
      ok: true,
      what: 'The database is running.',
    })
    await stop()
    expect((await diagnoseEmbeddedPostgres({ dataDir })).at(-1)?.what).toMatch(/^The database is not running/)
  })

  test('says what is wrong and how to mend it', async () => {
    const dataDir = folders.make()
    mkdirSync(join(dataDir, 'postgres', 'holidays'), { recursive: true })
    const fault = (await diagnoseEmbeddedPostgres({ dataDir })).at(-1)
    expect(fault).toMatchObject({
      ok: false,
      what: `The folder ${dataDir}/postgres holds files, but no PostgreSQL data.`,
    })
    expect(fault?.mend).toMatch(/AKINAI_DATA_DIR/)
  })

  test('says of the programs whether they run, and what the next start does about those that do not', async () => {
    const checkout = makeCheckout(folders.make())
    const at: typeof import('../../../src/db/embedded/diagnosis.ts') = await import(
      join(checkout, 'src/db/embedded/diagnosis.ts')
    )
    const program = join(packageOf(checkout), 'native', 'bin', 'postgres')
    // Behind the version and the folder.
    const ofPrograms = async () => (await at.diagnoseEmbeddedPostgres({ dataDir: join(checkout, 'data') }))[2]
    expect(await ofPrograms()).toEqual({ ok: true, what: expect.stringMatching(/ programs run as /) })

    rmSync(program)
    symlinkSync('/nowhere', program)
    expect(await ofPrograms()).toEqual({
      ok: false,
      what: expect.stringMatching(/^The embedded PostgreSQL of .* does not run on this system \(.*ENOENT\)/),
      mend: expect.stringContaining('glibc'),
    })

    rmSync(program)
    writeFileSync(program, '', { mode: 0o600 })
    expect(await ofPrograms()).toEqual({
      ok: true,
      what: expect.stringMatching(
        /^PostgreSQL's programs in .* cannot be reached by .*; the start uses a copy\.$/,
      ),
    })

    removeLinks(checkout)
    expect(await ofPrograms()).toEqual({
      ok: true,
      what: expect.stringMatching(
        /^The links of PostgreSQL's libraries are missing in .*; the next start makes/,
      ),
    })
  })
})
