import type pg from 'pg'
import { describe, expect } from 'vitest'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { confirmTransfer } from '../../../src/resources/orders/operations/confirm-transfer.ts'
import { addToBlockList } from '../../../src/shops/store.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { type OrderRecipe, unchangedAmounts } from '../../support/orders/build.ts'
import {
  addStockedItem,
  type PlacedOrder,
  placeOrder,
  shownOrder,
  stockOf,
} from '../../support/orders/place.ts'

const NOW = '2026-11-20T01:02:03Z'

let context: TestContext
let outside: pg.Client
let api: TestApi
let shopId: number

test.beforeAll(({ context: madeContext, outside: madeOutside, shopId: madeShopId, api: madeApi }) => {
  context = madeContext
  outside = madeOutside
  shopId = madeShopId
  api = madeApi
})

const place = (recipe?: OrderRecipe, source?: string) => placeOrder(context, shopId, recipe, source)
const shown = (order: Pick<PlacedOrder, 'key'>) => shownOrder(context, shopId, order)

async function eventsOf({ key }: PlacedOrder): Promise<string[]> {
  return (await listHistory(context.db, shopId, key)).map(({ event }) => event)
}

async function mailsOf({ key }: PlacedOrder): Promise<{ kind: string; to_address: string }[]> {
  const { rows } = await outside.query<{ kind: string; to_address: string }>(
    'select kind, to_address from mails where reference = $1 order by id',
    [key],
  )
  return rows
}

const SHIPPING = {
  name: { first: '太郎', last: '鈴木' },
  address: {
    zip_code: '1000001',
    prefecture: '東京都',
    address: '千代田区千代田1-1',
    address2: '皇居',
    tel: '0312345678',
  },
}

