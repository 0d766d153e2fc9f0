import { beforeEach, describe, expect } from 'vitest'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { openOrders } from '../../../src/resources/orders/jobs/open-orders.ts'
import { findOrder, insertOrders } from '../../../src/resources/orders/store.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder, type OrderRecipe } from '../../support/orders/build.ts'

let context: TestContext
let shopId: number
test.beforeAll(({ context: madeContext, shopId: madeShopId }) => {
  context = madeContext
  shopId = madeShopId
})
beforeEach(() => context.setTime('2026-11-20T01:02:03Z'))

let orders = 0
async function place(recipe: OrderRecipe, shop = shopId): Promise<string> {
  orders += 1
  const unique_key = `OPENING${String(orders).padStart(9, '0')}`
  const order = makeOrder({ ...recipe, unique_key })
  await context.db.transaction(tx =>
    insertOrders(tx, shop, [{ order, importedDigest: null }], context.clock.now()),
  )
  return unique_key
}

async function shown(key: string, shop = shopId) {
  const order = await findOrder(context.db, shop, key)
  return { version: order?.version, ...JSON.parse(order?.detail ?? '{}') }
}

describe('an unshippable order', () => {
  // R-STATUS-4
  test('opens with its first day in Japan, and its history says so', async () => {
    const key = await place({ lines: [{ shipping_start_on: '2026-12-01' }] })
    context.setTime('2026-11-30T14:59:59Z')
    expect(await openOrders(context)).toBe(0)
    context.setTime('2026-11-30T15:00:00Z')
    expect(await openOrders(context)).toBe(1)
    expect(await shown(key)).toMatchObject({
      status: 'ordered',
      modified_at: '2026-11-30T15:00:00Z',
      version: 2,
    })
    expect(await listHistory(context.db, shopId, key.toLowerCase())).toMatchObject([
      {
        event: 'open_order',
        token: null,
        at: new Date('2026-11-30T15:00:00Z'),
        changes: { status: { before: 'unshippable', after: 'ordered' } },
      },
    ])
    expect(await openOrders(context)).toBe(0)
  })

  test('of a lottery opens with its result', async () => {
    const key = await place({
      lines: [{ item_type: 'lottery', announce_at: new Date('2026-11-21T00:00:00Z') }],
    })
    context.setTime('2026-11-21T00:00:00Z')
    await openOrders(context)
    expect((await shown(key)).status).toBe('ordered')
  })

  // R-STATUS-4
  test('without a day stays as it is', async () => {
    const key = await place({ status: 'unshippable' })
    context.setTime('2030-01-01T00:00:00Z')
    expect(await openOrders(context)).toBe(0)
    expect((await shown(key)).status).toBe('unshippable')
  })

  test('whose day had come before it came here opens at once', async () => {
    const order = makeOrder({ unique_key: 'OPENINGLATE00001', lines: [{ shipping_start_on: '2026-01-01' }] })
    const late = { ...order, detail: { ...order.detail, status: 'unshippable' } }
    await context.db.transaction(tx =>
      insertOrders(tx, shopId, [{ order: late, importedDigest: null }], context.clock.now()),
    )
    expect(await openOrders(context)).toBe(1)
    expect((await shown('OPENINGLATE00001')).status).toBe('ordered')
  })
})

// R-STATUS-4
test('many orders of several shops, by several servers at once, open once each', async () => {
  const other = await createTestShop(context, 'other')
  const lines = [{ shipping_start_on: '2027-02-01' }]
  const placed: [string, number][] = []
  for (let each = 0; each < 230; each++) {
    const shop = each % 2 ? shopId : other
    placed.push([await place({ lines }, shop), shop])
  }
  context.setTime('2027-02-01T00:00:00Z')
  const opened = await Promise.all([1, 2, 3].map(() => openOrders(context)))
  expect(opened.reduce((sum, count) => sum + count)).toBe(230)
  for (const [key, shop] of placed) expect((await shown(key, shop)).version).toBe(2)
})
