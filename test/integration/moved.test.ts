import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { startPair } from '../../deploy/cluster/postgres.ts'
import { openDatabase } from '../../src/db/database.ts'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { POSITION, REACHED } from '../../src/db/replica-store.ts'
import { reads, writes } from '../../src/db/statement.ts'
import { PLAIN_ITEM } from '../support/api.ts'
import { test as base } from '../support/fixture.ts'
import { freePort } from '../support/free-port.ts'
import { startProxy } from '../support/proxy.ts'

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
  await outside.query(`alter database ${database} set default_transaction_read_only = on`)
  await outside.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  for (const [method, url, body, headers] of calls) {
    const answer = await api.call(method, url, body, headers)
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 502, '1'])
    expect(answer.json()).toMatchObject({ type: '/errors/internal/bad-gateway' })
  }
  expect((await api.call('GET', path)).json()).toMatchObject({ stock })
  await outside.query(`alter database ${database} reset default_transaction_read_only`)
  // At once: a connection from before would go on refusing as long as it is there.
  for (const [method, url, body, headers] of calls) {
    expect([url, (await api.call(method, url, body, headers)).statusCode]).toEqual([
      url,
      expect.toSatisfy(isGood),
    ])
  }
  expect((await context.db.query(WRITE))[0]?.pid).not.toBe(before?.pid)
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
  const db = openDatabase({ connectionString: `postgres://akinai@127.0.0.1:${proxy.port}/akinai` })
  stack.defer(() => db.close())
  const standby = openDatabase({ connectionString: replica.url }, SERVER_LIMITS, () => {}, {
    look: async () => {},
  })
  stack.defer(() => standby.close())

  const [place] = await db.query(POSITION)
  await expect
    .poll(async () => standby.query(REACHED, [place?.position, place?.timeline]))
    .toEqual([{ reached: true }])
  // As far, by the log of a primary that it does not follow.
  expect(await standby.query(REACHED, [place?.position, 2])).toEqual([{ reached: false }])

  target.port = ports.replica
  await proxy.cut()
  await proxy.mend()
  for (const statement of [READ, WRITE]) {
    await expect(db.query(statement)).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(db.query(statement)).rejects.toThrow('a replica answers at the address of the primary')
  }
  await primary.stop('SIGKILL')
  await standby.query(writes('test.promote', 'select pg_promote()'))
  expect(await db.query(WRITE)).toHaveLength(1)
  expect(await db.query(READ)).toHaveLength(1)
  expect(await db.query(POSITION)).toMatchObject([{ timeline: 2 }])
})