// R-CHANGE-3
describe('answers, history and mails', () => {
  test('of a changed mail address', async () => {
    const order = await place()
    const response = await api.call('PUT', `${order.path}/customer`, { mail_address: 'new@example.jp' })
    expect(response.statusCode).toBe(200)
    const after = await shown(order)
    expect(response.json()).toEqual({ ...order.order.detail.customer, mail_address: 'new@example.jp' })
    expect(after).toEqual({ ...order.order.detail, customer: response.json(), modified_at: NOW })
    expect(await listHistory(context.db, shopId, order.key)).toEqual([
      {
        id: expect.any(Number),
        at: new Date(NOW),
        event: 'update_order_customer',
        changes: { 'customer.mail_address': { before: 'hanako@example.jp', after: 'new@example.jp' } },
        token: { id: expect.any(Number), name: 'Test' },
        by_session: false,
      },
    ])
    expect((await mailsOf(order)).map(({ to_address }) => to_address).toSorted()).toEqual([
      'hanako@example.jp',
      'new@example.jp',
      'test@example.jp',
    ])
  })

  test('of a changed destination', async () => {
    const order = await place()
    const response = await api.call('PUT', `${order.path}/shipping`, SHIPPING)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      name: SHIPPING.name,
      address: { country: 'Japan', country_code: 'JP', ...SHIPPING.address },
    })
    expect((await shown(order)).shipping).toEqual(response.json())
    expect(await eventsOf(order)).toEqual(['update_order_shipping'])
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual([
      'update_order_shipping',
      'update_order_shipping',
    ])
  })

  test('of a changed delivery', async () => {
    const order = await place()
    const body = { delivery_date: '2026-11-25', delivery_time_zone: '1416' }
    const response = await api.call('PUT', `${order.path}/delivery`, body)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ ...order.order.detail.delivery, ...body })
    expect(await eventsOf(order)).toEqual(['update_order_delivery'])
    expect(await mailsOf(order)).toHaveLength(2)
  })

  // R-DELIVERY-4
  test('of a memo, of which no mail tells', async () => {
    const order = await place()
    const body = { text: 'のし紙\nを付ける' }
    const lower = `/api/orders/${order.key.toLowerCase()}/shop_memo`
    expect((await api.call('PUT', lower, body)).json()).toEqual(body)
    expect(await eventsOf(order)).toEqual(['update_order_shop_memo'])
    expect(await mailsOf(order)).toEqual([])
  })

  test('of a cancellation: stock back, authorisation let go', async () => {
    const item = await addStockedItem(api, 3)
    const order = await place({ lines: [{ stock_item_id: item, amount: 2 }] }, 'sim')
    const response = await api.call('POST', `${order.path}/cancel`, { comment: 'ごめんなさい' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    const after = await shown(order)
    expect(response.json()).toEqual(after)
    expect(after).toMatchObject({ status: 'cancelled', cancelled_at: NOW, amounts: { total: 0 } })
    expect(after.payment.transactions).toMatchObject([{ status: 'cancelled' }])
    expect(await stockOf(api, item)).toBe(5)
    expect(await booksOf(order)).toEqual({ authorised: 2400, captured: 0, refunded: 0, voided: true })
    expect(await eventsOf(order)).toEqual(['cancel_order'])
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['cancel_order', 'cancel_order'])
    const again = await api.call('POST', `${order.path}/cancel`, {})
    expect(again.json()).toMatchObject({ status: 422, type: '/errors/orders/update-rejected' })
    expect(await stockOf(api, item)).toBe(5)
  })

  test('of a dispatch in two parts: captured once, whole', async () => {
    const order = await place({}, 'sim')
    const [first, second] = order.lineIds
    const sent = await api.call('POST', `${order.path}/dispatch`, {
      order_line_ids: [second],
      delivery_company_id: 4,
      tracking_number: '1234-5678',
      comment: 'お先に',
    })
    expect(sent.statusCode).toBe(200)
    expect(sent.json()).toMatchObject({
      status: 'ordered',
      delivery: { delivery_company_id: 4, tracking_number: '1234-5678', dispatches: [{ comment: 'お先に' }] },
      payment: { transactions: [{ status: 'captured', amount: 3200 }] },
    })
    expect(await booksOf(order)).toMatchObject({ authorised: 3200, captured: 3200 })
    const rest = await api.call('POST', `${order.path}/dispatch`, { order_line_ids: [first] })
    expect(rest.json()).toMatchObject({ status: 'dispatched', delivery: { delivery_company_id: 0 } })
    const dispatches = (await shown(order)).delivery.dispatches
    expect(dispatches[0]?.id).toBeLessThan(dispatches[1]?.id ?? 0)
    expect(await booksOf(order)).toMatchObject({ captured: 3200, refunded: 0 })
    expect(await eventsOf(order)).toEqual(['dispatch_order', 'dispatch_order'])
  })

  test('of changed amounts: stock and payment follow', async () => {
    const [full, empty] = [await addStockedItem(api, 4), await addStockedItem(api, 0)]
    const lines = [
      { stock_item_id: full, amount: 1, price: 1000 },
      { stock_item_id: empty, amount: 3, price: 500 },
    ]
    const order = await place({ lines }, 'sim')
    const body = unchangedAmounts(order.order.detail)
    const [first, second] = body.lines
    if (first === undefined || second === undefined) throw new Error('Two lines are wanted')
    const response = await api.call('PUT', order.path, {
      ...body,
      lines: [
        { ...first, amount: 3, price: 300 },
        { ...second, amount: 1 },
      ],
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      amounts: { total: 1400 },
      item_count: 4,
      payment: { transactions: [{ amount: 1400, status: 'authorized' }] },
    })
    expect([await stockOf(api, full), await stockOf(api, empty)]).toEqual([2, 2])
    expect(await booksOf(order)).toMatchObject({ authorised: 1400 })
    const dispatched = await api.call('POST', `${order.path}/dispatch`, { order_line_ids: order.lineIds })
    expect(dispatched.statusCode).toBe(200)
    expect(await booksOf(order)).toMatchObject({ captured: 1400 })
  })
})

async function booksOf({ key }: PlacedOrder): Promise<unknown> {
  const { rows } = await outside.query(
    `select authorised::int, captured::int, refunded::int, voided from simulated_transactions where order_key = $1`,
    [key],
  )
  return rows[0]
}

