import { beforeAll, describe, expect } from 'vitest'
import pg from '#pg'
import { SUPERUSER } from '../../src/db/embedded/roles.ts'
import type { Statement } from '../../src/db/statement.ts'
import { dumpSchema } from '../../tools/schema-dump.ts'
import { allStatements } from '../support/all-statements.ts'
import { test as withFixtures } from '../support/fixture.ts'
import { heldAgain } from '../support/held-again.ts'

/** Roles are made by the superuser only, which the program is not. */
const test = withFixtures.extend('outside', { scope: 'file' }, async ({ context }, { onCleanup }) => {
  const client = new pg.Client({ ...context.address, user: SUPERUSER })
  await client.connect()
  onCleanup(() => client.end())
  return client
})

let statements: readonly Statement<unknown>[]

beforeAll(async () => {
  statements = await allStatements()
})

test('PostgreSQL accepts every declared statement on the migrated schema', async ({ outside }) => {
  expect(statements.length).toBeGreaterThan(40)
  const refused: string[] = []
  for (const [index, { name, text }] of statements.entries()) {
    await outside
      .query(`prepare s${index} as ${text}`)
      .catch(error => refused.push(`${name}: ${error.message}`))
  }
  expect(refused).toEqual([])
})

// One line of it is what tools make of a statement, pgbench among them; and each execution that is not prepared yet sends it.
test('no statement has a comment in its text', () => {
  expect(statements.filter(({ text }) => /--|\/\*/.test(text)).map(({ name }) => name)).toEqual([])
})

/** What asks a replica and its primary how far, and which, they are: told anew each time, and changes nothing. */
const ASKED_ANEW: readonly string[] = [
  'pg_is_in_recovery',
  'pg_current_wal_flush_lsn',
  'pg_current_wal_insert_lsn',
  'pg_last_wal_replay_lsn',
  'pg_control_system',
  'pg_control_recovery',
]

/** Why the role that has begun a transaction may not run a statement; undefined when it may. */
async function refusalOf(outside: pg.Client, text: string): Promise<string | undefined> {
  await outside.query('savepoint before')
  const refusal = await outside.query(`explain (generic_plan) ${text}`).then(
    () => undefined,
    error => (error instanceof pg.DatabaseError ? error.message : String(error)),
  )
  await outside.query('rollback to before')
  return refusal
}

