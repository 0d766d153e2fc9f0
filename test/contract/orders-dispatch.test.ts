import { beforeAll, expect, test } from 'vitest'
import { runCli } from './support/cli.ts'
import { noDestination, OrderBook, type OrderWish } from './support/order-documents.ts'
import type { Order } from './support/order-shapes.ts'
import {
  attempt,
  change,
  invalidOrder,
  orderCall,
  orderFaults,
  refusedOrder,
  searchOrders,
  showOrder,
} from './support/orders.ts'
import { type Refusal, refused } from './support/refused.ts'
import { cli, describeWithCli, newShop, type Shop } from './support/shops.ts'

const ids = (order: Order) => order.lines.map(each => each.id)
const three = { lines: [{ title: 'a' }, { title: 'b', price: 500, amount: 2 }, { title: 'c' }] }
const notYet = { shipping_start_on: '2099-01-01' }

describeWithCli('a dispatch', () => {
  let shop: Shop
  const book = new OrderBook()
  const plain = book.many(40)
  const threes = book.many(4, three)
  const fresh = () => {
    const key = plain.pop()
    if (key === undefined) throw new Error('no order is left')
    return key
  }
  const cards = ['creditcard', 'carrier', 'paypal', 'amazon_pay', 'paypay', 'bnpl', 'atobarai']
  const authorised = cards.map(method => book.add({ method, paid: 'authorized' }))
  const captured = book.add({ method: 'creditcard', paid: 'captured' })
  const paid = ['cvs', 'bt', 'service_bt'].map(method => book.add({ method, paid: 'paid' }))
  const unknown = book.add({ method: null })
  const mixed = book.add({
    lines: [{ id: 801 }, { id: 802, title: 'download' }],
    state: { lines: [{ id: 802, item_type: 'digital', announce_at: null }] },
  })

  const stuck: [string, OrderWish, string][] = [
    ...['cvs', 'bt', 'service_bt', 'creditcard'].map(
      method => [`unpaid by ${method}`, { method }, 'not-dispatchable'] as [string, OrderWish, string],
    ),
    ['dispatched', { lines: [{ status: 'dispatched' }] }, 'not-dispatchable'],
    ['cancelled', { lines: [{ status: 'cancelled' }], paid: 'cancelled' }, 'not-dispatchable'],
    ['shipping', { lines: [{ status: 'dispatched' }], over: { status: 'shipping' } }, 'not-dispatchable'],
    ['arrived', { lines: [{ status: 'dispatched' }], over: { status: 'arrived' } }, 'not-dispatchable'],
    ['before its window', { lines: [notYet], over: { status: 'unshippable' } }, 'not-dispatchable'],
    ['refunded', { method: 'creditcard', paid: 'refunded' }, 'not-dispatchable'],
    [
      'digital only',
      {
        lines: [{ id: 811 }],
        state: { lines: [{ id: 811, item_type: 'digital', announce_at: null }] },
        over: { shipping: noDestination },
      },
      'not-dispatchable',
    ],
    ['of the simplified service', { state: { easy_delivery: true } }, 'easy-delivery-not-dispatchable'],
    ['under investigation', { state: { under_investigation: true } }, 'dispatch-suspended'],
    [
      'under investigation before simplified',
      { state: { under_investigation: true, easy_delivery: true } },
      'dispatch-suspended',
    ],
    [
      'simplified before status',
      { method: 'bt', state: { easy_delivery: true } },
      'easy-delivery-not-dispatchable',
    ],
  ]
  const refusals = stuck.map(([name, wish, type]) => ({ name, type, key: book.add(wish) }))

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
  })

  // R-DISPATCH-1
  test('of the only line changes the order, its line and its delivery', async () => {
    const key = fresh()
    const before = await showOrder(key, shop)
    const started = Date.now() - 1000
    const body = {
      order_line_ids: ids(before),
      delivery_company_id: 1,
      tracking_number: '1234-ab-Z',
      comment: 'ありがとう\n',
    }
    const after = await change('POST dispatch', key, body, shop)
    const { dispatched_at } = after.delivery
    expect(Date.parse(dispatched_at ?? '')).toBeGreaterThanOrEqual(started)
    const entry = { delivery_company_id: 1, tracking_number: '1234-ab-Z', comment: 'ありがとう\n' }
    expect(after).toEqual({
      ...before,
      ...{ status: 'dispatched', modified_at: dispatched_at },
      lines: before.lines.map(each => ({ ...each, status: 'dispatched', modified_at: dispatched_at })),
      delivery: {
        ...before.delivery,
        ...{ delivery_company_id: 1, tracking_number: '1234-ab-Z', dispatched_at },
        dispatches: [{ ...entry, id: expect.any(Number), dispatched_at, order_line_ids: ids(before) }],
      },
    })
    expect(await showOrder(key, shop)).toEqual(after)
    const { orders } = await searchOrders(
      { keyword: key, ordered_from_date: '2026-01-02', ordered_to_date: '2026-01-02' },
      shop,
    )
    expect(orders[0]?.delivery).toMatchObject({
      delivery_company_id: 1,
      tracking_number: '1234-ab-Z',
      dispatched_at,
    })
  })

  // R-ORDER-8, R-DISPATCH-1
  test('of some lines leaves the order where it was; the last ends it', async () => {
    const key = threes.pop() ?? ''
    const [a = 0, b = 0, c = 0] = ids(await showOrder(key, shop))
    const company = { delivery_company_id: 7, tracking_number: 'X1' }
    const first = await change(
      'POST dispatch',
      key,
      { order_line_ids: [c, a], ...company, comment: 'one' },
      shop,
    )
    expect(first.status).toBe('ordered')
    expect(first.lines.map(each => each.status)).toEqual(['dispatched', 'ordered', 'dispatched'])
    expect(first.delivery).toMatchObject(company)
    const second = await change('POST dispatch', key, { order_line_ids: [b] }, shop)
    expect(second.status).toBe('dispatched')
    expect(second.delivery).toMatchObject({ delivery_company_id: 0, tracking_number: null })
    const named = second.delivery.dispatches.map(each => ({
      ...each,
      order_line_ids: [...each.order_line_ids].sort(),
    }))
    expect(named).toMatchObject([
      { ...company, comment: 'one', order_line_ids: [a, c].sort() },
      { delivery_company_id: null, tracking_number: null, comment: null, order_line_ids: [b] },
    ])
    expect(new Set(named.map(each => each.id)).size).toBe(2)
    expect(orderFaults(second)).toEqual([])
  })

  // R-ORDER-8, R-DISPATCH-5
  test('takes company 0 and an empty number for none', async () => {
    const key = fresh()
    const order_line_ids = ids(await showOrder(key, shop))
    const after = await change(
      'POST dispatch',
      key,
      { order_line_ids, delivery_company_id: 0, tracking_number: '', comment: '' },
      shop,
    )
    expect(after.delivery).toMatchObject({ delivery_company_id: 0, tracking_number: null })
  })

  // R-ORDER-10
  test('confirms a payment that waits, once, and logs the sale', async () => {
    for (const key of authorised) {
      const before = await showOrder(key, shop)
      const after = await change('POST dispatch', key, { order_line_ids: ids(before) }, shop)
      expect(after.payment.transactions.at(-1)?.status).toBe('captured')
      expect(after.balance_logs.map(each => each.amount)).toEqual([before.amounts.total])
      expect(after.amounts).toEqual(before.amounts)
    }
    for (const key of [captured, ...paid]) {
      const before = await showOrder(key, shop)
      const after = await change('POST dispatch', key, { order_line_ids: ids(before) }, shop)
      expect(after.payment).toEqual(before.payment)
      expect(after.status).toBe('dispatched')
    }
    const free = await showOrder(unknown, shop)
    expect((await change('POST dispatch', unknown, { order_line_ids: ids(free) }, shop)).status).toBe(
      'dispatched',
    )
  })

  // R-DISPATCH-9
  test('can complete a mixed order', async () => {
    const order = await showOrder(mixed, shop)
    expect((await change('POST dispatch', mixed, { order_line_ids: ids(order) }, shop)).status).toBe(
      'dispatched',
    )
  })

  const long = 'x'.repeat(1000)
  const kept: [string, Record<string, unknown>][] = [
    ['a comment of 1000', { comment: '界'.repeat(1000) }],
    ['a comment of 1000 emoji', { comment: '😀'.repeat(1000) }],
    ['a comment with lines', { comment: 'a\tb\r\nc' }],
    ['a number of 1000', { delivery_company_id: 3, tracking_number: long }],
  ]
  test.for(kept)('keeps %s', async ([, part]) => {
    const key = fresh()
    const order_line_ids = ids(await showOrder(key, shop))
    const after = await change('POST dispatch', key, { order_line_ids, ...part }, shop)
    expect(after.delivery.dispatches[0]).toMatchObject(part)
  })

  const bad: [string, object, Refusal][] = [
    ['nothing', {}, invalidOrder('/order_line_ids')],
    ['no lines', { order_line_ids: [] }, invalidOrder('/order_line_ids')],
    ['null', { order_line_ids: null }, invalidOrder('/order_line_ids')],
    ['one number', { order_line_ids: 1 }, invalidOrder('/order_line_ids')],
    [
      'strings',
      { order_line_ids: ['1', 1.5, null, 2 ** 53] },
      invalidOrder(...[0, 1, 2, 3].map(at => `/order_line_ids/${at}`)),
    ],
    [
      'everything wrong',
      { delivery_company_id: -1, tracking_number: 5, comment: '\u0000', colour: 'red' },
      invalidOrder('/order_line_ids', '/delivery_company_id', '/tracking_number', '/comment', '/colour'),
    ],
    [
      '1001',
      { order_line_ids: [1], tracking_number: `${long}x`, comment: '😀'.repeat(1001) },
      invalidOrder('/tracking_number', '/comment'),
    ],
    [
      'nulls',
      { order_line_ids: [1], delivery_company_id: null, comment: null, tracking_number: null },
      invalidOrder('/delivery_company_id', '/comment', '/tracking_number'),
    ],
    [
      'a control character',
      { order_line_ids: [1], tracking_number: 'a\n', comment: 'a\u0085' },
      invalidOrder('/tracking_number', '/comment'),
    ],
    ['a lone surrogate', { order_line_ids: [1], comment: '\ud800' }, invalidOrder('/comment')],
    ['a fraction', { order_line_ids: [1], delivery_company_id: 1.5 }, invalidOrder('/delivery_company_id')],
  ]
  test.for(bad)('of %s is 400', async ([, body, wanted]) => {
    const [key = ''] = plain
    await refused(orderCall('POST dispatch', key, body, shop), wanted, [`/api/orders/${key}`])
  })

  const lines: [string, (own: number) => number[], string[]][] = [
    ['unknown', () => [2_000_000_000], ['/order_line_ids/0']],
    ['unknown beside one', own => [own, 5_000_000_000], ['/order_line_ids/1']],
    ['repeated', own => [own, own], ['/order_line_ids/1']],
    ['zero and negative', own => [0, -1, own], ['/order_line_ids/0', '/order_line_ids/1']],
  ]
  // R-DISPATCH-4
  test.for(lines)('of lines that are %s is 422', async ([, make, pointers]) => {
    const [key = ''] = plain
    const [own = 0] = ids(await showOrder(key, shop))
    const body = { order_line_ids: make(own), delivery_company_id: 99 }
    const wanted = refusedOrder('invalid-order-lines', ...pointers)
    await refused(orderCall('POST dispatch', key, body, shop), wanted, [`/api/orders/${key}`])
  })

  // R-STATUS-1
  test('of a line sent already, or of another order, is 422', async () => {
    const key = threes.pop() ?? ''
    const [a = 0, b = 0] = ids(await showOrder(key, shop))
    const [alien = 0] = ids(await showOrder(plain[0] ?? '', shop))
    await change('POST dispatch', key, { order_line_ids: [a] }, shop)
    const watch = [`/api/orders/${key}`, `/api/orders/${plain[0]}`]
    for (const order_line_ids of [[a, b], [a], [b, alien]]) {
      const at = order_line_ids.findIndex(each => each !== b)
      const wanted = refusedOrder('invalid-order-lines', `/order_line_ids/${at}`)
      await refused(orderCall('POST dispatch', key, { order_line_ids }, shop), wanted, watch)
    }
  })

  const carriers: [Record<string, unknown>, string[]][] = [
    [{ delivery_company_id: 8 }, ['/delivery_company_id']],
    [{ delivery_company_id: 2 ** 53 - 1, tracking_number: 'A' }, ['/delivery_company_id']],
    [{ tracking_number: '123' }, ['/tracking_number']],
    [{ delivery_company_id: 0, tracking_number: '123' }, ['/tracking_number']],
    [{ delivery_company_id: 1, tracking_number: '12 3' }, ['/tracking_number']],
    [{ delivery_company_id: 1, tracking_number: '１２３' }, ['/tracking_number']],
    [{ delivery_company_id: 1, tracking_number: 'a_b' }, ['/tracking_number']],
    [{ delivery_company_id: 1, tracking_number: 'é' }, ['/tracking_number']],
  ]
  // R-DISPATCH-5
  test.for(carriers)('with %j is 422', async ([part, pointers]) => {
    const [key = ''] = plain
    const body = { order_line_ids: ids(await showOrder(key, shop)), ...part }
    const wanted = refusedOrder('invalid-delivery', ...pointers)
    await refused(orderCall('POST dispatch', key, body, shop), wanted, [`/api/orders/${key}`])
  })

  // R-DISPATCH-3
  test.for(refusals)('of an order $name is 422 $type', async ({ key, type }) => {
    const order_line_ids = [2_000_000_000]
    const wanted = refusedOrder(type)
    await refused(orderCall('POST dispatch', key, { order_line_ids }, shop), wanted, [`/api/orders/${key}`])
    const own = { order_line_ids: ids(await showOrder(key, shop)) }
    await refused(orderCall('POST dispatch', key, own, shop), wanted, [`/api/orders/${key}`])
  })

  // R-DISPATCH-7
  test('twice is done once', async () => {
    const key = fresh()
    const body = { order_line_ids: ids(await showOrder(key, shop)) }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => attempt('POST dispatch', key, body, shop)),
    )
    expect(answers.map(each => each.status).sort()).toEqual([200, 422, 422, 422, 422, 422])
    expect((await showOrder(key, shop)).delivery.dispatches).toHaveLength(1)
  })
})

