import { beforeAll, describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { imported } from './support/documents.ts'
import { must } from './support/makers.ts'
import { noDestination, OrderBook, orderDocument, orderLine } from './support/order-documents.ts'
import type { Order, OrderSummary } from './support/order-shapes.ts'
import { noOrder, orderFaults, searchOrders, showOrder } from './support/orders.ts'
import { invalidParams, refused } from './support/refused.ts'
import { describeWithCli, newShop, newToken, type Shop } from './support/shops.ts'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** An order with a value in every member. */
function fullOrder() {
  const option = { option_id: 8, option_variation_id: 9, name: '刺繍', type: 'select', value: '金糸' }
  const lines = [
    orderLine({
      ...{
        id: 7003,
        price: 1500,
        amount: 2,
        title: '皿',
        variation: '青',
        variation_id: 77,
        shipping_fee: 300,
      },
      ...{ item_identifier: 'dish', variation_identifier: 'dish-b', barcode: '4900000000000' },
      ...{ shipping_method: '宅配便', shipping_start_on: '2026-01-10', shipping_end_on: '2026-01-20' },
      options: [{ ...option, price: 250, tax_mode: 'standard', consumption_tax_rate: 10 }],
    }),
    orderLine({
      id: 7001,
      price: 333,
      amount: 3,
      tax_mode: 'reduced',
      shipping_fee: 200,
      status: 'dispatched',
    }),
    orderLine({ id: 7002, price: 999, amount: 5, status: 'cancelled' }),
  ].sort((one, other) => one.id - other.id)
  const dispatch = { id: 3, delivery_company_id: 2, tracking_number: 'AB-12', comment: '発送' }
  const at = '2026-01-05T01:02:03Z'
  return orderDocument({
    method: 'creditcard',
    paid: 'captured',
    lines,
    amounts: {
      ...{ cod_fee: 330, coin_discount: { amount: 10, note: 'c' }, adjustment: { amount: -50 } },
      coupon_discount: { amount: 100, note: 'WELCOME', allocates_balance_log: true },
      service_charge: { collected_fee: 120, fee_type: 'external_app' },
      additional_charges: [
        { name: '箱', collected_fee: 70 },
        { name: null, collected_fee: null },
      ],
    },
    delivery: {
      ...{ delivery_company_id: 2, tracking_number: 'AB-12', delivery_date: '2026-01-12' },
      ...{ delivery_time_zone: '1214', dispatched_at: at },
      dispatches: [{ ...dispatch, dispatched_at: at, order_line_ids: [7001] }],
    },
    over: {
      ...{ via: 'instagram', remark: '急ぎ\nです', add_comment: 'どうも', shop_memo: { text: '要確認' } },
      ...{
        mail_magazine_opt_in: false,
        modified_at: '2026-01-06T00:00:00Z',
        ordered_at: '2026-01-01T15:00:00Z',
      },
      subscription: { unique_key: 'SUB1', repeat_number: 2, repeat_times: 6 },
      service: { site_domain: 'shop.example.jp', site_param: 'a=b' },
      membership_rewards: [{ name: '会員証', status: 'waiting' }],
      balance_logs: [{ text: '送料', amount: -500, created_at: '2026-01-02T00:00:00Z' }],
      order_group: {
        order_charge: { collected_fee: 30 },
        payment_transaction: { collected_fee: null, status: 'paid' },
        brand_charge: { reward_fee: 12 },
      },
    },
  })
}

const left = ['lines', 'shipping_lines', 'membership_rewards', 'balance_logs', 'order_group']

describeWithCli('an order as it came', () => {
  let shop: Shop
  let other: Shop
  const full = fullOrder()
  const book = new OrderBook()
  const bare = book.add({
    ...{ method: null, customer: { mail_address: '' } },
    over: { shipping: noDestination },
  })
  const many = book.add({
    lines: [{ id: 12 }, { id: 5 }, { id: 100 }, { id: 9 }].sort((a, b) => a.id - b.id),
  })
  const parcels = book.add({
    lines: [{ id: 501 }, { id: 502 }],
    amounts: { shipping_fee: 800 },
    over: {
      shipping_lines: [{ order_line_ids: [501, 502], shipping_method: '60サイズ', shipping_fee: 800 }],
    },
  })

  beforeAll(async () => {
    ;[shop, other] = await Promise.all([newShop(), newShop()])
    await imported(shop, [full])
    await book.place(shop)
  })

  // R-ORDER-2
  test('is shown with every member as it was written, but for ids', async () => {
    const order = await showOrder(full.data.unique_key, shop)
    const ids = new Set(['id', 'order_line_ids'])
    const without = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (name, each) => (ids.has(name) ? '#' : each))) as unknown
    expect(without(order)).toEqual(without(full.data))
    expect(orderFaults(order)).toEqual([])
    const sent = order.lines.find(each => each.status === 'dispatched')
    expect(order.delivery.dispatches[0]?.order_line_ids).toEqual([sent?.id])
  })

  // R-ORDER-2, R-ORDER-9
  test('has nulls where nothing is known', async () => {
    const order = await showOrder(bare, shop)
    expect(order).toMatchObject({
      ...{ remark: null, add_comment: null, shop_memo: { text: '' }, mail_magazine_opt_in: null },
      ...{ subscription: null, service: null, cancelled_at: null, order_group: null, via: 'default' },
      ...{ payment: { method: null, transactions: [] }, shipping: noDestination },
      delivery: { delivery_company_id: 0, tracking_number: null, dispatched_at: null, dispatches: [] },
    })
    expect(order.customer.mail_address).toBe('')
    expect(order.ordered_at).toMatch(instant)
  })

  // R-ORDER-4
  test('shows lines ascending by id, and parcels that name them', async () => {
    expect(orderFaults(await showOrder(many, shop))).toEqual([])
    const order = await showOrder(parcels, shop)
    expect(order.shipping_lines).toEqual([
      { order_line_ids: order.lines.map(each => each.id), shipping_method: '60サイズ', shipping_fee: 800 },
    ])
  })

  // R-ORDER-3
  test('is summed up without its lines and the like', async () => {
    const { orders } = await searchOrders(
      { ordered_from_date: '2026-01-01', ordered_to_date: '2026-01-31' },
      shop,
    )
    expect(orders).toHaveLength(4)
    for (const summary of orders) {
      const detail = await showOrder(summary.unique_key, shop)
      expect(summary).toEqual(summaryOf(detail))
      // The order of members is the detail's.
      const members = Object.keys(detail).filter(each => !left.includes(each))
      expect(Object.keys(summary)).toEqual(members)
    }
  })

  // R-ORDER-1
  test('answers to its key in lower case', async () => {
    const path = `/api/orders/${full.data.unique_key.toLowerCase()}`
    const { body } = await must(200, { method: 'GET', path, token: shop.token })
    expect((body as Order).unique_key).toBe(full.data.unique_key)
    const memo = { method: 'PUT', path: `/api/orders/${bare.toLowerCase()}/shop_memo`, json: { text: '' } }
    await must(200, { ...memo, token: shop.token })
  })

  test('is nothing to another shop', async () => {
    for (const key of [full.data.unique_key, 'AAAAAAAAAAAAAAAA', '0000000000000000', 'aaaaaaaaaaaaaaaa'])
      await refused({ method: 'GET', path: `/api/orders/${key}`, token: other.token }, noOrder)
    const { orders, pagination } = await searchOrders({ ordered_to_date: '2026-02-01' }, other)
    expect([orders, pagination.total_count]).toEqual([[], 0])
  })

  // R-HTTP-12
  test('is 304 while it is as the caller knows it', async () => {
    const request = { method: 'GET', path: `/api/orders/${many}`, token: shop.token }
    const first = await must(200, request)
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await call({ ...request, headers })).status).toBe(304)
    await must(200, { ...request, method: 'PUT', path: `${request.path}/shop_memo`, json: { text: 'x' } })
    expect((await call({ ...request, headers })).status).toBe(200)
  })

  test('is shown to a token that may only read orders', async () => {
    const { token } = await newToken(shop, ['orders.read'])
    const seen = await must(200, { method: 'GET', path: `/api/orders/${many}`, token })
    expect(seen.body).toEqual(await showOrder(many, shop))
  })
})

