import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import pg from '#pg'
import { pino } from '#pino'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { openRequestBuffer } from '../../../src/request-log/request-buffer.ts'
import type { NewRequest } from '../../../src/request-log/store.ts'
import { sweepRequests } from '../../../src/request-log/sweep.ts'
import { createTestApi, PLAIN_ITEM, type TestApi } from '../../support/api.ts'
import { createTestContext, createTestShop, type TestContext } from '../../support/context.ts'
import { startProxy, type TcpProxy } from '../../support/proxy.ts'

/** Room for all that a test writes. */
const BOUNDS = { mostBytes: 1_000_000_000, hasRoom: async () => true }

const LIMITS = {
  readingConnections: 4,
  writingConnections: 4,
  groupConnections: 1,
  mostWaiting: 1000,
  timeoutMs: 1000,
}

let context: TestContext
let outside: pg.Client
let proxy: TcpProxy
/** By way of the proxy. */
let db: Database
let shopId: number
let api: TestApi
let lines: { msg: string; leftOut?: number }[]

beforeEach(async () => {
  context = await createTestContext()
  outside = new pg.Client(context.address)
  await outside.connect()
  proxy = await startProxy(context.address)
  db = openDatabase({ ...context.address, host: '127.0.0.1', port: proxy.port }, LIMITS)
  lines = []
  shopId = await createTestShop(context)
  api = await createTestApi({ ...context, db, log: logOf('warn') }, shopId)
})

afterEach(async () => {
  await api[Symbol.asyncDispose]()
  await db.close()
  await proxy.cut()
  await outside.end()
  await context[Symbol.asyncDispose]()
})

function logOf(level: string) {
  return pino({ level }, { write: line => void lines.push(JSON.parse(line)) })
}

async function rowsOf(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await outside.query<Record<string, unknown>>(sql, values)).rows
}

async function kept(): Promise<number> {
  const [row] = await rowsOf('select count(*)::int as kept from api_requests')
  return Number(row?.kept)
}

/** Waits until a call is in the database: closing a buffer waits two seconds and no longer, which a busy machine needs for a few MB. */
async function written(requestId: string): Promise<void> {
  const found = () => rowsOf('select 1 as n from api_requests where request_id = $1', [requestId])
  await expect.poll(found, { timeout: 20_000 }).toHaveLength(1)
}

async function counted(): Promise<Record<string, unknown> | undefined> {
  const [row] = await rowsOf(
    `select sum(calls)::int as calls, sum(client_errors)::int as client, sum(server_errors)::int as server
     from api_call_counts where shop_id = $1`,
    [shopId],
  )
  return row
}

function sampleRequest(n: number, shop = shopId): NewRequest {
  return {
    ...{
      shop_id: shop,
      request_id: `r${n}`,
      at: '2026-11-20T01:02:03Z',
      token_id: 1,
      method: 'GET',
      path: '/api/x',
    },
    ...{
      operation: 'x',
      status: 200,
      problem: null,
      duration_ms: 1.5,
      request_body: null,
      response_body: 'x',
    },
  }
}

/** Shops whose use as it is counted is not what their calls take. */
async function wronglyCounted(): Promise<Record<string, unknown>[]> {
  return rowsOf(`
    select u.shop_id, u.bytes, r.bytes as taken from request_log_use u
    left join (select shop_id, sum(1000 + octet_length(path) * 3 + coalesce(octet_length(request_body), 0)
      + coalesce(octet_length(response_body), 0)) as bytes from api_requests group by shop_id) r using (shop_id)
    where u.bytes <> coalesce(r.bytes, 0)`)
}

// R-LOG-1
describe('a high rate', () => {
  test('of reads is counted exactly, and kept in part; failures and writes keep their room', async () => {
    const begin = performance.now()
    for (let round = 0; round < 30; round++) {
      await Promise.all([
        ...Array.from({ length: 5 }, () => api.call('GET', '/api/items')),
        // A search reads, and is a POST.
        ...Array.from({ length: 5 }, () => api.call('POST', '/api/orders/search', {})),
        api.call('GET', `/api/items/${900_000 + round}`),
        api.call('POST', '/api/items', PLAIN_ITEM),
      ])
    }
    const seconds = Math.floor((performance.now() - begin) / 1000) + 2
    await expect.poll(counted, { timeout: 5000 }).toEqual({ calls: 360, client: 30, server: 0 })
    const rows = await rowsOf(
      `select case when status >= 400 then 'failures' when operation = 'createItem' then 'writes' else 'reads' end as kind,
         count(*)::int as kept from api_requests group by 1`,
    )
    const keptOf = Object.fromEntries(rows.map(row => [row.kind, row.kept]))
    expect(keptOf).toMatchObject({ failures: 30, writes: 30 })
    expect(keptOf.reads).toBeGreaterThanOrEqual(20)
    expect(keptOf.reads).toBeLessThanOrEqual(20 * seconds)
  })

  test('counts stand at their hour, each status in its class', async () => {
    context.setTime('2026-11-20T14:59:59Z')
    await api.call('GET', '/api/items')
    context.setTime('2026-11-20T15:00:00Z')
    await api.call('GET', '/api/items/1')
    await api.call('GET', '/api/items')
    await api[Symbol.asyncDispose]()
    const rows = await rowsOf(
      'select hour, calls, client_errors as failed from api_call_counts order by hour',
    )
    expect(rows).toEqual([
      { hour: new Date('2026-11-20T14:00:00Z'), calls: '1', failed: '0' },
      { hour: new Date('2026-11-20T15:00:00Z'), calls: '2', failed: '1' },
    ])
  })
})

