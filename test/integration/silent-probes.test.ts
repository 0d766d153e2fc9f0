/** Whoever watches the server hears soon of a database that says nothing, and costs it little. */
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { openReplicaReads } from '../../src/db/replica.ts'
import { buildTestApi } from '../support/api.ts'
import { test } from '../support/fixture.ts'
import { startProxy } from '../support/proxy.ts'

/** Milliseconds: a half of what others wait, and more than twice what these are given. */
const SOON_MS = 5_000

/** Milliseconds after which a probe looks again. */
const SHARED_MS = 100

// R-GROW-7
test('probes and metrics do not wait for a database that says nothing', async ({ context, api }) => {
  const proxy = await startProxy(context.address)
  const db = openDatabase({ ...context.address, host: '127.0.0.1', port: proxy.port })
  // By way of the primary it is found out how a replica is; what is at its address here is none.
  const replica = openReplicaReads(db, context.address, () => {})
  const silent = await buildTestApi({ ...context, db, replica }, api.token)
  const look = () => Promise.all([silent.app.inject('/readyz'), silent.app.inject('/metrics')])
  try {
    const [ready, metrics] = await look()
    expect(ready.statusCode).toBe(200)
    expect(metrics.body).toContain('\nakinai_shop_budget_used_ratio{')
    proxy.silence()
    // A look is shared by those who ask within 100 ms of its beginning.
    await delay(110)
    const begun = performance.now()
    const [unready, less] = await look()
    expect(performance.now() - begun).toBeLessThan(SOON_MS)
    expect([unready.statusCode, unready.json().checks.database]).toEqual([503, 'unreachable'])
    expect(less.body).not.toContain('\nakinai_shop_budget_used_ratio{')
    expect(less.body).toContain('\nakinai_disk_floor_bytes ')
  } finally {
    await proxy.mend()
    await silent[Symbol.asyncDispose]()
    await replica.close()
    await db.close()
    await proxy.cut()
  }
})

// R-GROW-7 R-RATE-1
test('a probe is asked for as often as anybody likes, and the database ten times a second at most', async ({
  context,
  api,
}) => {
  let looks = 0
  const query: typeof context.db.query = (statement, ...values) => {
    if (statement.name === 'health.migrations') looks++
    return context.db.query(statement, ...values)
  }
  const db = new Proxy(context.db, {
    get: (real, name) => (name === 'query' ? query : Reflect.get(real, name, real)),
  })
  const rateLimits = { token: 1, address: 40, signIn: 1, buyer: 1, guesses: 1 }
  const limited = { ...context, db, config: { ...context.config, rateLimits } }
  await using probed = await buildTestApi(limited, api.token)
  const begun = performance.now()
  // As a balancer that asks twice a second does in half a minute: more than the address may ask for what does work.
  const answers = await Promise.all(Array.from({ length: 60 }, () => probed.app.inject('/readyz')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(answers.flatMap(({ headers }) => headers.ratelimit ?? [])).toEqual([])
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThanOrEqual(1 + (performance.now() - begun) / 100)
})

// R-GROW-7
test('a probe says within its time that the database has gone, and that it is there again', async ({
  context,
  api,
}) => {
  const proxy = await startProxy(context.address)
  const db = openDatabase({ ...context.address, host: '127.0.0.1', port: proxy.port })
  await using probed = await buildTestApi({ ...context, db }, api.token)
  const status = async () => (await probed.app.inject('/readyz')).statusCode
  try {
    expect(await status()).toBe(200)
    await proxy.cut()
    await delay(SHARED_MS)
    expect(await status()).toBe(503)
    await proxy.mend()
    await expect.poll(status, { interval: SHARED_MS }).toBe(200)
  } finally {
    await db.close()
    await proxy.cut().catch(() => {})
  }
})
