/** What was bought leaves the cart, and once, wherever the buyer goes on (docs/rules/storefront.md). */
import { expect } from 'vitest'
import type { TestApi } from '../../support/api.ts'
import { test } from '../../support/fixture.ts'
import type { OpenPage } from '../../support/storefront/form-filler.ts'
import { textOf } from '../../support/storefront/visitor.ts'
import { onSale } from '../checkout/support/buyer.ts'
import { makePageBuyer, must, type PageBuyer, THANKS } from './support/buyer.ts'

const REDIRECT = { payment: 'creditcard', card: 'sim:authorise=redirect' }

const EMPTY = 'カートに商品はありません'

let api: TestApi

test.beforeAll(({ context, api: app }) => {
  context.setTime('2026-11-20T01:02:03Z')
  api = app
})

/** Orders by a card whose page is approved in another browser, such as that of the bank's program. */
async function payElsewhere(buyer: PageBuyer, item: number): Promise<void> {
  const service = await buyer.order(await buyer.confirm(item, REDIRECT))
  const approved = await api.app.inject({ method: 'POST', url: `${service.path}/approve` })
  expect(approved.statusCode).toBe(303)
}

const put = (buyer: PageBuyer, item: number) =>
  buyer.visitor.post('/cart/lines', { item: String(item), amount: '1' })

const linesOf = ({ html }: OpenPage) => html.match(/<li class="line">/g)?.length ?? 0

// R-STORE-50
test('is gone from the cart of whoever looks there, with the way to the order', async () => {
  const buyer = makePageBuyer(api)
  await payElsewhere(buyer, await onSale(api, 3))
  const cart = await buyer.open('/cart')
  expect(textOf(cart.html)).toContain(EMPTY)
  expect(textOf(cart.html)).toContain('ご注文を承りました')
  const [, order = ''] = /href="\/shops\/test(\/orders\/\w+)"/.exec(cart.html) ?? []
  expect((await buyer.open(order)).status).toBe(200)
  expect(textOf((await buyer.open('/cart')).html)).not.toContain('ご注文を承りました')
})

// R-STORE-50
test('is not bought again by the button of a cart that was open', async () => {
  const buyer = makePageBuyer(api)
  const item = await onSale(api, 3)
  await put(buyer, item)
  const open = await buyer.open('/cart')
  await payElsewhere(buyer, item)
  must(await buyer.send(open, '/checkout'), THANKS)
  expect(linesOf(await buyer.open('/cart'))).toBe(0)
  // The next time it begins one.
  await put(buyer, item)
  expect((await buyer.send(await buyer.open('/cart'), '/checkout')).path).toBe('/checkout')
})

// R-STORE-50
test('is taken out before more of it is put in, or its amount is changed', async () => {
  const buyer = makePageBuyer(api)
  const item = await onSale(api, 9)
  await payElsewhere(buyer, item)
  await put(buyer, item)
  const cart = await buyer.open('/cart')
  expect([linesOf(cart), /name="amount" value="(\d+)"/.exec(cart.html)?.[1]]).toEqual([1, '1'])
  const other = makePageBuyer(api)
  await put(other, item)
  const open = await other.open('/cart')
  await payElsewhere(other, item)
  must(await other.send(open, '/cart', { amount: '5' }), THANKS)
  expect(linesOf(await other.open('/cart'))).toBe(0)
})

// R-STORE-50, R-STORE-51
test.for([
  ['by card', REDIRECT],
  ['at the door', { payment: 'cod' }],
] as const)('paid %s, and put in anew, stays in wherever the buyer looks', async ([, said]) => {
  const buyer = makePageBuyer(api)
  const item = await onSale(api, 9)
  const page = await buyer.order(await buyer.confirm(item, said))
  const thanks = said === REDIRECT ? await buyer.send(page, `${page.path}/approve`) : page
  must(thanks, THANKS)
  expect(linesOf(await buyer.open('/cart'))).toBe(0)
  await put(buyer, item)
  // What was ordered is not thanked for as if that were new.
  for (const step of ['', '/delivery', '/confirm'])
    expect((await buyer.open(`/checkout${step}`)).path).toBe(thanks.path.replace('/thanks', ''))
  await buyer.open('/checkout/payment')
  expect(linesOf(await buyer.open('/cart'))).toBe(1)
  expect((await buyer.send(await buyer.open('/cart'), '/checkout')).path).toBe('/checkout')
})

// R-STORE-50
test('and is looked at twice at once leaves it once', async () => {
  const buyer = makePageBuyer(api)
  const item = await onSale(api, 9)
  await payElsewhere(buyer, item)
  const pages = await Promise.all([buyer.open('/cart'), buyer.open('/cart'), buyer.open('/checkout/payment')])
  for (const { status } of pages) expect(status).toBe(200)
  await put(buyer, item)
  expect(linesOf(await buyer.open('/cart'))).toBe(1)
})
