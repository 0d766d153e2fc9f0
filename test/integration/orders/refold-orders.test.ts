import { expect } from 'vitest'
import { refoldOrders } from '../../../src/resources/orders/jobs/refold-orders.ts'
import { insertOrders, saveOrder } from '../../../src/resources/orders/store.ts'
import { createTestApi } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder } from '../../support/orders/build.ts'
import { withClient } from '../transfer/support/rows.ts'

const COUNT = 250

let shopId = 0
test.beforeAll(async ({ context }) => {
  shopId = await createTestShop(context, 'old')
  const orders = Array.from({ length: COUNT }, (_, index) => ({
    order: makeOrder({ unique_key: `OLD${String(index).padStart(13, '0')}`, remark: '霞ヶ関' }),
    importedDigest: null,
  }))
  await context.db.transaction(tx => insertOrders(tx, shopId, orders, context.clock.now()))
  await withClient(context.address, client =>
    client.query(`update orders set search_text = 'old', search_text_outdated = true`),
  )
})

test('orders that were folded otherwise are found again, once each, by any number of servers, and are not changed', async ({
  context,
}) => {
  await using api = await createTestApi(context, shopId)
  const search = async () => {
    const { pagination } = (await api.call('POST', '/api/orders/search', { keyword: '霞ケ関' })).json()
    return pagination.total_count
  }
  const etag = async () => (await api.call('GET', '/api/orders/OLD0000000000000')).headers.etag
  expect(await search()).toBe(0)
  const before = await etag()
  const done = await Promise.all([refoldOrders(context), refoldOrders(context), refoldOrders(context)])
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(COUNT)
  expect(await search()).toBe(COUNT)
  expect(await etag()).toBe(before)
  expect(await refoldOrders(context)).toBe(0)
})

test('what is written from now on is not looked at again', async ({ context }) => {
  const order = { order: makeOrder({ unique_key: 'NEW0000000000000' }), importedDigest: null }
  await context.db.transaction(tx => insertOrders(tx, shopId, [order], context.clock.now()))
  expect(await refoldOrders(context)).toBe(0)
})

test('an order whose text has no tokens with it yet is found, keeps its text while its words stay, and gets them with other words', async ({
  context,
}) => {
  const shop = await createTestShop(context, 'single-line')
  await using api = await createTestApi(context, shop)
  const order = makeOrder({ unique_key: 'LINE000000000000', remark: '霞ヶ関' })
  const [id = 0] = await context.db.transaction(tx =>
    insertOrders(tx, shop, [{ order, importedDigest: null }], context.clock.now()),
  )
  const lines = () =>
    withClient(context.address, async client => {
      const { rows } = await client.query<{ lines: number }>(
        `select cardinality(string_to_array(search_text, e'\n')) as lines from order_words where shop_id = $1`,
        [shop],
      )
      return rows.map(row => row.lines)
    })
  const found = async (keyword: string) =>
    (await api.call('POST', '/api/orders/search', { keyword })).json().pagination.total_count
  const save = (detail: object) =>
    context.db.transaction(tx =>
      saveOrder(tx, shop, id, { ...order, detail: { ...order.detail, ...detail } }, context.clock.now()),
    )
  expect(await lines()).toEqual([2])
  await withClient(context.address, client =>
    client.query(
      `update order_words set search_text = split_part(search_text, e'\n', 1) || repeat(' ', 2048) where shop_id = $1`,
      [shop],
    ),
  )
  expect([await found('霞ケ関'), await found('ケ'), await found('百日紅')]).toEqual([1, 1, 0])
  await save({ status: 'cancelled' })
  expect([await lines(), await found('霞ケ関')]).toEqual([[1], 1])
  await save({ remark: '百日紅' })
  expect([await lines(), await found('霞ケ関'), await found('百日紅'), await found('紅')]).toEqual([
    [2],
    0,
    1,
    1,
  ])
})
