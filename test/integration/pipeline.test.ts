import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, vi } from 'vitest'
import pg from '#pg'
import { type Database, openDatabase, type Transaction } from '../../src/db/database.ts'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { together } from '../../src/db/pipeline.ts'
import { reads, writes } from '../../src/db/statement.ts'
import { withinUnit } from '../../src/lib/shop-at-work.ts'
import { test } from '../support/fixture.ts'
import { messagesOf } from '../support/messages.ts'
import { PLAIN_UNIT } from '../support/plain-unit.ts'

const ADD = writes<{ text: string }>(
  'pipeline_test.add',
  'insert into notes (text) values ($1) returning text',
)
/** Of its own, so that a test can be the first to have it prepared. */
const ADD_ALSO = writes<{ text: string }>(
  'pipeline_test.add_also',
  `insert into notes (text) values ($1 || ' also') returning text`,
)
const ADD_TWIN = writes('pipeline_test.add_twin', 'insert into notes (text, twin) values ($1, $2)')
const LIST = reads<{ text: string }>('pipeline_test.list', 'select text from notes order by text')
const INCREASE = writes<{ n: number }>(
  'pipeline_test.increase',
  'update counters set n = n + 1 where id = $1 returning n',
)
const WAIT = writes('pipeline_test.wait', 'select pg_sleep($1::float8)')
const PID = reads<{ pid: number }>('pipeline_test.pid', 'select pg_backend_pid() as pid')

let db: Database

test.beforeAll(async ({ context, outside }) => {
  // One connection to write by: whatever happened to it, the next test has it.
  db = openDatabase(context.address, { ...SERVER_LIMITS, writingConnections: 1, readingConnections: 1 })
  await outside.query(`
    create table notes (text text not null check (text <> 'bad'), twin text unique deferrable initially deferred);
    create table counters (id int primary key, n int not null default 0);
    insert into counters (id) values (1), (2)`)
})

test.beforeEach(async ({ outside }) => {
  await outside.query('truncate notes; update counters set n = 0')
})

afterEach(() => {
  vi.restoreAllMocks()
})

test.afterAll(() => db.close())

async function kept(): Promise<string[]> {
  return (await db.query(LIST)).map(({ text }) => text)
}

async function pidOf(connection: Transaction): Promise<number | undefined> {
  return (await connection.query(PID))[0]?.pid
}

test('what is asked at once is one message, run in that order, and each hears its own rows', async () => {
  const heard = await db.transaction(async tx => {
    const sync = vi.spyOn(pg.Connection.prototype, 'sync')
    const answers = await together([
      tx.query(ADD, ['a']),
      tx.query(LIST),
      tx.query(INCREASE, [1]),
      tx.query(ADD, ['b']),
      tx.query(LIST),
    ])
    expect(sync).toHaveBeenCalledOnce()
    return answers
  })
  const [a, b] = [{ text: 'a' }, { text: 'b' }]
  expect(heard).toEqual([[a], [a], [{ n: 1 }], [b], [a, b]])
  expect(await kept()).toEqual(['a', 'b'])
})

test('what is asked when something was answered goes after it', async () => {
  const one = async (tx: Transaction) => {
    const [row] = await tx.query(INCREASE, [1])
    await tx.query(ADD, [`${row?.n}`])
  }
  // The beginning and both increases, both notes, the commit.
  expect(await messagesOf(() => db.transaction(tx => together([one(tx), one(tx)])))).toBe(3)
  expect(await kept()).toEqual(['1', '2'])
})

// R-FAULT-4
test('a refused statement: those before it have their rows, those behind are not run, and nothing is kept', async () => {
  let settled: PromiseSettledResult<unknown>[] = []
  const running = db.transaction(async tx => {
    settled = await Promise.allSettled([
      tx.query(ADD, ['a']),
      tx.query(ADD, ['bad']),
      tx.query(ADD_ALSO, ['b']),
      tx.query(INCREASE, [1]),
    ])
    return 'ignored'
  })
  await expect(running).rejects.toThrow('A refused statement was ignored')
  const refused = { status: 'rejected', reason: { kind: 'constraint', code: '23514' } }
  expect(settled).toMatchObject([{ value: [{ text: 'a' }] }, refused, refused, refused])
  expect(await kept()).toEqual([])
})

test('a connection whose message was refused serves on, and knows what is prepared on it', async ({
  context,
}) => {
  await using fresh = await open(context.address)
  const pid = await fresh.db.transaction(pidOf)
  for (const text of ['bad', 'bad', 'good', 'bad', 'fine']) {
    const running = fresh.db.transaction(async tx => {
      // The first is prepared in time, the last only where the one between is not refused.
      await together([tx.query(INCREASE, [1]), tx.query(ADD, [text]), tx.query(ADD_ALSO, [text])])
    })
    if (text === 'bad') await expect(running).rejects.toMatchObject({ constraint: 'notes_text_check' })
    else await running
  }
  expect(await fresh.db.transaction(pidOf)).toBe(pid)
  expect(await kept()).toEqual(['fine', 'fine also', 'good', 'good also'])
})

