import type pg from 'pg'
import { expect } from 'vitest'
import { FAULTS } from '../../../src/payments/simulator/faults.ts'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, piecesOf } from '../../support/orders/balance.ts'
import { unchangedAmounts } from '../../support/orders/build.ts'
import { addStockedItem, type PlacedOrder, placeOrder, shownOrder } from '../../support/orders/place.ts'

const CLIENTS = 16
const ORDERS = 12
const PIECES = 30

let context: TestContext
let outside: pg.Client
let api: TestApi
let shopId: number

test.beforeAll(async ({ context: madeContext, outside: madeOutside, shopId: madeShopId, api: madeApi }) => {
  context = madeContext
  outside = madeOutside
  shopId = madeShopId
  api = madeApi
  await outside.query('update shops set most_amount_updates = 1000 where id = $1', [shopId])
})

/** Orders of two lines each, of the same few items, paid in each way that moves money, or by hand. */
async function manyOrders(
  items: readonly number[],
  sourceOf: (at: number) => string,
): Promise<PlacedOrder[]> {
  const orders: PlacedOrder[] = []
  for (let at = 0; at < ORDERS; at++) {
    const lines = [0, 1].map(line => ({ stock_item_id: items[(at + line) % items.length] ?? 0, amount: 2 }))
    const byHand = at % 4 === 3
    const recipe = { lines, ...(byHand ? { method: 'cod' } : {}) }
    orders.push(await placeOrder(context, shopId, recipe, byHand ? undefined : sourceOf(at)))
    const taken = lines.map(({ stock_item_id }) => stock_item_id)
    for (const item of taken)
      await outside.query('update items set own_stock = own_stock - 2 where id = $1', [item])
  }
  return orders
}

/** One call of a client, and what came of it. */
interface Made {
  readonly event: string
  readonly key: string
  readonly status: number
}

/** Something to do to an order, chosen by number: mostly changed amounts, sometimes its end. */
async function act(on: TestApi, order: PlacedOrder, choice: number): Promise<Made> {
  const made = async (event: string, ...request: Parameters<TestApi['call']>): Promise<Made> => {
    const { statusCode } = await on.call(...request)
    return { event, key: order.key, status: statusCode }
  }
  const { path, lineIds } = order
  switch (choice % 12) {
    case 0:
      return made('dispatch_order', 'POST', `${path}/dispatch`, { order_line_ids: [lineIds[choice % 2]] })
    case 1:
      return choice % 5 === 0
        ? made('cancel_order', 'POST', `${path}/cancel`, { restock: choice % 2 === 0 })
        : made('cancel_order', 'POST', `${path}/cancel`, {})
    case 2:
      return made('update_order_shop_memo', 'PUT', `${path}/shop_memo`, { text: `memo ${choice}` })
    case 3:
      return made('update_order_delivery', 'PUT', `${path}/delivery`, {
        delivery_date: `2026-11-${21 + (choice % 9)}`,
        delivery_time_zone: null,
      })
    default:
      return made('update_order', 'PUT', path, amounts(await shownOrder(context, shopId, order), choice))
  }
}

/** The amounts as they were read, with other quantities and a little less to pay. */
function amounts(detail: OrderDetail, choice: number) {
  const body = unchangedAmounts(detail)
  const lines = body.lines.map((line, at) => ({
    ...line,
    amount: (choice + at) % 7,
    price: Math.floor(line.price * 0.97 ** (choice % 3)),
  }))
  return { ...body, lines }
}

async function fire(orders: readonly PlacedOrder[], forMs: number, on: TestApi = api): Promise<Made[]> {
  const until = performance.now() + forMs
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const seen: Made[] = []
    for (let turn = 0; performance.now() < until; turn++) {
      const choice = client * 7919 + turn * 104_729
      const order = orders[(client + turn) % orders.length]
      if (order) seen.push(await act(on, order, choice))
    }
    return seen
  })
  return (await Promise.all(clients)).flat()
}

async function eventCounts(): Promise<Record<string, number>> {
  const { rows } = await outside.query<{ event: string; count: number }>(
    `select o.unique_key || ' ' || e.event as event, count(*)::int from order_events e
     join orders o on o.shop_id = e.shop_id and o.id = e.order_id group by 1`,
  )
  return Object.fromEntries(rows.map(({ event, count }) => [event, count]))
}

function acknowledged(made: readonly Made[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { event, key, status } of made) {
    if (status === 200) counts[`${key} ${event}`] = (counts[`${key} ${event}`] ?? 0) + 1
  }
  return counts
}

async function clean(): Promise<void> {
  await outside.query('truncate orders, simulated_transactions, simulated_operations cascade')
}

async function expectSound(items: readonly number[], orders: readonly PlacedOrder[]): Promise<void> {
  expect(await disagreements(outside)).toEqual([])
  for (const order of orders) {
    const { status, lines, amounts: shown } = await shownOrder(context, shopId, order)
    const live = lines.filter(line => line.status !== 'cancelled')
    expect(shown.subtotal).toBe(live.reduce((sum, { total }) => sum + total, 0))
    expect(status === 'cancelled').toBe(live.length === 0)
  }
  for (const item of items) {
    const { rows } = await outside.query('select own_stock from items where id = $1', [item])
    expect(rows[0]?.own_stock).toBeGreaterThanOrEqual(0)
  }
}