// R-CHANGE-1
describe('refused, with nothing changed', () => {
  // R-AMOUNT-5
  test('more pieces than there are in stock, each line named', async () => {
    const item = await addStockedItem(api, 3)
    const lines = [
      { amount: 1, price: 900 },
      { stock_item_id: item, amount: 2, price: 900 },
      { stock_item_id: item, amount: 1, price: 900 },
    ]
    const order = await place({ method: 'cod', lines })
    const body = unchangedAmounts(order.order.detail)
    const response = await api.call('PUT', order.path, {
      ...body,
      lines: body.lines.map((line, at) => ({ ...line, amount: [1, 4, 3][at] })),
    })
    expect(response.json()).toMatchObject({
      status: 422,
      type: '/errors/orders/update-rejected',
      errors: [{ pointer: '/lines/1/amount' }, { pointer: '/lines/2/amount' }],
    })
    expect(await shown(order)).toEqual(order.order.detail)
    expect(await stockOf(api, item)).toBe(3)
    expect(await eventsOf(order)).toEqual([])
    expect(await mailsOf(order)).toEqual([])
  })

  // R-AMOUNT-5
  test('pieces from one line to the next of the same item need no stock', async () => {
    const item = await addStockedItem(api, 0)
    const lines = [
      { stock_item_id: item, amount: 3 },
      { stock_item_id: item, amount: 1 },
    ]
    const order = await place({ method: 'cod', lines })
    const body = unchangedAmounts(order.order.detail)
    const response = await api.call('PUT', order.path, {
      ...body,
      lines: body.lines.map((line, at) => ({ ...line, amount: [1, 3][at] })),
    })
    expect(response.statusCode).toBe(200)
    expect(await stockOf(api, item)).toBe(0)
  })

  test('a blocked address, also by its domain', async () => {
    await addToBlockList(context.db, shopId, ['spam@example.com', '@bad.example'])
    const order = await place()
    for (const mail_address of ['SPAM@example.com', 'anyone@bad.example']) {
      const response = await api.call('PUT', `${order.path}/customer`, { mail_address })
      expect(response.json()).toMatchObject({
        type: '/errors/orders/update-rejected',
        errors: [{ pointer: '/mail_address' }],
      })
    }
    expect(
      (await api.call('PUT', `${order.path}/customer`, { mail_address: 'spam@example.jp' })).statusCode,
    ).toBe(200)
  })

  test('more updates than the shop allows, which the shop can set', async () => {
    const order = await place()
    await outside.query('update shops set most_mail_updates = 2 where id = $1', [shopId])
    const change = async () =>
      (await api.call('PUT', `${order.path}/customer`, { mail_address: 'same@example.jp' })).statusCode
    expect([await change(), await change(), await change()]).toEqual([200, 200, 422])
    await outside.query('update shops set most_mail_updates = 10 where id = $1', [shopId])
    expect(await change()).toBe(200)
  })

  // R-PAY-14
  test('dispatch and cancellation under maintenance', async () => {
    const order = await place({}, 'sim')
    await outside.query('update shops set payment_maintenance = true where id = $1', [shopId])
    const dispatch = await api.call('POST', `${order.path}/dispatch`, { order_line_ids: order.lineIds })
    const cancel = await api.call('POST', `${order.path}/cancel`, {})
    await outside.query('update shops set payment_maintenance = false where id = $1', [shopId])
    for (const response of [dispatch, cancel]) {
      expect(response.json()).toMatchObject({ status: 422, type: '/errors/orders/payment-maintenance' })
    }
    expect(await shown(order)).toEqual(order.order.detail)
    expect(await booksOf(order)).toMatchObject({ captured: 0, voided: false })
  })
})

// R-PAY-7
describe('paid by hand', () => {
  test.each([
    ['bt', 'refunded'],
    ['cod', 'cancelled'],
  ])('%s: what is to be given back is written down, and no service asked', async (method, status) => {
    const order = await place({ method })
    expect((await api.call('POST', `${order.path}/cancel`, {})).statusCode).toBe(200)
    expect((await shown(order)).payment.transactions).toMatchObject([{ status }])
    expect(await booksOf(order)).toBeUndefined()
    const { rows } = await outside.query(
      `select p.state, p.kind, p.method, p.amount::int from payment_operations p
       join orders o on o.shop_id = p.shop_id and o.id = p.order_id where o.unique_key = $1`,
      [order.key],
    )
    const total = order.order.detail.amounts.total
    expect(rows).toEqual([
      {
        state: 'done',
        method,
        ...(method === 'bt' ? { kind: 'refund', amount: total } : { kind: 'void', amount: null }),
      },
    ])
  })
})

// R-PAY-8
test('a transfer that a person confirms: paid, and then dispatched', async () => {
  const order = await place({ method: 'bt', payment: 'unpaid' })
  const dispatch = () => api.call('POST', `${order.path}/dispatch`, { order_line_ids: order.lineIds })
  expect((await dispatch()).json()).toMatchObject({ type: '/errors/orders/not-dispatchable' })
  await confirmTransfer(context, { shopId, tokenId: null }, order.key)
  expect(await shown(order)).toMatchObject({
    status: 'ordered',
    payment: { transactions: [{ status: 'paid' }] },
  })
  const again = confirmTransfer(context, { shopId, tokenId: null }, order.key)
  await expect(again).rejects.toMatchObject({ type: 'orders/update-rejected' })
  expect((await dispatch()).statusCode).toBe(200)
  const history = await listHistory(context.db, shopId, order.key)
  expect(history.map(({ event, token }) => [event, token?.name])).toEqual([
    ['confirm_transfer', undefined],
    ['dispatch_order', 'Test'],
  ])
})

// R-CANCEL-2
test('an item that is gone takes nothing back', async () => {
  const item = await addStockedItem(api, 1)
  const order = await place({ method: 'cod', lines: [{ stock_item_id: item, amount: 2 }] })
  expect((await api.call('DELETE', `/api/items/${item}`)).statusCode).toBe(204)
  expect((await api.call('POST', `${order.path}/cancel`, {})).statusCode).toBe(200)
  expect((await shown(order)).status).toBe('cancelled')
})
