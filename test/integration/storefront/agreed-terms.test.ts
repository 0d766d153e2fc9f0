/** The terms that the confirmation shows are those that are agreed to (docs/rules/storefront.md). */
import type pg from 'pg'
import { expect } from 'vitest'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { textOf } from '../../support/storefront/visitor.ts'
import { onSale } from '../checkout/support/buyer.ts'
import { makePageBuyer, must, THANKS } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'

let context: TestContext
let api: TestApi
let shopId: number
let outside: pg.Client

test.beforeAll(({ context: one, api: app, shopId: shop, outside: client }) => {
  context = one
  api = app
  shopId = shop
  outside = client
})

test.beforeEach(() => context.setTime(NOW))

const orders = async () => Number((await outside.query('select count(*) from orders')).rows[0].count)

const set = (what: string) => () =>
  outside.query(`update shops set ${what}, selling_version = selling_version + 1 where id = $1`, [shopId])

// R-STORE-56
test.for<[what: string, happens: () => Promise<unknown>]>([
  ['the words on payment', set(`legal_payment = 'ご注文から7日以内にお支払いください。'`)],
  ['the words on delivery', set(`legal_delivery = '1週間以内にお届けします。'`)],
  ['the words on returns', set(`legal_returns = '返品はお受けしません。'`)],
  ['how long the offer holds', set(`legal_offer_period = '在庫がなくなるまで'`)],
  ['the terms of use', set(`terms_of_use = 'ご利用規約'`)],
  ['when it is sent', set('preparation_days = preparation_days + 2')],
  ['the days to pay', set('bt_days_to_pay = bt_days_to_pay + 1')],
  [
    'the name of the way of delivery',
    () => outside.query(`update shipping_methods set name = name || '便' where shop_id = $1`, [shopId]),
  ],
])('%s that changed are shown before the order', async ([, happens]) => {
  const buyer = makePageBuyer(api)
  const page = await buyer.confirm(await onSale(api, 5), { payment: 'bt' })
  const before = await orders()
  await happens()
  const asked = await buyer.order(page)
  expect([asked.status, await orders()]).toEqual([409, before])
  expect(textOf(asked.html)).toContain('条件がショップによって変更されています')
  must(await buyer.order(asked), THANKS)
})

// R-STORE-56
test('time alone changes nothing of them', async () => {
  const buyer = makePageBuyer(api)
  const page = await buyer.confirm(await onSale(api, 5), { payment: 'bt' })
  // The next day in Japan.
  context.setTime('2026-11-20T23:02:03Z')
  must(await buyer.order(page), THANKS)
})
