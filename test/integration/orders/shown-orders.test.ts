/** Orders and pages of searches are kept by version: what is answered is always what the database has. */
import { expect } from 'vitest'
import type { Connection, Reader } from '../../../src/db/database.ts'
import { makeFoundPages } from '../../../src/resources/orders/found-pages.ts'
import { toSearchRequest } from '../../../src/resources/orders/search-request.ts'
import { searchOrders } from '../../../src/resources/orders/search-store.ts'
import { makeShownOrders } from '../../../src/resources/orders/shown-orders.ts'
import { findOrder, insertOrders, lockOrder, saveOrder } from '../../../src/resources/orders/store.ts'
import { orderTag } from '../../../src/resources/orders/tag.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder } from '../../support/orders/build.ts'

const keyOf = (nth: number) => `SHOWNORDER${String(nth).padStart(6, '0')}`

async function place(context: TestContext, shopId: number, nth: number, remark = ''): Promise<void> {
  const order = makeOrder({ unique_key: keyOf(nth), remark })
  await context.db.transaction(tx =>
    insertOrders(tx, shopId, [{ order, importedDigest: null }], context.clock.now()),
  )
}

async function change(context: TestContext, shopId: number, nth: number, text: string): Promise<void> {
  await context.db.transaction(async tx => {
    const held = await lockOrder(tx, shopId, keyOf(nth))
    if (held === undefined) throw new Error('The order is gone')
    const summary = { ...held.order.detail, shop_memo: { text }, remark: text }
    await saveOrder(tx, shopId, held.id, { ...held.order, detail: summary }, context.clock.now())
  })
}

/** A connection, and the values of what was asked over it. */
function listening(context: TestContext): {
  readonly db: Reader
  readonly asked: (readonly unknown[])[]
} {
  const asked: (readonly unknown[])[] = []
  const query: Connection['query'] = (statement, values = []) => {
    asked.push(values)
    return context.db.query(statement, values)
  }
  return { db: { query, calm: () => undefined }, asked }
}

test('an order that is known is sent again only after a change, whoever made it', async ({
  context,
  shopId,
  outside,
}) => {
  await place(context, shopId, 1)
  const find = makeShownOrders(context.db)
  const compare = async () => {
    const [seen, right] = [await find(shopId, keyOf(1)), await findOrder(context.db, shopId, keyOf(1))]
    expect(seen?.bytes.toString()).toBe(right?.detail)
    expect(seen?.etag).toBe(right && orderTag(right))
    return seen?.bytes
  }
  const bytes = await compare()
  expect(await compare()).toBe(bytes)
  await change(context, shopId, 1, '変更')
  expect((await compare())?.toString()).toContain('変更')
  // The same key and version, and another order.
  await outside.query('delete from orders where shop_id = $1', [shopId])
  expect(await find(shopId, keyOf(1))).toBeUndefined()
  await place(context, shopId, 1, '別の注文')
  await change(context, shopId, 1, '別の注文')
  expect((await compare())?.toString()).toContain('別の注文')
})

test('orders that are asked for at the same moment are one statement, each for its own shop', async ({
  context,
}) => {
  const [one, other] = [await createTestShop(context, 'one'), await createTestShop(context, 'other')]
  for (const nth of [1, 2]) await place(context, one, nth)
  await place(context, other, 1, 'ここだけ')
  const { db, asked } = listening(context)
  const find = makeShownOrders(db)
  for (let turn = 0; turn < 2; turn++) {
    asked.length = 0
    const found = await Promise.all([
      ...[find(one, keyOf(1)), find(one, keyOf(1)), find(one, keyOf(2))],
      ...[find(other, keyOf(1)), find(other, keyOf(2)), find(other, keyOf(1).toLowerCase())],
    ])
    expect(asked).toHaveLength(1)
    expect(found.map(order => order?.bytes.toString().includes('ここだけ'))).toEqual([
      ...[false, false, false],
      ...[true, undefined, true],
    ])
    expect(found[0]?.bytes).toBe(found[1]?.bytes)
  }
})

test('a page of a search is the one that the search finds, whatever has changed since the last time', async ({
  context,
}) => {
  const shop = await createTestShop(context, 'found')
  for (let nth = 0; nth < 7; nth++) await place(context, shop, nth)
  const { db, asked } = listening(context)
  const find = makeFoundPages(db)
  const requests = [
    {},
    { limit: 3 },
    { limit: 3, page: 3 },
    { limit: 3, page: 4 },
    { statuses: ['ordered' as const] },
  ]
  const compare = async () => {
    for (const body of requests) {
      const request = toSearchRequest(body, context.clock.now())
      const { total, orders } = await searchOrders(context.db, shop, request)
      const page = JSON.parse((await find(shop, request)).toString()) as {
        orders: unknown[]
        pagination: { total_count: number }
      }
      expect([body, page.orders, page.pagination.total_count]).toEqual([
        body,
        JSON.parse(`[${orders}]`),
        total,
      ])
    }
  }
  for (const work of [
    async () => {},
    () => change(context, shop, 3, '変更'),
    () => change(context, shop, 0, '変更'),
    () => place(context, shop, 8),
    () => place(context, shop, 9),
  ]) {
    await work()
    await compare()
    await compare()
  }
  asked.length = 0
  const request = toSearchRequest({}, context.clock.now())
  const [one, same] = await Promise.all([find(shop, request), find(shop, request)])
  expect(same).toBe(one)
  expect(await find(shop, request)).toBe(one)
  expect(asked).toHaveLength(2)
})
