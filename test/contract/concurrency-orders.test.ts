import { beforeAll, expect, test } from 'vitest'
import { newItem, putStock, showItem } from './support/makers.ts'
import { worker } from './support/many-clients.ts'
import { OrderBook } from './support/order-documents.ts'
import { amountsBody, attempt, orderFaults, searchOrders, showOrder } from './support/orders.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'
import { pick, random } from './support/shuffle.ts'

const clients = 8

describeWithCli('many clients at work on a few orders', () => {
  let shop: Shop
  let item = 0
  const book = new OrderBook()
  const keys = [
    ...book.many(4, () => ({ lines: [{ item_id: item, amount: 3 }, { item_id: item, amount: 2 }, {}] })),
    ...book.many(2, () => ({
      method: 'creditcard',
      paid: 'authorized',
      lines: [{ item_id: item, amount: 5 }, {}],
    })),
    ...book.many(2, () => ({ method: 'bt', lines: [{ item_id: item, amount: 5 }, {}] })),
  ]
  const opening = 20
  const taken = 8 * 5

  beforeAll(async () => {
    shop = await newShop()
    item = await newItem({}, shop)
    await putStock(item, { stock: opening }, shop)
    await book.place(shop)
  })

  // R-CANCEL-5
  test('leave orders that add up, and stock that balances', async () => {
    const seed = Date.now() % 1_000_000
    const work = worker()
    const met = new Set<string>()
    const client = async (number: number) => {
      const next = random(seed + number)
      await work(async () => {
        const key = pick(keys, next)
        const order = await showOrder(key, shop)
        const body = amountsBody(order)
        const edited = body.lines.length > 0 ? pick(body.lines, next) : undefined
        if (edited !== undefined)
          Object.assign(edited, { amount: Math.floor(next() * 8), price: 900 + number })
        const lines = order.lines.filter(() => next() < 0.4).map(each => each.id)
        const [name, json] = pick(
          [
            ...Array.from({ length: 6 }, () => ['PUT', body]),
            ['POST dispatch', { order_line_ids: lines.length > 0 ? lines : [order.lines[0]?.id] }],
            ['PUT shop_memo', { text: `${number}` }],
            ['PUT delivery', { delivery_date: null, delivery_time_zone: pick(['1214', '1416', null], next) }],
            ['PUT customer', { mail_address: `c${number}@example.jp` }],
            ...(next() < 0.1 ? [['POST cancel', {}]] : []),
          ] as [string, unknown][],
          next,
        )
        const answer = await attempt(name, key, json, shop)
        met.add(`${name} ${answer.status}`)
        // Whatever is read at any moment agrees with itself.
        expect([seed, orderFaults(await showOrder(key, shop))]).toEqual([seed, []])
      })
    }
    await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))

    const orders = await Promise.all(keys.map(key => showOrder(key, shop)))
    const held = orders
      .flatMap(each => each.lines)
      .filter(each => each.item_id === item && each.status !== 'cancelled')
      .reduce((sum, each) => sum + each.amount, 0)
    const { stock } = await showItem(item, shop)
    expect([seed, stock + held]).toEqual([seed, opening + taken])
    expect(stock).toBeGreaterThanOrEqual(0)
    const found = await searchOrders({ ordered_from_date: '2026-01-01', ordered_to_date: '2026-01-31' }, shop)
    for (const { unique_key, status, amounts, item_count } of found.orders) {
      const order = orders.find(each => each.unique_key === unique_key)
      expect(order).toMatchObject({ status, amounts, item_count })
    }
    for (const order of orders) {
      const sent = order.delivery.dispatches.flatMap(each => each.order_line_ids)
      expect(new Set(sent).size, 'a line is sent once').toBe(sent.length)
    }
    expect([...met]).toContain('PUT 200')
  })
})
