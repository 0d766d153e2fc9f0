import { beforeAll, expect, test } from 'vitest'
import { newItem, putStock, showItem } from './support/makers.ts'
import { OrderBook } from './support/order-documents.ts'
import type { Order } from './support/order-shapes.ts'
import {
  type AmountsBody,
  amountsBody,
  attempt,
  change,
  editAmounts,
  lineOf,
  orderCall,
  orderFaults,
  refuseAmounts,
  rejectedOrder,
  showOrder,
} from './support/orders.ts'
import { refused } from './support/refused.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

const option = (option_id: number, price: number) => ({
  ...{ option_id, option_variation_id: option_id, name: 'o', type: 'select', value: 'v', price },
  ...{ tax_mode: 'standard', consumption_tax_rate: 10 },
})

describeWithCli('setting the amounts', () => {
  let shop: Shop
  let item = 0
  const book = new OrderBook()
  const plain = book.many(24, {
    lines: [
      { price: 1000, amount: 2 },
      { price: 700, tax_mode: 'reduced' },
    ],
  })
  const take = () => plain.pop() ?? ''
  const optional = book.many(4, { lines: [{ options: [option(31, 100), option(32, 50)], amount: 3 }, {}] })
  const stocked = book.many(3, () => ({ lines: [{ item_id: item, amount: 3 }, {}] }))
  const perLine = book.many(2, {
    lines: [
      { shipping_fee: 300, shipping_method: 'a' },
      { shipping_fee: 0, shipping_method: 'b' },
    ],
  })
  const parcels = book.many(3, {
    lines: [{ id: 901 }, { id: 902 }, { id: 903 }],
    amounts: { shipping_fee: 900 },
    over: {
      shipping_lines: [
        { order_line_ids: [901, 902], shipping_method: '60', shipping_fee: 500 },
        { order_line_ids: [903], shipping_method: '80', shipping_fee: 400 },
      ],
    },
  })
  const coupon = book.add({
    amounts: {
      coupon_discount: { amount: 100, note: 'SALE', allocates_balance_log: true },
      adjustment: { amount: -10 },
    },
  })
  const partly = book.many(2, {
    lines: [{ status: 'dispatched' }, { price: 400 }, { status: 'cancelled' }, {}],
  })
  const counted = book.add()

  const stock = async () => (await showItem(item, shop)).stock
  const edited = (key: string, edit: (body: AmountsBody) => void) => editAmounts(key, edit, shop)
  const refuse = (key: string, edit: (body: AmountsBody, order: Order) => void, ...pointers: string[]) =>
    refuseAmounts(key, edit, shop, { pointers, watch: [`/api/items/${item}`] })

  beforeAll(async () => {
    shop = await newShop()
    item = await newItem({}, shop)
    await putStock(item, { stock: 4 }, shop)
    await book.place(shop)
  })

  // R-CHANGE-5, R-MAIL-1
  test('to what they are is accepted and moves nothing', async () => {
    for (const key of [take(), coupon, partly[0] ?? '', parcels[0] ?? '', perLine[0] ?? '']) {
      const [before, after] = await edited(key, () => {})
      expect(after).toEqual(before)
    }
  })

  // R-ORDER-5, R-ORDER-10
  test('sets totals, tax, counts and a log entry', async () => {
    const [before, after] = await edited(take(), body => {
      Object.assign(lineOf(body), { price: 1999, amount: 3 })
      Object.assign(lineOf(body, 1), { price: 333 })
      Object.assign(body.amounts, {
        shipping_fee: 440,
        adjustment: { amount: -7 },
        coupon_discount: { amount: 30 },
      })
    })
    expect(after.lines.map(each => [each.total, each.consumption_total_tax])).toEqual([
      [5997, 545],
      [333, 24],
    ])
    expect(after.amounts).toMatchObject({ subtotal: 6330, shipping_fee: 440, total: 6733 })
    expect(after.item_count).toBe(4)
    expect(orderFaults(after)).toEqual([])
    expect(after.balance_logs.map(each => each.amount)).toEqual([6733 - before.amounts.total])
    expect(Date.parse(after.modified_at)).toBeGreaterThan(Date.parse(before.modified_at))
    expect(await showOrder(after.unique_key, shop)).toEqual(after)
  })

  // R-CHANGE-6
  test('moves modified_at of the changed line only, and no log where the total stays', async () => {
    const [before, after] = await edited(take(), body => {
      lineOf(body).price -= 10
      lineOf(body, 1).price += 20
    })
    expect(after.amounts).toEqual(before.amounts)
    expect(after.balance_logs).toEqual([])
    const [, second] = await edited(after.unique_key, body => {
      lineOf(body, 1).price += 1
    })
    expect(second.lines[0]?.modified_at).toBe(after.lines[0]?.modified_at)
  })

  // R-AMOUNT-4
  test('0 cancels a line, which keeps what it was', async () => {
    const [before, after] = await edited(take(), body => void Object.assign(lineOf(body), { amount: 0 }))
    const [old] = before.lines
    expect(after.lines[0]).toEqual({ ...old, status: 'cancelled', modified_at: after.modified_at })
    expect(after).toMatchObject({ item_count: 1, amounts: { subtotal: 700, total: 700 }, status: 'ordered' })
    expect(orderFaults(after)).toEqual([])
    // It is no longer to be listed, but may be, unchanged.
    const body = amountsBody(after)
    await change('PUT', after.unique_key, body, shop)
    const listed = { ...amountsBody(before).lines[0] }
    await change('PUT', after.unique_key, { ...body, lines: [listed, ...body.lines] }, shop)
    const wrong = { ...body, lines: [{ ...listed, price: 1 }, ...body.lines] }
    await refused(orderCall('PUT', after.unique_key, wrong, shop), rejectedOrder('/lines/0/price'))
  })

  // R-AMOUNT-4
  test('0 for all lines is 422', async () => {
    await refuse(take(), body => {
      for (const each of body.lines) each.amount = 0
    })
  })

  // R-AMOUNT-4, R-AMOUNT-9
  test('0 for what is left beside a dispatched line ends the order', async () => {
    const [, after] = await edited(partly[1] ?? '', body => {
      for (const each of body.lines) each.amount = 0
    })
    expect(after.status).toBe('dispatched')
    expect(orderFaults(after)).toEqual([])
  })

  test('sets the prices of options', async () => {
    const [, after] = await edited(optional.pop() ?? '', body => {
      lineOf(body).options = [
        { option_id: 32, price: 0 },
        { option_id: 31, price: 333 },
      ]
    })
    expect(after.lines[0]).toMatchObject({ option_total: 999, total: 3999, consumption_total_tax: 363 })
    expect(after.lines[0]?.options.map(each => [each.option_id, each.price])).toEqual([
      [31, 333],
      [32, 0],
    ])
    expect(orderFaults(after)).toEqual([])
  })

  const wrong: [string, () => string, (body: AmountsBody, order: Order) => void, string[]][] = [
    ['a line missing', take, body => void body.lines.shift(), ['/lines']],
    ['all lines missing', take, body => void body.lines.splice(0), ['/lines']],
    [
      'an unknown line',
      take,
      body => void body.lines.push({ ...lineOf(body), id: 1_999_999_999 }),
      ['/lines/2/id'],
    ],
    ['a line twice', take, body => void body.lines.push({ ...lineOf(body) }), ['/lines/2/id']],
    [
      'an option missing',
      () => optional[0] ?? '',
      body => void lineOf(body).options.pop(),
      ['/lines/0/options'],
    ],
    [
      'an option unknown',
      () => optional[0] ?? '',
      body => void lineOf(body, 1).options.push({ option_id: 31, price: 1 }),
      ['/lines/1/options/0/option_id'],
    ],
    [
      'an option twice',
      () => optional[0] ?? '',
      body => void lineOf(body).options.push({ option_id: 31, price: 1 }),
      ['/lines/0/options/2/option_id'],
    ],
    [
      'a fee released',
      () => perLine[0] ?? '',
      body => void Object.assign(lineOf(body), { shipping_fee: 0 }),
      [],
    ],
    [
      'a fee of a line that the whole does not follow',
      () => perLine[0] ?? '',
      body => void Object.assign(lineOf(body), { shipping_fee: 310 }),
      [],
    ],
    [
      'a whole fee against its parcels',
      () => parcels[0] ?? '',
      body => void Object.assign(body.amounts, { shipping_fee: 899 }),
      [],
    ],
    ['a parcel missing', () => parcels[0] ?? '', body => void body.shipping_lines.pop(), []],
    [
      'a parcel where there are none',
      take,
      (body, order) =>
        void body.shipping_lines.push({ order_line_ids: [order.lines[0]?.id ?? 0], shipping_fee: 0 }),
      [],
    ],
    [
      'an adjustment released',
      () => coupon,
      body => void Object.assign(body.amounts, { adjustment: { amount: 0 } }),
      ['/amounts/adjustment/amount'],
    ],
    [
      'a total below 0',
      take,
      body => void Object.assign(body.amounts, { adjustment: { amount: -2701 } }),
      [],
    ],
    [
      '2^53-1 pieces',
      take,
      body => void Object.assign(lineOf(body), { amount: Number.MAX_SAFE_INTEGER }),
      [],
    ],
    [
      'an enormous price',
      take,
      body => void Object.assign(lineOf(body), { price: Number.MAX_SAFE_INTEGER }),
      [],
    ],
    [
      'an enormous fee',
      take,
      body => void Object.assign(body.amounts, { shipping_fee: Number.MAX_SAFE_INTEGER }),
      [],
    ],
    [
      'an enormous coupon that a fee makes up for',
      take,
      body =>
        void Object.assign(body.amounts, {
          ...{ shipping_fee: 1_000_000_000_000, coupon_discount: { amount: 1_000_000_000_001 } },
        }),
      ['/amounts/coupon_discount/amount'],
    ],
    [
      'an enormous adjustment that a fee makes up for',
      take,
      body =>
        void Object.assign(body.amounts, {
          ...{ shipping_fee: 1_000_000_000_000, adjustment: { amount: -1_000_000_000_001 } },
        }),
      ['/amounts/adjustment/amount'],
    ],
    [
      'a dispatched line otherwise',
      () => partly[0] ?? '',
      (body, order) =>
        void body.lines.push({
          id: order.lines[0]?.id ?? 0,
          price: 1000,
          amount: 2,
          shipping_fee: 0,
          options: [],
        }),
      ['/lines/2/amount'],
    ],
  ]
  // R-AMOUNT-1
  test.for(wrong)('with %s is 422', async ([, key, edit, pointers]) => {
    await refuse(key(), edit, ...pointers)
  })

  // R-AMOUNT-7
  test('with a total of exactly 0 is accepted for cash on delivery', async () => {
    const [, after] = await edited(take(), body => {
      body.amounts.adjustment.amount = -2700
    })
    expect(after).toMatchObject({ status: 'ordered', amounts: { total: 0 } })
  })

  // R-ORDER-7
  test('shares fees among lines and parcels', async () => {
    const [, lines] = await edited(perLine[1] ?? '', body => {
      lineOf(body).shipping_fee = 1
      lineOf(body, 1).shipping_fee = 99
      body.amounts.shipping_fee = 100
    })
    expect(lines.amounts).toMatchObject({ shipping_fee: 100, total: 2100 })
    const [, after] = await edited(parcels[1] ?? '', body => {
      body.shipping_lines.reverse()
      for (const [at, each] of body.shipping_lines.entries()) each.shipping_fee = at * 250
      body.amounts.shipping_fee = 250
    })
    expect(after.shipping_lines.map(each => [each.shipping_method, each.shipping_fee])).toEqual([
      ['60', 250],
      ['80', 0],
    ])
    expect(after.amounts.total).toBe(3250)
  })

  // R-AMOUNT-3, R-AMOUNT-4
  test('leaves the fee of a parcel that is cancelled with that', async () => {
    const [, after] = await edited(parcels[2] ?? '', body => {
      lineOf(body, 2).amount = 0
      for (const each of body.shipping_lines)
        if (each.order_line_ids.length === 1) each.shipping_fee = Number.MAX_SAFE_INTEGER
      body.amounts.shipping_fee = 500
    })
    expect(after.shipping_lines.map(each => each.shipping_fee)).toEqual([500, 400])
    expect(after.amounts).toMatchObject({ shipping_fee: 500, total: 2500 })
  })

  // R-AMOUNT-6
  test('a coupon set to 0 loses its note', async () => {
    const [, after] = await edited(coupon, body => {
      body.amounts.coupon_discount.amount = 0
    })
    expect(after.amounts.coupon_discount).toMatchObject({ amount: 0, note: null })
  })

  // R-AMOUNT-5
  test('takes stock for more and gives it back for less', async () => {
    const [key = '', other = ''] = stocked
    expect(await stock()).toBe(4)
    await edited(key, body => Object.assign(lineOf(body), { amount: 7 }))
    expect(await stock()).toBe(0)
    await refuse(key, body => Object.assign(lineOf(body), { amount: 8 }))
    await refuse(other, body => Object.assign(lineOf(body), { amount: 4, price: 1 }))
    await edited(key, body => Object.assign(lineOf(body), { amount: 2 }))
    expect(await stock()).toBe(5)
    await edited(key, body => Object.assign(lineOf(body), { amount: 0 }))
    expect(await stock()).toBe(7)
    await edited(key, () => {})
    expect(await stock()).toBe(7)
  })

  // R-AMOUNT-8, R-LIMIT-10
  test('is possible 20 times, also where nothing changes, and refused ones do not count', async () => {
    await refuse(counted, body => void body.lines.splice(0))
    for (let turn = 0; turn < 20; turn += 1)
      await edited(counted, body => void Object.assign(lineOf(body), { price: 1000 + (turn % 3) }))
    await refuse(counted, () => {})
  })

  // R-CHANGE-2
  test('two at a time are one after the other', async () => {
    const key = take()
    const body = amountsBody(await showOrder(key, shop))
    const prices = [500, 600, 700, 800]
    const answers = await Promise.all(
      prices.map(price => {
        const own = structuredClone(body)
        lineOf(own).price = price
        return attempt('PUT', key, own, shop)
      }),
    )
    expect(answers.map(each => each.status)).toEqual([200, 200, 200, 200])
    const after = await showOrder(key, shop)
    expect(orderFaults(after)).toEqual([])
    const logged = after.balance_logs.reduce((sum, each) => sum + each.amount, 2700)
    expect(logged).toBe(after.amounts.total)
  })
})
