/** Checkouts of a wrong form, and what is tampered with: refused with the reason, and nothing is changed. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Call, call } from './support/call.ts'
import { cliJson } from './support/cli.ts'
import { must, newItem, putVisibility } from './support/makers.ts'
import { expectRefusal, malformed, type Refusal, refused } from './support/refused.ts'
import { cli, describeWithCli, newShop, type Shop, shopA } from './support/shops.ts'
import {
  asBuyer,
  CHOICE,
  CUSTOMER,
  importItems,
  newCheckout,
  onSale,
  ordering,
  problemsIn,
  readyCheckout,
  say,
  showCheckout,
} from './support/storefront.ts'

const invalid = (...pointers: string[]): Refusal => ({
  ...{ status: 400, type: 'checkouts/invalid-body' },
  pointers,
})
const noCheckout: Refusal = { status: 404, type: 'checkouts/not-found' }

const line = { item_id: 2_000_000_001, amount: 1 }

let id: string
beforeAll(async () => {
  id = (await newCheckout(shopA, [line])).checkout_id
})

async function refusedAlike(request: Call, wanted: Refusal): Promise<void> {
  const before = await showCheckout(shopA, id)
  expectRefusal(request, await call(request), wanted)
  expect(await showCheckout(shopA, id)).toEqual(before)
}

// R-CHECKOUT-2, R-LIMIT-18
describe('a new checkout of the wrong form', () => {
  test.for<[string, unknown, string[]]>([
    ['no object', [], ['']],
    ['nothing', {}, ['']],
    ['a cart and lines', { cart_id: 'Z'.repeat(22), lines: [line] }, ['']],
    ['a cart that cannot be one', { cart_id: 'x' }, ['/cart_id']],
    ['null lines', { lines: null }, ['/lines']],
    ['a price', { lines: [{ ...line, price: 1 }] }, ['/lines/0/price']],
    ['a total', { lines: [line], total: 1 }, ['/total']],
    ['a status', { lines: [line], status: 'ready' }, ['/status']],
    ['a negative amount', { lines: [{ ...line, amount: -1 }] }, ['/lines/0/amount']],
    ['a huge amount', { lines: [{ ...line, amount: 1001 }] }, ['/lines/0/amount']],
    ['an amount beyond all', { lines: [{ ...line, amount: 1e300 }] }, ['/lines/0/amount']],
    ['half a piece', { lines: [{ ...line, amount: 0.5 }] }, ['/lines/0/amount']],
    ['101 lines', { lines: Array.from({ length: 101 }, () => line) }, ['/lines']],
    [
      'more bytes than a cart has',
      {
        lines: Array.from({ length: 9 }, () => ({
          ...{ ...line, options: [{ option_id: 1, value: '字'.repeat(600) }] },
        })),
      },
      ['/lines'],
    ],
  ])('%s is refused', async ([, json, pointers]) => {
    await refusedAlike(asBuyer(shopA, 'POST', '/checkouts', json), invalid(...pointers))
  })
})

const { address } = CUSTOMER
const withAddress = (over: object) => ({ customer: { ...CUSTOMER, address: { ...address, ...over } } })

// R-CHECKOUT-2, R-LIMIT-9, R-LIMIT-18
describe('something said in the wrong form', () => {
  test.for<[string, unknown, string[]]>([
    ['no object', [], ['']],
    ['no customer', { customer: null }, ['/customer']],
    ['no payment', { payment: null }, ['/payment']],
    ['lines', { lines: [line] }, ['/lines']],
    ['amounts', { amounts: { total: 1 } }, ['/amounts']],
    ['a name alone', { customer: { name: CUSTOMER.name } }, ['/customer/mail_address', '/customer/address']],
    [
      'a blank name',
      { customer: { ...CUSTOMER, name: { first: ' ', last: '山田' } } },
      ['/customer/name/first'],
    ],
    [
      'a long name',
      { customer: { ...CUSTOMER, name: { first: 'x'.repeat(256), last: 'y' } } },
      ['/customer/name/first'],
    ],
    [
      'kana of a destination',
      { shipping: { name: { ...CUSTOMER.name }, address } },
      ['/shipping/name/first_kana', '/shipping/name/last_kana'],
    ],
    [
      'a mail address that is none',
      { customer: { ...CUSTOMER, mail_address: 'hanako' } },
      ['/customer/mail_address'],
    ],
    ['a line break', withAddress({ address: 'a\nb' }), ['/customer/address/address']],
    ['letters in a telephone number', withAddress({ tel: '075-123' }), ['/customer/address/tel']],
    ['a country that is none', withAddress({ country_code: 'Japan' }), ['/customer/address/country_code']],
    ['a fee', { delivery: { fee: 0 } }, ['/delivery/fee']],
    ['a day that is none', { delivery: { delivery_date: '2027-02-30' } }, ['/delivery/delivery_date']],
    ['a time that is none', { delivery: { delivery_time_zone: '25-26' } }, ['/delivery/delivery_time_zone']],
    ['a time of fetching that is none', { takeout: { at: 'noon' } }, ['/takeout/at']],
    ['no time of fetching', { takeout: {} }, ['/takeout/at']],
    ['a way to pay that nobody has', { payment: { method: 'gold' } }, ['/payment/method']],
    ['no way to pay', { payment: { source: 'sim' } }, ['/payment/method']],
    ['a long source', { payment: { method: 'creditcard', source: 'x'.repeat(256) } }, ['/payment/source']],
    ['an empty coupon', { coupon_code: '' }, ['/coupon_code']],
    ['a long coupon', { coupon_code: 'x'.repeat(101) }, ['/coupon_code']],
    ['a discount', { coupon_discount: { amount: 100 } }, ['/coupon_discount']],
    ['a long remark', { remark: 'x'.repeat(1001) }, ['/remark']],
    ['half a character', { remark: '\ud800' }, ['/remark']],
    ['a wish for mails that is none', { mail_magazine_opt_in: 'yes' }, ['/mail_magazine_opt_in']],
    ['everything at once', { customer: null, x: 1, remark: 2 }, ['/customer', '/remark', '/x']],
  ])('%s is refused', async ([, json, pointers]) => {
    await refusedAlike(asBuyer(shopA, 'PUT', `/checkouts/${id}`, json), invalid(...pointers))
  })
})

const KEY = { 'idempotency-key': 'a-key' }

// R-CHECKOUT-6
describe('an order that is asked for in the wrong form', () => {
  test.for<[string, unknown, string[]]>([
    ['no object', [], ['']],
    ['no total', {}, ['/expected_total']],
    ['a total as text', { expected_total: '1' }, ['/expected_total']],
    ['a negative total', { expected_total: -1 }, ['/expected_total']],
    ['half a yen', { expected_total: 0.5 }, ['/expected_total']],
    ['a price', { expected_total: 1, price: 1 }, ['/price']],
  ])('%s is refused', async ([, json, pointers]) => {
    const request = { ...asBuyer(shopA, 'POST', `/checkouts/${id}/complete`, json), headers: KEY }
    await refusedAlike(request, invalid(...pointers))
  })

  test('without a key it is refused, after its form and before anything is looked at', async () => {
    const required = { status: 400, type: 'request/idempotency-key-required' }
    const path = `/checkouts/${id}/complete`
    await refusedAlike(asBuyer(shopA, 'POST', path, { expected_total: 1 }), required)
    await refusedAlike(asBuyer(shopA, 'POST', path, {}), invalid('/expected_total'))
    const nobodys = asBuyer(shopA, 'POST', `/checkouts/${'Z'.repeat(22)}/complete`, { expected_total: 1 })
    await refused(nobodys, required)
    const twice = {
      ...asBuyer(shopA, 'POST', path, { expected_total: 1 }),
      headers: { 'idempotency-key': 'a b' },
    }
    await refusedAlike(twice, { status: 400, type: 'request/invalid-idempotency-key' })
  })

  // R-KEY-1
  test('of a shop that is not there the form of its key is told before that', async () => {
    const request = {
      method: 'POST',
      path: '/shops/no-such-shop/api/carts',
      json: { lines: [] },
      token: null,
    }
    const bad = { ...request, headers: { 'idempotency-key': 'a b' } }
    await refused(bad, { status: 400, type: 'request/invalid-idempotency-key' })
    await refused({ ...request, headers: KEY }, { status: 404, type: 'shops/not-found' })
  })
})

// R-CHECKOUT-1, R-HTTP-2
describe('the order of checks', () => {
  const nobodys = 'Z'.repeat(22)
  const withBody: [string, string, object][] = [
    ['POST', '/checkouts', { lines: [line] }],
    ['PUT', `/checkouts/${nobodys}`, {}],
    ['POST', `/checkouts/${nobodys}/complete`, { expected_total: 1 }],
  ]
  const huge = `{"a":"${'x'.repeat(1_048_576)}"}`
  const unsupported = { status: 415, type: 'request/unsupported-media-type' }

  test.for(withBody)('%s %s', async ([method, path, json]) => {
    const ask = (more: Partial<Call>, shop: Pick<Shop, 'key'> = shopA): Call => ({
      ...{ ...asBuyer(shop, method, path), headers: KEY },
      ...more,
    })
    await refused(ask({ raw: 'a=1', type: 'application/x-www-form-urlencoded' }), unsupported)
    await refused(ask({ raw: huge }), { status: 413, type: 'request/body-too-large' })
    await refused(ask({ raw: '{' }), malformed)
    await refused(ask({ json, path: `/shops/No/api${path}` }), {
      status: 400,
      type: 'request/invalid-params',
    })
    await refused(ask({ json, path: `/shops/${shopA.key}/api${path}?x=1` }), {
      ...{ status: 400, type: 'request/invalid-query' },
    })
    await refused(ask({ json: { x: 1 } }, { key: 'nobodys-shop' }), {
      ...{ status: 400, type: 'checkouts/invalid-body' },
    })
    await refused(ask({ json }, { key: 'nobodys-shop' }), { status: 404, type: 'shops/not-found' })
    if (path !== '/checkouts') await refused(ask({ json }), noCheckout)
  })

  test.for([
    ['GET', ''],
    ['POST', '/cancel'],
  ])('%s …%s', async ([method, end]) => {
    await refused(asBuyer(shopA, method as string, `/checkouts/${nobodys}${end}`), noCheckout)
    await refused(asBuyer(shopA, method as string, `/checkouts/x${end}`), {
      ...{ status: 400, type: 'request/invalid-params' },
    })
    await refused(asBuyer({ key: 'nobodys-shop' }, method as string, `/checkouts/${nobodys}${end}`), {
      ...{ status: 404, type: 'shops/not-found' },
    })
  })
})

describeWithCli('what is tampered with', () => {
  let shop: Shop
  let other: Shop
  beforeAll(async () => {
    ;[shop, other] = await Promise.all([newShop(), newShop()])
  })

  const notReady = (...pointers: string[]): Refusal => ({
    ...{ status: 422, type: 'checkouts/not-ready' },
    pointers,
  })

  /** A checkout in which everything is said, but whose lines cannot be. */
  async function tampered(line: object) {
    const { checkout_id } = await newCheckout(shop, [{ amount: 1, ...line }])
    return say(shop, checkout_id, { customer: CUSTOMER, payment: { method: 'bt' } })
  }

  // R-BUY-9, R-TENANT-1
  test('hidden items, and those of another shop, are as none', async () => {
    const hidden = await newItem({}, shop)
    await putVisibility(hidden, false, shop)
    const theirs = await onSale(other, 5)
    for (const item_id of [hidden, theirs, 2_000_000_001, -1, 0]) {
      const checkout = await tampered({ item_id })
      expect(problemsIn(checkout)).toEqual(['unknown_item /lines/0/item_id'])
      await refused(ordering(shop, checkout), notReady('/lines/0/item_id'))
    }
  })

  // R-BUY-8, R-BUY-9
  test('options of another item, and variations, are unknown', async () => {
    const [one, another] = await importItems(shop, [
      { over: { stock: 5, options: [CHOICE()] } },
      { over: { stock: 5, options: [CHOICE()] } },
    ])
    const [option] = another?.options ?? []
    const choice = option?.option_type === 'select' ? option.choices[0]?.id : 0
    const foreign = await tampered({
      item_id: one?.id,
      options: [{ option_id: option?.id, option_variation_id: choice }],
    })
    expect(problemsIn(foreign).sort()).toEqual([
      ...['option_required /lines/0/options', 'unknown_option /lines/0/options/0/option_id'],
    ])
    await refused(ordering(shop, foreign), notReady('/lines/0/options', '/lines/0/options/0/option_id'))
    const own = one?.options[0]?.id
    const variation = await tampered({ item_id: one?.id, variation_id: 1, options: [] })
    expect(problemsIn(variation)).toContain('unknown_variation /lines/0/variation_id')
    const cheaper = await tampered({
      item_id: one?.id,
      options: [{ option_id: own, option_variation_id: choice }],
    })
    expect(problemsIn(cheaper)).toContain('unknown_choice /lines/0/options/0/option_variation_id')
  })

  // R-CHECKOUT-5, R-LIMIT-8
  test('more than there is, than one may have, and than an order can cost', async () => {
    const few = await onSale(shop, 3)
    const limited = await onSale(shop, 50, { quantity_limit: 2 })
    expect(problemsIn(await tampered({ item_id: few, amount: 4 }))).toEqual(['fewer_left /lines/0/amount'])
    const many = await tampered({ item_id: limited, amount: 3 })
    expect(problemsIn(many)).toEqual(['over_quantity_limit /lines/0/amount'])
    const dear = await onSale(shop, 1_000_000, { price: 100_000_000 })
    const lines = Array.from({ length: 11 }, () => ({ item_id: dear, amount: 1000 }))
    const { checkout_id } = await newCheckout(shop, lines)
    const checkout = await say(shop, checkout_id, { customer: CUSTOMER, payment: { method: 'bt' } })
    expect(problemsIn(checkout)).toEqual(['total_too_large /lines'])
    await refused(ordering(shop, checkout), notReady('/lines'))
  })

  // R-CHECKOUT-7
  test('an old quote, or a total of one’s own, is told what it is now', async () => {
    const item = await onSale(shop, 9)
    const checkout = await readyCheckout(shop, item)
    for (const total of [0, 1, checkout.amounts.total - 1, Number.MAX_SAFE_INTEGER]) {
      const answer = await refused(ordering(shop, checkout, { total }), {
        ...{ status: 409, type: 'checkouts/changed', pointers: ['/expected_total'] },
      })
      expect((answer.body as unknown as { checkout: object }).checkout).toEqual(
        await showCheckout(shop, checkout.checkout_id),
      )
    }
  })

  test('a shipping method of another shop is none', async () => {
    const theirs = await newCheckout(other, [{ item_id: await onSale(other, 1), amount: 1 }])
    const item = await onSale(shop, 1)
    const { checkout_id } = await newCheckout(shop, [{ item_id: item, amount: 1 }])
    const foreign = theirs.delivery_choices[0]?.shipping_method_id
    const checkout = await say(shop, checkout_id, {
      ...{ customer: CUSTOMER, payment: { method: 'bt' }, delivery: { shipping_method_id: foreign } },
    })
    expect(problemsIn(checkout)).toEqual(['shipping_method /delivery/shipping_method_id'])
  })

  test('a source that the service does not know is declined', async () => {
    const item = await onSale(shop, 1)
    const said = { payment: { method: 'creditcard', source: 'stolen' } }
    const checkout = await readyCheckout(shop, item, said)
    await refused(ordering(shop, checkout), {
      ...{ status: 422, type: 'checkouts/payment-declined', pointers: ['/payment'] },
    })
    // Its piece was put aside while the service was asked, so that the item was written, and came back.
    const { body } = await call({ method: 'GET', path: `/api/items/${item}`, token: shop.token })
    expect(body).toMatchObject({ stock: 1 })
  })

  // R-CHECKOUT-1, R-CHECKOUT-7
  test('a shop that is closed begins no checkout and completes none', async () => {
    const closed = await newShop()
    const item = await onSale(closed, 5)
    const checkout = await readyCheckout(closed, item)
    await cliJson(cli(), ['shop', 'settings', '--shop', closed.key, 'able_to_business=off'])
    const shopClosed = { status: 422, type: 'checkouts/shop-closed' }
    await refused(ordering(closed, checkout), shopClosed, [`/api/items/${item}`], closed.token)
    await refused(
      asBuyer(closed, 'POST', '/checkouts', { lines: [{ item_id: item, amount: 1 }] }),
      shopClosed,
    )
    const shown = await must(200, asBuyer(closed, 'GET', `/checkouts/${checkout.checkout_id}`))
    expect(problemsIn(shown.body as typeof checkout)).toEqual(['shop_closed '])
  })
})