// R-CHANGE-2
test('16 clients change the same 12 orders: stock and money balanced, each answer true', async () => {
  await clean()
  const items = await Promise.all([0, 1, 2].map(() => addStockedItem(api, PIECES)))
  const orders = await manyOrders(items, () => 'sim')
  const made = await fire(orders, 5000)
  expect(made.filter(({ status }) => ![200, 422].includes(status))).toEqual([])
  expect(await resolvePayments(context)).toEqual({ settled: 0, open: 0 })
  await expectSound(items, orders)
  // What was answered 200 happened, and nothing else did.
  expect(await eventCounts()).toEqual(acknowledged(made))
  for (const event of ['update_order', 'dispatch_order', 'cancel_order', 'update_order_shop_memo']) {
    expect(made.some(each => each.event === event && each.status === 200)).toBe(true)
  }
  const { rows } = await outside.query<{ state: string }>('select distinct state from payment_operations')
  expect(rows).toEqual([{ state: 'done' }])
  for (const item of items) expect([item, await piecesOf(outside, item)]).toEqual([item, PIECES])
})

test('the same with a payment service that fails in every way, and the job beside it', async () => {
  await clean()
  const items = await Promise.all([0, 1, 2].map(() => addStockedItem(api, PIECES)))
  // What may stay open for long is left out.
  const faults = FAULTS.filter(fault => fault !== 'dead' && fault !== 'maintenance')
  const orders = await manyOrders(items, at => {
    const fault = faults[at % faults.length]
    return `sim:capture=${fault},void=${fault},refund=${fault},change_amount=${fault}`
  })
  const hasty = { ...context, payments: { ...context.payments, timeoutMs: 150 } }
  await using other = await buildTestApi(hasty, api.token)
  let running = true
  const job = (async () => {
    while (running) {
      await resolvePayments(hasty)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  })()
  const made = await fire(orders, 6000, other)
  running = false
  await job
  expect(made.filter(({ status }) => ![200, 422, 502, 504].includes(status))).toEqual([])
  context.setTime('2026-11-20T02:00:00Z')
  await resolvePayments(context)
  const { rows } = await outside.query(
    `select state from payment_operations where state in ('pending', 'abandoned')`,
  )
  expect(rows).toEqual([])
  await expectSound(items, orders)
  const counts = await eventCounts()
  for (const [name, answered] of Object.entries(acknowledged(made))) {
    expect([name, counts[name] ?? 0]).toEqual([name, expect.toSatisfy((count: number) => count >= answered)])
  }
  const undetermined = made.filter(({ status }) => status >= 500).length
  const told = made.filter(({ status }) => status === 200).length
  expect(undetermined).toBeGreaterThan(0)
  // What the payment service refused stands in the history too, and is answered by a 422.
  const changes = Object.entries(counts).filter(([name]) => !name.endsWith(' refuse_payment'))
  expect(changes.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(told + undetermined)
  for (const item of items) expect([item, await piecesOf(outside, item)]).toEqual([item, PIECES])
})

// R-CANCEL-5
test('40 cancellations and dispatches of one order at once: one of them happens', async () => {
  await clean()
  const item = await addStockedItem(api, 10)
  for (const round of [0, 1, 2]) {
    const order = await placeOrder(context, shopId, { lines: [{ stock_item_id: item }] }, 'sim')
    await outside.query('update items set own_stock = own_stock - 2 where id = $1', [item])
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, client) =>
        client % 2 === 0
          ? api.call('POST', `${order.path}/cancel`, {})
          : api.call('POST', `${order.path}/dispatch`, { order_line_ids: order.lineIds }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect([round, statuses.filter(status => status === 200)]).toEqual([round, [200]])
    expect(statuses.filter(status => status === 422)).toHaveLength(39)
    expect(await piecesOf(outside, item)).toBe(10)
  }
  expect(await disagreements(outside)).toEqual([])
})

test('items deleted and counted anew under orders that are changed: no deadlock, no 5xx', async () => {
  await clean()
  const items = await Promise.all([0, 1, 2].map(() => addStockedItem(api, PIECES)))
  const orders = await manyOrders(items, () => 'sim')
  const category = (await api.call('POST', '/api/item_categories', { name: '器' })).json<{ id: number }>().id
  const until = performance.now() + 3000
  const meddle = (async () => {
    const statuses: number[] = []
    for (let turn = 0; performance.now() < until; turn++) {
      const item = items[turn % items.length]
      const calls: Parameters<TestApi['call']>[] = [
        ['PUT', `/api/items/${item}/stock`, { stock: 50 + (turn % 10) }],
        ['PUT', `/api/item_categories/${category}/items/${item}`],
        ['POST', `/api/items/${item}`, { name: `Turn ${turn}` }],
        ['DELETE', `/api/item_categories/${category}/items/${item}`],
      ]
      statuses.push(...(await Promise.all(calls.map(call => api.call(...call)))).map(each => each.statusCode))
    }
    const last = items.at(-1)
    statuses.push((await api.call('DELETE', `/api/items/${last}`)).statusCode)
    return statuses
  })()
  const made = await fire(orders, 3500)
  expect((await meddle).filter(status => ![200, 204, 422].includes(status))).toEqual([])
  expect(made.filter(({ status }) => ![200, 422].includes(status))).toEqual([])
  expect(await disagreements(outside)).toEqual([])
})
