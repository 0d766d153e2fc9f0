import { beforeAll, expect, test } from 'vitest'
import { OrderBook, type OrderWish } from './support/order-documents.ts'
import { type AmountsBody, editAmounts, lineOf, refuseAmounts, showOrder } from './support/orders.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

describeWithCli('the amounts, by the way to pay and the status', () => {
  let shop: Shop
  const book = new OrderBook()

  /** How a method and state take a lower and a higher total. */
  const money: [string, string, boolean, boolean][] = [
    ...'creditcard carrier paypal amazon_pay paypay bnpl atobarai'
      .split(' ')
      .map(method => [method, 'authorized', true, false] as [string, string, boolean, boolean]),
    ['creditcard', 'captured', true, false],
    ...'cvs bt service_bt'.split(' ').flatMap(
      method =>
        [
          [method, 'unpaid', true, true],
          [method, 'paid', false, false],
        ] as [string, string, boolean, boolean][],
    ),
    ['cod', 'unpaid', true, true],
  ]
  const paying = money.map(([method, paid, down, up]) => ({
    ...{ method, paid, down, up, low: book.add({ method, paid }), high: book.add({ method, paid }) },
  }))
  const never: [string, OrderWish][] = [
    ['dispatched', { lines: [{ status: 'dispatched' }] }],
    ['arrived', { lines: [{ status: 'dispatched' }], over: { status: 'arrived' } }],
    ['cancelled', { lines: [{ status: 'cancelled' }], paid: 'cancelled' }],
  ]
  const fixed = never.map(([name, wish]) => ({ name, key: book.add(wish) }))

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
  })
  const edited = (key: string, edit: (body: AmountsBody) => void) => editAmounts(key, edit, shop)
  const refuse = (key: string, edit: (body: AmountsBody) => void) => refuseAmounts(key, edit, shop)

  // R-PAY-4
  test.for(paying)('of $method $paid: down $down, up $up', async ({ low, high, down, up, paid }) => {
    const lower = (body: AmountsBody) => void Object.assign(lineOf(body), { price: 900 })
    const higher = (body: AmountsBody) => void Object.assign(lineOf(body), { price: 1001 })
    if (down) expect((await edited(low, lower))[1].amounts.total).toBe(900)
    else await refuse(low, lower)
    if (up) expect((await edited(high, higher))[1].amounts.total).toBe(1001)
    else await refuse(high, higher)
    const order = await showOrder(low, shop)
    expect(order.payment.transactions.at(-1)?.status).toBe(paid)
    expect(order.balance_logs).toHaveLength(down ? 1 : 0)
  })

  // R-AMOUNT-7
  test('of a card is at least 50 yen', async () => {
    const [{ low = '' } = {}] = paying
    await refuse(low, body => void Object.assign(lineOf(body), { price: 49 }))
    expect(
      (await edited(low, body => void Object.assign(lineOf(body), { price: 50 })))[1].amounts.total,
    ).toBe(50)
  })

  // R-CHANGE-7
  test.for(fixed)('of an order that is $name is 422', async ({ key }) => {
    await refuse(key, () => {})
  })
})
