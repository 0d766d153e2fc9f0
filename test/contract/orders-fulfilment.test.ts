import { beforeAll, expect, test } from 'vitest'
import { runCli } from './support/cli.ts'
import { OrderBook, type OrderWish } from './support/order-documents.ts'
import type { Order } from './support/order-shapes.ts'
import {
  amountsBody,
  change,
  orderCall,
  orderFaults,
  refusedOrder,
  rejectedOrder,
  showOrder,
} from './support/orders.ts'
import { refused } from './support/refused.ts'
import { cli, describeWithCli, newShop, type Shop } from './support/shops.ts'

const ids = (order: Order) => order.lines.map(each => each.id)
const statuses = (order: Order) => order.lines.map(each => each.status)

/** Lines of these types, numbered from 901. */
const typed = (...types: string[]): OrderWish => ({
  lines: types.map((_, at) => ({ id: 901 + at, title: `t${at}` })),
  state: { lines: types.map((item_type, at) => ({ id: 901 + at, item_type })) },
})

describeWithCli('orders that nobody sends', () => {
  let shop: Shop
  const book = new OrderBook()
  const [takeout = '', ...more] = book.many(3, typed('takeout', 'normal'))
  const only = book.add({ ...typed('takeout'), method: 'creditcard', paid: 'authorized' })
  const digital = book.add({ ...typed('digital'), method: 'bt' })
  const card = book.add({ ...typed('digital'), method: 'creditcard', paid: 'authorized' })
  const three = book.add({ ...typed('digital', 'takeout', 'normal'), method: 'cvs', paid: 'paid' })

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
  })
  const order = async (...args: string[]) => {
    const [name = '', key = '', ...rest] = args
    const { code, stderr } = await runCli(cli(), ['order', name, '--shop', shop.key, key, ...rest])
    expect(code, stderr).toBe(0)
  }

  // R-DISPATCH-8
  test('takeout lines are dispatched without carrier and number', async () => {
    const [fetched = 0, sent = 0] = ids(await showOrder(takeout, shop))
    const watch = [`/api/orders/${takeout}`]
    for (const order_line_ids of [[fetched], [fetched, sent]]) {
      const body = { order_line_ids, delivery_company_id: 1, tracking_number: 'A1' }
      const wanted = refusedOrder('invalid-delivery', '/delivery_company_id', '/tracking_number')
      await refused(orderCall('POST dispatch', takeout, body, shop), wanted, watch)
    }
    await refused(
      orderCall('POST dispatch', takeout, { order_line_ids: [fetched], delivery_company_id: 2 }, shop),
      refusedOrder('invalid-delivery', '/delivery_company_id'),
      watch,
    )
    const one = await change('POST dispatch', takeout, { order_line_ids: [fetched] }, shop)
    expect([one.status, statuses(one)]).toEqual(['ordered', ['dispatched', 'ordered']])
    expect(one.delivery.dispatches).toMatchObject([{ delivery_company_id: null, tracking_number: null }])
    const two = await change(
      'POST dispatch',
      takeout,
      { order_line_ids: [sent], delivery_company_id: 1 },
      shop,
    )
    expect(two.status).toBe('dispatched')
  })

  // R-DISPATCH-8
  test('or handed over by the command line, all that wait or those that are named', async () => {
    for (const key of more) {
      const [fetched] = ids(await showOrder(key, shop))
      await order('hand-over', key, ...(key === more[0] ? [] : ['--lines', String(fetched)]))
      expect(statuses(await showOrder(key, shop))).toEqual(['dispatched', 'ordered'])
    }
    await order('hand-over', only)
    const done = await showOrder(only, shop)
    expect(done.status).toBe('dispatched')
    expect(done.payment.transactions.at(-1)?.status).toBe('captured')
  })

  // R-STATUS-6
  test('digital lines are complete once they are paid and can be downloaded', async () => {
    await order('provide-downloads', digital)
    expect((await showOrder(digital, shop)).status).toBe('unpaid')
    await order('confirm-transfer', digital)
    const done = await showOrder(digital, shop)
    expect(done.status).toBe('dispatched')
    expect(done.delivery.dispatches).toMatchObject([
      { delivery_company_id: null, tracking_number: null, comment: null, order_line_ids: ids(done) },
    ])
    expect(done.delivery).toMatchObject({ delivery_company_id: 0, tracking_number: null })
    expect(done.balance_logs.map(each => each.amount)).toEqual([done.amounts.total])
    expect(orderFaults(done)).toEqual([])
  })

  // R-STATUS-6
  test('their download makes money of an authorised payment', async () => {
    await order('provide-downloads', card)
    const done = await showOrder(card, shop)
    expect([done.status, done.payment.transactions.at(-1)?.status]).toEqual(['dispatched', 'captured'])
  })

  // R-DISPATCH-9
  test('each line of a mixed order goes its own way', async () => {
    await order('provide-downloads', three)
    expect(statuses(await showOrder(three, shop))).toEqual(['dispatched', 'ordered', 'ordered'])
    await order('hand-over', three)
    const before = await showOrder(three, shop)
    expect([before.status, statuses(before)]).toEqual(['ordered', ['dispatched', 'dispatched', 'ordered']])
    const body = { order_line_ids: [ids(before)[2]], delivery_company_id: 3, tracking_number: 'Z' }
    const done = await change('POST dispatch', three, body, shop)
    expect(done).toMatchObject({ status: 'dispatched', delivery: { delivery_company_id: 3 } })
    expect(done.delivery.dispatches).toHaveLength(3)
    expect(done.balance_logs).toHaveLength(1)
  })
})

