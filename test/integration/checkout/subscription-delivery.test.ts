/** What a shop changes of its ways of delivery ends no subscription (docs/rules/subscriptions.md). */
import type pg from 'pg'
import { expect } from 'vitest'
import { orderAgain } from '../../../src/checkout/subscriptions/order-again.ts'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import {
  insertShippingMethod,
  listShippingMethods,
  type MethodColumns,
} from '../../../src/selling/method-store.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { CUSTOMER, MONTHLY, makeBuyer, onSale } from './support/buyer.ts'

const METHOD: Omit<MethodColumns, 'name'> = {
  ...{ fee: 900, prefecture_fees: [], free_from: null, classes: [], payment_methods: null },
  ...{ takes_date: false, takes_time: true, carrier_days: 0, for_all_items: true, active: true },
}

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
})

test.beforeEach(async () => {
  context.setTime('2027-01-10T01:00:00Z')
  await outside.query('delete from subscriptions')
  await outside.query(`delete from shipping_methods where name = '夜の便'`)
})

const methods = async () => listShippingMethods(context.db, shopId)

/** Subscribes by another method than the first, and for the evening. */
async function subscribe(): Promise<{ method: number; path: string }> {
  await context.db.transaction(tx => insertShippingMethod(tx, shopId, { ...METHOD, name: '夜の便' }))
  const method = (await methods()).at(-1)?.id ?? 0
  const item = await onSale(api, 50, MONTHLY)
  const buyer = makeBuyer(api)
  const completed = await buyer.complete(
    await buyer.ready(item, {
      customer: CUSTOMER,
      delivery: { shipping_method_id: method, delivery_time_zone: '1921' },
      payment: { method: 'creditcard', source: 'sim' },
    }),
  )
  const shown = (await buyer.ask('GET', `/orders/${completed.order?.secret}`)).json<{
    subscription_secret: string
  }>()
  return { method, path: `/subscriptions/${shown.subscription_secret}` }
}

async function nextOrder(day = '2027-02-10'): Promise<[made: number, OrderDetail | undefined]> {
  context.setTime(`${day}T00:00:00+09:00`)
  const made = await orderAgain(context)
  const { rows } = await outside.query<{ detail: OrderDetail }>(
    'select detail from orders order by id desc limit 1',
  )
  return [made, rows[0]?.detail]
}

const look = async (path: string) => (await makeBuyer(api).ask('GET', path)).json<Record<string, unknown>>()

const change = (set: string) => async (id: number) =>
  outside.query(`update shipping_methods set ${set} where shop_id = $1 and id = $2`, [shopId, id])

// R-SUBSCRIPTION-2
test.for<[what: string, happens: (method: number) => Promise<unknown>]>([
  [
    'is removed',
    id => outside.query('delete from shipping_methods where shop_id = $1 and id = $2', [shopId, id]),
  ],
  ['is switched off', change('active = false')],
  ['carries other items alone', change('for_all_items = false')],
])('whose way of delivery %s goes by the first that there is', async ([, happens]) => {
  const { method, path } = await subscribe()
  await happens(method)
  const [made, order] = await nextOrder()
  expect(made).toBe(1)
  expect(order?.delivery.shipping_method).toBe((await methods())[0]?.name)
  expect(await look(path)).toMatchObject({ status: 'active', failures: 0, deliveries: 2 })
})

// R-SUBSCRIPTION-2
test('whose time of the day is taken no more goes the same way at any', async () => {
  const { method, path } = await subscribe()
  await change('takes_time = false')(method)
  const [made, order] = await nextOrder()
  expect(made).toBe(1)
  expect(order?.delivery).toMatchObject({ shipping_method: '夜の便', delivery_time_zone: null })
  // What was wished for is kept for when it can be had again.
  await change('takes_time = true')(method)
  expect((await nextOrder('2027-03-10'))[1]?.delivery.delivery_time_zone).toBe('1921')
  expect(await look(path)).toMatchObject({ status: 'active', failures: 0, deliveries: 3 })
})

// R-SUBSCRIPTION-3
test('what no way of delivery carries any more is a failure still', async () => {
  const { path } = await subscribe()
  await outside.query('update shipping_methods set active = false')
  expect((await nextOrder())[0]).toBe(0)
  expect(await look(path)).toMatchObject({ failures: 1, deliveries: 1 })
  await outside.query('update shipping_methods set active = true')
})
