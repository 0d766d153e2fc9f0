/** A cookie stays as long as what it names (docs/rules/storefront.md). */
import { expect } from 'vitest'
import type { TestApi } from '../../support/api.ts'
import { test } from '../../support/fixture.ts'
import { fieldsOf } from '../../support/storefront/form-filler.ts'
import { onSale } from '../checkout/support/buyer.ts'
import { ME, makePageBuyer } from './support/buyer.ts'

const DAY = 24 * 60 * 60

let api: TestApi

test.beforeAll(({ context, api: app }) => {
  context.setTime('2026-11-20T01:02:03Z')
  api = app
})

type Sent = Awaited<ReturnType<ReturnType<typeof makePageBuyer>['visitor']['post']>>

/** The cookies that an answer sets, each with its time. */
const timesOf = ({ cookies }: Sent) => cookies.map(({ name, maxAge }) => [name, maxAge])

const CART = ['akinai_cart', 30 * DAY]
const CHECKOUT = ['akinai_checkout', DAY]

// R-STORE-8, R-STORE-51
test('each form that uses the cart or the checkout has its time begin anew', async () => {
  const buyer = makePageBuyer(api)
  const { visitor } = buyer
  const item = String(await onSale(api, 9))
  const put = () => visitor.post('/cart/lines', { item, amount: '1' })
  expect(timesOf(await put())).toEqual([CART])
  expect(timesOf(await put())).toEqual([CART])
  const line = fieldsOf((await buyer.open('/cart')).html, '/cart').line ?? ''
  expect(timesOf(await visitor.post('/cart', { line, amount: '3' }))).toEqual([CART])
  expect(timesOf(await visitor.get('/cart'))).toEqual([CART])
  expect(timesOf(await visitor.post('/checkout', {}))).toEqual([CART, CHECKOUT])
  expect(timesOf(await visitor.post('/checkout', {})), 'gone on with').toEqual([CART, CHECKOUT])
  expect(timesOf(await visitor.post('/checkout/customer', ME))).toEqual([CHECKOUT])
  const said = { payment: 'creditcard', card: 'sim:authorise=redirect' }
  expect(timesOf(await visitor.post('/checkout/delivery', said))).toEqual([CHECKOUT])
  const { agreed = '' } = fieldsOf((await buyer.open('/checkout/confirm')).html, '/checkout/complete')
  expect(timesOf(await visitor.post('/checkout/complete', { agreed: 'other' }))).toEqual([CHECKOUT])
  expect(timesOf(await visitor.post('/checkout/complete', { agreed }))).toEqual([CHECKOUT])
  expect(timesOf(await visitor.post('/checkout/reopen', {}))).toEqual([CHECKOUT])
  expect(timesOf(await visitor.post('/checkout/cancel', {}))).toEqual([['akinai_checkout', 0]])
})

// R-STORE-8
test('one that names nothing any more is not kept', async () => {
  const { visitor } = makePageBuyer(api)
  const cookie = `akinai_cart=${'A'.repeat(22)}; akinai_checkout=${'B'.repeat(22)}`
  expect(timesOf(await visitor.get('/cart', { cookie }))).toEqual([['akinai_cart', 0]])
  for (const form of ['', '/customer', '/delivery', '/complete', '/reopen'])
    expect(timesOf(await visitor.post(`/checkout${form}`, {}, { cookie }))).toEqual([])
})
