/** The way from a cart to an order, as programs of buyers go it (docs/rules/checkouts.md). */
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { must, putStock, putVisibility } from './support/makers.ts'
import { refused } from './support/refused.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'
import {
  asBuyer,
  type Checkout,
  type Completed,
  CUSTOMER,
  complete,
  newCart,
  newCheckout,
  onSale,
  ordering,
  problemsIn,
  readyCheckout,
  say,
  showCheckout,
} from './support/storefront.ts'

const soon = (days: number) => new Date(Date.now() + days * 86_400_000)

interface Order {
  status: string
  via: string
  amounts: Checkout['amounts']
  lines: { id: number; title: string; amount: number; total: number }[]
  customer: object
  shipping: { address: { prefecture: string | null } }
  payment: { method: string; transactions: { status: string; amount: number }[] }
}

describeWithCli('checkouts', () => {
  let shop: Shop
  let item: number
  beforeAll(async () => {
    shop = await newShop()
    item = await onSale(shop, 1000)
  })

  const seen = async ({ order }: Completed) =>
    (await must(200, asBuyer(shop, 'GET', `/orders/${order?.secret}`))).body as Order
  const orderPath = ({ order }: Completed) => `/api/orders/${order?.unique_key}`
  const asShop = async (method: string, path: string, json?: object) =>
    (await must(200, { method, path, token: shop.token, ...(json === undefined ? {} : { json }) }))
      .body as Order

  describe('a new one', () => {
    // R-CHECKOUT-1, R-CHECKOUT-3, R-CHECKOUT-5
    test('says what it comes to, what can be chosen and what is missing', async () => {
      const checkout = await newCheckout(shop, [{ item_id: item, amount: 2 }])
      expect(checkout).toMatchObject({
        ...{ status: 'open', customer: null, shipping: null, payment: null, remark: null },
        amounts: { subtotal: 2000, shipping_fee: 700, cod_fee: 0, total: 2700 },
        taxes: [{ rate: 10, total: 2700, tax: 245 }],
        lines: [{ item_id: item, amount: 2, price: 1000, total: 2000 }],
        payment_methods: [
          ...[{ method: 'creditcard' }, { method: 'cvs' }, { method: 'bt' }, { method: 'cod', fee: 330 }],
        ],
      })
      expect(checkout.checkout_id).toMatch(/^[0-9A-Za-z]{22}$/)
      expect(checkout.delivery_choices).toMatchObject([{ fee: 700, payment_methods: null }])
      expect(problemsIn(checkout)).toEqual(['required /customer', 'required /payment'])
      const left = Date.parse(checkout.expires_at) - Date.now()
      expect(Math.abs(left - 86_400_000)).toBeLessThan(120_000)
      expect(await showCheckout(shop, checkout.checkout_id)).toEqual(checkout)
    })

    test('takes the lines of a cart, and not what is put into it later', async () => {
      const { cart_id } = await newCart(shop, [{ item_id: item, amount: 3 }])
      const checkout = (await must(201, asBuyer(shop, 'POST', '/checkouts', { cart_id }))).body as Checkout
      await must(200, asBuyer(shop, 'PUT', `/carts/${cart_id}`, { lines: [] }))
      expect((await showCheckout(shop, checkout.checkout_id)).lines).toMatchObject([{ amount: 3 }])
      const empty = (await must(201, asBuyer(shop, 'POST', '/checkouts', { cart_id }))).body as Checkout
      expect(problemsIn(empty)).toContain('no_lines /lines')
    })

    test('of another shop’s cart is refused as of none', async () => {
      const { cart_id } = await newCart(shop, [{ item_id: item, amount: 3 }])
      const other = await newShop()
      for (const id of [cart_id, 'Z'.repeat(22)]) {
        await refused(asBuyer(other, 'POST', '/checkouts', { cart_id: id }), {
          ...{ status: 404, type: 'carts/not-found' },
        })
      }
    })
  })

  // R-CHECKOUT-4
  describe('what is said', () => {
    test('stays until something else is said', async () => {
      const { checkout_id: id } = await newCheckout(shop, [{ item_id: item, amount: 1 }])
      const first = await say(shop, id, {
        customer: CUSTOMER,
        remark: 'のし紙を',
        mail_magazine_opt_in: true,
      })
      expect(first).toMatchObject({
        customer: { ...CUSTOMER, address: { ...CUSTOMER.address, country: 'Japan', country_code: 'JP' } },
        ...{ remark: 'のし紙を', mail_magazine_opt_in: true },
      })
      const shipping = {
        name: { first: '太郎', last: '鈴木' },
        address: { ...CUSTOMER.address, zip_code: '900-0001', prefecture: '沖縄県' },
      }
      const [day] = first.delivery_choices.map(({ first_date }) => first_date)
      const method = first.delivery_choices[0]?.shipping_method_id
      const delivery = { shipping_method_id: method, delivery_date: day, delivery_time_zone: '1416' }
      const second = await say(shop, id, { shipping, delivery, payment: { method: 'bt' }, remark: null })
      expect(second).toMatchObject({ status: 'ready', delivery, remark: null, mail_magazine_opt_in: true })
      expect(await say(shop, id, { shipping: null, delivery: null })).toMatchObject({
        ...{ shipping: null, delivery: { shipping_method_id: null, delivery_date: null } },
        customer: { mail_address: CUSTOMER.mail_address },
      })
    })

    test('is kept where it cannot be, and told with its place', async () => {
      const { checkout_id: id } = await newCheckout(shop, [{ item_id: item, amount: 1001 % 1000 }])
      const address = { ...CUSTOMER.address, zip_code: '100-0001', tel: '1' }
      const checkout = await say(shop, id, {
        customer: { ...CUSTOMER, address },
        delivery: {
          ...{ shipping_method_id: 2_000_000_000, delivery_date: '2020-01-01', delivery_time_zone: '0304' },
        },
        payment: { method: 'creditcard' },
        coupon_code: 'no such',
      })
      expect(problemsIn(checkout).sort()).toEqual([
        'date /delivery/delivery_date',
        'prefecture /customer/address/prefecture',
        'required /payment/source',
        'shipping_method /delivery/shipping_method_id',
        'telephone /customer/address/tel',
        'time_zone /delivery/delivery_time_zone',
        'unknown /coupon_code',
      ])
      expect(await showCheckout(shop, id)).toEqual(checkout)
    })

    test('abroad goes by the method’s own fee', async () => {
      const address = {
        ...CUSTOMER.address,
        zip_code: 'SW1A 1AA',
        prefecture: 'London',
        tel: '+442072195000',
      }
      const customer = { ...CUSTOMER, address: { ...address, country: 'United Kingdom', country_code: 'GB' } }
      const checkout = await readyCheckout(shop, item, { customer, payment: { method: 'bt' } })
      const order = await seen(await complete(shop, checkout))
      expect(order.shipping.address).toMatchObject({ country: 'United Kingdom', country_code: 'GB' })
    })
  })

  // R-CHECKOUT-6
  test.for<[object, boolean | null]>([
    [{}, null],
    [{ mail_magazine_opt_in: false }, false],
  ])('whose buyer says %j to mails of the shop becomes an order with %s', async ([said, expected]) => {
    const checkout = await readyCheckout(shop, item, { ...said, payment: { method: 'cod' } })
    expect(checkout).toMatchObject({ mail_magazine_opt_in: false })
    expect(await seen(await complete(shop, checkout))).toMatchObject({ mail_magazine_opt_in: expected })
  })

  describe('completed', () => {
    // R-CHECKOUT-6, R-PLACE-10
    test.for<[string, object, string, object | null]>([
      ['cod', {}, 'ordered', null],
      ['creditcard', { source: 'sim' }, 'ordered', null],
      ['cvs', {}, 'unpaid', { type: 'pay_at_store' }],
      ['bt', {}, 'unpaid', { type: 'transfer' }],
    ])(
      'by %s it is an order of the same amounts, for its buyer and its shop',
      async ([method, how, status, action]) => {
        const checkout = await readyCheckout(shop, item, { payment: { method, ...how } }, 2)
        const completed = await complete(shop, checkout)
        expect(completed.order?.status).toBe(status)
        if (action === null) expect(completed.action).toBeNull()
        else expect(completed.action).toMatchObject(action)
        const order = await seen(completed)
        expect(order).toMatchObject({ status, via: 'api', amounts: checkout.amounts, payment: { method } })
        const ofShop = await asShop('GET', orderPath(completed))
        expect(ofShop).toMatchObject({ amounts: checkout.amounts, customer: order.customer })
        expect(ofShop.payment.transactions).toMatchObject([{ amount: checkout.amounts.total }])
        expect(await showCheckout(shop, checkout.checkout_id)).toMatchObject({
          ...{ status: 'completed', amounts: checkout.amounts, problems: [] },
        })
      },
    )

    test('it is the same order for whoever completes it again, whatever is expected', async () => {
      const checkout = await readyCheckout(shop, item)
      const completed = await complete(shop, checkout)
      expect(await complete(shop, checkout)).toEqual(completed)
      const other = await must(200, ordering(shop, checkout, { total: 1 }))
      expect(other.body).toEqual(completed)
      for (const request of [
        asBuyer(shop, 'PUT', `/checkouts/${checkout.checkout_id}`, { remark: 'x' }),
        asBuyer(shop, 'POST', `/checkouts/${checkout.checkout_id}/cancel`),
      ]) {
        await refused(request, { status: 422, type: 'checkouts/closed' }, [orderPath(completed)], shop.token)
      }
    })

    test('it can be sent, or cancelled with its stock back', async () => {
      const one = await onSale(shop, 2)
      const left = async () => (await asShop('GET', `/api/items/${one}`)) as unknown as { stock: number }
      const first = await complete(shop, await readyCheckout(shop, one))
      const { lines } = await seen(first)
      const ids = { order_line_ids: lines.map(({ id }) => id) }
      expect(await asShop('POST', `${orderPath(first)}/dispatch`, ids)).toMatchObject({
        status: 'dispatched',
      })
      const said = { payment: { method: 'creditcard', source: 'sim' } }
      const second = await complete(shop, await readyCheckout(shop, one, said))
      expect((await left()).stock).toBe(0)
      const cancelled = await asShop('POST', `${orderPath(second)}/cancel`, {})
      expect(cancelled).toMatchObject({
        ...{ status: 'cancelled', payment: { transactions: [{ status: 'cancelled' }] } },
      })
      expect((await left()).stock).toBe(1)
      expect(await seen(second)).toMatchObject({ status: 'cancelled', amounts: { total: 0 } })
    })

    test('by a card whose bank wants to see the buyer, its order is there when the buyer is back', async () => {
      const said = { payment: { method: 'creditcard', source: 'sim:authorise=redirect' } }
      const checkout = await readyCheckout(shop, item, said)
      const away = await complete(shop, checkout)
      expect(away).toMatchObject({ order: null, application: null, action: { type: 'redirect' } })
      expect(await showCheckout(shop, checkout.checkout_id)).toMatchObject({ status: 'awaiting_buyer' })
      const page = new URL(away.action?.url ?? '').pathname
      const pressed = await fetch(new URL(`${page}/approve`, away.action?.url), {
        ...{ method: 'POST', redirect: 'manual' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(pressed.status).toBe(303)
      expect(await showCheckout(shop, checkout.checkout_id)).toMatchObject({ status: 'completed' })
      expect(await seen(await complete(shop, checkout))).toMatchObject({ status: 'ordered' })
    })
  })

  // R-CHECKOUT-9
  test('given up it stays so, however often, and is no order any more', async () => {
    const checkout = await readyCheckout(shop, item)
    const cancel = asBuyer(shop, 'POST', `/checkouts/${checkout.checkout_id}/cancel`)
    const first = await must(200, cancel)
    expect(first.body).toMatchObject({ status: 'cancelled', amounts: checkout.amounts })
    expect((await must(200, cancel)).body).toEqual(first.body)
    await refused(ordering(shop, checkout), { status: 422, type: 'checkouts/closed' })
  })

  // R-CHECKOUT-7
  describe('what has changed in between', () => {
    test('is told with both figures and the checkout as it is; then it can be agreed to', async () => {
      const one = await onSale(shop, 5)
      const checkout = await readyCheckout(shop, one)
      await must(200, { method: 'POST', path: `/api/items/${one}`, json: { price: 1500 }, token: shop.token })
      const answer = await refused(ordering(shop, checkout), {
        ...{ status: 409, type: 'checkouts/changed', pointers: ['/expected_total', '/lines/0'] },
      })
      const { errors, checkout: now } = answer.body as unknown as {
        errors: { detail: string }[]
        checkout: Checkout
      }
      expect(errors.map(({ detail }) => detail).join()).toMatch(/1000 yen.*1500 yen/)
      expect(now).toEqual(await showCheckout(shop, checkout.checkout_id))
      expect(now.amounts.total).toBe(checkout.amounts.total + 500)
      expect(await seen(await complete(shop, now))).toMatchObject({ amounts: now.amounts })
    })

    test('sold out, wholly or in part: the lines are told, and nothing is bought', async () => {
      const one = await onSale(shop, 5)
      const lines = [
        { item_id: item, amount: 1 },
        { item_id: one, amount: 3 },
      ]
      const { checkout_id: id } = await newCheckout(shop, lines)
      const checkout = await say(shop, id, { customer: CUSTOMER, payment: { method: 'cod' } })
      for (const stock of [2, 0]) {
        await putStock(one, { stock }, shop)
        const wanted = { status: 422, type: 'checkouts/out-of-stock', pointers: ['/lines/1'] }
        await refused(ordering(shop, checkout), wanted, [`/api/items/${item}`], shop.token)
      }
      await putStock(one, { stock: 3 }, shop)
      expect((await seen(await complete(shop, checkout))).lines).toHaveLength(2)
    })

    test('hidden: it is not ready any more', async () => {
      const one = await onSale(shop, 5)
      const checkout = await readyCheckout(shop, one)
      await putVisibility(one, false, shop)
      await refused(ordering(shop, checkout), {
        ...{ status: 422, type: 'checkouts/not-ready', pointers: ['/lines/0/item_id'] },
      })
    })

    test('a day that has become too soon is told', async () => {
      const { checkout_id: id } = await newCheckout(shop, [{ item_id: item, amount: 1 }])
      const delivery = { delivery_date: soon(70).toISOString().slice(0, 10) }
      const said = { customer: CUSTOMER, payment: { method: 'cod' }, delivery }
      const checkout = await say(shop, id, said)
      await refused(ordering(shop, checkout), {
        ...{ status: 422, type: 'checkouts/not-ready', pointers: ['/delivery/delivery_date'] },
      })
    })
  })
})

describe('a checkout that is none', () => {
  // R-CHECKOUT-1
  test('is not found, whatever is asked of it', async () => {
    const nobodys = `/checkouts/${'Z'.repeat(22)}`
    const shop = { key: 'demo-is-not-here' }
    for (const [method, path, json] of [
      ['GET', nobodys],
      ['PUT', nobodys, {}],
      ['POST', `${nobodys}/cancel`],
    ] as const) {
      const { status, body } = await call(asBuyer(shop, method, path, json))
      expect([status, body]).toMatchObject([404, { type: '/errors/shops/not-found' }])
    }
  })
})
