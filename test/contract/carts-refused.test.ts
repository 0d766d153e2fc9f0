import { beforeAll, describe, expect, test } from 'vitest'
import { describeCall } from './support/answer-faults.ts'
import { type Call, call } from './support/call.ts'
import { expectRefusal, malformed, type Refusal } from './support/refused.ts'
import { shopA } from './support/shops.ts'
import { asBuyer, newCart, showCart } from './support/storefront.ts'

const invalid = (...pointers: string[]): Refusal => ({ status: 400, type: 'carts/invalid-body', pointers })

let cart: string
beforeAll(async () => {
  cart = (await newCart(shopA, [{ item_id: 2_000_000_001, amount: 1 }])).cart_id
})

/** Both operations with a body, refused alike, and nothing kept. */
async function bothRefuse(sent: Partial<Call>, wanted: Refusal): Promise<void> {
  const before = await showCart(shopA, cart)
  for (const [method, path] of [
    ['POST', '/carts'],
    ['PUT', `/carts/${cart}`],
  ] as const) {
    const request = { ...asBuyer(shopA, method, path), ...sent }
    expectRefusal(request, await call(request), wanted)
  }
  expect(await showCart(shopA, cart)).toEqual(before)
}

const line = { item_id: 1, amount: 1 }
const option = { option_id: 1, option_variation_id: 2 }
const withLine = (over: object) => ({ lines: [{ ...line, ...over }] })
const withOption = (over: object) => withLine({ options: [{ ...option, ...over }] })
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

// R-CART-2, R-CART-8, R-LIMIT-14
describe('a cart of the wrong form', () => {
  test.for<[string, unknown, string[]]>([
    ['no object', [], ['']],
    ['nothing', {}, ['/lines']],
    ['null lines', { lines: null }, ['/lines']],
    ['an object of lines', { lines: { 0: line } }, ['/lines']],
    ['a line that is none', { lines: [1] }, ['/lines/0']],
    ['an empty line', { lines: [{}] }, ['/lines/0/item_id', '/lines/0/amount']],
    ['a price', withLine({ price: 1 }), ['/lines/0/price']],
    ['a total', { lines: [], total: 0 }, ['/total']],
    ['an id of its own', { lines: [], cart_id: 'Z'.repeat(22) }, ['/cart_id']],
    ['amount 0', withLine({ amount: 0 }), ['/lines/0/amount']],
    ['a negative amount', withLine({ amount: -1 }), ['/lines/0/amount']],
    ['a huge amount', withLine({ amount: 1001 }), ['/lines/0/amount']],
    ['an amount beyond all', withLine({ amount: 1e300 }), ['/lines/0/amount']],
    ['half a piece', withLine({ amount: 0.5 }), ['/lines/0/amount']],
    ['an amount as text', withLine({ amount: '1' }), ['/lines/0/amount']],
    ['an item as text', withLine({ item_id: '1' }), ['/lines/0/item_id']],
    ['an inexact item', withLine({ item_id: 2 ** 53 }), ['/lines/0/item_id']],
    ['a variation as text', withLine({ variation_id: 'M' }), ['/lines/0/variation_id']],
    ['null options', withLine({ options: null }), ['/lines/0/options']],
    ['an option without an id', withLine({ options: [{ value: 'x' }] }), ['/lines/0/options/0/option_id']],
    ['an option with a price', withOption({ price: -100 }), ['/lines/0/options/0/price']],
    ['an option twice', withLine({ options: [option, option] }), ['/lines/0/options/1/option_id']],
    [
      'seven options',
      withLine({ options: many(7, option).map((one, at) => ({ ...one, option_id: at })) }),
      ['/lines/0/options'],
    ],
    ['a number for a value', withOption({ value: 1 }), ['/lines/0/options/0/value']],
    ['a long value', withOption({ value: 'x'.repeat(1001) }), ['/lines/0/options/0/value']],
    ['a NUL in a value', withOption({ value: 'a\0b' }), ['/lines/0/options/0/value']],
    ['half a character', withOption({ value: '\ud800' }), ['/lines/0/options/0/value']],
    ['101 lines', { lines: many(101, line) }, ['/lines']],
    ['10,000 lines', { lines: many(10_000, line) }, ['/lines']],
    [
      'more bytes than a cart has',
      { lines: many(9, { ...line, options: [{ ...option, value: '字'.repeat(600) }] }) },
      ['/lines'],
    ],
    [
      'everything at once',
      { lines: [{ ...line, amount: 0, x: 1 }, { item_id: 'x' }], y: 1 },
      ['/lines/0/amount', '/lines/0/x', '/lines/1/amount', '/lines/1/item_id', '/y'],
    ],
  ])('%s is refused', async ([, json, pointers]) => {
    await bothRefuse({ json }, invalid(...pointers))
  })

  test('as large as one can be is taken', async () => {
    const lines = many(100, { ...line, variation_id: null, options: [] })
    expect((await newCart(shopA, lines)).lines).toHaveLength(100)
    const value = '字'.repeat(600)
    const long = await newCart(shopA, many(8, { ...line, options: [{ ...option, value }] }))
    expect((await showCart(shopA, long.cart_id)).lines[7]?.options[0]).toMatchObject({ value })
    const widest = await newCart(shopA, [{ ...line, options: [{ ...option, value: '𠮷'.repeat(1000) }] }])
    expect(widest.lines[0]?.options[0]).toMatchObject({ value: '𠮷'.repeat(1000) })
  })
})