describeWithCli('while payments are under maintenance', () => {
  let shop: Shop
  const book = new OrderBook()
  const watched = book.add()
  const hard = book.add({ method: 'bt', state: { under_investigation: true, easy_delivery: true } })
  const gone = book.add({ lines: [{ status: 'cancelled' }], paid: 'cancelled' })

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
    await switchTo('on')
  })
  const switchTo = async (value: string) => {
    const args = ['shop', 'settings', '--shop', shop.key, `payment_maintenance=${value}`]
    const { code, stderr } = await runCli(cli(), args)
    expect(code, stderr).toBe(0)
  }

  // R-PAY-14
  test('neither dispatch nor cancel, whatever else is the matter', async () => {
    const wanted = refusedOrder('payment-maintenance')
    for (const key of [watched, hard, gone]) {
      const watch = [`/api/orders/${key}`]
      await refused(orderCall('POST dispatch', key, { order_line_ids: [1] }, shop), wanted, watch)
      await refused(orderCall('POST cancel', key, {}, shop), wanted, watch)
    }
    await refused(orderCall('POST cancel', watched, { restock: 1 }, shop), invalidOrder('/restock'))
    await change('PUT shop_memo', watched, { text: 'wait' }, shop)
    await switchTo('off')
    await change('POST cancel', watched, {}, shop)
  })
})
