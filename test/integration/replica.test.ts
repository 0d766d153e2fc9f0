import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from '#pg'
import { type LocalPostgres, startPair } from '../../deploy/cluster/postgres.ts'
import type { Context } from '../../src/context.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openReplicaReads, type ReplicaReads } from '../../src/db/replica.ts'
import { POSITION } from '../../src/db/replica-store.ts'
import { reads } from '../../src/db/statement.ts'
import { insertShop } from '../../src/shops/store.ts'
import { buildTestApi, createTestApi, PLAIN_ITEM, type TestApi } from '../support/api.ts'
import { createTestContext, type TestContext } from '../support/context.ts'
import { freePort } from '../support/free-port.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { startProxy, type TcpProxy } from '../support/proxy.ts'

/** One of two servers on the same database and replica, which know nothing of each other. */
interface Server {
  readonly db: Database
  readonly replica: ReplicaReads
  readonly api: TestApi
}

const FIND_NAME = reads<{ name: string }>('test.find_name', 'select name from items where id = $1')
const FIND_SHOP = reads<{ key: string }>('test.find_shop', 'select key from shops where key = $1')

const folder = makeOpenFolder('pair')
const troubles: unknown[] = []
let context: TestContext
let pair: { readonly primary: LocalPostgres; readonly replica: LocalPostgres }
let servers: Server[]
let standby: pg.Client
/** The road to the replica. */
let road: TcpProxy

beforeAll(async () => {
  context = await createTestContext()
  pair = await startPair(folder, { primary: await freePort(), replica: await freePort() }, { fsync: 'off' })
  await migrate({ connectionString: pair.primary.url })
  road = await startProxy({ host: '127.0.0.1', port: pair.replica.port })
  servers = [await serve('one'), await serve('two')]
  standby = new pg.Client({ connectionString: pair.replica.url })
  standby.on('error', () => {})
  await standby.connect()
})