async function open(address: Parameters<typeof openDatabase>[0]) {
  const opened = openDatabase(address, { ...SERVER_LIMITS, writingConnections: 1 })
  return { db: opened, [Symbol.asyncDispose]: () => opened.close() }
}

test('what is refused at the commit undoes the transaction', async () => {
  const running = db.transaction(tx =>
    together([tx.query(ADD_TWIN, ['a', 'same']), tx.query(ADD_TWIN, ['b', 'same'])]),
  )
  await expect(running).rejects.toMatchObject({ kind: 'constraint', code: '23505' })
  expect(await kept()).toEqual([])
})

test('of several failures the first asked is told, once all of the work is through', async () => {
  let isThrough = false
  const slow = delay(30).then(() => {
    isThrough = true
  })
  const first = delay(20).then(() => Promise.reject(new Error('first')))
  await expect(together([slow, first, Promise.reject(new Error('second'))])).rejects.toThrow('first')
  expect(isThrough).toBe(true)
})

test('the victim of a deadlock runs again, whole, and both are done', async ({ context }) => {
  const rows = [1, 2]
  const both = [rows, rows.toReversed()].map(ids =>
    context.db.transaction(tx =>
      together([
        tx.query(INCREASE, [ids[0]]),
        tx.query(WAIT, [0.2]),
        tx.query(INCREASE, [ids[1]]),
        tx.query(ADD, [`${ids}`]),
      ]),
    ),
  )
  await Promise.all(both)
  expect(await kept()).toEqual(['1,2', '2,1'])
  const counted = await db.transaction(tx => together(rows.map(id => tx.query(INCREASE, [id]))))
  expect(counted).toEqual([[{ n: 3 }], [{ n: 3 }]])
})

test('a connection that breaks under a message is told to all who asked, and another serves', async ({
  outside,
}) => {
  const running = db.transaction(async tx => {
    const pid = await pidOf(tx)
    await together([
      tx.query(ADD, ['a']),
      tx.query(WAIT, [30]),
      tx.query(ADD, ['b']),
      outside.query('select pg_terminate_backend($1, 5000)', [pid]),
    ])
  })
  await expect(running).rejects.toMatchObject({ kind: 'unreachable' })
  expect(await kept()).toEqual([])
  await db.transaction(tx => tx.query(ADD, ['c']))
  expect(await kept()).toEqual(['c'])
})

test('what nobody waited for is sent before the end, and nothing after it', async () => {
  let leaked: Transaction | undefined
  await db.transaction(async tx => {
    leaked = tx
    tx.query(ADD, ['in time'])
  })
  await expect(leaked?.query(ADD, ['too late'])).rejects.toThrow('after the end')
  const undone = db.transaction(async tx => {
    tx.query(ADD, ['undone'])
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect(await kept()).toEqual(['in time'])
})

test('in a unit a refused message undoes its own transaction, and the unit goes on', async () => {
  const unit = db.unit(PLAIN_UNIT)
  await withinUnit(unit, async () => {
    await db.transaction(tx => together([tx.query(ADD, ['a']), tx.query(INCREASE, [1])]))
    const refused = db.transaction(tx =>
      together([tx.query(ADD, ['b']), tx.query(ADD, ['bad']), tx.query(ADD_ALSO, ['b'])]),
    )
    await expect(refused).rejects.toMatchObject({ kind: 'constraint' })
    await db.transaction(async tx => {
      // What is asked of the database belongs to the transaction, in the order in which it was asked.
      await together([tx.query(ADD_ALSO, ['c']), db.query(INCREASE, [1])])
    })
  })
  await unit.commit()
  expect(await kept()).toEqual(['a', 'c also'])
  expect((await db.query(INCREASE, [1]))[0]).toEqual({ n: 3 })
})

test('reads can share a message and a connection, which is given back when one is refused', async () => {
  const pids = () => db.reading(read => together([read.query(PID), read.query(LIST), read.query(PID)]))
  expect(await messagesOf(pids)).toBe(1)
  const [first, , last] = await pids()
  expect(first).toEqual(last)
  const refused = db.reading(read => together([read.query(PID), read.query(DIVIDE)]))
  await expect(refused).rejects.toMatchObject({ code: '22012' })
  expect(await pids()).toHaveLength(3)
})

const DIVIDE = reads('pipeline_test.divide', 'select 1 / (select 0) as n')