describe('the end of the server', () => {
  test('comes after the last call is written', async () => {
    for (let n = 0; n < 50; n++) await api.call('GET', `/api/items/${800_000 + n}`)
    await api[Symbol.asyncDispose]()
    expect(await kept()).toBe(50)
    expect(await counted()).toEqual({ calls: 50, client: 50, server: 0 })
  })

  test('does not wait for a database that is gone', async () => {
    await api.call('GET', '/api/items/1')
    await proxy.cut()
    const begin = performance.now()
    await api[Symbol.asyncDispose]()
    expect(performance.now() - begin).toBeLessThan(10_000)
    await proxy.mend()
  })
})

// R-LOG-3
describe('a database that is gone or slow', () => {
  test('costs no call anything, and what was answered meanwhile is written when it is back', async () => {
    expect((await api.call('GET', '/api/items')).statusCode).toBe(200)
    await expect.poll(kept, { timeout: 5000 }).toBe(1)
    await proxy.cut()
    for (let n = 0; n < 20; n++) expect((await api.call('GET', `/api/items/${n + 1}`)).statusCode).toBe(502)
    await delay(1500)
    // What needs no database is answered as ever.
    expect((await api.call('POST', '/api/items', { name: '' })).statusCode).toBe(400)
    await proxy.mend()
    await expect.poll(counted, { timeout: 15_000 }).toEqual({ calls: 22, client: 1, server: 20 })
    expect(await kept()).toBe(22)
    const told = lines.filter(({ msg }) => msg.startsWith('the log of requests'))
    expect(told).toHaveLength(1)
  })

  test('a table that is locked holds up no call', async () => {
    await outside.query('begin')
    await outside.query('lock table api_requests, api_call_counts')
    for (let n = 0; n < 30; n++) {
      expect((await api.call('GET', '/api/items')).statusCode).toBe(200)
      await delay(20)
    }
    await delay(1500)
    await outside.query('rollback')
    await expect.poll(counted, { timeout: 15_000 }).toMatchObject({ calls: 30 })
  })

  test('memory stays bounded: a thousand wait, the rest is left out and told, and the counts stay exact', async () => {
    const buffer = openRequestBuffer(db, logOf('warn'), BOUNDS)
    await proxy.cut()
    let described = 0
    for (let n = 0; n < 5000; n++) {
      buffer.count(shopId, 0, 200)
      buffer.keep(shopId, () => {
        described += 1
        return sampleRequest(n)
      })
      if (n % 500 === 0) await delay(5)
    }
    expect(described).toBeLessThanOrEqual(2000)
    await delay(700)
    await proxy.mend()
    await expect.poll(kept, { timeout: 20_000 }).toBeGreaterThan(0)
    await expect.poll(counted, { timeout: 20_000 }).toMatchObject({ calls: 5000 })
    await buffer.close()
    expect(await kept()).toBeLessThanOrEqual(1000)
    expect(lines.some(({ leftOut }) => (leftOut ?? 0) > 0)).toBe(true)
  })

  test('what belongs to a shop that is gone by now is left out, and nothing else', async () => {
    const buffer = openRequestBuffer(db, logOf('warn'), BOUNDS)
    for (const shop of [shopId, 999_999, shopId]) {
      buffer.count(shop, 0, 500)
      buffer.keep(shop, () => sampleRequest(shop, shop))
    }
    await buffer.close()
    expect(await kept()).toBe(2)
    expect(await counted()).toEqual({ calls: 2, client: 0, server: 2 })
  })

  test('what the database will never take is left out once, and what comes after is written', async () => {
    const buffer = openRequestBuffer(db, logOf('warn'), BOUNDS)
    buffer.keep(shopId, () => ({ ...sampleRequest(1), path: '\0' }))
    await buffer.close()
    buffer.keep(shopId, () => sampleRequest(2))
    await buffer.close()
    expect((await rowsOf('select request_id from api_requests')).map(row => row.request_id)).toEqual(['r2'])
  })

  test('batches are bounded by their bodies, and keep the order of the calls', async () => {
    const buffer = openRequestBuffer(db, logOf('warn'), BOUNDS)
    const body = 'あ'.repeat(2700)
    for (let n = 0; n < 900; n++) {
      buffer.keep(shopId, () => ({ ...sampleRequest(n), request_body: body, response_body: body }))
    }
    await written('r899')
    await buffer.close()
    const rows = await rowsOf('select request_id from api_requests order by id')
    expect(rows.map(row => row.request_id)).toEqual(Array.from({ length: 900 }, (_, n) => `r${n}`))
  })
})

