import { expect } from 'vitest'
import { refoldOrders } from '../../../src/resources/orders/jobs/refold-orders.ts'
import { insertOrders } from '../../../src/resources/orders/store.ts'
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