afterAll(async () => {
  await standby?.end().catch(() => {})
  for (const { api, replica, db } of servers ?? []) {
    await api[Symbol.asyncDispose]()
    await replica.close()
    await db.close()
  }
  await road?.cut()
  await pair?.replica.stop()
  await pair?.primary.stop()
  await context?.[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

async function serve(key: string): Promise<Server> {
  const databaseAddress = { connectionString: pair.primary.url }
  const db = openDatabase(databaseAddress)
  const replica = openReplicaReads(db, { connectionString: byRoad('akinai') }, error => troubles.push(error))
  const shop = await insertShop(db, {
    key,
    name: key,
    mailAddress: 'shop@example.jp',
    now: context.clock.now(),
  })
  const own: Context = { ...context, db, replica, databaseAddress }
  return { db, replica, api: await createTestApi(own, shop ?? 0) }
}

/** A database at the replica, by the road. */
function byRoad(name: string): string {
  return `postgres://akinai@127.0.0.1:${road.port}/${name}`
}

/** Both servers, with the token of the first. */
function both(): [Server, Server] {
  const [one, two] = servers
  if (one === undefined || two === undefined) throw new Error('There are not two servers')
  return [one, two]
}

async function make({ api }: Server, name: string): Promise<number> {
  const answer = await api.call('POST', '/api/items', { ...PLAIN_ITEM, name })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ item_id: number }>().item_id
}

/** What the server shows to the token, in the list and by itself. */
async function shown({ api }: Server, token: string, id: number): Promise<readonly [string, string]> {
  const headers = { authorization: `Bearer ${token}` }
  const one = await api.call('GET', `/api/items/${id}`, undefined, headers)
  const list = await api.call('GET', '/api/items?limit=100', undefined, headers)
  const found = list.json<{ id: number; name: string }[]>().find(item => item.id === id)
  return [one.json<{ name: string }>().name, found?.name ?? 'missing']
}

function answeredByReplica(): number {
  return servers.reduce((sum, { replica }) => sum + replica.answered.replica, 0)
}

// R-GROW-6
test('whoever writes through one server reads it through another, and the replica answers', async () => {
  const [one, two] = both()
  const before = answeredByReplica()
  for (let count = 0; count < 25; count++) {
    const id = await make(one, `first ${count}`)
    expect(await shown(two, one.api.token, id)).toEqual([`first ${count}`, `first ${count}`])
    await one.api.call('POST', `/api/items/${id}`, { name: `second ${count}` })
    expect(await shown(two, one.api.token, id)).toEqual([`second ${count}`, `second ${count}`])
  }
  expect(answeredByReplica()).toBeGreaterThan(before)
})

// R-GROW-6
test('a replica that stands still shows nothing that is old: the primary answers', async () => {
  const [one, two] = both()
  const id = await make(one, 'before')
  const ofStandby = async () => (await standby.query('select name from items where id = $1', [id])).rows
  await expect.poll(ofStandby).toEqual([{ name: 'before' }])
  await standby.query('select pg_wal_replay_pause()')
  try {
    await expect
      .poll(
        async () => (await standby.query('select pg_get_wal_replay_pause_state() as state')).rows[0]?.state,
      )
      .toBe('paused')
    const before = answeredByReplica()
    await one.api.call('POST', `/api/items/${id}`, { name: 'after' })
    for (let count = 0; count < 5; count++) {
      expect(await shown(two, one.api.token, id)).toEqual(['after', 'after'])
      expect(await shown(one, one.api.token, id)).toEqual(['after', 'after'])
    }
    expect(answeredByReplica()).toBe(before)
    // The standby itself still has the old one, which so could have been shown.
    expect(await ofStandby()).toEqual([{ name: 'before' }])
    const ready = await one.api.app.inject('/readyz')
    expect(ready.json()).toMatchObject({ checks: { replica: 'ok' } })
    expect(await one.replica.state()).toMatchObject({ state: 'used', behindBytes: expect.any(Number) })
  } finally {
    await standby.query('select pg_wal_replay_resume()')
  }
  await expect
    .poll(async () => {
      const before = answeredByReplica()
      expect(await shown(two, one.api.token, id)).toEqual(['after', 'after'])
      return answeredByReplica() - before
    })
    .toBeGreaterThan(0)
})

// R-GROW-6 R-GROW-7
// R-GROW-6
test('of a replica that is behind nothing is asked but how far it is', async () => {
  const [one] = both()
  const onReplicaFails = reads<{ here: number }>(
    'test.fails_on_replica',
    `select (case when pg_is_in_recovery() then 'no number' else '1' end)::int as here`,
  )
  await standby.query('select pg_wal_replay_pause()')
  try {
    await make(one, 'ahead of it')
    expect(await one.replica.query(onReplicaFails)).toEqual([{ here: 1 }])
    expect(troubles).toEqual([])
  } finally {
    await standby.query('select pg_wal_replay_resume()')
  }
})

// R-FAULT-5 R-GROW-6
test('where commits do not wait for the disk, whatever was acknowledged counts all the same', async () => {
  const client = new pg.Client({ connectionString: pair.primary.url })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    for (let times = 0; times < 20; times++) {
      const { rows } = await client.query(
        `select pg_logical_emit_message(true, 'test', 'acknowledged')::text as place`,
      )
      const seen = await client.query(
        `select position::pg_lsn >= $1::pg_lsn as counts from (${POSITION.text}) as seen`,
        [rows[0].place],
      )
      expect(seen.rows).toEqual([{ counts: true }])
    }
  } finally {
    await client.end()
  }
})

test('a replica that says nothing more is waited for once, and used again when it is back', async () => {
  const [one] = both()
  const id = await make(one, 'silence')
  const hasty = openReplicaReads(one.db, { connectionString: byRoad('akinai') }, () => {}, {
    ...{ ...SERVER_LIMITS, timeoutMs: 500 },
  })
  const look = async () => {
    const before = performance.now()
    expect(await hasty.query(FIND_NAME, [id])).toEqual([{ name: 'silence' }])
    return performance.now() - before
  }
  await expect.poll(async () => [await look(), hasty.answered.replica][1]).toBeGreaterThan(0)
  const { replica } = hasty.answered
  road.silence()
  try {
    expect(await look()).toBeLessThan(5000)
    // It is looked for meanwhile, and found as silent as before.
    for (let count = 0; count < 30; count++) {
      expect(await look()).toBeLessThan(500)
      await delay(100)
    }
    expect(hasty.answered.replica).toBe(replica)
    expect(await hasty.state()).toEqual({ state: 'unreachable' })
  } finally {
    await road.mend()
  }
  await expect
    .poll(async () => [await look(), hasty.answered.replica][1], { timeout: 15_000 })
    .toBeGreaterThan(replica)
  await hasty.close()
})

// R-GROW-6
test('a replica of something else is never read', async () => {
  const [one] = both()
  const heard: unknown[] = []
  // Another database of the very same servers: how far the logs are tells nothing.
  const foreign = openReplicaReads(one.db, { connectionString: byRoad('postgres') }, error =>
    heard.push(error),
  )
  const [shop] = await foreign.query(FIND_SHOP, ['one'])
  expect(shop).toMatchObject({ key: 'one' })
  expect(foreign.answered).toEqual({ replica: 0, primary: 1 })
  expect(heard.map(String)).toEqual([expect.stringContaining('another database')])
  expect(await foreign.state()).toEqual({ state: 'no replica' })
  await foreign.close()
})

// R-GROW-6 R-GROW-7
test('a replica that is gone keeps nobody from reading, and is told', async () => {
  const [one, two] = both()
  const id = await make(one, 'alone')
  await pair.replica.stop('SIGKILL')
  for (let count = 0; count < 3; count++) {
    expect(await shown(two, one.api.token, id)).toEqual(['alone', 'alone'])
  }
  await delay(0)
  expect(troubles.length).toBeGreaterThan(0)
  const ready = await one.api.app.inject('/readyz')
  expect(ready.statusCode).toBe(200)
  expect(ready.json()).toMatchObject({ status: 'degraded', checks: { replica: 'unreachable' } })
})

// R-GROW-7
test('readiness names what is wrong: the schema of another version, the disk', async () => {
  const [one] = both()
  const ready = async (app: TestApi['app']) => {
    // What is found is that of all who ask within a tenth of a second.
    await delay(110)
    const answer = await app.inject('/readyz')
    return [answer.statusCode, answer.json<{ checks: Record<string, string>; type?: string }>()] as const
  }
  const client = new pg.Client({ connectionString: pair.primary.url })
  await client.connect()
  await client.query("insert into migrations (name, ran_at) values ('9999_of_tomorrow.sql', '2026-11-20')")
  expect(await ready(one.api.app)).toMatchObject([
    503,
    { type: '/errors/internal/not-ready', checks: { database: 'ok', migrations: 'database is newer' } },
  ])
  await client.query("delete from migrations where name = '9999_of_tomorrow.sql' or name like '0030%'")
  expect(await ready(one.api.app)).toMatchObject([503, { checks: { migrations: 'database is older' } }])
  await client.query("insert into migrations (name, ran_at) values ('0030_listed_columns.sql', '2026-11-20')")
  await client.end()
  expect((await ready(one.api.app))[0]).toBe(200)
  const low = { floor: 10, bytes: async () => 9, isLow: async () => true }
  await using full = await buildTestApi({ ...context, freeSpace: low }, 'akn_none')
  expect(await ready(full.app)).toMatchObject([
    200,
    { status: 'degraded', checks: { disk: 'below its floor', database: 'ok' } },
  ])
  full.app.leave()
  expect(await ready(full.app)).toMatchObject([503, { checks: { server: 'leaving' } }])
})
