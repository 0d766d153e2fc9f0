import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import pg from '#pg'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { createTestContext, createTestShop, type TestContext } from '../../support/context.ts'
import { disagreements } from '../../support/orders/balance.ts'
import { unchangedAmounts } from '../../support/orders/build.ts'
import { type PlacedOrder, placeOrder, shownOrder } from '../../support/orders/place.ts'

let context: TestContext
let outside: pg.Client
let api: TestApi
let shopId: number

beforeAll(async () => {
  const made = await createTestContext()
  context = { ...made, payments: { ...made.payments, timeoutMs: 300 } }
  outside = new pg.Client(context.address)
  await outside.connect()
  shopId = await createTestShop(context)
  api = await createTestApi(context, shopId)
})

afterAll(async () => {
  await outside.end()
  await api[Symbol.asyncDispose]()
  await context[Symbol.asyncDispose]()
})

beforeEach(async () => {
  context.setTime('2026-11-20T01:02:03Z')
  await outside.query('update shops set payment_maintenance = false, most_amount_updates = 20')
})

const shown = (order: PlacedOrder) => shownOrder(context, shopId, order)

/** An order whose payment fails so, once. */
const orderWith = (fault: string) => placeOrder(context, shopId, {}, `sim:${fault}`)

async function lastId(): Promise<unknown> {
  const { rows } = await outside.query('select last_value, is_called from order_dispatch_ids')
  return rows[0]
}

function dispatch({ path, lineIds }: PlacedOrder, more: object = {}) {
  return api.call('POST', `${path}/dispatch`, { order_line_ids: lineIds, ...more })
}

describe('the id of a dispatch', () => {
  test('is taken by no call that is refused', async () => {
    const before = await lastId()
    const order = await placeOrder(context, shopId, {}, 'sim')
    const refused = [
      await dispatch(order, { order_line_ids: [2_000_000_000] }),
      await dispatch(order, { tracking_number: '1' }),
      await dispatch(order, { order_line_ids: [] }),
      await api.call('POST', '/api/orders/AAAAAAAAAAAAAAAA/dispatch', { order_line_ids: [1] }),
    ]
    await outside.query('update shops set payment_maintenance = true')
    refused.push(await dispatch(order))
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 400, 404, 422])
    expect(await lastId()).toEqual(before)
  })

  test('is taken by no call that an open payment keeps out', async () => {
    const order = await orderWith('change_amount=timeout_before')
    const { lines, ...body } = unchangedAmounts(order.order.detail)
    const lower = { ...body, lines: lines.map(line => ({ ...line, price: line.price - 100 })) }
    expect((await api.call('PUT', order.path, lower)).statusCode).toBe(504)
    const before = await lastId()
    expect((await dispatch(order)).json()).toMatchObject({ type: '/errors/orders/dispatch-rejected' })
    expect(await lastId()).toEqual(before)
    expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
  })

  test('is the one that was decided, however often the payment is asked for', async () => {
    const order = await orderWith('capture=timeout_before')
    expect((await dispatch(order)).statusCode).toBe(504)
    const { last_value: taken } = (await lastId()) as { last_value: string }
    expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
    expect((await shown(order)).delivery.dispatches.map(({ id }) => id)).toEqual([Number(taken)])
    expect(await lastId()).toMatchObject({ last_value: taken })
  })
})

// R-PAY-12
describe('what was decided is done', () => {
  test('though the rules would refuse it by then, and what has changed meanwhile stays', async () => {
    const order = await orderWith('capture=timeout_after')
    expect((await dispatch(order)).statusCode).toBe(504)
    await outside.query('update orders set under_investigation = true where unique_key = $1', [order.key])
    const wish = { delivery_date: '2026-11-25', delivery_time_zone: '1416' }
    expect((await api.call('PUT', `${order.path}/delivery`, wish)).statusCode).toBe(200)
    context.setTime('2026-11-20T01:12:03Z')
    expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
    expect(await shown(order)).toMatchObject({
      status: 'dispatched',
      modified_at: '2026-11-20T01:12:03Z',
      delivery: { ...wish, dispatched_at: '2026-11-20T01:02:03Z' },
    })
    const events = (await listHistory(context.db, shopId, order.key)).map(({ event }) => event)
    expect(events).toEqual(['update_order_delivery', 'dispatch_order'])
    expect(await disagreements(outside)).toEqual([])
  })

  test('unless its form is of a newer version: then it stays open for people to see', async () => {
    const order = await orderWith('void=timeout_after')
    expect((await api.call('POST', `${order.path}/cancel`, {})).statusCode).toBe(504)
    const setVersion = (version: string) =>
      outside.query(
        `update payment_operations set decision = jsonb_set(decision::jsonb, '{version}', $1::jsonb),
           held_until = '2026-01-01' where state = 'pending'`,
        [version],
      )
    await setVersion('2')
    expect(await resolvePayments(context)).toEqual({ settled: 0, open: 1 })
    expect(await shown(order)).toEqual(order.order.detail)
    await setVersion('1')
    expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
    expect((await shown(order)).status).toBe('cancelled')
  })
})

/** What Akinai knew of a shop when it wrote down no decisions yet. */
const SURROUNDINGS = {
  payment_maintenance: false,
  delivery_slots: [],
  most_amount_updates: 20,
  most_mail_updates: 10,
}

// R-PAY-12
describe('an operation from before decisions were written down', () => {
  /** Makes the pending operation of an order one of then. */
  async function turnBack(change: string, body: object): Promise<void> {
    await outside.query(
      `update payment_operations set decision = null, change = $1, body = $2, surroundings = $3
       where state = 'pending'`,
      [change, JSON.stringify(body), JSON.stringify(SURROUNDINGS)],
    )
  }

  test('is concluded: a cancellation, with its comment', async () => {
    const order = await orderWith('void=timeout_after')
    expect((await api.call('POST', `${order.path}/cancel`, {})).statusCode).toBe(504)
    await turnBack('cancel_order', { comment: '在庫切れ', restock: false })
    expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
    expect((await shown(order)).status).toBe('cancelled')
    const { rows } = await outside.query<{ text: string }>(
      'select content::text as text from mails where reference = $1',
      [order.key],
    )
    expect(rows.map(({ text }) => text.includes('在庫切れ'))).toEqual([true, true])
  })

  test('is concluded: a dispatch, with the id that it had', async () => {
    const order = await orderWith('capture=timeout_after')
    expect((await dispatch(order)).statusCode).toBe(504)
    await turnBack('dispatch_order', { order_line_ids: order.lineIds, dispatch_id: 77_777 })
    expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
    expect((await shown(order)).delivery.dispatches.map(({ id }) => id)).toEqual([77_777])
  })

  test('of a name that was never one stays open', async () => {
    const order = await orderWith('void=timeout_after')
    expect((await api.call('POST', `${order.path}/cancel`, {})).statusCode).toBe(504)
    await turnBack('toString', {})
    expect(await resolvePayments(context)).toEqual({ settled: 0, open: 1 })
    expect(await shown(order)).toEqual(order.order.detail)
  })
})
