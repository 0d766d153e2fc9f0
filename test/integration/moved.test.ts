import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, vi } from 'vitest'
import { pino } from '#pino'
import { startPair } from '../../deploy/cluster/postgres.ts'
import { NEVER_CALM } from '../../src/db/calm.ts'
import { openDatabase } from '../../src/db/database.ts'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { BEHIND_CODE, POSITION, REACHED } from '../../src/db/replica-store.ts'
import { reads, writes } from '../../src/db/statement.ts'
import { startJobs } from '../../src/jobs/runner.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { openClaims } from '../../src/mail/claims.ts'
import { PLAIN_ITEM } from '../support/api.ts'
import { test as base } from '../support/fixture.ts'
import { freePort } from '../support/free-port.ts'
import { startProxy } from '../support/proxy.ts'
import { mailTo } from './mail/support/orders.ts'

/** One connection of each kind, so that what is done to it is seen by the next. */
const test = base.extend(
  'limits',
  { scope: 'file' },
  { ...SERVER_LIMITS, writingConnections: 1, groupConnections: 1 },
)

const READ = reads<{ pid: number }>('test.read_moved', 'select pg_backend_pid() as pid')
const WRITE = writes<{ pid: number }>('test.write', 'select pg_backend_pid() as pid')

// R-FAULT-8
test('whoever writes to a database that only reads gets 502 and Retry-After, and no connection to it is kept', async ({
  context,
  api,
  outside,
}) => {
  const made = await api.call('POST', '/api/items', PLAIN_ITEM)
  const path = `/api/items/${made.json<{ item_id: number }>().item_id}`
  const { stock } = (await api.call('GET', path)).json<{ stock: number }>()
  // A single write, a transaction, and both in a unit.
  const calls = [
    ['PUT', `${path}/stock`, { stock: 9 }, {}],
    ['POST', path, { name: '風呂敷' }, {}],
    ['POST', '/api/item_categories', { name: '器' }, {}],
    ['PUT', `${path}/stock`, { stock: 10 }, { 'idempotency-key': 'moved-1' }],
    ['POST', '/api/item_categories', { name: '皿' }, { 'idempotency-key': 'moved-2' }],
  ] as const
  const { database } = context.address
  const [before] = await context.db.query(WRITE)
  const moved = await onlyReading(outside, database)
  for (const [method, url, body, headers] of calls) {
    const answer = await api.call(method, url, body, headers)
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 502, '1'])
    expect(answer.json()).toMatchObject({ type: '/errors/internal/bad-gateway' })
  }
  expect((await api.call('GET', path)).json()).toMatchObject({ stock })
  await moved[Symbol.asyncDispose]()
  // At once: a connection from before would go on refusing as long as it is there.
  for (const [method, url, body, headers] of calls) {
    expect([url, (await api.call(method, url, body, headers)).statusCode]).toEqual([
      url,
      expect.toSatisfy(isGood),
    ])
  }
  expect((await context.db.query(WRITE))[0]?.pid).not.toBe(before?.pid)
})

const A_REPLICA = 'a replica answers at the address of the primary'

/** Has the database only read, as what was the primary before, until it is disposed of; who was connected comes anew. */
async function onlyReading(outside: pg.Client, database: string): Promise<AsyncDisposable> {
  await outside.query(`alter database ${database} set default_transaction_read_only = on`)
  await outside.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return {
    [Symbol.asyncDispose]: async () => {
      await outside.query(`alter database ${database} reset default_transaction_read_only`)
    },
  }
}

// R-FAULT-8
test('no mail is taken in hand on what only reads', async ({ context, shopId, outside }) => {
  const { id } = await mailTo(context, shopId, 'hanako@example.jp')
  await using claims = openClaims(context)
  expect(await claims.claim([])).toMatchObject({ id })
  {
    await using _moved = await onlyReading(outside, context.address.database)
    // The first may find that the connection is lost.
    await vi.waitFor(() => expect(claims.claim([])).rejects.toThrow(A_REPLICA))
    await expect(claims.claim([])).rejects.toThrow(A_REPLICA)
  }
  expect(await claims.claim([])).toMatchObject({ id })
})

// R-FAULT-8
test('jobs go on, without a restart, where they are taken of a primary again', async ({
  context,
  outside,
}) => {
  const told: unknown[] = []
  const write = (line: string) => void told.push((JSON.parse(line) as { msg: unknown }).msg)
  const log = pino({ level: 'warn' }, { write })
  const patience = { timeout: 60_000 }
  const doJob = async () => {
    await outside.query(`select graphile_worker.add_job('sweep_carts')`)
    await vi.waitFor(async () => {
      const { rows } = await outside.query(
        `select from graphile_worker.jobs where task_identifier = 'sweep_carts'`,
      )
      expect(rows).toEqual([])
    }, patience)
  }
  await using _jobs = await startJobs({ ...context, log })
  await doJob()
  {
    await using _moved = await onlyReading(outside, context.address.database)
    await expect(startJobs(context)).rejects.toThrow(A_REPLICA)
    await vi.waitFor(() => expect(told).toContain('jobs were not started again'), patience)
  }
  await doJob()
})

function isGood(status: number): boolean {
  return status >= 200 && status < 300
}

// R-FAULT-8 R-GROW-6
test('a replica at the address of the primary is asked for nothing, and what becomes primary there for everything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'akinai-moved-'))
  const ports = { primary: await freePort(), replica: await freePort() }
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  const { primary, replica } = await startPair(folder, ports, { fsync: 'off' })
  stack.defer(() => primary.stop('SIGKILL'))
  stack.defer(() => replica.stop('SIGKILL'))
  const target = { host: '127.0.0.1', port: ports.primary }
  const proxy = await startProxy(target)
  stack.defer(() => proxy.cut())
  const connectionString = `postgres://akinai@127.0.0.1:${proxy.port}/akinai`
  const db = openDatabase({ connectionString })
  stack.defer(() => db.close())
  const standby = openDatabase({ connectionString: replica.url }, SERVER_LIMITS, () => {}, {
    look: async () => {},
  })
  stack.defer(() => standby.close())
  const log = pino({ level: 'silent' })
  const claims = stack.use(
    openClaims({ databaseAddress: { connectionString }, calm: NEVER_CALM, clock: systemClock, log }),
  )

  const [place] = await db.query(POSITION)
  await expect
    .poll(() => standby.query(REACHED, [place?.position, place?.timeline]).catch(() => []))
    .toEqual([{ reached: 1 }])
  // As far, by the log of a primary that it does not follow.
  await expect(standby.query(REACHED, [place?.position, 2])).rejects.toMatchObject({ code: BEHIND_CODE })

  target.port = ports.replica
  await proxy.cut()
  await proxy.mend()
  for (const statement of [READ, WRITE]) {
    await expect(db.query(statement)).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(db.query(statement)).rejects.toThrow(A_REPLICA)
  }
  await expect(claims.claim([])).rejects.toThrow(A_REPLICA)
  await primary.stop('SIGKILL')
  await standby.query(writes('test.promote', 'select pg_promote()'))
  expect(await db.query(WRITE)).toHaveLength(1)
  expect(await db.query(READ)).toHaveLength(1)
  expect(await db.query(POSITION)).toMatchObject([{ timeline: 2 }])
})
