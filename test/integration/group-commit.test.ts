import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { expect } from 'vitest'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { DatabaseError } from '../../src/db/sqlstate.ts'
import { reads, writes } from '../../src/db/statement.ts'
import { test } from '../support/fixture.ts'
import { startProxy } from '../support/proxy.ts'

const ADD = writes<{ text: string; id: number }>(
  'group_test.add',
  'insert into notes (text) values ($1) returning text, id',
)
const FIND = reads('group_test.find', 'select 1 from notes where text = $1')
const ADD_TWIN = writes('group_test.add_twin', 'insert into notes (text, twin) values ($1, $2)')
const INCREASE = writes<{ n: number }>(
  'group_test.increase',
  'update counters set n = n + $2 where id = $1 returning n',
)

const COUNTERS = 10

let db: Database

test.beforeAll(async ({ context, outside }) => {
  db = context.db
  await outside.query(`
    create table notes (
      id bigint generated always as identity,
      text text not null check (text <> 'bad'),
      twin text unique deferrable initially deferred
    );
    create table counters (id int primary key, n bigint not null default 0);
    insert into counters (id) select generate_series(1, ${COUNTERS})`)
})

test.beforeEach(async ({ outside }) => {
  await outside.query('truncate notes; update counters set n = 0')
})

async function one<T>(outside: pg.Client, sql: string): Promise<T> {
  return Object.values((await outside.query({ text: sql })).rows[0])[0] as T
}

function add(text: string) {
  return db.write(ADD, 0, [text])
}

test('writes that wait at the same moment share transactions, and each hears of its own row', async ({
  outside,
}) => {
  const texts = Array.from({ length: 200 }, (_, index) => `note ${index}`)
  const answers = await Promise.all(texts.map(add))
  expect(answers.map(([row]) => row?.text)).toEqual(texts)
  // A bigint comes as a number from here as from everywhere.
  expect(answers.every(([row]) => typeof row?.id === 'number')).toBe(true)
  expect(await one(outside, 'select count(*)::int from notes')).toBe(200)
  expect(await one(outside, 'select count(distinct xmin::text)::int from notes')).toBeLessThanOrEqual(20)
})

test('a write is committed when its promise is kept', async () => {
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      await add(`note ${index}`)
      expect(await db.query(FIND, [`note ${index}`])).toHaveLength(1)
    }),
  )
})

// R-FAULT-4
test('a refused write is refused alone: those that went with it are kept, once', async ({ outside }) => {
  const texts = Array.from({ length: 40 }, (_, index) => (index % 10 === 3 ? 'bad' : `note ${index}`))
  const answers = await Promise.allSettled(texts.map(add))
  for (const [index, answer] of answers.entries()) {
    if (texts[index] !== 'bad') expect(answer.status).toBe('fulfilled')
    else expect(answer).toMatchObject({ status: 'rejected', reason: { kind: 'constraint', code: '23514' } })
  }
  expect(await one(outside, 'select count(*)::int from notes')).toBe(36)
})

test('what is refused only at the commit is refused to the one that it concerns', async ({ outside }) => {
  const twins = ['a', 'b', 'a', 'c']
  const answers = await Promise.allSettled(twins.map(twin => db.write(ADD_TWIN, 0, ['twin', twin])))
  const refused = answers.flatMap((answer, index) => (answer.status === 'rejected' ? [twins[index]] : []))
  expect(refused).toEqual(['a'])
  expect(await one(outside, `select string_agg(twin, '' order by twin) from notes`)).toBe('abc')
})

test('a row that somebody holds delays its own write, and the others by no more than a moment', async ({
  outside,
}) => {
  await outside.query('begin; update counters set n = 100 where id = 1')
  const held = db.write(INCREASE, 1, [1, 1])
  const started = performance.now()
  const others = Array.from({ length: 30 }, (_, index) =>
    db.write(INCREASE, 2 + (index % 9), [2 + (index % 9), 1]),
  )
  await Promise.all(others)
  expect(performance.now() - started).toBeLessThan(2000)
  expect(await Promise.race([held, delay(100, 'waiting')])).toBe('waiting')
  await outside.query('commit')
  expect(await held).toEqual([{ n: 101 }])
  expect(await one(outside, 'select sum(n)::int from counters')).toBe(131)
})

