import { beforeAll, expect, test } from 'vitest'
import { OrderBook } from './support/order-documents.ts'
import {
  type AmountsBody,
  amountsBody,
  change,
  invalidOrder,
  orderCall,
  showOrder,
} from './support/orders.ts'
import { refused } from './support/refused.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

const counted = (length: number) => Array.from({ length }, (_, at) => at)

describeWithCli('the longest lists of an order', () => {
  let shop: Shop
  const book = new OrderBook()
  const option = {
    type: 'select',
    price: 0,
    name: '色',
    value: '藍',
    tax_mode: 'standard',
    consumption_tax_rate: 10,
  }
  const options = counted(100).map(at => ({ ...option, option_id: 1000 + at, option_variation_id: 1 }))
  const long = book.add({ lines: counted(1000).map(() => ({ price: 1 })) })
  const chosen = book.add({ lines: [{ options }] })
  const ids = counted(1000).map(at => 500_001 + at)
  const parcels = book.add({
    lines: ids.map(id => ({ id })),
    over: { shipping_lines: [{ order_line_ids: ids, shipping_method: null, shipping_fee: 0 }] },
  })

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
  })
  const longer = async (key: string, edit: (body: AmountsBody) => void, pointer: string) => {
    const body = amountsBody(await showOrder(key, shop))
    edit(body)
    await refused(orderCall('PUT', key, body, shop), invalidOrder(pointer), [`/api/orders/${key}`])
  }

  // R-LIMIT-8
  test('can be sent back as they are', async () => {
    for (const key of [long, chosen, parcels]) {
      const before = await showOrder(key, shop)
      const after = await change('PUT', key, amountsBody(before), shop)
      expect(after.lines).toEqual(before.lines)
      expect(after.shipping_lines).toEqual(before.shipping_lines)
    }
  })

  // R-LIMIT-8
  test('are not passed: one entry more is 400', async () => {
    const first = <T>(entries: readonly T[]): T => {
      const [entry] = entries
      if (entry === undefined) throw new Error('the list is empty')
      return entry
    }
    await longer(long, ({ lines }) => lines.push(first(lines)), '/lines')
    await longer(
      chosen,
      ({ lines }) => first(lines).options.push(first(first(lines).options)),
      '/lines/0/options',
    )
    await longer(
      parcels,
      ({ shipping_lines }) => first(shipping_lines).order_line_ids.push(1),
      '/shipping_lines/0/order_line_ids',
    )
    const parcel = { order_line_ids: [1], shipping_fee: 0 }
    await longer(
      chosen,
      ({ shipping_lines }) => shipping_lines.push(...counted(1001).map(() => parcel)),
      '/shipping_lines',
    )
  })

  // R-LIMIT-8
  test('are dispatched at once, but no line more', async () => {
    const order_line_ids = (await showOrder(long, shop)).lines.map(each => each.id)
    await refused(
      orderCall('POST dispatch', long, { order_line_ids: [...order_line_ids, 1] }, shop),
      invalidOrder('/order_line_ids'),
      [`/api/orders/${long}`],
    )
    const sent = await change('POST dispatch', long, { order_line_ids }, shop)
    expect(sent.status).toBe('dispatched')
  })

  // R-LIMIT-7
  test.each(['statuses', 'payments', 'order_types', 'properties'])(
    'a search takes up to 100 %s, each of which has to be one',
    async name => {
      const search = (length: number, ...pointers: string[]) => {
        const json = { [name]: counted(length).map(at => `none ${at}`) }
        const request = { method: 'POST', path: '/api/orders/search', json, token: shop.token }
        return refused(request, invalidOrder(...pointers))
      }
      await search(100, ...counted(100).map(at => `/${name}/${at}`))
      await search(101, `/${name}`)
    },
  )
})