/** Why a statement is none that only reads, as a role sees it that may select from every table and nothing else. */
async function objectionsTo(outside: pg.Client, { name, text }: Statement<unknown>): Promise<string[]> {
  const refusal = await refusalOf(outside, text)
  // Such as nextval() and the advisory locks: whether they may be called is only asked when they are.
  const called = [...text.matchAll(/\b(\w+)\s*\(/g)]
    .map(([, called = '']) => called)
    .filter(called => !name.startsWith('replica.') || !ASKED_ANEW.includes(called))
  const { rows } = await outside.query<{ name: string }>(
    `select distinct proname || '() is volatile' as name from pg_proc where proname = any($1) and provolatile = 'v'`,
    [called],
  )
  return [...(refusal === undefined ? [] : [refusal]), ...rows.map(({ name }) => name)]
}

describe('a role that may only select', () => {
  test.beforeAll(async ({ outside }) => {
    // Rolled back with its role, which other databases of the server would see as well.
    const role = `reader_${process.pid}`
    await outside.query(`begin; create role ${role}; grant usage on schema graphile_worker to ${role};
      grant select on all tables in schema public, graphile_worker to ${role}; set local role ${role}`)
  })
  test.afterAll(({ outside }) => outside.query('rollback'))

  test('can run every statement that is declared as a reader', async ({ outside }) => {
    const objections: string[] = []
    for (const statement of statements.filter(({ reads }) => reads)) {
      for (const objection of await objectionsTo(outside, statement))
        objections.push(`${statement.name}: ${objection}`)
    }
    expect(objections).toEqual([])
  })

  test('can run none of the others, so none of them need stay away from a replica', async ({ outside }) => {
    const readers: string[] = []
    for (const statement of statements.filter(({ reads }) => !reads)) {
      if ((await objectionsTo(outside, statement)).length === 0) readers.push(statement.name)
    }
    expect(readers).toEqual([])
  })
})

/** What is written aside, and so in calms, in which versions are remembered that were read of other tables. */
const ASIDE_TABLES: readonly string[] = ['api_requests', 'api_call_counts', 'request_log_use', 'mails']

/** Whose statements may read it: none of theirs is remembered. */
const READERS_OF_ASIDE = /^(api_requests|budgets|mails|console)\./

describe('what is written aside', () => {
  const role = `aside_${process.pid}`
  const as = (outside: pg.Client, rights: string) =>
    outside.query(`begin; create role ${role}; ${rights}; set local role ${role}`)
  test.afterEach(({ outside }) => outside.query('rollback'))

  test('is only what no answer is remembered of', async ({ outside }) => {
    await as(
      outside,
      `grant select on all tables in schema public to ${role}; grant usage on all sequences in schema public to ${role};
       grant insert, update, delete on ${ASIDE_TABLES.join(', ')} to ${role}`,
    )
    const refused: string[] = []
    const aside = statements.filter(statement => statement.aside)
    for (const { name, text } of aside) {
      const refusal = await refusalOf(outside, text)
      if (refusal !== undefined) refused.push(`${name}: ${refusal}`)
    }
    expect(aside.length).toBeGreaterThan(0)
    expect(refused).toEqual([])
  })

  test('is read by nothing that is remembered', async ({ outside }) => {
    await as(
      outside,
      `grant usage on schema graphile_worker to ${role};
       grant select on all tables in schema public, graphile_worker to ${role};
       revoke select on ${ASIDE_TABLES.join(', ')} from ${role}`,
    )
    const readers: string[] = []
    for (const { name, text } of statements.filter(({ reads }) => reads)) {
      if ((await refusalOf(outside, text)) !== undefined) readers.push(name)
    }
    expect(readers.length).toBeGreaterThan(0)
    expect(readers.filter(name => !READERS_OF_ASIDE.test(name))).toEqual([])
  })
})

describe('the time is that of the program’s clock', () => {
  const DATABASE_CLOCK =
    /\b(now|(clock|statement|transaction)_timestamp|timeofday)\s*\(|\b(current_(timestamp|date|time)|localtime(stamp)?)\b|'(now|today|tomorrow|yesterday)'/i

  test.each([
    'at timestamptz default now()',
    'select clock_timestamp ()',
    'CURRENT_DATE - 1',
    `'now'::timestamptz`,
    `date 'today'`,
    'where at < localtimestamp',
  ])('which is not %s', sql => {
    expect(sql).toMatch(DATABASE_CLOCK)
  })

  test('in every declared statement', () => {
    expect(statements.filter(({ text }) => DATABASE_CLOCK.test(text)).map(({ name }) => name)).toEqual([])
  })

  test('in the schema: its defaults, checks, views, functions and triggers', async ({ outside }) => {
    const schema = await dumpSchema(outside)
    expect(schema.split('\n').filter(line => DATABASE_CLOCK.test(line))).toEqual([])
  })
})

describe('a query that holds rows', () => {
  const HOLDS = 'select id from items limit 1 for update skip locked'

  test.each([
    [HOLDS, 0],
    [`with due as (${HOLDS}) update items set id = 1 where id in (select id from due)`, 0],
    [`insert into items (id) ${HOLDS}`, 0],
    ['update items set id = 1 where id in (select id from items limit 1)', 0],
    [`update items set id = 1 where id in (${HOLDS})`, 1],
    [`delete from items i using (${HOLDS}) due where i.id = due.id`, 1],
    [`with gone as (delete from items where id in (${HOLDS}) returning 1) select count(*) from gone`, 1],
    [`with due as (select id from (${HOLDS}) one) delete from items where id in (select id from due)`, 1],
    [`insert into items (id) select id from orders where id in (${HOLDS})`, 1],
  ])('in %s is at %d places that may be run again', async (text, places) => {
    expect(await heldAgain(text)).toBe(places)
  })

  test('is run once in every statement of the program', async () => {
    const counts = await Promise.all(statements.map(({ text }) => heldAgain(text)))
    expect(statements.filter((_, index) => counts[index] !== 0).map(({ name }) => name)).toEqual([])
  })
})

/** What may compare rows of its shop one by one with the keys that it is given, and why. */
const COMPARES = {
  'issued_receipts.find': 'is asked by people, of shops whose orders PostgreSQL has counted long since',
  'issued_receipts.note': 'the same',
  'mails.list_about_any': 'goes through the newest mails until the page is full',
  'transfer.find_draws': 'nothing else looks for draws by their seeds, and a shop has few',
}

// A plan is kept for as long as its connection, such as through an import into what was empty.
test('no statement that is planned on empty tables compares all rows of a shop with the keys that it is given', async ({
  outside,
}) => {
  const found: string[] = []
  await outside.query('begin')
  try {
    await outside.query('set local enable_seqscan = off')
    for (const { name, text } of statements) {
      const { rows } = await outside.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
      if (rows.some(row => /^ *Filter: \(\w+ = ANY \(\$\d+\)\)$/.test(row['QUERY PLAN']))) found.push(name)
    }
  } finally {
    await outside.query('rollback')
  }
  expect(found.toSorted()).toEqual(Object.keys(COMPARES))
})
