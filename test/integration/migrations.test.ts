import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import pg from '#pg'
import { SUPERUSER } from '../../src/db/embedded/roles.ts'
import { migrate, migrationNames } from '../../src/db/migrate.ts'
import { clientTypes, consoleTypes } from '../../tools/client-types.ts'
import { consoleDocument, openApiDocument } from '../../tools/openapi-document.ts'
import { dumpSchema } from '../../tools/schema-dump.ts'

const STALE = 'is not what the code makes: run `npm run generate`'
const root = new URL('../../', import.meta.url)

/** A migration that needs a table for itself. */
const ALTERS_ORDERS = '0009_orders.sql'

let server: pg.Client
let made = 0

beforeAll(async () => {
  server = new pg.Client({ ...inject('testServer'), user: SUPERUSER, database: 'postgres' })
  await server.connect()
})

afterAll(() => server.end())

type Address = ReturnType<typeof addressOf>

function addressOf(database: string) {
  return { ...inject('testServer'), database }
}

/** Runs `work` on an empty database. */
async function withDatabase(work: (address: Address, client: pg.Client) => Promise<void>): Promise<void> {
  const name = `migrations_${process.pid}_${++made}`
  await server.query(`create database ${name} owner ${inject('testServer').user}`)
  const client = new pg.Client(addressOf(name))
  await client.connect()
  try {
    await work(addressOf(name), client)
  } finally {
    await client.end()
    await server.query(`drop database ${name} with (force)`)
  }
}

test('of many that migrate an empty database at once, one runs the migrations and none fails', async () => {
  await withDatabase(async (address, client) => {
    const ran = await Promise.all(Array.from({ length: 6 }, () => migrate(address)))
    expect(ran.filter(names => names.length > 0)).toEqual([await migrationNames()])
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
    expect(rows.map(({ name }) => name)).toEqual(await migrationNames())
  })
})

test('migrating again does nothing', async () => {
  await withDatabase(async address => {
    await migrate(address)
    expect(await migrate(address)).toEqual([])
  })
})

test('a database of a newer version is left alone and told by name', async () => {
  await withDatabase(async (address, client) => {
    await migrate(address)
    await client.query(`insert into migrations (name, ran_at) values ('9999_from_the_future.sql', 'epoch')`)
    await expect(migrate(address)).rejects.toThrow(/9999_from_the_future\.sql.*newer version/s)
    // Other files hold locks in databases of their own at the same time; of two numbers is the one that this connection says by that it is there.
    const { rows } = await client.query(
      `select count(*)::int as locks from pg_locks l join pg_database d on d.oid = l.database
       where l.locktype = 'advisory' and d.datname = current_database() and l.objsubid = 1`,
    )
    expect(rows).toEqual([{ locks: 0 }])
  })
})

test('a migration that fails leaves nothing behind, and can be run again', async () => {
  await withDatabase(async (address, client) => {
    await client.query('create table item_categories (in_the_way int)')
    await expect(migrate(address)).rejects.toThrow('item_categories')
    const { rows } = await client.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    expect(rows).toEqual([{ relname: 'item_categories' }, { relname: 'migrations' }])
    await client.query('drop table item_categories')
    expect(await migrate(address)).toEqual(await migrationNames())
  })
})

test('a migration waits for what others hold, says so once, and lets everybody else at it meanwhile', async () => {
  await withDatabase(async (address, client) => {
    const names = await migrationNames()
    const before = names.slice(0, names.indexOf(ALTERS_ORDERS))
    await client.query('create table migrations (name text primary key, ran_at timestamptz not null)')
    for (const name of before) {
      await client.query(await readFile(new URL(`migrations/${name}`, root), 'utf8'))
      await client.query(`insert into migrations (name, ran_at) values ($1, 'epoch')`, [name])
    }
    const holder = new pg.Client(address)
    await holder.connect()
    await holder.query('begin; select from orders')
    const waits: string[] = []
    const migrated = migrate(address, { onWait: name => waits.push(name), lockMs: 20, pauseMs: 20 })
    try {
      await vi.waitFor(() => expect(waits).toEqual([ALTERS_ORDERS]), { timeout: 10_000 })
      // It tries again and again meanwhile.
      for (let times = 0; times < 20; times += 1) {
        await client.query('select count(*), pg_sleep(0.02) from orders')
      }
    } finally {
      await holder.end()
    }
    expect(await migrated).toEqual(names.slice(before.length))
    expect(waits).toEqual([ALTERS_ORDERS])
  })
})

test('migrations are numbered from 1 without a gap', async () => {
  const numbers = (await migrationNames()).map(name => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

/** Fails with what to do, not with thousands of lines. */
async function expectCommitted(path: string, text: string): Promise<void> {
  const committed = (await readFile(new URL(path, root), 'utf8')).split('\n')
  const line = text.split('\n').findIndex((made, index) => made !== committed[index])
  expect({ line: line + 1, text: text.split('\n')[line] }, `${path} ${STALE}`).toEqual({
    line: line + 1,
    text: committed[line],
  })
  expect(text.split('\n').length, `${path} ${STALE}`).toBe(committed.length)
}

test('migrations/schema.sql is the schema after all migrations', async () => {
  await withDatabase(async (address, client) => {
    await migrate(address)
    await expectCommitted('migrations/schema.sql', await dumpSchema(client))
  })
})

test('openapi/openapi.json is the document that the server answers', async () => {
  await expectCommitted('openapi/openapi.json', await openApiDocument())
})

test('client/schema.d.ts is made from the committed document', async () => {
  const document = await readFile(new URL('openapi/openapi.json', root), 'utf8')
  await expectCommitted('client/schema.d.ts', await clientTypes(document))
})

test('openapi/console.json and console/src/api/schema.d.ts are made from the console’s operations', async () => {
  const document = await consoleDocument()
  await expectCommitted('openapi/console.json', document)
  await expectCommitted('console/src/api/schema.d.ts', await consoleTypes(document))
})
