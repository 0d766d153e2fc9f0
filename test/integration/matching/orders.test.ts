/** A change of an order that leaves what GET shows leaves its tag, so that nobody else's `If-Match` fails by it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import { type OrderRecipe, unchangedAmounts } from '../../support/orders/build.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { createTestConsole, type TestConsole } from '../console/support/sign-in.ts'

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

interface Unseen {
  readonly recipe?: OrderRecipe
  readonly call: (detail: OrderDetail) => readonly [method: 'POST' | 'PUT', below: string, body?: object]
  readonly event: string
}

/** Changes to what is there already, and one of what only the history and whoever delivers see. */
const UNSEEN: Readonly<Record<string, Unseen>> = {
  'the amounts': {
    call: detail => ['PUT', '', unchangedAmounts(detail)],
    event: 'update_order',
  },
  'the mail address': {
    call: ({ customer }) => ['PUT', '/customer', { mail_address: customer.mail_address }],
    event: 'update_order_customer',
  },
  'the destination': {
    call: ({ shipping: { name, address } }) => {
      const { country, country_code, ...place } = address
      return ['PUT', '/shipping', { name, address: place }]
    },
    event: 'update_order_shipping',
  },
  'the delivery': {
    recipe: { delivery: { delivery_date: '2026-11-25', delivery_time_zone: '1214' } },
    call: ({ delivery: { delivery_date, delivery_time_zone } }) => [
      ...(['PUT', '/delivery', { delivery_date, delivery_time_zone }] as const),
    ],
    event: 'update_order_delivery',
  },
  'the memo': {
    recipe: { shop_memo: 'のし紙を付ける' },
    call: ({ shop_memo }) => ['PUT', '/shop_memo', shop_memo],
    event: 'update_order_shop_memo',
  },
  'a parcel': {
    recipe: { lines: [{ status: 'dispatched' }, {}] },
    call: ({ delivery: { dispatches } }) => {
      const { id, delivery_company_id, tracking_number } = dispatches[0] ?? {}
      return ['PUT', `/dispatches/${id}`, { delivery_company_id, tracking_number }]
    },
    event: 'update_dispatch',
  },
  'that a download is there': {
    recipe: { method: 'bt', payment: 'unpaid', lines: [{ item_type: 'digital' }] },
    call: () => ['POST', '/downloads'],
    event: 'provide_downloads',
  },
}

// R-HTTP-12, R-MATCH-2, R-MATCH-7
describe.for(Object.entries(UNSEEN))('%s', ([, { recipe, call, event }]) => {
  test('told as it is leaves the tag, and another than it is does not', async () => {
    const { path, order } = await placeOrder(page.context, page.shopId, recipe)
    const before = await page.call('GET', path)
    const etag = String(before.headers.etag)
    const [method, below, body] = call(order.detail)
    const target = /dispatches|downloads/.test(below) ? `/console${path}${below}` : `${path}${below}`
    const done = await page.call(method, target, body, { 'if-match': etag })
    expect([done.statusCode < 300, done.headers.etag], done.payload).toEqual([true, etag])
    const after = await page.call('GET', path, undefined, { 'if-none-match': '"other"' })
    expect([after.body, after.headers.etag]).toEqual([before.body, etag])
    const history = await page.call('GET', `/console${path}/history`)
    expect(history.payload).toContain(`"${event}"`)
    const memo = { text: `${order.detail.shop_memo.text} 電話済み` }
    const other = await page.call('PUT', `${path}/shop_memo`, memo, { 'if-match': etag })
    expect([other.statusCode, other.headers.etag === etag]).toEqual([200, false])
  })
})
