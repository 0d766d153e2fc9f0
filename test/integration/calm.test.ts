/** Calms of a database: what ends them, who is waited for, and that nobody writes in one. */
import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import pg from '#pg'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { SUPERUSER } from '../../src/db/embedded/roles.ts'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { socketOf } from '../../src/db/socket-of.ts'
import { openSoleWriter } from '../../src/db/sole-writer.ts'
import { reads, writes, writesAside } from '../../src/db/statement.ts'
import { LOGIN_TRIGGER } from '../../src/lib/sole-lock.ts'
import { createTestContext, type TestContext } from '../support/context.ts'
import { test as base } from '../support/fixture.ts'

const ADD = writes('calm_test.add', 'insert into notes (text) values ($1)')
const ADD_LATE = writes('calm_test.add_late', 'insert into notes (text) select $1 from pg_sleep($2::float8)')
const ADD_ASIDE = writesAside('calm_test.add_aside', 'insert into notes (text) values ($1)')
const COUNT = reads<{ notes: number }>('calm_test.count', 'select count(*)::int as notes from notes')
const BREAK = writes('calm_test.break', 'insert into notes (text) values (null)')

/** A look, a try and a statement, on a machine that does other things too. */
const PATIENCE = { timeout: 10_000, interval: 20 }

/** A server's own use of a database that no test has used yet: the first context is never asked for anything. */
interface Use {
  readonly address: TestContext['address']
  readonly db: Database
  connect(config?: pg.ClientConfig): Promise<pg.Client>
  /** Waits for a calm, and answers its number. */
  calm(): Promise<number>
  /** Cuts its end of the connections by which it writes something just now. */
  cutInUse(): void
}

// biome-ignore lint/correctness/noEmptyPattern: vitest reads from it which other fixtures are wanted.
const test = base.extend('use', async ({}, { onCleanup }): Promise<Use> => {
  const stack = new AsyncDisposableStack()
  onCleanup(() => stack.disposeAsync())
  const { address } = stack.use(await createTestContext())
  const setUp = new pg.Client(address)
  await setUp.connect()
  await setUp.query('create table notes (text text not null)')
  await setUp.end()
  const { db, cutInUse } = stack.adopt(serverOn(address), ({ close }) => close())
  return {
    ...{ address, db },
    connect: async config => {
      const client = new pg.Client({ ...address, ...config })
      client.on('error', () => {})
      await client.connect()
      stack.defer(() => client.end().catch(() => {}))
      return client
    },
    calm: () => calmOf(db),
    cutInUse,
  }
})

function serverOn(address: TestContext['address']) {
  const calm = openSoleWriter(address)
  const inUse = new Set<pg.PoolClient>()
  const heed = (pool: pg.Pool) => {
    pool.on('acquire', client => inUse.add(client)).on('release', (_error, client) => inUse.delete(client))
    calm.heed(pool)
  }
  const watched = { heed, isSole: false, current: () => calm.current(), nameOf: calm.nameOf.bind(calm) }
  const db = openDatabase(address, SERVER_LIMITS, () => {}, { calm: watched })
  const cutInUse = () => {
    for (const client of inUse) socketOf(client).destroy()
  }
  const close = async () => {
    await db.close()
    await calm[Symbol.asyncDispose]()
  }
  return { db, cutInUse, close }
}

async function calmOf(db: Database): Promise<number> {
  await expect.poll(() => db.calm(), PATIENCE).toBeTypeOf('number')
  return db.calm() ?? -1
}

test('a calm lasts while there is only reading, and ends with a write', async ({ use: { db, calm } }) => {
  // Longer than a look counts. A machine that had other things to do than to look may have to try again.
  await vi.waitFor(
    async () => {
      const first = await calm()
      for (let turn = 0; turn < 60; turn++) {
        await db.query(COUNT)
        await delay(25)
        expect(db.calm()).toBe(first)
      }
    },
    { timeout: 30_000 },
  )
  for (const write of [
    () => db.query(ADD, ['by itself']),
    () => db.write(ADD, 0, ['in a group']),
    () => db.transaction(tx => tx.query(ADD, ['in a transaction'])),
    () => db.query(BREAK).catch(() => {}),
  ]) {
    const before = await calm()
    const writing = write()
    await writing
    const after = db.calm()
    expect(after).not.toBe(before)
    expect(await calm()).toBeGreaterThan(before)
  }
})

test('what is written aside ends none, unless it is written together with something else', async ({
  use: { db, calm },
}) => {
  // On a machine that had no time to look, a calm may end between the two.
  await vi.waitFor(
    async () => {
      const before = await calm()
      await db.query(ADD_ASIDE, ['aside'])
      expect(db.calm()).toBe(before)
    },
    { timeout: 30_000 },
  )
  const before = await calm()
  await db.transaction(tx => tx.query(ADD_ASIDE, ['in a transaction']))
  expect(await calm()).toBeGreaterThan(before)
})

