/** Rows that many buyers want: held from the commit's message on, and by everybody in the same order (R-PLACE-4, R-CHECKOUT-8). */

import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { describe, expect } from 'vitest'
import type { CheckoutDocument } from '../../../src/checkout/checkouts/schemas.ts'
import { waitingForLocks, writeBeside } from '../../support/another-writer.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { stockOf } from '../../support/orders/place.ts'
import { type Buyer, makeBuyer, onSale, refusal } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'
const COD = { payment: { method: 'cod' } }
const WITH_COUPON = { ...COD, coupon_code: 'SHARED' }

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
let buyer: Buyer

test.beforeAll(async ({ context: one, shopId: shop, api: app, outside: client }) => {
  ;[context, shopId, api, outside] = [one, shop, app, client]
  context.setTime(NOW)
  buyer = makeBuyer(api)
  await outside.query(
    `insert into coupons (shop_id, code, name, amount, minimum, active, created_at)
     values ($1, 'SHARED', '100円引き', 100, 0, true, $2)`,
    [shopId, NOW],
  )
})

test.afterEach(async () => {
  expect(await moneyWithoutOrder(outside)).toEqual([])
  expect(await disagreements(outside)).toEqual([])
})

/** Resolves once somebody waits for a row. Throws when the call is answered instead. */
async function untilWaiting(call: Promise<{ readonly body: string }>): Promise<void> {
  let answered: string | undefined
  void call.then(({ body }) => {
    answered = body
  })
  while (answered === undefined) {
    if ((await waitingForLocks(outside)) > 0) return
    await delay(5)
  }
  throw new Error(`Nothing was waited for: ${answered}`)
}

// R-CHECKOUT-7, R-KEY-3, R-KEY-4
describe('pieces that are gone when the order is committed', () => {
  async function tooLate(
    checkout: CheckoutDocument,
    key: string,
    taking: string,
    values: readonly unknown[],
  ) {
    await using faster = await writeBeside(context.address, taking, values)
    const answer = buyer.order(checkout, key)
    await untilWaiting(answer)
    await faster.commit()
    return answer
  }

  test('are refused by the line, and the same key is answered the same', async () => {
    const [plenty, scarce] = [await onSale(api, 9), await onSale(api, 2)]
    const { checkout_id } = await buyer.begin([
      { item_id: plenty, amount: 1 },
      { item_id: scarce, amount: 2 },
    ])
    const { customer } = await buyer.look((await buyer.ready(plenty)).checkout_id)
    const checkout = await buyer.say(checkout_id, { customer, ...COD })
    const key = randomUUID()
    const taking = 'update items set own_stock = 1 where shop_id = $1 and id = $2'
    const refused = await tooLate(checkout, key, taking, [shopId, scarce])
    expect(await refusal(Promise.resolve(refused))).toEqual([422, 'checkouts/out-of-stock', '/lines/1'])
    expect(refused.json<{ errors: object[] }>().errors).toEqual([
      { pointer: '/lines/1', detail: 'wants 2, and there are 1 left' },
    ])
    expect([await stockOf(api, plenty), await stockOf(api, scarce)]).toEqual([9, 1])

    await api.call('PUT', `/api/items/${scarce}/stock`, { stock: 5 })
    const again = await buyer.order(checkout, key)
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([refused.body, 'true'])
    await buyer.complete(checkout)
    expect([await stockOf(api, plenty), await stockOf(api, scarce)]).toEqual([8, 3])
  })

  test('of a variation are, too', async () => {
    const item = await onSale(api, 0)
    const add = async (name: string) => {
      const made = await api.call('POST', `/api/items/${item}/variations`, { name })
      const { variation_id } = made.json<{ variation_id: number }>()
      await api.call('PUT', `/api/items/${item}/stock`, { variations: [{ variation_id, stock: 3 }] })
      return variation_id
    }
    const [red, blue] = [await add('赤'), await add('青')]
    const { checkout_id } = await buyer.begin(
      [red, blue].map(variation_id => ({ item_id: item, variation_id, amount: 2 })),
    )
    const { customer } = await buyer.look((await buyer.ready(await onSale(api, 1))).checkout_id)
    const checkout = await buyer.say(checkout_id, { customer, ...COD })
    const taking = `with held as (select from items where shop_id = $1 and id = $2 for no key update)
      update item_variations set stock = 0 from (select count(*) from held) h
      where shop_id = $1 and item_id = $2 and id = $3`
    const refused = await tooLate(checkout, randomUUID(), taking, [shopId, item, blue])
    expect(refused.json<{ errors: object[] }>().errors).toEqual([
      { pointer: '/lines/1', detail: 'wants 2, and there are 0 left' },
    ])
    const { rows } = await outside.query(
      'select stock from item_variations where shop_id = $1 and item_id = $2 order by id',
      [shopId, item],
    )
    expect(rows.map(({ stock }) => stock)).toEqual([3, 0])
  })
})

// R-COUPON-5
describe('who waits for a coupon', () => {
  const HOLD = `select from coupons where shop_id = $1 and code = 'SHARED' for update`

  test.for([
    [
      'to use it',
      async (item: number) => {
        const checkout = await buyer.ready(item, WITH_COUPON)
        return () => buyer.order(checkout)
      },
    ],
    [
      'to give it back',
      async (item: number) => {
        const { order } = await buyer.complete(await buyer.ready(item, WITH_COUPON))
        return () => api.call('POST', `/api/orders/${order?.unique_key}/cancel`, {})
      },
    ],
  ] as const)('%s holds no items that others want', async ([, prepare]) => {
    const item = await onSale(api, 9)
    const wait = await prepare(item)
    const other = await buyer.ready(item, COD)
    await using coupon = await writeBeside(context.address, HOLD, [shopId])
    const waiting = wait()
    await untilWaiting(waiting)
    expect((await buyer.order(other)).statusCode).toBe(200)
    await coupon.commit()
    expect((await waiting).statusCode).toBeLessThan(300)
  })
})