/** What a summary of an order is (R-ORDER-3). */
function summaryOf(order: Order): OrderSummary {
  const rest = Object.fromEntries(Object.entries(order).filter(([name]) => !left.includes(name)))
  const { shipping_method: _, dispatches: __, ...delivery } = order.delivery
  return { ...(rest as unknown as OrderSummary), delivery, payment: { method: order.payment.method } }
}

// R-ORDER-1
describe('keys that are none', () => {
  const bad = [
    ...'search SEARCH x ABCDEFGHIJKLMNO ABCDEFGHIJKLMNOPQ ABCDEFGH-JKLMNOP ABCDEFGHIJKLMNO_ 1'.split(' '),
    ...'%EF%BC%A1BCDEFGHIJKLMNOP ABCDEFGHIJKLMNO%00 ABCDEFGHIJKLMNO%20 %C3%84BCDEFGHIJKLMNOP'.split(' '),
    ...'ABCDEFGHIJKLMNO%C4%B1 ABCDEFGHIJKLMNO%C5%BF ABCDEFGHIJKLMNOP%0A %ff %zz ABCDEFGHIJKLMNO%E2%84%AA'.split(
      ' ',
    ),
    'A'.repeat(1000),
  ]
  test.each(bad)('GET /api/orders/%s is 400', async key => {
    await refused({ method: 'GET', path: `/api/orders/${key}` }, invalidParams)
    await refused({ method: 'PUT', path: `/api/orders/${key}/shop_memo`, json: { text: 1 } }, invalidParams)
  })

  const unknown = [
    ...['/api/orders', '/api/orders/', '/api/orders/AAAAAAAAAAAAAAAA/', '/api/orders/AAAAAAAAAAAAAAAA/lines'],
    ...['/api/orders/AAAAAAAAAAAAAAAA/dispatch/1', '/api/orders/search/', '/api/Orders/AAAAAAAAAAAAAAAA'],
  ]
  test.each(unknown)('%s is no route', async path => {
    for (const method of ['GET', 'POST', 'PUT'])
      await refused({ method, path, json: {} }, { status: 404, type: 'request/not-found' })
  })

  test('an order is neither made nor deleted', async () => {
    for (const method of ['POST', 'DELETE', 'PATCH'])
      await refused(
        { method, path: '/api/orders/AAAAAAAAAAAAAAAA', json: {} },
        { status: 405, type: 'request/method-not-allowed' },
      )
  })
})