test('there is no calm while a transaction is open, and after it another', async ({ use: { db, calm } }) => {
  const before = await calm()
  await db.transaction(async tx => {
    await tx.query(ADD, ['a'])
    for (let turn = 0; turn < 20; turn++) {
      expect(db.calm()).toBeUndefined()
      await delay(20)
    }
  })
  expect(await calm()).toBeGreaterThan(before)
})

test('who connects is let in within a moment, and while anybody else is there nothing is calm', async ({
  use: { db, connect, calm },
}) => {
  const waits: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    const before = await calm()
    const begun = performance.now()
    const other = await connect()
    waits.push(performance.now() - begun)
    expect(db.calm()).toBeUndefined()
    await other.query(ADD.text, ['from outside'])
    for (let look = 0; look < 20; look++) {
      expect(db.calm()).toBeUndefined()
      await delay(20)
    }
    await other.end()
    // What was known before is known no more.
    expect(await calm()).toBeGreaterThan(before)
  }
  // Who holds the lock has just looked, looks again after 250 ms, and is woken before.
  expect(Math.min(...waits)).toBeLessThan(200)
})

test('two servers on one database have no calm, and the one that stays has', async ({
  use: { address, db, calm },
}) => {
  await calm()
  const other = serverOn(address)
  try {
    await other.db.query(ADD, ['of the other server'])
    for (let look = 0; look < 60; look++) {
      expect([db.calm(), other.db.calm()]).toEqual([undefined, undefined])
      await delay(20)
    }
  } finally {
    await other.close()
  }
  await calm()
})

test('one that stands still is not waited for for ever, and counts on nothing when it goes on', async ({
  use: { db, address, calm },
}) => {
  await calm()
  const url = `postgres://${address.user}@${encodeURIComponent(address.host)}:${address.port}/${address.database}`
  // In a process of its own, since this one stands still.
  const program = `
    import pg from 'pg'
    const client = new pg.Client(${JSON.stringify(url)})
    await client.connect()
    await client.query("insert into notes (text) values ('while it stood still')")
    process.stdout.write('written')
    await new Promise(resolve => process.stdin.once('end', resolve).resume())
    await client.end()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000)
  expect(db.calm()).toBeUndefined()
  await expect.poll(() => said, PATIENCE).toBe('written')
  expect(db.calm()).toBeUndefined()
  expect(await db.query(COUNT)).toEqual([{ notes: 1 }])
  child.stdin.end()
  await new Promise(resolve => child.once('exit', resolve))
  await calm()
})

test('what was lost while it was in use is waited for: it may still be carried out', async ({
  use: { db, cutInUse, calm },
}) => {
  const before = await calm()
  const lost = db.query(ADD_LATE, ['late', 2]).catch(error => error)
  await expect.poll(() => db.calm(), PATIENCE).toBeUndefined()
  // The program's end of the connection alone: PostgreSQL goes on with the statement, and commits it.
  cutInUse()
  expect(await lost).toBeInstanceOf(Error)
  expect(db.calm()).toBeUndefined()
  // There is a calm again only once it is there.
  expect(await calm()).toBeGreaterThan(before)
  expect(await db.query(COUNT)).toEqual([{ notes: 1 }])
})

test('a database that does not heed who connects has no calm', async ({ use: { db, connect, calm } }) => {
  await calm()
  const superuser = await connect({ user: SUPERUSER })
  await superuser.query(`alter event trigger ${LOGIN_TRIGGER} disable`)
  await superuser.end()
  for (let look = 0; look < 40; look++) {
    expect(db.calm()).toBeUndefined()
    await delay(25)
  }
})

test('who comes in past the trigger is seen', async ({ use: { db, connect, calm } }) => {
  await calm()
  const superuser = await connect({ user: SUPERUSER, options: '-c event_triggers=off' })
  await expect.poll(() => db.calm(), PATIENCE).toBeUndefined()
  await delay(600)
  expect(db.calm()).toBeUndefined()
  await superuser.end()
  await calm()
})

test('nothing can be written by a connection that is for reading', async ({ use: { db } }) => {
  const written = db.reading(connection => connection.query(ADD, ['past the calm']))
  await expect(written).rejects.toThrow(/read-only/)
})

test('a database that goes away and comes back has calms again', async ({
  use: { db, connect, calm, address },
}) => {
  await calm()
  const superuser = await connect({ user: SUPERUSER })
  await superuser.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [address.database],
  )
  expect(db.calm()).toBeUndefined()
  await superuser.end()
  await calm()
})
