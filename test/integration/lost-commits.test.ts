/** A fail-over to a replica that lacks the last commits, which count their versions once more: what a server remembers of them is gone with them. */
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import pg from '#pg'
import { startPair } from '../../deploy/cluster/postgres.ts'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { insertOrders } from '../../src/resources/orders/store.ts'
import { insertShop } from '../../src/shops/store.ts'
import { addItem, createTestApi } from '../support/api.ts'
import { createTestContext } from '../support/context.ts'
import { freePort } from '../support/free-port.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { makeOrder } from '../support/orders/build.ts'
import { startProxy } from '../support/proxy.ts'
import { signal } from '../support/signal.ts'
import { makeVisitor, textOf } from '../support/storefront/visitor.ts'

// R-FAULT-8
test('what is written after it shows, to programs and to buyers, and nothing of what was lost', async () => {
  const folder = makeOpenFolder('lost-commits')
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  const context = stack.use(await createTestContext())
  const ports = { primary: await freePort(), replica: await freePort() }
  const { primary, replica } = await startPair(folder, ports, { fsync: 'off' })
  stack.defer(() => primary.stop('SIGKILL'))
  stack.defer(() => replica.stop('SIGKILL'))
  await migrate({ connectionString: primary.url })
  const target = { host: '127.0.0.1', port: ports.primary }
  const road = await startProxy(target)
  stack.defer(() => road.cut())
  const databaseAddress = { connectionString: `postgres://akinai@127.0.0.1:${road.port}/akinai` }
  const db = openDatabase(databaseAddress)
  stack.defer(() => db.close())
  const own = { ...context, db, databaseAddress }
  const shop = { key: 'test', name: 'Test', mailAddress: 'shop@example.jp', now: context.clock.now() }
  const shopId = (await insertShop(db, shop)) ?? 0
  const api = stack.use(await createTestApi(own, shopId))
  const ofReplica = async (text: string) => {
    const client = new pg.Client({ connectionString: replica.url })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query(text)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  const item = `/api/items/${await addItem(api)}`
  await api.call('PUT', `${item}/visibility`, { visible: true })
  const placed = makeOrder({ unique_key: 'AAAAAAAAAAAAAAAA' })
  await db.transaction(tx =>
    insertOrders(tx, shopId, [{ order: placed, importedDigest: null }], context.clock.now()),
  )
  const order = '/api/orders/AAAAAAAAAAAAAAAA'
  const write = async (price: number, memo: string) => {
    expect((await api.call('POST', item, { price })).statusCode).toBe(200)
    expect((await api.call('PUT', `${order}/shop_memo`, { text: memo })).statusCode).toBe(200)
  }
  const shown = async () => {
    const [one, all, detail, found] = await Promise.all([
      api.call('GET', item),
      api.call('GET', '/api/items'),
      api.call('GET', order),
      api.call('POST', '/api/orders/search', {}),
    ])
    const page = textOf((await makeVisitor(api.app).get(item.replace('/api', ''))).body)
    return {
      one: one.json<{ price: number }>().price,
      all: all.json<{ price: number }[]>()[0]?.price,
      detail: detail.json<{ shop_memo: { text: string } }>().shop_memo.text,
      found: found.statusCode,
      page: /[\d,]+円/.exec(page)?.[0],
    }
  }
  const as = (price: number, memo: string) => ({
    ...{ one: price, all: price, detail: memo, found: 200, page: `${price.toLocaleString('ja-JP')}円` },
  })

  await write(1100, 'first')
  await expect
    .poll(() => ofReplica('select price from items'), { timeout: 20_000 })
    .toEqual([{ price: 1100 }])
  // From here on nothing reaches it.
  const [{ pid }] = await ofReplica('select pid from pg_stat_wal_receiver')
  signal(pid, 'SIGSTOP')
  await write(1200, 'lost')
  expect(await shown()).toEqual(as(1200, 'lost'))

  await primary.stop('SIGKILL')
  await road.cut()
  // With what waited for it unread the replica begins anew, and finds nobody to ask for it.
  signal(pid, 'SIGKILL')
  const askReplica = (text: string) => ofReplica(text).catch(() => [])
  await expect
    .poll(() => askReplica(`select from pg_stat_wal_receiver where pid = ${pid} union all select`), {
      timeout: 60_000,
    })
    .toHaveLength(1)
  await expect
    .poll(
      async () => {
        await askReplica('select pg_promote(false)')
        return askReplica('select pg_is_in_recovery() as recovers')
      },
      { timeout: 60_000 },
    )
    .toEqual([{ recovers: false }])
  target.port = ports.replica
  await road.mend()
  await write(1300, 'afterwards')
  expect(await shown()).toEqual(as(1300, 'afterwards'))
})
