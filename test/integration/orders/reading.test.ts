import { describe, expect } from 'vitest'
import type { Transaction } from '../../../src/db/database.ts'
import type { Statement } from '../../../src/db/statement.ts'
import { arrange } from '../../../src/resources/orders/arrange.ts'
import type { Order } from '../../../src/resources/orders/order.ts'
import { insertOrders, lockOrder, saveOrder } from '../../../src/resources/orders/store.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder } from '../../support/orders/build.ts'
import { withClient } from '../transfer/support/rows.ts'

const TEXT = '改行\r\n\t"引用" \\ 𠮷 \u2028 </script> é e\u0301'

async function place(
  context: TestContext,
  shopId: number,
  unique_key: string,
  shop = shopId,
): Promise<Order> {
  const order = makeOrder({ unique_key, remark: TEXT })
  await context.db.transaction(tx =>
    insertOrders(tx, shop, [{ order, importedDigest: null }], context.clock.now()),
  )
  return order
}

/** Changes the memo, as the rules would. */
async function remember(context: TestContext, shopId: number, key: string, text: string): Promise<void> {
  await context.db.transaction(async tx => {
    const held = await lockOrder(tx, shopId, key)
    if (held === undefined) throw new Error('The order is gone')
    const detail = { ...held.order.detail, shop_memo: { text } }
    await saveOrder(tx, shopId, held.id, { ...held.order, detail }, context.clock.now())
  })
}

describe('an order', () => {
  test('is shown as it was written down, byte for byte, in either case of its key', async ({
    context,
    shopId,
    api,
  }) => {
    const { detail } = await place(context, shopId, 'READINGORDER0001')
    for (const key of ['READINGORDER0001', 'readingorder0001', 'ReadingOrder0001']) {
      const response = await api.call('GET', `/api/orders/${key}`)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(response.body).toBe(JSON.stringify(arrange(detail)))
    }
  })

  test('has an ETag that moves with every change', async ({ context, shopId, api }) => {
    await place(context, shopId, 'READINGORDER0002')
    const path = '/api/orders/READINGORDER0002'
    const first = await api.call('GET', path)
    const etag = String(first.headers.etag)
    const unchanged = await api.call('GET', path, undefined, { 'if-none-match': `"x", W/${etag}` })
    expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag])
    await remember(context, shopId, 'READINGORDER0002', 'changed')
    const changed = await api.call('GET', path, undefined, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.json().shop_memo).toEqual({ text: 'changed' })
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('of another shop, and one that never was, are told in the same words', async ({
    context,
    shopId,
    api,
  }) => {
    const other = await createTestShop(context, 'other')
    await place(context, shopId, 'READINGORDER0003', other)
    const [theirs, nobodys] = await Promise.all(
      ['READINGORDER0003', 'READINGORDER9999'].map(key => api.call('GET', `/api/orders/${key}`)),
    )
    expect(theirs?.statusCode).toBe(404)
    const { instance: _, ...problem } = theirs?.json() ?? {}
    expect(nobodys?.json()).toMatchObject(problem)
    expect(problem.type).toBe('/errors/orders/not-found')
  })

  test.for([
    'search',
    'READINGORDER000',
    'READINGORDER00011',
    'READINGORDER000_',
    'ＲEADINGORDER0001',
    '%00EADINGORDER0001',
  ])('cannot be called %s', async (key, { api }) => {
    const response = await api.call('GET', `/api/orders/${encodeURIComponent(key)}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      type: '/errors/request/invalid-params',
      errors: [{ pointer: '/unique_key' }],
    })
  })
})

describe('a change', () => {
  test('is shown by searches at once, in the summary too', async ({ context, shopId, api }) => {
    await place(context, shopId, 'READINGORDER0004')
    await remember(context, shopId, 'READINGORDER0004', 'ざくろ')
    const response = await api.call('POST', '/api/orders/search', { keyword: 'ザクロ' })
    expect(response.json().orders).toMatchObject([
      { unique_key: 'READINGORDER0004', shop_memo: { text: 'ざくろ' } },
    ])
    await remember(context, shopId, 'READINGORDER0004', '')
    const after = await api.call('POST', '/api/orders/search', { keyword: 'ざくろ' })
    expect(after.json().orders).toEqual([])
  })

  test('that leaves the words as they are adds nothing to any index', async ({ context, shopId }) => {
    await place(context, shopId, 'READINGORDER0005')
    await withClient(context.address, async client => {
      const query = async <Row>(statement: Statement<Row>, values: readonly unknown[] = []): Promise<Row[]> =>
        (await client.query(statement.text, [...values])).rows as Row[]
      const tx: Transaction = { inTransaction: true, query, lastly: () => {} }
      await client.query('begin')
      const held = await lockOrder(tx, shopId, 'READINGORDER0005')
      if (held === undefined) throw new Error('The order is gone')
      const { detail, ...rest } = held.order
      const sent = { ...detail, status: 'dispatched', delivery: { ...detail.delivery, tracking_number: '1' } }
      await saveOrder(tx, shopId, held.id, { ...rest, detail: sent }, context.clock.now())
      const { rows } = await client.query(
        `select n_tup_upd::int as updates, n_tup_hot_upd::int as hot from pg_stat_xact_user_tables where relname = 'orders'`,
      )
      expect(rows).toEqual([{ updates: 1, hot: 1 }])
      await client.query('rollback')
    })
  })

  test('of two writers at once loses neither', async ({ context, shopId, api }) => {
    await place(context, shopId, 'READINGORDER0006')
    const add = (word: string) =>
      context.db.transaction(async tx => {
        const held = await lockOrder(tx, shopId, 'READINGORDER0006')
        if (held === undefined) throw new Error('The order is gone')
        const text = `${held.order.detail.shop_memo.text}${word}`
        const detail = { ...held.order.detail, shop_memo: { text } }
        await saveOrder(tx, shopId, held.id, { ...held.order, detail }, context.clock.now())
      })
    await Promise.all(Array.from({ length: 20 }, () => add('x')))
    const response = await api.call('GET', '/api/orders/READINGORDER0006')
    expect(response.json().shop_memo.text).toBe('x'.repeat(20))
  })
})
