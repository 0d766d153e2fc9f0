/** What was true when a buyer saw it and is not when it is ordered, and what is another shop's: refused, and nothing is bought. */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { completeCheckout } from '../../../src/checkout/checkouts/complete-checkout.ts'
import type { CheckoutDocument } from '../../../src/checkout/checkouts/schemas.ts'
import { findCheckout } from '../../../src/checkout/checkouts/store.ts'
import {
  seeToSales,
  setItemSale,
  setItemSalesPeriod,
} from '../../../src/resources/items/commands/set-item-sale.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { booksOf } from './support/books.ts'
import { type Buyer, CUSTOMER, makeBuyer, onSale, refusal } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'
const IN_AN_HOUR = '2026-11-20T02:02:03Z'
/** A Saturday at ten in Japan, when the shop is open to who fetches. */
const SLOT = '2026-11-21T01:00:00Z'
const PLACES = [
  { name: '本店', address: '京都市', hours: [{ weekday: 'sat', opens: '10:00', closes: '12:00' }] },
]

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
let buyer: Buyer

test.beforeAll(async ({ context: one, shopId: shop, api: app, outside: client }) => {
  ;[context, shopId, api, outside] = [one, shop, app, client]
  context.setTime(NOW)
  buyer = makeBuyer(api)
  // 100 yen off, once for each person.
  await outside.query(
    `insert into coupons (shop_id, code, name, amount, minimum, max_uses, max_uses_per_buyer, ends_at, active, created_at)
     select $1, code, code, 100, 0, case code when 'LAST' then 1 end, 1,
       case code when 'ENDS' then $3::timestamptz end, true, $2 from unnest('{ONCE,ENDS,LAST}'::text[]) code`,
    [shopId, NOW, IN_AN_HOUR],
  )
  await outside.query('update shops set takeout_slot_pieces = 3, takeout_places = $2 where id = $1', [
    ...[shopId, JSON.stringify(PLACES)],
  ])
})

test.beforeEach(() => context.setTime(NOW))

test.afterEach(async () => {
  expect(await moneyWithoutOrder(outside)).toEqual([])
  expect(await disagreements(outside)).toEqual([])
})

const TRANSFER = { payment: { method: 'bt' } }

/** Another buyer, who is faster. */
async function otherBuys(item: number, said: object, amount = 1): Promise<void> {
  const customer = { ...CUSTOMER, mail_address: 'jiro@example.jp' }
  await buyer.complete(await buyer.ready(item, { ...TRANSFER, ...said, customer }, amount))
}

const anHourLater = () => context.setTime(IN_AN_HOUR)

interface Between {
  /** Of the item; default: a plain one. */
  readonly type?: 'takeout'
  readonly said?: object
  /** What holds when the buyer looks. */
  readonly first?: (item: number) => Promise<unknown>
  /** What has happened when the buyer orders two pieces of five. */
  readonly happens: (item: number) => unknown
  readonly refused: readonly [status: number, type: string, ...pointers: string[]]
}

// R-CHECKOUT-7, R-CHECKOUT-10, R-COUPON-4, R-SALE-2, R-SALE-5, R-TAKEOUT-3
describe('what was true when it was shown is refused when it is ordered:', () => {
  const changed = [409, 'checkouts/changed', '/expected_total', '/lines/0'] as const
  const notReady = (pointer: string) => [422, 'checkouts/not-ready', pointer] as const
  test.for<[string, Between]>([
    [
      'the sale is over',
      {
        first: item =>
          setItemSale(context, shopId, item, { price: 900, starts_at: null, ends_at: new Date(IN_AN_HOUR) }),
        happens: () => {
          anHourLater()
          return seeToSales(context)
        },
        refused: changed,
      },
    ],
    [
      'the period of sale is over',
      {
        first: item => setItemSalesPeriod(context, shopId, item, { start: null, end: new Date(IN_AN_HOUR) }),
        happens: anHourLater,
        refused: notReady('/lines/0/item_id'),
      },
    ],
    [
      'the price is another',
      { happens: item => api.call('POST', `/api/items/${item}`, { price: 1300 }), refused: changed },
    ],
    [
      'one may have less of it',
      {
        happens: item => api.call('POST', `/api/items/${item}`, { quantity_limit: 1 }),
        refused: notReady('/lines/0/amount'),
      },
    ],
    [
      'it is hidden',
      {
        happens: item => api.call('PUT', `/api/items/${item}/visibility`, { visible: false }),
        refused: notReady('/lines/0/item_id'),
      },
    ],
    [
      'others have bought the last pieces',
      { happens: item => otherBuys(item, {}, 4), refused: [422, 'checkouts/out-of-stock', '/lines/0'] },
    ],
    [
      'the coupon has ended',
      { said: { coupon_code: 'ENDS' }, happens: anHourLater, refused: notReady('/coupon_code') },
    ],
    [
      'somebody has used the last coupon',
      {
        said: { coupon_code: 'LAST' },
        happens: item => otherBuys(item, { coupon_code: 'LAST' }),
        refused: notReady('/coupon_code'),
      },
    ],
    [
      'the buyer has used the coupon in another order',
      {
        said: { coupon_code: 'ONCE' },
        happens: async item => buyer.complete(await buyer.ready(item, { ...TRANSFER, coupon_code: 'ONCE' })),
        refused: notReady('/coupon_code'),
      },
    ],
    [
      'others fetch theirs at that time',
      {
        type: 'takeout',
        said: { takeout: { at: SLOT } },
        happens: item => otherBuys(item, { takeout: { at: SLOT } }, 2),
        refused: notReady('/takeout/at'),
      },
    ],
    [
      'the shop does not take that payment any more',
      {
        happens: () => outside.query(`update shops set payment_methods = '{cod}' where id = $1`, [shopId]),
        refused: notReady('/payment/method'),
      },
    ],
    [
      'a day has passed',
      { happens: () => context.setTime('2026-11-21T01:02:04Z'), refused: [422, 'checkouts/closed'] },
    ],
    [
      'the shop is closed',
      {
        happens: () => outside.query('update shops set able_to_business = false where id = $1', [shopId]),
        refused: [422, 'checkouts/shop-closed'],
      },
    ],
  ])('%s', async ([, { type, said = {}, first, happens, refused }]) => {
    const item = await onSale(api, 5, type === undefined ? {} : { type })
    await first?.(item)
    const checkout = await buyer.ready(item, { ...TRANSFER, ...said }, 2)
    await happens(item)
    const before = await booksOf(outside)
    expect(await refusal(buyer.order(checkout))).toEqual(refused)
    expect(await booksOf(outside)).toEqual(before)
    await outside.query(
      `update shops set able_to_business = true, payment_methods = '{creditcard,cvs,bt,cod}' where id = $1`,
      [shopId],
    )
  })

  test('a total of one’s own is told what it is', async () => {
    const checkout = await buyer.ready(await onSale(api, 1), TRANSFER)
    const before = await booksOf(outside)
    for (const total of [0, 1, checkout.amounts.total - 1, Number.MAX_SAFE_INTEGER]) {
      const cheaper: CheckoutDocument = { ...checkout, amounts: { ...checkout.amounts, total } }
      expect(await refusal(buyer.order(cheaper))).toEqual([409, 'checkouts/changed', '/expected_total'])
    }
    expect(await booksOf(outside)).toEqual(before)
  })
})

