import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, afterEach, expect } from 'vitest'
import { type Database, openDatabase, type Transaction } from '../../src/db/database.ts'
import { DatabaseError } from '../../src/db/sqlstate.ts'
import { reads, writes } from '../../src/db/statement.ts'
import type { TestContext } from '../support/context.ts'
import { test as base } from '../support/fixture.ts'
import { freePort } from '../support/free-port.ts'

const CONNECTIONS = 3
/** Long enough for a statement on a busy machine, short enough to wait for. */
const HASTE_MS = 700

const ADD = writes('test.add', 'insert into notes (text) values ($1)')
const COUNT = reads<{ notes: number }>('test.count', 'select count(*) as notes from notes')
const INCREASE = writes('test.increase', 'update counters set n = n + 1 where id = $1')
const READ = reads<{ n: number }>('test.read', 'select n from counters where id = $1')
const SLEEP = reads('test.sleep', 'select pg_sleep($1::float8)')
const PID = reads<{ pid: number }>('test.pid', 'select pg_backend_pid() as pid')
/** Of an unknown bound PostgreSQL would think that a plan for each is worth its making. */
const BOUNDED = reads('test.bounded', 'select n from generate_series(1, 100000) n order by n limit $1')
const PLANNED = reads<{ anew: number; once: number }>(
  'test.planned',
  'select custom_plans::int as anew, generic_plans::int as once from pg_prepared_statements where name = $1',
)
const BREAK = writes('test.break', 'insert into notes (text) values (null)')

const LIMITS = {
  readingConnections: CONNECTIONS,
  writingConnections: CONNECTIONS,
  groupConnections: 2,
  mostWaiting: 1000,
}

const test = base.extend('limits', { scope: 'file' }, { ...LIMITS, timeoutMs: 20_000 })

let context: TestContext
let hasty: Database
let outside: pg.Client

test.beforeAll(async ({ context: madeContext, outside: madeOutside }) => {
  context = madeContext
  outside = madeOutside
  hasty = openDatabase(context.address, { ...LIMITS, timeoutMs: HASTE_MS })
  await outside.query(`
    create table notes (text text not null, twin text unique deferrable initially deferred);
    create table counters (id int primary key, n int not null default 0);
    insert into counters (id) values (1), (2), (3)`)
})

afterAll(() => hasty.close())

/** Whatever happened: nothing is left open, and every connection of the pool serves again. */
afterEach(async () => {
  await outside.query('rollback')
  await expect.poll(() => busyConnections(), { timeout: 10_000 }).toBe(0)
  for (const db of [context.db, hasty]) {
    const answers = Array.from({ length: CONNECTIONS * 2 }, () => db.query(COUNT))
    expect(await Promise.all(answers)).toHaveLength(CONNECTIONS * 2)
  }
  // Two databases, each with connections for reading and for writing.
  expect(await connections()).toBeLessThanOrEqual(CONNECTIONS * 4)
  await outside.query('truncate notes; update counters set n = 0')
})