test('a row that is held for longer than the limit is a timeout', async ({ context, outside }) => {
  const hasty = openDatabase(context.address, { ...SERVER_LIMITS, timeoutMs: 300 })
  await outside.query('begin; update counters set n = 100 where id = 1')
  try {
    await expect(hasty.write(INCREASE, 1, [1, 1])).rejects.toMatchObject({ kind: 'timeout' })
  } finally {
    await outside.query('rollback')
    await hasty.close()
  }
  expect(await one(outside, 'select sum(n)::int from counters')).toBe(0)
})

test('two servers that write the same few rows in any order lose nothing and meet no deadlock', async ({
  context,
  outside,
}) => {
  const other = openDatabase(context.address)
  const deadlocks = 'select deadlocks::int from pg_stat_database where datname = current_database()'
  const before = await one<number>(outside, deadlocks)
  await Promise.all(
    [db, other].flatMap(database =>
      Array.from({ length: 16 }, async (_, client) => {
        for (let turn = 0; turn < 40; turn++) {
          const id = 1 + ((client * 7 + turn * 3) % COUNTERS)
          await database.write(INCREASE, id, [id, 1])
        }
      }),
    ),
  )
  await other.close()
  expect(await one(outside, 'select sum(n)::int from counters')).toBe(2 * 16 * 40)
  expect(await one(outside, deadlocks)).toBe(before)
})

test('writes in a group whose connection breaks are unreachable or kept, never done twice', async ({
  outside,
}) => {
  const acknowledged: string[] = []
  const faults: unknown[] = []
  let running = true
  const clients = Array.from({ length: 16 }, async (_, client) => {
    for (let turn = 0; running; turn++) {
      const text = `${client} ${turn}`
      await add(text).then(
        () => acknowledged.push(text),
        fault => faults.push(fault),
      )
    }
  })
  for (let kill = 0; kill < 10; kill++) {
    await delay(50)
    await outside.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'akinai' and datname = current_database() and query like 'insert into notes%'`,
    )
  }
  running = false
  await Promise.all(clients)
  expect(faults.length).toBeGreaterThan(0)
  for (const fault of faults) {
    expect(fault).toBeInstanceOf(DatabaseError)
    expect(fault).toMatchObject({ kind: 'unreachable' })
  }
  const { rows } = await outside.query<{ text: string }>('select text from notes')
  const kept = rows.map(({ text }) => text)
  expect(new Set(kept).size).toBe(kept.length)
  expect(new Set(acknowledged).difference(new Set(kept))).toEqual(new Set())
})

test('nobody to write to is unreachable', async () => {
  const nobody = openDatabase({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' })
  await expect(nobody.write(ADD, 0, ['x'])).rejects.toMatchObject({ kind: 'unreachable' })
  await nobody.close()
})

// R-FAULT-2
test('whoever waits in line behind a group of which nothing is heard is told so in time', async ({
  context,
}) => {
  const proxy = await startProxy(context.address)
  const limits = { ...SERVER_LIMITS, groupConnections: 1, timeoutMs: 500 }
  const silent = openDatabase({ ...context.address, host: '127.0.0.1', port: proxy.port }, limits)
  try {
    await silent.write(ADD, 0, ['before'])
    proxy.silence()
    const ends: string[] = []
    const write = async (text: string) => {
      const error = await silent.write(ADD, 0, [text]).catch((failure: unknown) => failure)
      ends.push(`${text}: ${error instanceof DatabaseError ? error.message : 'written'}`)
    }
    const first = write('first')
    await delay(20)
    await Promise.all([first, write('second'), write('third')])
    expect(ends).toEqual([
      'second: connect: no connection became free in time',
      'third: connect: no connection became free in time',
      'first: group_test.add: PostgreSQL says nothing',
    ])
    await proxy.mend()
    expect(await silent.write(ADD, 0, ['after'])).toMatchObject([{ text: 'after' }])
  } finally {
    await silent.close()
    await proxy.cut()
  }
})