// R-TENANT-1, R-CHECKOUT-1, R-CART-5, R-PLACE-10
test('what has its right in its name is nothing in another shop, nor is its way of delivery', async () => {
  const otherId = await createTestShop(context, 'other')
  await using theirs = await createTestApi(context, otherId)
  const theirBuyer = makeBuyer(theirs, '198.51.100.2', 'other')
  const checkout = await buyer.ready(await onSale(api, 1), TRANSFER)
  const cart = (await buyer.ask('POST', '/carts', { lines: [] })).json<{ cart_id: string }>()
  const { order } = await buyer.complete(await buyer.ready(await onSale(api, 1), TRANSFER))
  const [a, b, c] = [checkout.checkout_id, cart.cart_id, order?.secret]
  const before = [await booksOf(outside), await buyer.look(a)]
  expect(await refusal(theirBuyer.order(checkout))).toEqual([404, 'checkouts/not-found'])
  for (const [method, path, body, type] of [
    ['GET', `/checkouts/${a}`, undefined, 'checkouts/not-found'],
    ['PUT', `/checkouts/${a}`, { remark: 'x' }, 'checkouts/not-found'],
    ['POST', `/checkouts/${a}/cancel`, undefined, 'checkouts/not-found'],
    ['GET', `/carts/${b}`, undefined, 'carts/not-found'],
    ['PUT', `/carts/${b}`, { lines: [] }, 'carts/not-found'],
    ['POST', '/checkouts', { cart_id: b }, 'carts/not-found'],
    ['GET', `/orders/${c}`, undefined, 'orders/not-found'],
  ] as const) {
    expect(await refusal(theirBuyer.ask(method, path, body))).toEqual([404, type])
  }
  expect([await booksOf(outside), await buyer.look(a)]).toEqual(before)

  const foreign = await theirBuyer.begin([{ item_id: await onSale(theirs, 1), amount: 1 }])
  const method = foreign.delivery_choices[0]?.shipping_method_id
  const said = await buyer.say(a, { delivery: { shipping_method_id: method } })
  expect(await refusal(buyer.order(said))).toEqual([
    ...[422, 'checkouts/not-ready', '/delivery/shipping_method_id'],
  ])
})

// R-STORE-56
describe('what another tab changes without changing the total', () => {
  /** The checkout, its version, and what completes it as a page does. */
  async function shown() {
    const { checkout_id: id, amounts } = await buyer.ready(await onSale(api, 5), TRANSFER)
    const stored = await findCheckout(context.db, shopId, id, context.clock.now())
    const agreement = { expected_total: amounts.total, return_to: null }
    const complete = (within: TestContext, version?: number) =>
      completeCheckout(within, shopId, id, version === undefined ? agreement : { ...agreement, version })
    return { id, version: stored?.version ?? 0, complete }
  }

  const changes = (id: string, remark: string) => buyer.say(id, { remark })
  const isChanged = { type: 'checkouts/changed' }

  test('is not ordered by who agreed to what was there before', async () => {
    const { id, version, complete } = await shown()
    await changes(id, 'one')
    await expect(complete(context, version)).rejects.toMatchObject(isChanged)
    expect((await complete(context, version + 1)).order).not.toBeNull()
  })

  test('nor where it comes between the quote and the order', async () => {
    const { id, version, complete } = await shown()
    let isDone = false
    const { db } = context
    const outrun: TestContext = {
      ...context,
      db: {
        ...db,
        transaction: async work => {
          if (!isDone) {
            isDone = true
            await changes(id, 'two')
          }
          return db.transaction(work)
        },
      },
    }
    await expect(complete(outrun, version)).rejects.toMatchObject(isChanged)
    isDone = false
    // Who agrees to the total alone orders what is there by then.
    expect((await complete(outrun)).order).not.toBeNull()
  })
})