async function connections(condition = 'true'): Promise<number> {
  const { rows } = await outside.query<{ count: string }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and application_name = 'akinai' and ${condition}`,
  )
  return Number(rows[0]?.count)
}

/** Those that run something, or stand in a transaction. */
function busyConnections(): Promise<number> {
  return connections(`state <> 'idle'`)
}

async function fault(promise: Promise<unknown>): Promise<DatabaseError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(DatabaseError)
  return error as DatabaseError
}

async function notes(): Promise<number> {
  return (await context.db.query(COUNT))[0]?.notes ?? -1
}

async function counter(id: number): Promise<number> {
  return (await context.db.query(READ, [id]))[0]?.n ?? -1
}

async function terminate(tx: Transaction): Promise<void> {
  const [row] = await tx.query(PID)
  await outside.query('select pg_terminate_backend($1, 5000)', [row?.pid])
}

test('a transaction is committed whole and answers what its work answered', async () => {
  const answer = await context.db.transaction(async tx => {
    await tx.query(ADD, ['a'])
    await tx.query(ADD, ['b'])
    expect(await notes()).toBe(0)
    return 'done'
  })
  expect(answer).toBe('done')
  expect(await notes()).toBe(2)
})

// R-FAULT-4
test('a transaction whose work throws is undone whole, and the very error comes out', async () => {
  const error = new Error('changed my mind')
  const running = context.db.transaction(async tx => {
    await tx.query(ADD, ['a'])
    throw error
  })
  await expect(running).rejects.toBe(error)
  expect(await notes()).toBe(0)
})

test('a refused statement undoes what stood before it', async () => {
  const running = context.db.transaction(async tx => {
    await tx.query(ADD, ['a'])
    await tx.query(BREAK)
  })
  expect(await fault(running)).toMatchObject({ kind: 'constraint', code: '23502' })
  expect(await notes()).toBe(0)
})

test('a transaction that ignores a refused statement is not told as committed', async () => {
  const running = context.db.transaction(async tx => {
    await tx.query(ADD, ['a'])
    await tx.query(BREAK).catch(() => {})
  })
  await expect(running).rejects.toThrow()
  expect(await notes()).toBe(0)
})

test('a commit that is refused is told, and nothing of it stays', async () => {
  const ADD_TWIN = writes('test.add_twin', `insert into notes (text, twin) values ('x', 'same')`)
  const running = context.db.transaction(async tx => {
    await tx.query(ADD_TWIN)
    await tx.query(ADD_TWIN)
  })
  expect(await fault(running)).toMatchObject({ kind: 'constraint', code: '23505' })
  expect(await notes()).toBe(0)
})

test('the victim of a deadlock runs again, and both are done', async () => {
  const bothHold = Promise.withResolvers<void>()
  let holders = 0
  let attempts = 0
  async function cross(first: number, second: number): Promise<void> {
    await context.db.transaction(async tx => {
      attempts++
      await tx.query(INCREASE, [first])
      if (++holders === 2) bothHold.resolve()
      await bothHold.promise
      await tx.query(INCREASE, [second])
    })
  }
  await Promise.all([cross(1, 2), cross(2, 1)])
  expect(attempts).toBeGreaterThan(2)
  expect([await counter(1), await counter(2)]).toEqual([2, 2])
})

test('a statement beyond its limit is a timeout', async () => {
  expect(await fault(hasty.query(SLEEP, [30]))).toMatchObject({ kind: 'timeout' })
})

test.each([
  ['a statement of its own', () => hasty.query(INCREASE, [1])],
  [
    'a transaction',
    () =>
      hasty.transaction(async tx => {
        await tx.query(ADD, ['before the wait'])
        await tx.query(INCREASE, [1])
      }),
  ],
])('waiting for a locked row beyond the limit is a timeout: %s', async (_name, wait) => {
  await outside.query('begin')
  await outside.query('update counters set n = 10 where id = 1')
  expect(await fault(wait())).toMatchObject({ kind: 'timeout' })
  await outside.query('rollback')
  expect(await counter(1)).toBe(0)
  expect(await notes()).toBe(0)
})

test('a transaction of many short statements is bounded as a whole', async () => {
  let statements = 0
  const running = hasty.transaction(async tx => {
    for (; statements < 1000; statements++) {
      await tx.query(ADD, ['another'])
      await tx.query(SLEEP, [0.05])
    }
  })
  expect(await fault(running)).toMatchObject({ kind: 'timeout' })
  expect(statements).toBeLessThan(1000)
  expect(await notes()).toBe(0)
})

test('a transaction that stands idle beyond the limit is a timeout', async () => {
  const running = hasty.transaction(async tx => {
    await tx.query(ADD, ['before the pause'])
    await delay(HASTE_MS * 2)
    await tx.query(ADD, ['after the pause'])
  })
  expect(await fault(running)).toMatchObject({ kind: 'timeout' })
  expect(await notes()).toBe(0)
})

// R-FAULT-2
test('when all connections for writing are taken, writes time out, reads go on, and writes are served again later', async () => {
  const release = Promise.withResolvers<void>()
  const pool = openDatabase(context.address, {
    readingConnections: 1,
    writingConnections: 1,
    groupConnections: 1,
    mostWaiting: 1000,
    timeoutMs: HASTE_MS,
  })
  try {
    const holding = pool.transaction(async tx => {
      await tx.query(COUNT)
      await Promise.race([release.promise, delay(HASTE_MS / 2)])
      return tx.query(SLEEP, [HASTE_MS / 1000]).catch(() => [])
    })
    holding.catch(() => {})
    const write = fault(pool.query(ADD, ['late']))
    expect(await pool.query(COUNT)).toEqual([{ notes: 0 }])
    expect(await write).toMatchObject({ kind: 'timeout' })
    release.resolve()
    await holding.catch(() => {})
    await pool.query(ADD, ['in time'])
    expect(await pool.query(COUNT)).toEqual([{ notes: 1 }])
  } finally {
    await pool.close()
  }
})

test('a refused connection is unreachable, for a statement and for a transaction', async () => {
  const nobody = openDatabase({ host: '127.0.0.1', port: await freePort(), user: 'x', database: 'x' })
  expect(await fault(nobody.query(COUNT))).toMatchObject({ kind: 'unreachable' })
  expect(await fault(nobody.transaction(tx => tx.query(COUNT)))).toMatchObject({ kind: 'unreachable' })
  await nobody.close()
})

test('a connection that is ended while it works is unreachable, and the pool recovers', async () => {
  const running = fault(context.db.query(SLEEP, [30]))
  await expect.poll(() => busyConnections()).toBe(1)
  await outside.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'akinai' and datname = current_database() and state = 'active'`)
  expect(await running).toMatchObject({ kind: 'unreachable' })
})