// R-BUY-1, R-HTTP-2, R-CART-7
describe('the order of checks', () => {
  const unsupported = { status: 415, type: 'request/unsupported-media-type' }
  const huge = `{"a":"${'x'.repeat(1_048_576)}"}`
  test.for<[string, Partial<Call>, Refusal]>([
    ['a form', { raw: 'lines=1', type: 'application/x-www-form-urlencoded' }, unsupported],
    ['plain text', { raw: '{"lines":[]}', type: 'text/plain' }, unsupported],
    ['no type', { raw: '{"lines":[]}', type: null }, unsupported],
    ['too much', { raw: huge }, { status: 413, type: 'request/body-too-large' }],
    ['no JSON', { raw: '{' }, malformed],
    ['nothing', { raw: '' }, malformed],
    ['__proto__', { raw: '{"__proto__":{},"lines":[]}' }, malformed],
  ])('%s is refused before its form is looked at', async ([, sent, wanted]) => {
    await bothRefuse(sent, wanted)
  })

  test('the form of the path stands before that of the body, and that before the shop', async () => {
    const ask = async (key: string, id: string, json: unknown) => {
      const request = asBuyer({ key }, 'PUT', `/carts/${id}`, json)
      const answer = await call(request)
      expect(answer.status, describeCall(request, answer)).toBeLessThan(500)
      return (answer.body as { type: string }).type.replace('/errors/', '')
    }
    expect(await ask('No', 'x', {})).toBe('request/invalid-params')
    expect(await ask('nobodys-shop', 'Z'.repeat(22), {})).toBe('carts/invalid-body')
    expect(await ask('nobodys-shop', cart, { lines: [] })).toBe('shops/not-found')
    expect(await ask(shopA.key, 'Z'.repeat(22), { lines: [] })).toBe('carts/not-found')
    const nobodys = await call(asBuyer({ key: 'nobodys-shop' }, 'POST', '/carts', { lines: [] }))
    expect([nobodys.status, nobodys.body]).toMatchObject([404, { type: '/errors/shops/not-found' }])
    const query = await call(asBuyer(shopA, 'POST', '/carts?x=1', { lines: [] }))
    expect([query.status, query.body]).toMatchObject([400, { type: '/errors/request/invalid-query' }])
  })
})
