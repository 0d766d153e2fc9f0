/** Orders that cost nothing, and are followed by more at once: a subscription, a file (docs/rules/checkouts.md). */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { provideFiles } from '../../../src/checkout/digital/provide-files.ts'
import { settleBeginnings } from '../../../src/checkout/subscriptions/begin-subscription.ts'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import { addItemWithFile } from '../../support/checkout/after-purchase.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, piecesOf } from '../../support/orders/balance.ts'
import { stockOf } from '../../support/orders/place.ts'
import { MONTHLY, makeBuyer, onSale, refusal } from './support/buyer.ts'

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client

test.beforeAll(async ({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
  await outside.query(
    `insert into coupons (shop_id, code, name, percent, minimum, active, created_at) values ($1, 'GIFT', '無料', 100, 0, true, $2)`,
    [shopId, '2026-11-01T00:00:00Z'],
  )
  await outside.query('update shipping_methods set free_from = 0')
})

/** A day of its own for each test, so that no mails were counted before. */
let day = 0
test.beforeEach(() => {
  day += 1
  context.setTime(`2026-11-${String(day).padStart(2, '0')}T01:02:03Z`)
})

test.afterEach(async () => {
  expect(await disagreements(outside)).toEqual([])
})

const FREE = { coupon_code: 'gift' }

async function withStock(item: number, stock: number): Promise<number> {
  await api.call('PUT', `/api/items/${item}/stock`, { stock })
  return item
}

/** What is followed by more: how to put it on sale with so many pieces. */
const FOLLOWED = [
  ['a subscription', (stock: number) => onSale(api, stock, MONTHLY)],
  ['a file', async (stock: number) => withStock(await addItemWithFile(context, shopId), stock)],
] as const

describe.for(FOLLOWED)('of %s', ([, put]) => {
  // R-CHECKOUT-7 R-PLACE-4 R-KEY-4
  test('the last piece is sold once, and the others are told that it is out of stock', async () => {
    const buyer = makeBuyer(api)
    const item = await put(1)
    const checkouts = await Promise.all(Array.from({ length: 12 }, () => buyer.ready(item, FREE)))
    const keyed = checkouts.map(checkout => ({ checkout, key: randomUUID() }))
    const answers = await Promise.all(
      keyed.map(async ({ checkout, key }) => ({
        key,
        checkout,
        is: await refusal(buyer.order(checkout, key)),
      })),
    )
    const refused = answers.filter(({ is: [status] }) => status !== 200)
    expect(refused.map(({ is }) => is)).toEqual(
      Array.from({ length: 11 }, () => [422, 'checkouts/out-of-stock', '/lines/0']),
    )
    expect([await stockOf(api, item), await piecesOf(outside, item)]).toEqual([0, 1])
    for (const { checkout, key } of refused.slice(0, 1)) {
      expect((await buyer.order(checkout, key)).headers['idempotent-replayed']).toBe('true')
    }
  })

  /** The same shop, which may send so many mails in a day. */
  async function withMails(shop: number) {
    const mailLimits = { ...context.config.mailLimits, shop }
    return buildTestApi({ ...context, config: { ...context.config, mailLimits } }, api.token)
  }

  // R-MAIL-10 R-KEY-4
  test('one whose own mails are too many is not made', async () => {
    await using full = await withMails(1)
    const item = await put(1)
    const buyer = makeBuyer(full)
    const checkout = await buyer.ready(item, FREE)
    expect(await refusal(buyer.order(checkout))).toEqual([429, 'mails/limit-reached'])
    expect([(await buyer.look(checkout.checkout_id)).status, await stockOf(api, item)]).toEqual(['ready', 1])
  })

  // R-MAIL-10 R-CHECKOUT-8
  test('one whose own mails are not too many is made, whatever there is to be told besides', async () => {
    await using full = await withMails(2)
    const item = await put(1)
    const buyer = makeBuyer(full)
    const { order } = await buyer.complete(await buyer.ready(item, FREE))
    expect([order?.status, await stockOf(api, item)]).toEqual(['ordered', 0])
    // On another day there are mails again.
    day += 1
    context.setTime(`2026-11-${String(day).padStart(2, '0')}T02:00:00Z`)
    expect((await settleBeginnings(context)) + (await provideFiles(context))).toBe(1)
  })
})
