import { beforeAll, expect, test } from 'vitest'
import { newItem, newVariation, putStock, showItem } from './support/makers.ts'
import { OrderBook, type OrderWish, orderLine } from './support/order-documents.ts'
import {
  amountsBody,
  attempt,
  change,
  invalidOrder,
  orderCall,
  orderFaults,
  refusedOrder,
  rejectedOrder,
  showOrder,
} from './support/orders.ts'
import { type Refusal, refused } from './support/refused.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

describeWithCli('a cancellation', () => {
  let shop: Shop
  const stocked = { item: 0, other: 0, varied: 0, variation: 0, left: 0 }
  const book = new OrderBook()
  const plain = book.many(8)
  const take = () => plain.pop() ?? ''
  /** Three pieces of one item, two of another, four of a variation. */
  const bought = (): OrderWish => ({
    lines: [
      { item_id: stocked.item, amount: 3 },
      { item_id: stocked.varied, variation_id: stocked.variation, amount: 4 },
      { item_id: stocked.item, amount: 2 },
    ],
  })
  const boughts = book.many(5, bought)
  const rich = book.add(() => ({
    ...{
      method: 'creditcard',
      paid: 'authorized',
      lines: [{ amount: 2 }, { status: 'cancelled', amount: 9 }],
    },
    amounts: {
      ...{
        shipping_fee: 500,
        cod_fee: 100,
        adjustment: { amount: -50 },
        coin_discount: { amount: 20, note: 'c' },
      },
      coupon_discount: { amount: 200, note: 'SALE', allocates_balance_log: false },
      additional_charges: [{ name: 'box', collected_fee: 70 }],
    },
  }))
  const money: [string, string, string][] = [
    ...'creditcard carrier paypal amazon_pay paypay bnpl atobarai'
      .split(' ')
      .map(method => [method, 'authorized', 'cancelled'] as [string, string, string]),
    ['creditcard', 'captured', 'refunded'],
    ['bt', 'unpaid', 'cancelled'],
    ['cvs', 'paid', 'refunded'],
    ['cod', 'unpaid', 'cancelled'],
  ]
  const paid = money.map(([method, state, after]) => ({
    method,
    state,
    after,
    key: book.add({ method, paid: state }),
  }))
  const over: [string, OrderWish][] = [
    ['cancelled', { lines: [{ status: 'cancelled' }], paid: 'cancelled' }],
    ['dispatched', { lines: [{ status: 'dispatched' }] }],
    ['dispatched in part', { lines: [{ status: 'dispatched' }, {}] }],
    ['shipping', { lines: [{ status: 'dispatched' }], over: { status: 'shipping' } }],
    ['arrived', { lines: [{ status: 'dispatched' }], over: { status: 'arrived' } }],
  ]
  const ended = over.map(([name, wish]) => ({ name, key: book.add(wish) }))
  const waiting = book.add({
    lines: [orderLine({ shipping_start_on: '2099-01-01' })],
    over: { status: 'unshippable' },
  })

  const stock = async () => {
    const [one, two] = await Promise.all([showItem(stocked.item, shop), showItem(stocked.varied, shop)])
    return [one.stock, ...two.variations.map(each => each.stock)]
  }

  beforeAll(async () => {
    shop = await newShop()
    stocked.item = await newItem({}, shop)
    stocked.varied = await newItem({}, shop)
    stocked.variation = await newVariation(stocked.varied, {}, shop)
    stocked.left = await newVariation(stocked.varied, {}, shop)
    await putStock(stocked.item, { stock: 10 }, shop)
    await putStock(stocked.varied, { variations: [{ variation_id: stocked.variation, stock: 1 }] }, shop)
    await book.place(shop)
  })

  // R-CANCEL-2
  test('returns what the lines took, once', async () => {
    expect(await stock()).toEqual([10, 1, 0])
    const key = boughts.pop() ?? ''
    const after = await change('POST cancel', key, {}, shop)
    expect(after.lines.map(each => each.amount)).toEqual([3, 4, 2])
    expect(await stock()).toEqual([15, 5, 0])
    await refused(orderCall('POST cancel', key, {}, shop), rejectedOrder(), [`/api/orders/${key}`])
    expect(await stock()).toEqual([15, 5, 0])
  })

  // R-CANCEL-2
  test('without restock returns nothing', async () => {
    const before = await stock()
    const key = boughts.pop() ?? ''
    expect((await change('POST cancel', key, { restock: false }, shop)).status).toBe('cancelled')
    await refused(orderCall('POST cancel', key, { restock: true }, shop), rejectedOrder())
    expect(await stock()).toEqual(before)
  })

  test('returns what an edit has left, and no more', async () => {
    const [item = 0, variation = 0] = await stock()
    const key = boughts.pop() ?? ''
    const body = amountsBody(await showOrder(key, shop))
    const [first, second] = body.lines
    if (first === undefined || second === undefined) throw new Error('no lines')
    first.amount = 1
    second.amount = 0
    await change('PUT', key, body, shop)
    expect(await stock()).toEqual([item + 2, variation + 4, 0])
    await change('POST cancel', key, { restock: true }, shop)
    expect(await stock()).toEqual([item + 5, variation + 4, 0])
  })

  test('by six at a time is done once', async () => {
    const [item = 0, variation = 0] = await stock()
    const key = boughts.pop() ?? ''
    const answers = await Promise.all(Array.from({ length: 6 }, () => attempt('POST cancel', key, {}, shop)))
    expect(answers.map(each => each.status).sort()).toEqual([200, 422, 422, 422, 422, 422])
    expect(await stock()).toEqual([item + 5, variation + 4, 0])
    expect((await showOrder(key, shop)).balance_logs).toHaveLength(1)
  })

  test('of many orders at a time adds up', async () => {
    const [item = 0] = await stock()
    const key = boughts.pop() ?? ''
    await Promise.all([key, ...plain.splice(0, 3)].map(each => attempt('POST cancel', each, {}, shop)))
    expect((await stock())[0]).toBe(item + 5)
  })

  // R-ORDER-10, R-CANCEL-1
  test('leaves zeros, and the lines as they were', async () => {
    const before = await showOrder(rich, shop)
    const after = await change(
      'POST cancel',
      rich,
      { comment: 'ごめんなさい\n在庫切れ', restock: true },
      shop,
    )
    expect(orderFaults(after)).toEqual([])
    expect(after).toMatchObject({ status: 'cancelled', item_count: 0 })
    // It is decided before the money is asked for, and carried out after.
    expect(Date.parse(after.modified_at)).toBeGreaterThanOrEqual(Date.parse(after.cancelled_at ?? ''))
    expect(after.lines).toEqual(
      before.lines.map(each => ({
        ...each,
        ...(each.status === 'ordered' ? { status: 'cancelled', modified_at: after.cancelled_at } : {}),
      })),
    )
    const { amounts } = after
    expect(amounts).toMatchObject({
      ...{ subtotal: 0, shipping_fee: 0, cod_fee: 0, total: 0, adjustment: { amount: 0 } },
      ...{ coupon_discount: { amount: 0 }, coin_discount: { amount: 0 } },
    })
    expect(amounts.additional_charges.map(each => each.collected_fee ?? 0)).toEqual([0])
    expect(after.balance_logs.map(each => each.amount)).toEqual([-before.amounts.total])
    expect(after.customer).toEqual(before.customer)
    expect(await showOrder(rich, shop)).toEqual(after)
  })

  // R-ORDER-9, R-PAY-6
  test.for(paid)('of $method $state leaves the payment $after', async ({ key, after }) => {
    const order = await change('POST cancel', key, {}, shop)
    expect(order.payment.transactions.at(-1)?.status).toBe(after)
  })

  test('is possible before the window', async () => {
    expect((await change('POST cancel', waiting, {}, shop)).status).toBe('cancelled')
  })

  // R-CANCEL-3
  test.for(ended)('of an order that is $name is 422', async ({ key }) => {
    await refused(orderCall('POST cancel', key, {}, shop), rejectedOrder(), [`/api/orders/${key}`])
  })

  const bad: [string, object, Refusal][] = [
    ['a comment of 1001', { comment: 'x'.repeat(1001) }, invalidOrder('/comment')],
    ['nulls', { comment: null, restock: null }, invalidOrder('/comment', '/restock')],
    ['other types', { comment: 1, restock: 'true', x: 1 }, invalidOrder('/comment', '/restock', '/x')],
    ['U+0000', { comment: 'a\u0000' }, invalidOrder('/comment')],
    ['a list', [], invalidOrder('')],
  ]
  test.for(bad)('with %s is 400', async ([, body, wanted]) => {
    const [key = ''] = plain
    await refused(orderCall('POST cancel', key, body, shop), wanted, [`/api/orders/${key}`])
  })

  test('takes a comment of 1000', async () => {
    const key = take()
    expect((await change('POST cancel', key, { comment: '😀'.repeat(1000) }, shop)).status).toBe('cancelled')
    await change('PUT shop_memo', key, { text: 'may still be written' }, shop)
  })

  // R-STATUS-1
  test('ends everything else', async () => {
    const key = take()
    const body = amountsBody(await showOrder(key, shop))
    const cancelled = await change('POST cancel', key, {}, shop)
    const watch = [`/api/orders/${key}`]
    const calls: [string, unknown, Refusal][] = [
      ['PUT', body, rejectedOrder()],
      ['PUT', { ...body, lines: [] }, rejectedOrder()],
      ['PUT customer', { mail_address: 'a@example.jp' }, rejectedOrder()],
      ['PUT delivery', { delivery_date: null, delivery_time_zone: null }, rejectedOrder()],
      [
        'POST dispatch',
        { order_line_ids: cancelled.lines.map(each => each.id) },
        refusedOrder('not-dispatchable'),
      ],
    ]
    for (const [name, json, wanted] of calls) await refused(orderCall(name, key, json, shop), wanted, watch)
  })
})
