import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Cluster, missingPrograms, startCluster } from '../../deploy/cluster/cluster.ts'
import { SCOPES } from '../../src/auth/scopes.ts'
import { createToken } from '../../src/auth/store.ts'
import { readConfig } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { insertShop } from '../../src/shops/store.ts'
import { PLAIN_ITEM } from '../support/api.ts'
import { freePort } from '../support/free-port.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { startMailServer, type TestMailServer } from './mail/support/mail-server.ts'
import { mailTo, reread } from './mail/support/orders.ts'

const missing = missingPrograms()
if (missing.length > 0)
  console.log(`Skipped: two servers behind HAProxy (not installed: ${missing.join(', ')})`)

describe.skipIf(missing.length > 0)('two servers, HAProxy, PgBouncer, a replica', () => {
  const folder = makeOpenFolder('cluster')
  let cluster: Cluster
  let mails: TestMailServer
  let db: Database
  let shopId: number
  let token: string

  beforeAll(async () => {
    mails = await startMailServer()
    const [haproxy, one, two, pgbouncer, primary, replica] = await Promise.all(
      Array.from({ length: 6 }, () => freePort()),
    )
    const ports = [haproxy, one, two, pgbouncer, primary, replica].map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    cluster = await startCluster(
      folder,
      {
        haproxy: ports[0],
        servers: [ports[1], ports[2]],
        pgbouncer: ports[3],
        primary: ports[4],
        replica: ports[5],
      },
      {
        ...{ AKINAI_DEMO: 'off', LOG_LEVEL: 'silent', AKINAI_RATE_LIMITS: 'off', AKINAI_PROCESSES: '2' },
        SMTP_URL: mails.url,
      },
    )
    db = openDatabase({ connectionString: cluster.postgres.primary.url })
    const now = new Date()
    shopId = (await insertShop(db, { key: 'test', name: 'Test', mailAddress: 'test@example.jp', now })) ?? 0
    ;({ token } = await createToken(db, shopId, { name: 'Test', scopes: SCOPES, expiresAt: null, now }))
  })

  afterAll(async () => {
    await db?.close()
    await mails?.[Symbol.asyncDispose]()
    await cluster?.[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  function call(agent: Agent, method: string, path: string, body?: object) {
    return new Promise<{ readonly status: number; readonly text: string; readonly by: string }>(
      (resolve, reject) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        const sent = request(cluster.url + path, { agent, method, headers }, answer => {
          let text = ''
          answer.setEncoding('utf8').on('data', chunk => {
            text += chunk
          })
          const by = String(answer.headers['x-request-id']).split('.')[0] ?? ''
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, by })).on('error', reject)
        })
        sent.on('error', reject).end(body && JSON.stringify(body))
      },
    )
  }

  // R-MAIL-6
  test('mails go out', async () => {
    const desk = { db, clock: systemClock, config: readConfig({}) }
    const mail = await mailTo(desk, shopId, 'buyer@example.jp')
    await vi.waitFor(async () => expect((await reread(desk, mail)).state).toBe('sent'), { timeout: 20_000 })
    expect(mails.received.map(({ to }) => to)).toEqual([['buyer@example.jp']])
  })

  // R-GROW-5 R-GROW-6
  test('both servers are stopped and started again while they are asked: no call fails, none shows less than was written', async () => {
    const failures: unknown[] = []
    const answeredBy = new Set<string>()
    let running = true
    let calls = 0
    const ask = async (name: string, keepAlive: boolean) => {
      const agent = new Agent({ keepAlive, maxSockets: 1 })
      const made = await call(agent, 'POST', '/api/items', { ...PLAIN_ITEM, name })
      const { item_id: id } = JSON.parse(made.text) as { item_id: number }
      for (let count = 0; running; count++) {
        const written = await call(agent, 'PUT', `/api/items/${id}/stock`, { stock: count })
        const read = await call(agent, 'GET', `/api/items/${id}`)
        if (written.status !== 204 || read.status !== 200) failures.push([written, read])
        else if ((JSON.parse(read.text) as { stock: number }).stock !== count)
          failures.push(['stale', count, read])
        for (const { by } of [written, read]) answeredBy.add(by)
        calls += 2
        await delay(10)
      }
      agent.destroy()
    }
    const asking = ['a', 'b', 'c', 'd'].map((name, index) =>
      ask(name, index % 2 === 0).catch(error => failures.push(error)),
    )
    await cluster.restart(0)
    await cluster.restart(1)
    running = false
    await Promise.all(asking)
    expect(failures).toEqual([])
    // Both servers, before and after; each has two processes.
    expect(answeredBy.size).toBeGreaterThanOrEqual(4)
    expect(calls).toBeGreaterThan(100)
  })
})