// R-LOG-1
test('calls are forgotten after seven days, their counts after 400', async () => {
  const now = context.clock.now().getTime()
  const ages = [0, 6.99, 7.01, 30, 399, 401]
  for (const days of ages) {
    const at = new Date(now - days * 86_400_000)
    await outside.query(
      `insert into api_requests (shop_id, request_id, at, token_id, method, path, status, duration_ms)
       select $1, $3, $2, 1, 'GET', '/', 200, 1 from generate_series(1, 4000)`,
      [shopId, at, String(days)],
    )
    await outside.query('insert into api_call_counts values ($1, $2, 1, 0, 0)', [shopId, at])
  }
  expect(await sweepRequests(context)).toBe(16_000)
  const left = await rowsOf(
    'select request_id, count(*)::int as rows from api_requests group by 1 order by 1',
  )
  expect(left).toEqual([
    { request_id: '0', rows: 4000 },
    { request_id: '6.99', rows: 4000 },
  ])
  expect(await counted()).toMatchObject({ calls: 5 })
  expect(await sweepRequests(context)).toBe(0)
})

describe('what a shop takes of the log', () => {
  // R-LOG-4
  test('beyond its bytes the oldest calls of a shop go, and those of no other', async () => {
    const other = await createTestShop(context, 'quiet')
    const buffer = openRequestBuffer(db, logOf('warn'), { ...BOUNDS, mostBytes: 2_000_000 })
    buffer.keep(other, () => sampleRequest(1, other))
    const body = 'x'.repeat(5000)
    for (let n = 0; n < 2400; n++) {
      buffer.keep(shopId, () => ({ ...sampleRequest(n), request_body: body }))
      if (n % 400 === 399) await written(`r${n}`)
    }
    const its = () => rowsOf(`select request_id from api_requests where shop_id = ${shopId} order by id`)
    await expect.poll(async () => (await its()).length, { timeout: 20_000 }).toBeLessThan(400)
    await buffer.close()
    const rows = await its()
    expect(rows.at(-1)?.request_id).toBe('r2399')
    expect(rows.length).toBeLessThan(400)
    expect(rows.length).toBeGreaterThan(100)
    const first = 2400 - rows.length
    expect(rows.map(row => row.request_id)).toEqual(rows.map((_, at) => `r${first + at}`))
    expect(await rowsOf(`select 1 as n from api_requests where shop_id = ${other}`)).toHaveLength(1)
    expect(await wronglyCounted()).toEqual([])
  })

  // R-LOG-4
  test('what is swept for its age is counted down too', async () => {
    const buffer = openRequestBuffer(db, logOf('warn'), BOUNDS)
    for (let n = 0; n < 3; n++) buffer.keep(shopId, () => sampleRequest(n))
    await buffer.close()
    await sweepRequests({ db, clock: { now: () => new Date('2036-01-01T00:00:00Z') } })
    expect(await rowsOf('select request_id from api_requests')).toEqual([])
    expect(await wronglyCounted()).toEqual([])
  })

  // R-LOG-4
  test('while the disk is nearly full calls are counted only', async () => {
    const buffer = openRequestBuffer(db, logOf('warn'), { ...BOUNDS, hasRoom: async () => false })
    buffer.count(shopId, 0, 200)
    buffer.keep(shopId, () => sampleRequest(1))
    await buffer.close()
    expect(await kept()).toBe(0)
    expect(await counted()).toMatchObject({ calls: 1 })
  })

  // R-LOG-4
  test('while the database is away a loud shop does not crowd out a quiet one', async () => {
    const buffer = openRequestBuffer(db, logOf('warn'), BOUNDS)
    const other = await createTestShop(context, 'quiet-too')
    await proxy.cut()
    for (let n = 0; n < 3000; n++) buffer.keep(shopId, () => sampleRequest(n))
    for (let n = 0; n < 20; n++) buffer.keep(other, () => sampleRequest(n, other))
    await delay(300)
    await proxy.mend()
    const quiet = () => rowsOf(`select 1 as n from api_requests where shop_id = ${other}`)
    await expect.poll(async () => (await quiet()).length, { timeout: 20_000 }).toBe(20)
    await buffer.close()
  })
})