test('a connection that is ended while nobody uses it goes unnoticed', async () => {
  await context.db.query(COUNT)
  await outside.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'akinai' and datname = current_database()`)
  await expect.poll(() => connections()).toBe(0)
  await delay(50)
  expect(await context.db.query(COUNT)).toEqual([{ notes: 0 }])
})

test.each([
  ['before another statement', (tx: Transaction) => tx.query(ADD, ['after'])],
  ['before the commit', async () => {}],
])('a connection that is ended within a transaction is unreachable: %s', async (_name, then) => {
  const running = context.db.transaction(async tx => {
    await tx.query(ADD, ['before'])
    await terminate(tx)
    await delay(50)
    await then(tx)
  })
  expect(await fault(running)).toMatchObject({ kind: 'unreachable' })
  expect(await notes()).toBe(0)
})

test('a connection that is ended during a statement of a transaction is unreachable', async () => {
  const running = context.db.transaction(async tx => {
    await tx.query(ADD, ['before'])
    const [row] = await tx.query(PID)
    const sleeping = tx.query(SLEEP, [30])
    sleeping.catch(() => {})
    await outside.query('select pg_terminate_backend($1, 5000)', [row?.pid])
    await sleeping
  })
  expect(await fault(running)).toMatchObject({ kind: 'unreachable' })
  expect(await notes()).toBe(0)
})

test.each(['snapshot', 'longSnapshot'] as const)(
  'a %s sees nothing that is committed meanwhile, and refuses to write; a long one may be slow',
  async kind => {
    await context.db.query(ADD, ['before'])
    await hasty[kind](async connection => {
      expect(await connection.query(COUNT)).toEqual([{ notes: 1 }])
      await context.db.query(ADD, ['meanwhile'])
      if (kind === 'longSnapshot') await delay(HASTE_MS * 1.5)
      expect(await connection.query(COUNT)).toEqual([{ notes: 1 }])
    })
    expect(await fault(hasty[kind](connection => connection.query(ADD, ['refused'])))).toMatchObject({
      code: '25006',
    })
    await outside.query('truncate notes')
  },
)

test('a statement is planned once on its connection, whatever its values', async () => {
  const [planned] = await context.db.reading(async connection => {
    for (let bound = 1; bound <= 9; bound++) await connection.query(BOUNDED, [bound])
    return connection.query(PLANNED, [BOUNDED.name])
  })
  expect(planned).toEqual({ anew: 0, once: 9 })
})
