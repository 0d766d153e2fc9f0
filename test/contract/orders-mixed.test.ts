import { beforeAll, expect, test } from 'vitest'
import { newItem, putStock, remove, showItem } from './support/makers.ts'
import { OrderBook, orderKey } from './support/order-documents.ts'
import {
  amountsBody,
  attempt,
  change,
  orderCall,
  orderFaults,
  refusedOrder,
  rejectedOrder,
  searchOrders,
  showOrder,
} from './support/orders.ts'
import { refused } from './support/refused.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

const later = { shipping_start_on: '2099-01-01', shipping_end_on: '2099-02-01' }

describeWithCli('one thing after another on an order', () => {
  let shop: Shop
  let item = 0
  let doomed = 0
  const book = new OrderBook()
  const cards = book.many(3, () => ({
    ...{ method: 'creditcard', paid: 'authorized' },
    lines: [{ item_id: item, amount: 2 }, { price: 500 }, { price: 300 }],
  }))
  const half = book.add({ lines: [{}, later] })
  const shrinking = book.add({ lines: [{}, later] })
  const unpaid = book.add({ method: 'bt' })
  const counted = book.add()
  const wide = book.add({ lines: Array.from({ length: 300 }, (_, at) => ({ price: at + 1 })) })
  const raced = book.many(4, () => ({ lines: [{ item_id: item, amount: 2 }, {}] }))
  const orphan = book.add(() => ({ lines: [{ item_id: doomed, amount: 2 }] }))

  beforeAll(async () => {
    shop = await newShop()
    ;[item, doomed] = await Promise.all([newItem({}, shop), newItem({}, shop)])
    await putStock(item, { stock: 10 }, shop)
    await book.place(shop)
  })
  const stock = async () => (await showItem(item, shop)).stock

  // R-DISPATCH-6, R-PAY-5
  test('a card is captured with the first parcel; less is given back after it, more refused', async () => {
    const [key = ''] = cards
    const [a = 0, b = 0, c = 0] = (await showOrder(key, shop)).lines.map(each => each.id)
    const first = await change('POST dispatch', key, { order_line_ids: [b] }, shop)
    expect(first.payment.transactions.at(-1)?.status).toBe('captured')
    const body = amountsBody(first)
    expect(body.lines.map(each => each.id)).toEqual([a, c])
    const up = { ...body, amounts: { ...body.amounts, shipping_fee: 1 } }
    await refused(orderCall('PUT', key, up, shop), rejectedOrder(), [`/api/orders/${key}`])
    const less = structuredClone(body)
    Object.assign(less.lines[0] ?? {}, { amount: 1 })
    const second = await change('PUT', key, less, shop)
    expect(second.amounts.total).toBe(1800)
    expect(second.balance_logs.map(each => each.amount)).toEqual([2800, -1000])
    await refused(orderCall('POST cancel', key, {}, shop), rejectedOrder(), [`/api/orders/${key}`])
    const third = await change('POST dispatch', key, { order_line_ids: [a, c] }, shop)
    expect(third.balance_logs).toHaveLength(2)
    expect(third.status).toBe('dispatched')
    expect(orderFaults(third)).toEqual([])
    expect(await stock()).toBe(11)
  })

  // R-STATUS-3
  test('a line before its window does not go out with the others', async () => {
    const [ready = 0, waits = 0] = (await showOrder(half, shop)).lines.map(each => each.id)
    const watch = [`/api/orders/${half}`]
    for (const order_line_ids of [[waits], [ready, waits]]) {
      const wanted = refusedOrder('invalid-order-lines', `/order_line_ids/${order_line_ids.indexOf(waits)}`)
      await refused(orderCall('POST dispatch', half, { order_line_ids }, shop), wanted, watch)
    }
    const after = await change('POST dispatch', half, { order_line_ids: [ready] }, shop)
    expect(after.status).toBe('ordered')
  })

  // R-AMOUNT-9
  test('an order whose ready line is taken away waits for its window', async () => {
    const body = amountsBody(await showOrder(shrinking, shop))
    Object.assign(body.lines[0] ?? {}, { amount: 0 })
    const after = await change('PUT', shrinking, body, shop)
    expect(after.status).toBe('unshippable')
    const found = async (statuses: string[]) =>
      (
        await searchOrders(
          { keyword: shrinking, ordered_from_date: '2026-01-02', ordered_to_date: '2026-01-02', statuses },
          shop,
        )
      ).orders.length
    expect(await found(['ordered', 'dispatched', 'cancelled'])).toBe(0)
    expect(await found([])).toBe(1)
  })

  // R-AMOUNT-9, R-PAY-2
  test('an unpaid order that costs nothing no more waits for nothing', async () => {
    const body = amountsBody(await showOrder(unpaid, shop))
    Object.assign(body.lines[0] ?? {}, { price: 0 })
    const after = await change('PUT', unpaid, body, shop)
    expect([after.status, after.amounts.total]).toEqual(['ordered', 0])
    Object.assign(body.lines[0] ?? {}, { price: 70 })
    expect((await change('PUT', unpaid, body, shop)).status).toBe('unpaid')
  })

  test('three hundred lines are edited, sent and summed up', async () => {
    const before = await showOrder(wide, shop)
    expect(orderFaults(before)).toEqual([])
    const body = amountsBody(before)
    for (const line of body.lines) line.amount = line.price % 3
    body.lines.reverse()
    const edited = await change('PUT', wide, body, shop)
    expect(orderFaults(edited)).toEqual([])
    expect(edited.lines.filter(each => each.status === 'cancelled')).toHaveLength(100)
    const order_line_ids = edited.lines.filter(each => each.status === 'ordered').map(each => each.id)
    const sent = await change('POST dispatch', wide, { order_line_ids: order_line_ids.reverse() }, shop)
    expect(sent.status).toBe('dispatched')
  })

  test('a cancellation and an edit at once leave the stock right, whichever was first', async () => {
    const before = await stock()
    await Promise.all(
      raced.map(async key => {
        const order = await showOrder(key, shop)
        const body = amountsBody(order)
        Object.assign(body.lines[0] ?? {}, { amount: 3 })
        const dispatch = { order_line_ids: order.lines.map(each => each.id) }
        const answers = await Promise.all([
          attempt('PUT', key, body, shop),
          attempt('POST cancel', key, {}, shop),
          attempt('POST dispatch', key, dispatch, shop),
          attempt('POST cancel', key, { restock: true }, shop),
        ])
        for (const { status } of answers) expect([200, 422]).toContain(status)
      }),
    )
    const orders = await Promise.all(raced.map(key => showOrder(key, shop)))
    expect(orders.flatMap(orderFaults)).toEqual([])
    const held = orders
      .flatMap(each => each.lines)
      .filter(each => each.item_id === item && each.status !== 'cancelled')
    const pieces = held.reduce((sum, each) => sum + each.amount, 0)
    expect((await stock()) + pieces).toBe(before + 2 * raced.length)
  })

  // R-ITEM-20, R-ORDER-4
  test('an order outlives its item', async () => {
    const before = await showOrder(orphan, shop)
    await remove(`/api/items/${doomed}`, shop)
    expect((await showOrder(orphan, shop)).lines).toEqual(before.lines)
    const body = amountsBody(before)
    Object.assign(body.lines[0] ?? {}, { amount: 1 })
    expect((await change('PUT', orphan, body, shop)).item_count).toBe(1)
    expect((await change('POST cancel', orphan, {}, shop)).status).toBe('cancelled')
  })

  test('thirty edits at a time are twenty, and fifteen addresses ten', async () => {
    const body = amountsBody(await showOrder(counted, shop))
    const edits = Array.from({ length: 30 }, () => attempt('PUT', counted, body, shop))
    const done = (await Promise.all(edits)).map(each => each.status)
    expect([done.filter(each => each === 200).length, done.filter(each => each === 422).length]).toEqual([
      20, 10,
    ])
    const mails = Array.from({ length: 15 }, (_, at) =>
      attempt('PUT customer', counted, { mail_address: `m${at}@example.jp` }, shop),
    )
    const sent = (await Promise.all(mails)).map(each => each.status)
    expect([sent.filter(each => each === 200).length, sent.filter(each => each === 422).length]).toEqual([
      10, 5,
    ])
  })

  test('nothing is to be done to an order that is none', async () => {
    const key = orderKey()
    const body = { order_line_ids: [1] }
    await refused(orderCall('POST dispatch', key, body, shop), { status: 404, type: 'orders/not-found' })
    await refused(orderCall('POST cancel', key.toLowerCase(), {}, shop), {
      status: 404,
      type: 'orders/not-found',
    })
  })
})
