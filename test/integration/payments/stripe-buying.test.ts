/** What buyers see of Stripe, on a shop's pages and in the buyer's API (docs/rules/payments.md). */
import { expect } from 'vitest'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { shownOrder } from '../../support/orders/place.ts'
import { fieldsOf } from '../../support/storefront/form-filler.ts'
import { test } from '../../support/stripe/fixture.ts'
import { makeBuyer, onSale } from '../checkout/support/buyer.ts'
import { makePageBuyer } from '../storefront/support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'

let context: TestContext
let shopId: number
let api: TestApi

test.beforeAll(async ({ stripeContext, shopId: shop, api: { token } }) => {
  context = stripeContext
  context.setTime(NOW)
  shopId = shop
  api = await buildTestApi(context, token)
})

// R-PAY-18
test('a shop’s pages ask for no card, and lead to Stripe’s', async () => {
  const item = await onSale(api, 1)
  const buyer = makePageBuyer(api)
  const page = await buyer.confirm(item, { payment: 'creditcard', card: 'stripe:page' })
  expect(page.html).not.toContain('シミュレーター')
  expect(page.answer.headers['content-security-policy']).toMatch(
    /form-action [^;]*https:\/\/checkout\.stripe\.com/,
  )
  const fields = Object.entries(fieldsOf(page.html, '/checkout/complete'))
  const form = Object.fromEntries(fields.map(([name, value = '']) => [name, value]))
  const answer = await buyer.visitor.post('/checkout/complete', form)
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
  ])
})

// R-PAY-17
test('a shop without an account of its own is paid to one of Stripe’s', async () => {
  const buyer = makeBuyer(api)
  const checkout = await buyer.ready(await onSale(api, 1), { payment: { method: 'bt', source: null } })
  const { order, action } = await buyer.complete(checkout)
  expect(action).toMatchObject({
    type: 'transfer',
    by: 'service',
    account: expect.stringContaining('普通 1234567'),
  })
  const { payment } = await shownOrder(context, shopId, { key: order?.unique_key ?? '' })
  expect(payment.method).toBe('service_bt')
})