describeWithCli('money that people take', () => {
  let shop: Shop
  const book = new OrderBook()
  const cash = book.many(2, { lines: [{ status: 'dispatched', price: 700 }] })
  const rests = ['cvs', 'bt', 'service_bt'].map(method => {
    const lines = [{ status: 'dispatched', price: 300 }, { price: 500 }, { price: 90, amount: 2 }]
    return book.add({ method, paid: 'paid', lines, amounts: { shipping_fee: 40 } })
  })
  const door = book.add({ lines: [{ status: 'dispatched' }, {}] })

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
  })

  // R-PAY-9
  test('at the door is there when the order has arrived, or a person says so', async () => {
    const [arrived = '', said = ''] = cash
    for (const args of [
      ['report-delivery', '--shop', shop.key, arrived, 'arrived'],
      ['confirm-cash', '--shop', shop.key, said],
    ]) {
      const { code, stderr } = await runCli(cli(), ['order', ...args])
      expect(code, stderr).toBe(0)
    }
    expect((await showOrder(arrived, shop)).status).toBe('arrived')
    for (const key of cash) {
      const order = await showOrder(key, shop)
      expect(order.payment.transactions.at(-1)).toMatchObject({ status: 'paid', amount: 700 })
      expect(order.balance_logs.map(each => each.amount)).toEqual([700])
    }
  })

  // R-CANCEL-4
  test('beforehand is owed to the buyer where the rest is set to 0 or cancelled', async () => {
    for (const key of rests) {
      const before = await showOrder(key, shop)
      const cheaper = amountsBody(before)
      Object.assign(cheaper.lines[0] ?? {}, { price: 400 })
      await refused(orderCall('PUT', key, cheaper, shop), rejectedOrder('/amounts'), [`/api/orders/${key}`])
      const body = amountsBody(before)
      Object.assign(body.lines[0] ?? {}, { amount: 0 })
      const less = await change('PUT', key, body, shop)
      expect(less.amounts.total).toBe(before.amounts.total - 500)
      const rest = await change('POST cancel', key, { comment: '在庫切れ' }, shop)
      expect([rest.status, rest.cancelled_at]).toEqual(['dispatched', null])
      expect(statuses(rest)).toEqual(['dispatched', 'cancelled', 'cancelled'])
      expect(rest.amounts).toMatchObject({ subtotal: 300, shipping_fee: 40, total: 340 })
      expect(rest.balance_logs.map(each => each.amount)).toEqual([-500, -180])
      expect(rest.payment).toEqual(before.payment)
      expect(orderFaults(rest)).toEqual([])
    }
  })

  // R-CANCEL-4
  test('at the door leaves an order that was sent in part as it is', async () => {
    await refused(orderCall('POST cancel', door, {}, shop), rejectedOrder(), [`/api/orders/${door}`])
  })
})

describeWithCli('while payments are under maintenance', () => {
  let shop: Shop
  const book = new OrderBook()
  const card = book.add({ method: 'creditcard', paid: 'authorized' })
  const byHand = ['bt', 'cod'].map(method => book.add({ method }))

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
    const args = ['shop', 'settings', '--shop', shop.key, 'payment_maintenance=on']
    expect((await runCli(cli(), args)).code).toBe(0)
  })

  // R-PAY-14
  test('amounts that a service would have to follow stay; others change', async () => {
    const lower = async (key: string) => {
      const body = amountsBody(await showOrder(key, shop))
      Object.assign(body.lines[0] ?? {}, { price: 900 })
      return body
    }
    const watch = [`/api/orders/${card}`]
    await refused(orderCall('PUT', card, await lower(card), shop), refusedOrder('payment-maintenance'), watch)
    const same = amountsBody(await showOrder(card, shop))
    expect((await change('PUT', card, same, shop)).amounts.total).toBe(1000)
    for (const key of byHand)
      expect((await change('PUT', key, await lower(key), shop)).amounts.total).toBe(900)
  })
})
